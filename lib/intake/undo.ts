import { type Reason } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { undoInventory as contract } from '@/lib/contract/inventory-undo';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { lockIntake } from './find';
import { planForMany } from './plan-for-many';
import { forgetFile } from './stored-file';

type Reply = z.input<typeof contract.reply>;
type Intake = Awaited<ReturnType<typeof lockIntake>>;

/**
 * Deletes exactly what the commit created. Throws `wrong` with the reason if anybody has changed it
 * since.
 */
export function undoInventory(
  caller: Caller,
  clientReferenceId: number,
  id: number,
): Promise<Reply> {
  const { clientId } = caller;
  return withClient(clientId, async (tx) => {
    const intake = await lockIntake(tx, caller, clientReferenceId, id);
    const { itemCount, appraisalCount } = intake;
    if (intake.status === 'committed') {
      await requireUntouched(tx, intake);
      const ofIntake = { clientId, item: { intakeId: id } };
      const only =
        itemCount === 1
          ? await tx.claimedItem.findFirst({
              where: { clientId, intakeId: id },
              select: { description: true },
            })
          : null;
      await planForMany(tx);
      await tx.appraisal.deleteMany({ where: ofIntake });
      await tx.claimedItem.deleteMany({ where: { clientId, intakeId: id } });
      await record(tx, {
        ...caller,
        clientReferenceId,
        type: 'inventory.undone',
        data: {
          intake_id: id,
          file_name: intake.fileName,
          item_count: itemCount,
          appraisal_count: appraisalCount,
          ...only,
        },
      });
    }
    await forgetFile(tx, clientId, id);
    if (intake.status !== 'undone')
      await tx.inventoryIntake.update({
        where: { clientId_id: { clientId, id } },
        data: { status: 'undone', undoTime: now() },
      });
    return {
      intake_id: id,
      status: 'undone',
      removed_item_count: itemCount,
      removed_appraisal_count: appraisalCount,
    };
  });
}

/** The caller holds the locks, so the result stays valid until the transaction ends. */
async function requireUntouched(tx: Transaction, intake: Intake): Promise<void> {
  const why = (await changeOf(tx, intake)) ?? (await useOf(tx, intake));
  if (why) throw wrongValue('intake_id', why);
}

/** Why an inventory can no longer be undone. */
type UsedReason = Extract<Reason, `undo_${string}`>;

type Made = { readonly createTime: Date; readonly updateTime: Date };

const isChanged = ({ createTime, updateTime }: Made) =>
  createTime.getTime() !== updateTime.getTime();

async function changeOf(
  tx: Transaction,
  { clientId, id, itemCount, appraisalCount }: Intake,
): Promise<UsedReason | null> {
  const items = await tx.claimedItem.findMany({
    where: { clientId, intakeId: id },
    select: { createTime: true, updateTime: true },
  });
  const appraisals = await tx.appraisal.findMany({
    where: { clientId, item: { intakeId: id } },
    select: { createTime: true, updateTime: true },
  });
  if (appraisals.length > appraisalCount) return 'undo_appraisal_added';
  if (appraisals.length < appraisalCount) return 'undo_appraisal_deleted';
  if (appraisals.some(isChanged)) return 'undo_appraisal_changed';
  return items.length !== itemCount || items.some(isChanged) ? 'undo_item_changed' : null;
}

interface Uses {
  attached: boolean;
  sent: boolean;
  reported: boolean;
}

async function useOf(
  tx: Transaction,
  { clientId, clientReferenceId, id }: Intake,
): Promise<UsedReason | null> {
  const [uses] = await tx.$queryRaw<Uses[]>`
    SELECT EXISTS (SELECT FROM claimed_item i JOIN attachment f ON f.client_id = i.client_id AND f.row_id = i.id WHERE i.client_id = ${clientId} AND i.intake_id = ${id}) AS attached,
      EXISTS (SELECT FROM claimed_item i JOIN portal_item s ON s.client_id = i.client_id AND s.row_id = i.id WHERE i.client_id = ${clientId} AND i.intake_id = ${id}) AS sent,
      EXISTS (SELECT FROM report r WHERE r.client_id = ${clientId} AND r.client_reference_id = ${clientReferenceId} AND r.appraisal_ids && ARRAY(
        SELECT a.id FROM claimed_item i JOIN appraisal a ON a.client_id = i.client_id AND a.row_id = i.id WHERE i.client_id = ${clientId} AND i.intake_id = ${id})) AS reported`;
  if (uses?.reported) return 'undo_appraisal_reported';
  if (uses?.sent) return 'undo_item_sent';
  return uses?.attached ? 'undo_files_added' : null;
}
