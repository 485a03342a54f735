import type { z } from 'zod';
import type {
  CustomerPortal,
  GivenAnswer,
  submitPortal as contract,
} from '@/lib/contract/portal-customer';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { notFound, wrongValue } from '@/lib/shared/fault';
import { lockAccess } from '../access/lock';
import { selectItems } from '../items';
import { answerOf, storeAnswer } from './answer';
import { lockOpen, ownClaim, requireVersion } from './own';
import { portalView } from './read';

type Given = z.output<typeof contract.body>;

/**
 * Submits all answers, or none if one is invalid. Submitting again returns the same reply and
 * changes nothing.
 */
export async function submitPortal(caller: Caller, given: Given): Promise<CustomerPortal> {
  const own = ownClaim(caller);
  return withClient(own.clientId, async (tx) => {
    if ((await lockAccess(tx, own))?.link_status === 'submitted') return portalView(tx, caller);
    const access = await lockOpen(tx, caller);
    requireVersion(access, given.version);
    await storeAnswers(tx, caller, given.answers ?? []);
    await confirmTheRest(tx, caller, given.everything_is_correct ?? false);
    const comment = given.comment ?? access.comment;
    const submitTime = now();
    await tx.portalAccess.update({
      where: { clientId_clientReferenceId: { clientId: own.clientId, clientReferenceId: own.id } },
      data: { linkStatus: 'submitted', submitTime, reopenTime: null, comment },
    });
    const answered = await selectItems(tx, own);
    await record(tx, {
      ...caller,
      clientReferenceId: own.id,
      type: 'portal.answered',
      data: {
        submit_time: submitTime.toISOString(),
        comment,
        items: answered.map(({ row_id, appraisal_id, answer, added_files }) => ({
          row_id,
          appraisal_id,
          ...answer,
          added_files,
        })),
      },
    });
    return portalView(tx, caller);
  });
}

async function storeAnswers(
  tx: Transaction,
  caller: Caller,
  answers: readonly (GivenAnswer & { row_id: number })[],
): Promise<void> {
  const items = new Map(
    (await selectItems(tx, ownClaim(caller))).map((item) => [item.row_id, item]),
  );
  for (const { row_id, ...given } of answers) {
    const item = items.get(row_id);
    if (!item) throw notFound('item_not_found');
    await storeAnswer(tx, caller, item, answerOf(given));
  }
}

async function confirmTheRest(
  tx: Transaction,
  caller: Caller,
  everythingIsCorrect: boolean,
): Promise<void> {
  const items = await selectItems(tx, ownClaim(caller));
  if (items.length === 0) throw wrongValue('answers', 'nothing_to_answer');
  const open = items.filter(({ answer }) => answer === null);
  if (open.length > 0 && !everythingIsCorrect)
    throw wrongValue('answers', 'items_unanswered', {
      rows: open.map(({ row_id }) => row_id).join(', '),
    });
  const { clientId, id } = ownClaim(caller);
  const where = {
    clientId,
    clientReferenceId: id,
    rowId: { in: open.map(({ row_id }) => row_id) },
  };
  await tx.portalItem.updateMany({
    where,
    data: { answer: answerOf({ answer: 'confirmed' }), answerTime: now() },
  });
}
