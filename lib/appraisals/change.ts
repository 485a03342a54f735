import { recordMany } from '@/lib/events/record-many';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { updateRows } from '@/lib/platform/database/update-rows';
import { reconsiderAcvs } from './acv/reconsider';
import { requireUnlocked } from './locked-line';
import { changesOf, type Name, type Value } from './changes';
import type { findAppraisal } from './find';
import { piecesOf, type Priced, snapshotAmounts, snapshotOffer } from './price-snapshot';
import { requireLineInRange } from './require-plausible';

type Before = Awaited<ReturnType<typeof findAppraisal>>;
type Wishes = Partial<Record<Name, Value | null | undefined>> & {
  readonly replacement_cost_value?: number | null | undefined;
  readonly item_quantity?: number | null | undefined;
  readonly is_price_per_item?: boolean | null | undefined;
  /** Whether the caller named the offer. */
  readonly isOfferChosen?: boolean;
};

interface Claim {
  readonly id: number;
  readonly currency: string;
  readonly dateDamage: Date | null;
}

/** A change that was stored, in fields of the API. */
interface StoredChange {
  readonly id: number;
  readonly changes: Readonly<Partial<Record<Name, Value | null>>>;
  readonly previous: Readonly<Partial<Record<Name, Value | null>>>;
}

/**
 * Updates the fields whose wished value differs, records the event and passes the change to
 * `reconsiderAcvs`. The caller must hold the lock on the appraisal.
 */
export async function changeAppraisal(
  tx: Transaction,
  caller: Caller,
  claim: Claim,
  before: Before,
  wished: Wishes,
  clear: readonly Name[] = [],
): Promise<void> {
  const stored = await storeChange(tx, caller, claim, before, wished, clear);
  if (stored) await concludeChanges(tx, caller, claim, [stored]);
}

/** A change that differs from what is stored, before it is written. */
export interface PlannedChange extends StoredChange {
  readonly before: Before;
  readonly columns: Readonly<Record<string, unknown>>;
  readonly wished: Wishes;
}

/** Returns null if all values are equal. Throws Fault `wrong` for an amount out of range. */
export function planChange(
  before: Before,
  wished: Wishes,
  clear: readonly Name[] = [],
): PlannedChange | null {
  requireLineInRange(
    wished.replacement_cost_value ?? before.replacementCostValue?.toFixed(2) ?? null,
    wished.item_quantity ?? before.itemQuantity,
    wished.is_price_per_item ?? before.isPricePerItem,
  );
  const changes = changesOf(before, wished, clear);
  if (Object.keys(changes.columns).length === 0) return null;
  return { id: before.id, before, wished, ...changes };
}

/**
 * The part of `changeAppraisal` before its event. Returns null if all values are equal. The caller
 * must pass what it returns to `concludeChanges`. Throws Fault `locked` for a line that is paid or
 * closed, unless only its comment changes.
 */
async function storeChange(
  tx: Transaction,
  caller: Caller,
  claim: Claim,
  before: Before,
  wished: Wishes,
  clear: readonly Name[] = [],
): Promise<StoredChange | null> {
  const planned = planChange(before, wished, clear);
  if (!planned) return null;
  if (needsOpenLine(planned)) await requireUnlocked(tx, before);
  await storeChanges(tx, caller, claim, [planned]);
  return planned;
}

/** Whether more than the comment changes, which a paid or closed line refuses. */
export const needsOpenLine = ({ columns }: PlannedChange): boolean =>
  Object.keys(columns).some((name) => name !== 'comment');

/**
 * Writes changes of different appraisals in one statement, and then their prices. The caller must
 * have checked that no line of a change for which `needsOpenLine` is paid or closed.
 */
export async function storeChanges(
  tx: Transaction,
  caller: Caller,
  claim: Claim,
  planned: readonly PlannedChange[],
): Promise<void> {
  if (planned.length === 0) return;
  await updateRows(
    tx,
    caller.clientId,
    'appraisal',
    planned.map(({ id, columns }) => ({ id, columns })),
  );
  const amounts: Priced[] = [];
  for (const { before, columns, wished } of planned) {
    const amount = await storePrice(tx, caller, claim, before, columns, wished);
    if (amount) amounts.push(amount);
  }
  await snapshotAmounts(tx, caller, amounts);
}

/** Records the stored changes of appraisals of a claim and updates their ACVs. */
export async function concludeChanges(
  tx: Transaction,
  caller: Caller,
  { id: clientReferenceId }: Claim,
  stored: readonly StoredChange[],
): Promise<void> {
  await recordMany(tx, {
    ...caller,
    clientReferenceId,
    type: 'appraisal.updated',
    data: stored.map(({ id, changes, previous }) => ({ appraisal_id: id, changes, previous })),
  });
  await reconsiderAcvs(tx, caller, clientReferenceId, stored);
}

/**
 * A new offer or product, or the same offer with another date, replaces the price snapshot. A new
 * amount or quantity only changes the snapshot's source; it is returned.
 */
async function storePrice(
  tx: Transaction,
  caller: Caller,
  { currency, dateDamage }: Claim,
  before: Before,
  columns: Readonly<Record<string, unknown>>,
  { offer_id: offerId, isOfferChosen = false }: Wishes,
): Promise<Priced | null> {
  const after = { ...before, ...columns } as Before;
  const replacementCost =
    after.replacementCostValue === null ? null : Number(after.replacementCostValue).toFixed(2);
  const pieces = piecesOf(after);
  const isTakenAgain = isOfferChosen && offerId === before.offerId && 'rpPriceDate' in columns;
  if ('offerId' in columns || 'rpid' in columns || isTakenAgain) {
    const { id, rpid } = after;
    await snapshotOffer(tx, caller, {
      id,
      rpid,
      currency,
      dateDamage,
      replacementCost,
      pieces,
      offerId: 'offerId' in columns || isTakenAgain ? after.offerId : null,
      isChosen: isOfferChosen,
    });
    return null;
  }
  const isAmount = ['replacementCostValue', 'itemQuantity', 'isPricePerItem'].some(
    (name) => name in columns,
  );
  return isAmount ? { id: before.id, replacementCost, pieces } : null;
}
