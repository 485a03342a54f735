import { type Problem, problem } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { AcvCalculation } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { formatAmount, type Minor, minor, parseAmount, subtract } from '@/lib/shared/money';
import { isRefusal } from '@/lib/valuation/value-item';
import { type UnapprovedPrice, unapprovedPrice } from './unapproved-price';
import { leaveAwaiting } from './leave-awaiting';
import { overrideLimit } from './limit';
import { lineRcv } from './line-rcv';
import { subjectOf, valueSubject } from './subject';

/** What an appraisal counts with while nothing is calculated. */
interface Bare {
  /** At the offer's price where the stated one awaits another person; else the RCV, null where there is none. */
  readonly amount: Minor | null;
  readonly rcv: Minor | null;
  readonly unapproved: UnapprovedPrice | null;
}

export async function bareLine(tx: Transaction, { clientId }: Caller, id: number): Promise<Bare> {
  const [unapproved, rcv] = [
    await unapprovedPrice(tx, clientId, id),
    await lineRcv(tx, clientId, id),
  ];
  return { rcv, unapproved, amount: unapproved ? unapproved.pricedLine : rcv };
}

/**
 * The client's limit, where counting without the calculation would pay more than that above what it is worth: by the
 * calculation itself or, where that is less, by the rules. Null where one person may let it go.
 */
export async function limitAgainst(
  tx: Transaction,
  caller: Caller,
  calculation: AcvCalculation,
  { amount }: Bare,
): Promise<Minor | null> {
  const limit = await overrideLimit(tx, caller.clientId);
  if (limit === null || amount === null) return null;
  const counted = parseAmount(calculation.actualCashValue.toFixed(2)) ?? minor(0);
  const worth = Math.min(
    counted,
    (await amountByRules(tx, caller, calculation.appraisalId)) ?? counted,
  );
  return subtract(amount, minor(worth)) > limit ? limit : null;
}

async function amountByRules(tx: Transaction, caller: Caller, id: number): Promise<Minor | null> {
  const subject = await subjectOf(tx, caller, id).catch(asNothing);
  const result = subject && valueSubject(subject, null);
  return result && !isRefusal(result) ? result.valued.acv : null;
}

function asNothing(error: unknown): null {
  if (error instanceof Fault && error.kind === 'wrong') return null;
  throw error;
}

export const aboveLimit = (amount: Minor | null, limit: Minor): Problem =>
  problem('removal_above_limit', {
    amount: formatAmount(amount ?? minor(0)),
    limit: formatAmount(limit),
  });

/** Nothing is calculated: the line counts with its RCV or, while that awaits another person, at the offer's price. */
export async function countBare(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  { amount, rcv, unapproved }: Bare,
): Promise<void> {
  const actualCashValue = unapproved && amount !== null ? formatAmount(amount) : null;
  await tx.appraisal.update({
    where: { clientId_id: { clientId: caller.clientId, id } },
    data: { actualCashValue, updateTime: now() },
  });
  if (unapproved && rcv !== null)
    await leaveAwaiting(tx, caller, clientReferenceId, id, {
      amount: rcv,
      reason: null,
      kind: 'replacement_cost',
      enteredBy: unapproved.enteredBy,
    });
}
