import type { z } from 'zod';
import { assumeAge } from '@/lib/appraisals/items/assume-age';
import { updateItem } from '@/lib/appraisals/items/update';
import { findClaim } from '@/lib/claims/find';
import type { AnsweredItem } from '@/lib/contract/portal-answers';
import type { decidePortalCorrection as contract } from '@/lib/contract/portal-decision';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { readClient, type Transaction, withClient } from '@/lib/platform/database/tenant';
import { notFound, wrongValue } from '@/lib/shared/fault';
import { lockAccess } from './access/lock';
import { answeredItemView } from './answers';
import { type ItemRow, selectItems } from './items';

type Given = z.output<typeof contract.body>;

/**
 * Changes the item before it stores the decision. If the second step fails, a retry does not change
 * the item again. Throws `wrong` if the policyholder has answered again or did not correct the
 * field.
 */
export async function decideCorrection(
  caller: Caller,
  clientReferenceId: number,
  rowId: number,
  given: Given,
): Promise<AnsweredItem> {
  const item = await readClient(caller.clientId, (tx) =>
    findCorrected(tx, caller, clientReferenceId, rowId, given),
  );
  if (given.decision === 'taken') await take(caller, clientReferenceId, item, given.field);
  return withClient(caller.clientId, async (tx) => {
    await lockAccess(tx, { clientId: caller.clientId, id: clientReferenceId });
    const { decisions } = await findCorrected(tx, caller, clientReferenceId, rowId, given);
    if (decisions[given.field] !== given.decision) {
      const data = { decisions: { ...decisions, [given.field]: given.decision } };
      await tx.portalItem.updateMany({
        where: { clientId: caller.clientId, rowId, clientReferenceId },
        data,
      });
      await record(tx, {
        ...caller,
        clientReferenceId,
        type: 'portal.correction_decided',
        data: { row_id: rowId, field: given.field, decision: given.decision },
      });
    }
    return answeredItemView(await findCorrected(tx, caller, clientReferenceId, rowId, given));
  });
}

/** Changes the item and its appraisals. A date or an age also values them, where nothing has yet. */
function take(
  caller: Caller,
  clientReferenceId: number,
  { row_id: rowId, answer }: ItemRow,
  field: Given['field'],
): Promise<unknown> {
  const value = answer?.[field];
  if (field === 'age_months')
    return assumeAge(caller, clientReferenceId, rowId, answer?.age_months ?? null);
  return updateItem(caller, clientReferenceId, rowId, { [field]: value });
}

async function findCorrected(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  rowId: number,
  { field, answer_time }: Given,
): Promise<ItemRow> {
  const claim = await findClaim(tx, caller, clientReferenceId);
  const [item] = await selectItems(tx, claim, rowId);
  if (!item) throw notFound('item_not_found');
  if (item.answer_time?.toISOString() !== new Date(answer_time).toISOString())
    throw wrongValue('answer_time', 'answered_since');
  if ((item.answer?.[field] ?? null) === null) throw wrongValue('field', 'not_corrected');
  return item;
}
