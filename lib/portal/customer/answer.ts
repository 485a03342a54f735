import { problemOf } from '@/lib/shared/reasons';
import { requireBought } from '@/lib/appraisals/require-plausible';
import type { z } from 'zod';
import type {
  answerPortalItem,
  CustomerItem,
  GivenAnswer,
  PortalAnswer,
} from '@/lib/contract/portal-customer';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, wrongValue } from '@/lib/shared/fault';
import type { ItemRow } from '../items';
import { findOwnItem, lockOpen, ownClaim, requireVersion } from './own';
import { customerItemView } from './view';

type Given = z.output<typeof answerPortalItem.body>;

const CORRECTABLE = [
  'description',
  'quantity',
  'condition',
  'age',
  'date_purchase',
  'age_months',
  'notes',
] as const;

/**
 * Stores the answer to an item. An identical answer changes nothing, not even `answer_time`. Throws
 * `wrong` for an outdated version and `forbidden` if the link is closed.
 */
export async function answerItem(
  caller: Caller,
  rowId: number,
  { version, ...given }: Given,
): Promise<CustomerItem> {
  return withClient(caller.clientId, async (tx) => {
    const access = await lockOpen(tx, caller);
    const item = await findOwnItem(tx, caller, rowId);
    requireVersion(access, version);
    await storeAnswer(tx, caller, item, answerOf(given));
    return customerItemView(await findOwnItem(tx, caller, rowId));
  });
}

export async function withdrawAnswer(caller: Caller, rowId: number): Promise<undefined> {
  await withClient(caller.clientId, async (tx) => {
    await lockOpen(tx, caller);
    await findOwnItem(tx, caller, rowId);
    await tx.portalItem.updateMany({
      where: rowOf(caller, rowId),
      data: { answer: Prisma.DbNull, answerTime: null, decisions: {} },
    });
  });
}

const rowOf = (caller: Caller, rowId: number) => ({
  clientId: caller.clientId,
  rowId,
  clientReferenceId: ownClaim(caller).id,
});

export async function storeAnswer(
  tx: Transaction,
  caller: Caller,
  item: ItemRow,
  answer: PortalAnswer,
): Promise<void> {
  if (item.answer && isSame(item.answer, answer)) return;
  await tx.portalItem.updateMany({
    where: rowOf(caller, item.row_id),
    data: { answer, answerTime: now(), decisions: {} },
  });
}

const isSame = (one: PortalAnswer, other: PortalAnswer) =>
  one.answer === other.answer &&
  one.reason === other.reason &&
  CORRECTABLE.every((field) => one[field] === other[field]);

/**
 * Throws `missing` for a disagreement without a reason, and `wrong` for a correction without a
 * corrected field or a confirmation with either.
 */
export function answerOf(given: GivenAnswer): PortalAnswer {
  requireBought(given.date_purchase);
  const answer: PortalAnswer = {
    answer: given.answer,
    reason: given.reason?.trim() ? given.reason : null,
    description: given.description ?? null,
    quantity: given.quantity ?? null,
    condition: given.condition ?? null,
    age: given.age ?? null,
    date_purchase: given.date_purchase ?? null,
    age_months: given.age_months ?? null,
    notes: given.notes ?? null,
  };
  if (answer.date_purchase !== null && answer.age_months !== null)
    throw wrongValue('age_months', 'age_with_date');
  const corrects = CORRECTABLE.some((field) => answer[field] !== null);
  if (answer.answer === 'disagreed' && answer.reason === null)
    throw new Fault('missing', problemOf('reason', 'required'));
  if (answer.answer === 'corrected' && !corrects)
    throw wrongValue('answer', 'corrects_nothing', { values: CORRECTABLE.join(', ') });
  if (answer.answer === 'confirmed' && (corrects || answer.reason !== null))
    throw wrongValue('answer', 'confirms_and_corrects');
  return answer;
}
