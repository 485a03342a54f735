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
import { overrideLimit } from './limit';
import { type Subject, valueSubject } from './subject';
import type { ValuedRow } from './value-row';

interface Authority {
  /** What takes effect at once; null: nothing does, and the earlier value stays in force. */
  readonly counts: ValuedRow | null;
  /** Why the whole of it awaits another person; null: it does not. */
  readonly kind: Exclude<AwaitingKind, 'amount'> | null;
  /** Who stated what it comes from. */
  readonly enteredBy: string;
  /** Who approved the same market value before, for no less. */
  readonly approvedBy: string | null;
}

/**
 * How much of a calculation one person alone may put in force. Rules are approved when they are published; a price above
 * the offer's and a market value are a person's word, and what they add above the client's limit takes a second one.
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
  const mayStand = (one: ValuedRow) =>
    !isStated(one) || one.valued.acv <= limit || one.valued.acv <= approved.upTo;
  if (unapproved) {
    const priced = valueSubject(subject, market, unapproved.priced);
    if (!isRefusal(priced) && subtract(result.valued.acv, priced.valued.acv) > limit) {
      return {
        counts: mayStand(priced) ? priced : null,
        kind: 'replacement_cost',
        enteredBy: unapproved.enteredBy,
        approvedBy: null,
      };
    }
  }
  if (!isStated(result)) return full;
  const stated = { ...full, enteredBy: (await whoStated(tx, caller, id, market)) ?? caller.actor };
  if (!mayStand(result)) return { ...stated, counts: null, kind: 'market_value' };
  return result.valued.acv <= approved.upTo ? { ...stated, approvedBy: approved.by } : stated;
}

/** Whether the amount is what somebody says the item was worth. */
const isStated = ({ valued }: ValuedRow): boolean =>
  valued.steps.some(({ message }) => message === 'method.market_value');

/** Who stated this market value first: whoever makes the line worth more later has not. Null where nobody did before. */
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
