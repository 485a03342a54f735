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

/** The amount of an appraisal that has no calculation. */
interface Bare {
  /**
   * The amount at the offer's price if the stated price awaits approval; otherwise the RCV, or null
   * if there is none.
   */
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
 * Whether removing the calculation would raise the paid amount by more than the client's limit over
 * the calculated ACV or, if lower, the ACV by the current rules.
 */
export async function needsApprovalToRemove(
  tx: Transaction,
  caller: Caller,
  calculation: AcvCalculation,
  { amount }: Bare,
): Promise<boolean> {
  const limit = await overrideLimit(tx, caller.clientId);
  if (limit === null || amount === null) return false;
  const counted = parseAmount(calculation.actualCashValue.toFixed(2)) ?? minor(0);
  const worth = Math.min(
    counted,
    (await amountByRules(tx, caller, calculation.appraisalId)) ?? counted,
  );
  return subtract(amount, minor(worth)) > limit;
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

/**
 * Sets the amount of a line without a calculation: its RCV or, while the stated price awaits
 * approval, the amount at the offer's price.
 */
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

/** Nothing has valued the line, and nothing waits for approval. */
const BARE = { acvCalculation: null, acvOverride: null, priceReview: null } as const;

/**
 * Like `countBare`, for the lines among these that nothing has valued and that the rules could not
 * value just now. Returns their ids.
 */
export async function countBareLines(
  tx: Transaction,
  { clientId }: Caller,
  lines: readonly { readonly id: number; readonly isCounted: boolean }[],
): Promise<ReadonlySet<number>> {
  const rows = await tx.appraisal.findMany({
    where: { clientId, id: { in: lines.map(({ id }) => id) }, ...BARE },
    select: { id: true },
  });
  const bare = new Set(rows.map(({ id }) => id));
  const counted = lines.filter(({ id, isCounted }) => isCounted && bare.has(id));
  if (counted.length > 0)
    await tx.appraisal.updateMany({
      where: { clientId, id: { in: counted.map(({ id }) => id) } },
      data: { actualCashValue: null, updateTime: now() },
    });
  return bare;
}
