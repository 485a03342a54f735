import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type AcvOverride, Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { formatAmount, type Minor, toNumber } from '@/lib/shared/money';

/**
 * What needs approval: an amount entered by hand, a market value stated for a rule that needs one, a
 * price above the offer's, the deletion of an ACV, or an approved amount whose line has changed.
 */
export const AWAITING_KINDS = [
  'amount',
  'market_value',
  'replacement_cost',
  'removal',
  'renewal',
] as const;

export type AwaitingKind = (typeof AWAITING_KINDS)[number];

interface Entered {
  readonly amount: Minor;
  readonly reason: string | null;
  readonly kind: AwaitingKind;
  readonly marketValue?: Minor | null;
  /** Actor who stated the price or market value, if not the caller. */
  readonly enteredBy?: string;
}

/**
 * Stores an approval request, which has no effect until approved, and records the event. An
 * identical request writes nothing, but a renewal is requested by whoever changed the line last.
 */
export async function leaveAwaiting(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  entered: Entered,
): Promise<void> {
  const { amount, reason, kind, marketValue = null, enteredBy = caller.actor } = entered;
  const key = { clientId: caller.clientId, appraisalId: id };
  const where = { clientId_appraisalId: key };
  const before = await tx.acvOverride.findUnique({ where });
  const isSameActor = kind !== 'renewal' || before?.enteredBy === enteredBy;
  if (before && isSameActor && isSame(before, entered)) return;
  const row = {
    actualCashValue: formatAmount(amount),
    reason,
    kind,
    marketValue: marketValue === null ? null : formatAmount(marketValue),
    outdated: Prisma.DbNull,
    enteredBy,
    createTime: now(),
  };
  await tx.acvOverride.upsert({ where, create: { ...key, ...row }, update: row });
  const data = {
    appraisal_id: id,
    actual_cash_value: toNumber(amount),
    reason,
    approval_of: kind,
    ...(marketValue !== null && { market_value: toNumber(marketValue) }),
    ...(before && { withdrawn: awaitingData(before) }),
  };
  await record(tx, { ...caller, clientReferenceId, type: 'appraisal.acv_awaiting_approval', data });
}

const isSame = (
  before: AcvOverride,
  { amount, reason, kind, marketValue = null }: Entered,
): boolean =>
  before.outdated === null &&
  before.kind === kind &&
  before.reason === reason &&
  before.actualCashValue.toFixed(2) === formatAmount(amount) &&
  (before.marketValue?.toFixed(2) ?? null) ===
    (marketValue === null ? null : formatAmount(marketValue));

/** Event data of an approval request. */
export const awaitingData = ({ actualCashValue, reason, kind, enteredBy }: AcvOverride) => ({
  actual_cash_value: actualCashValue.toNumber(),
  reason,
  approval_of: kind,
  entered_by: enteredBy,
});

/** Deletes an approval request that lost its reason, and records the event. */
export async function withdrawAwaiting(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  awaiting: AcvOverride,
): Promise<void> {
  const { clientId, appraisalId } = awaiting;
  await tx.acvOverride.delete({ where: { clientId_appraisalId: { clientId, appraisalId } } });
  await record(tx, {
    ...caller,
    clientReferenceId,
    type: 'appraisal.acv_withdrawn',
    data: { appraisal_id: appraisalId, ...awaitingData(awaiting) },
  });
}
