import type { z } from 'zod';
import { addItems } from '@/lib/appraisals/add-items';
import { findClaim } from '@/lib/claims/find';
import type { commitInventory as contract } from '@/lib/contract/inventory';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';
import { lockIntake } from './find';
import { selectRows, type Wish } from './select-rows';
import { claimedSum, previewOf } from './view';

type Reply = z.input<typeof contract.reply>;

/** One transaction: the items, their appraisals, the event. A second commit answers what the first one did. */
export function commitInventory(caller: Caller, clientReferenceId: number, id: number, wish: Wish): Promise<Reply> {
  const { clientId } = caller;
  return withClient(clientId, async (tx) => {
    const intake = await lockIntake(tx, caller, clientReferenceId, id);
    if (intake.status === 'undone') throw wrongValue('intake_id', 'was undone: send the file again');
    if (intake.status === 'committed') return replyOf(tx, caller, clientReferenceId, id);
    const { rows, totals } = previewOf(intake);
    const chosen = selectRows(rows, wish);
    const claim = await findClaim(tx, caller, clientReferenceId);
    requireStillTrue(chosen, totals.currency, claim.currency, claim.dateDamage && toDateString(claim.dateDamage));
    const time = now();
    const { itemCount, appraisalCount } = await addItems(tx, { clientId, clientReferenceId, currency: claim.currency, intakeId: id, time }, chosen);
    await tx.inventoryIntake.update({ where: { clientId_id: { clientId, id } }, data: { status: 'committed', commitTime: time, itemCount, appraisalCount } });
    await record(tx, {
      ...caller, clientReferenceId, type: 'inventory.committed',
      data: { intake_id: id, file_name: intake.fileName, sha256: intake.sha256, item_count: itemCount, appraisal_count: appraisalCount, claimed_amount: claimedSum(chosen), currency: claim.currency },
    });
    return replyOf(tx, caller, clientReferenceId, id);
  });
}

/** The claim may have changed since the preview. */
function requireStillTrue(rows: readonly { readonly row: number; readonly date_purchase: string | null }[], before: string, currency: string, dateDamage: string | null): void {
  if (before !== currency) throw wrongValue('intake_id', `was read in ${before}, the claim is kept in ${currency} now: send the file again`);
  const late = rows.find(({ date_purchase: day }) => day !== null && dateDamage !== null && day > dateDamage);
  if (late) throw wrongValue('intake_id', `row ${late.row} was bought after the damage of ${dateDamage}: send the file again`);
}

async function replyOf(tx: Transaction, caller: Caller, clientReferenceId: number, id: number): Promise<Reply> {
  const { clientId } = caller;
  const { status, itemCount, appraisalCount } = await tx.inventoryIntake.findUniqueOrThrow({ where: { clientId_id: { clientId, id } } });
  const items = await tx.$queryRaw<Reply['items']>`
    SELECT item.intake_row AS row, item.id AS row_id, made.id AS appraisal_id
    FROM claimed_item item LEFT JOIN LATERAL (
      SELECT min(a.id) AS id FROM appraisal a WHERE a.client_id = item.client_id AND a.row_id = item.id
    ) AS made ON true
    WHERE item.client_id = ${clientId} AND item.intake_id = ${id} AND item.client_reference_id = ${clientReferenceId} ORDER BY item.intake_row`;
  return { intake_id: id, status: status as Reply['status'], item_count: itemCount, appraisal_count: appraisalCount, items };
}
