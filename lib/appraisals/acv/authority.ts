import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import {
  formatAmount,
  type Minor,
  minor,
  parseAmount,
  subtract,
  toNumber,
} from '@/lib/shared/money';
import { isRefusal } from '@/lib/valuation/value-item';
import { unapprovedPrice } from './unapproved-price';
import type { AwaitingKind } from './leave-awaiting';
import { isAboveLimit, overrideLimit } from './limit';
import { type Subject, valueSubject } from './subject';
import type { ValuedRow } from './value-row';

interface Authority {
  /**
   * The valuation that takes effect at once. Null if none does and the earlier value stays in
   * force.
   */
  readonly counts: ValuedRow | null;
  /** Kind of the approval request for the full amount. Null if no approval is needed. */
  readonly kind: Exclude<AwaitingKind, 'amount'> | null;
  /** Actor who stated the price or market value. */
  readonly enteredBy: string;
  /** Actor who earlier approved the same market value for at least this amount. */
  readonly approvedBy: string | null;
}

/**
 * Decides how much of a calculation one person may put in force alone. Publishing approves the
 * rules themselves, so only stated prices above the offer's and stated market values count against
 * the client's limit; beyond it a second person must approve.
 */
export async function authorityOver(
  tx: Transaction,
  caller: Caller,
  id: number,
  subject: Subject,
  result: ValuedRow,
  market: Minor | null,
): Promise<Authority> {
  const full = { counts: result, kind: null, enteredBy: caller.actor, approvedBy: null };
  const limit = await overrideLimit(tx, caller.clientId);
  if (limit === null) return full;
  const unapproved = await unapprovedPrice(tx, caller.clientId, id);
  const approved = await approvedMarketValue(tx, caller, id, market);
  const mayCount = async (amount: Minor) =>
    !(await isAboveLimit(tx, caller.clientId, id, amount, limit));
  const mayStand = async (one: ValuedRow) =>
    !isStated(one) || one.valued.acv <= approved.upTo || (await mayCount(one.valued.acv));
  if (unapproved) {
    const offered = valueSubject(subject, market, unapproved.offered);
    if (!isRefusal(offered) && !(await mayCount(subtract(result.valued.acv, offered.valued.acv)))) {
      const priced = valueSubject(subject, market, unapproved.priced);
      const isInForce = unapproved.pricedLine > 0 && !isRefusal(priced) && (await mayStand(priced));
      return {
        counts: isInForce ? priced : null,
        kind: 'replacement_cost',
        enteredBy: unapproved.enteredBy,
        approvedBy: null,
      };
    }
  }
  if (!isStated(result)) return full;
  const stated = { ...full, enteredBy: (await whoStated(tx, caller, id, market)) ?? caller.actor };
  if (!(await mayStand(result))) return { ...stated, counts: null, kind: 'market_value' };
  return result.valued.acv <= approved.upTo ? { ...stated, approvedBy: approved.by } : stated;
}

/** Whether the amount comes from a stated market value. */
const isStated = ({ valued }: ValuedRow): boolean =>
  valued.steps.some(({ message }) => message === 'method.market_value');

/**
 * The actor who first stated this market value, not one who later raised the value of the line.
 * Null if it is new.
 */
async function whoStated(
  tx: Transaction,
  { clientId }: Caller,
  id: number,
  market: Minor | null,
): Promise<string | null> {
  if (market === null) return null;
  const where = { clientId_appraisalId: { clientId, appraisalId: id } };
  const awaiting = await tx.acvOverride.findUnique({
    where,
    select: { marketValue: true, enteredBy: true },
  });
  if (awaiting?.marketValue?.toFixed(2) === formatAmount(market)) return awaiting.enteredBy;
  const stored = await tx.acvCalculation.findUnique({
    where,
    select: { facts: true, enteredBy: true },
  });
  return (stored?.facts as { market_value?: unknown } | null)?.market_value === toNumber(market)
    ? (stored?.enteredBy ?? null)
    : null;
}

const NOTHING = { upTo: minor(-1), by: null };

async function approvedMarketValue(
  tx: Transaction,
  { clientId }: Caller,
  id: number,
  market: Minor | null,
): Promise<{ upTo: Minor; by: string | null }> {
  if (market === null) return NOTHING;
  const stored = await tx.acvCalculation.findUnique({
    where: { clientId_appraisalId: { clientId, appraisalId: id } },
    select: { isManual: true, approvedBy: true, facts: true, actualCashValue: true },
  });
  if (!stored || stored.isManual || stored.approvedBy === null) return NOTHING;
  const isSame =
    (stored.facts as { market_value?: unknown } | null)?.market_value === toNumber(market);
  return isSame
    ? { upTo: parseAmount(stored.actualCashValue.toFixed(2)) ?? minor(-1), by: stored.approvedBy }
    : NOTHING;
}
