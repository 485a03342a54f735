import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { calculateAcv } from './acv/calculate';
import { changesOf, type Name, type Value } from './changes';
import type { findAppraisal } from './find';
import { snapshotAmount, snapshotOffer } from './price-snapshot';
import { requireLineInRange } from './require-plausible';

type Before = Awaited<ReturnType<typeof findAppraisal>>;
type Wishes = Partial<Record<Name, Value | null | undefined>> & { readonly replacement_cost_value?: number | null | undefined; readonly item_quantity?: number | null | undefined; readonly is_price_per_item?: boolean | null | undefined };

interface Claim {
  readonly id: number;
  readonly currency: string;
}

/** What an ACV of any origin belongs to, and what one calculated by rules was calculated from besides. */
const AMOUNTS = ['replacement_cost_value', 'item_quantity', 'is_price_per_item'] as const;
const FACTS = ['date_purchase', 'appraisal_condition', 'selected_client_category_id', 'homepage_client_category_id', 'has_receipt', 'bought_used'] as const;

/**
 * Changes what is another value than the appraisal has, and tells of it; the caller holds its lock. An ACV belongs to what
 * it came from: one of rules is calculated anew, and dropped where they can no longer value the item; one that a person
 * entered, and what awaits approval, is dropped when the amounts change. The ACV is then the RCV again.
 */
export async function changeAppraisal(tx: Transaction, caller: Caller, claim: Claim, before: Before, wished: Wishes): Promise<void> {
  requireLineInRange(
    wished.replacement_cost_value ?? before.replacementCostValue?.toFixed(2) ?? null, wished.item_quantity ?? before.itemQuantity, wished.is_price_per_item ?? before.isPricePerItem);
  const { columns, changes, previous } = changesOf(before, wished);
  if (Object.keys(columns).length === 0) return;
  const [key, ofAppraisal] = [{ clientId: caller.clientId, id: before.id }, { clientId: caller.clientId, appraisalId: before.id }];
  const lost = await lostAcv(tx, caller, before, changes);
  await tx.appraisal.update({ where: { clientId_id: key }, data: { ...columns, ...(lost ? { actualCashValue: null } : {}), updateTime: now() } });
  if (lost) await tx.acvCalculation.deleteMany({ where: ofAppraisal });
  if (isNamed(AMOUNTS, changes)) await tx.acvOverride.deleteMany({ where: ofAppraisal });
  await keepPrice(tx, caller, claim, before, columns);
  const data = lost
    ? { changes: { ...changes, actual_cash_value: null }, previous: { ...previous, actual_cash_value: before.actualCashValue?.toNumber() } }
    : { changes, previous };
  await record(tx, { ...caller, clientReferenceId: claim.id, type: 'appraisal.updated', data: { appraisal_id: before.id, ...data } });
  if (lost && !lost.isManual) await calculateAnew(tx, caller, claim, before.id, marketValueOf(lost.facts));
}

/** Another offer or another product has another price behind it; another amount alone does not. */
async function keepPrice(tx: Transaction, caller: Caller, { currency }: Claim, before: Before, columns: Readonly<Record<string, unknown>>): Promise<void> {
  const after = { ...before, ...columns } as Before;
  const replacementCost = after.replacementCostValue === null ? null : Number(after.replacementCostValue).toFixed(2);
  if ('offerId' in columns || 'rpid' in columns) {
    const { id, rpid, shopName, shopUrl, rpPriceDate: priceDate } = after;
    await snapshotOffer(tx, caller, { id, rpid, shopName, shopUrl, priceDate, currency, replacementCost, offerId: 'offerId' in columns ? after.offerId : null });
  } else if ('replacementCostValue' in columns) {
    await snapshotAmount(tx, caller, before.id, replacementCost);
  }
}

const isNamed = (names: readonly string[], changes: object): boolean => names.some((name) => name in changes);

interface Lost {
  readonly isManual: boolean;
  readonly facts: unknown;
}

/** The calculation that the changes take away; null where there is none, or it stays. */
async function lostAcv(tx: Transaction, { clientId }: Caller, { id, actualCashValue }: Before, changes: object): Promise<Lost | null> {
  if (actualCashValue === null || !isNamed([...AMOUNTS, ...FACTS], changes)) return null;
  const calculation = await tx.acvCalculation.findUnique({ where: { clientId_appraisalId: { clientId, appraisalId: id } }, select: { isManual: true, facts: true } });
  const isLost = isNamed(AMOUNTS, changes) || calculation?.isManual === false;
  return isLost ? (calculation ?? { isManual: true, facts: null }) : null;
}

/** What a person stated of the line; it still holds. */
const marketValueOf = (facts: unknown): number | null => {
  const stated = typeof facts === 'object' && facts !== null && 'market_value' in facts ? facts.market_value : null;
  return typeof stated === 'number' ? stated : null;
};

async function calculateAnew(tx: Transaction, caller: Caller, claim: Claim, id: number, marketValue: number | null): Promise<void> {
  await calculateAcv(tx, caller, claim.id, id, { marketValue, keepsAwaiting: true }).catch((error: unknown) => {
    if (!(error instanceof Fault) || error.kind !== 'wrong') throw error;
  });
}
