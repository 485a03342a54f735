import type { z } from 'zod';
import { knownCategories } from '@/lib/catalogue/require-categories';
import type { findClaim } from '@/lib/claims/find';
import type { ClaimedItem, Valuation } from '@/lib/contract/claimed-item';
import type { updateClaimedItem as contract } from '@/lib/contract/claimed-items';
import { recordMany } from '@/lib/events/record-many';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { isOwnPid } from '@/lib/shared/basis';
import { fromDateString, toDateString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';
import { holdRenamed } from '../acv/hold-renamed';
import { concludeChanges, storeChange, type StoredChange } from '../change';
import { requireSeen } from '../lock';
import { requireUnlocked } from '../locked-line';
import { requireEither } from '../require-plausible';
import { type Field, FIELDS, valuesOf } from './fields';
import type { LockedItem } from './lock';
import { purchaseOf, requireValuation } from './new-items';
import { nameOf, renameOwnProduct } from './own-product';
import { addValuations, changeValuation } from './revalue';

/** Neither money nor what the item is: they may change when the line is paid or closed. */
const NOTES: ReadonlySet<Field['name']> = new Set(['location_id', 'location', 'notes']);

export type ItemUpdate = z.output<typeof contract.body>;
type Claim = Awaited<ReturnType<typeof findClaim>>;

/** What the update of any item of a call needs. */
export interface Update {
  readonly tx: Transaction;
  readonly caller: Caller;
  readonly claim: Claim;
  /** Of the categories that the call gives. */
  readonly categories: ReadonlySet<number>;
}

/** What was stored of an item, before its events. */
export interface StoredUpdate {
  /** The data of its event; null if no field of the item itself has changed. */
  readonly item: Readonly<Record<string, unknown>> | null;
  readonly appraisals: readonly StoredChange[];
  /** Whether the purchase date of the item or of its appraisals was cleared. */
  readonly hasClearedDate: boolean;
  /** Appraisals whose private product has another name now. */
  readonly renamed: readonly number[];
  /** Of an item without an appraisal that could take it. */
  readonly valuation: Valuation | null;
}

/** Checks only categories that change, so that one since removed from the catalogue can stay. */
export const knownNewCategories = (
  tx: Transaction,
  { clientId }: Caller,
  items: ReadonlyMap<number, LockedItem>,
  changes: readonly (ItemUpdate & { readonly row_id: number })[],
): Promise<ReadonlySet<number>> =>
  knownCategories(
    tx,
    clientId,
    changes.flatMap((given) => {
      const locked = items.get(given.row_id);
      return (locked && newCategory(locked, given)) ?? [];
    }),
  );

function newCategory(locked: LockedItem, { client_category_id: id }: ItemUpdate): number | null {
  const values = valuesOf(locked, 'client_category_id');
  return typeof id === 'number' && values.some((value) => value !== id) ? id : null;
}

/**
 * Updates the given fields of an item and the matching fields of its appraisals. Equal values are
 * no change. The caller must pass what it returns to `concludeUpdates`. Throws Fault `changed` on
 * an edit conflict, before anything is written, `locked` if its line is paid or closed, or `wrong`
 * for an implausible value.
 */
export async function applyItemUpdate(
  update: Update,
  locked: LockedItem,
  given: ItemUpdate,
): Promise<StoredUpdate> {
  const { tx, caller, claim, categories } = update;
  const { item: before, appraisals } = locked;
  for (const { appraisal_id: id, revision } of given.appraisal_revisions ?? [])
    requireSeen(appraisals.find((one) => one.id === id)?.revision ?? 0, [revision]);
  requireValuation(given, before.quantity);
  const clear: readonly string[] = given.clear ?? [];
  const stated = { ...given, date_purchase: boughtOf(given, locked, claim.dateDamage) };
  requireEither(stated, clear);
  const category = newCategory(locked, given);
  if (category !== null && !categories.has(category))
    throw wrongValue('client_category_id', 'unknown_category');
  const wished = { ...stated, ...Object.fromEntries(clear.map((name) => [name, null])) };
  const named = FIELDS.filter(
    ({ name }) => wished[name] !== undefined && (wished[name] !== null || clear.includes(name)),
  );
  const changed = named.filter(({ name }) => wished[name] !== before[name]);
  if (changed.some(({ name }) => !NOTES.has(name)))
    for (const one of appraisals) await requireUnlocked(tx, one);
  const item =
    changed.length > 0 ? await storeChanges(tx, caller, { before, wished, changed }) : null;
  const stored: (StoredChange | null)[] = [];
  for (const one of appraisals) {
    const shared = ofAppraisal(one, before, wished, named);
    const cleared = clear.includes('date_purchase') ? (['date_purchase'] as const) : [];
    stored.push(await storeChange(tx, caller, claim, one, shared, cleared));
  }
  const { valuation = null } = given;
  const valued = valuation && (await changeValuation(tx, caller, claim, before.row_id, valuation));
  return {
    item,
    appraisals: [...stored, valued?.stored ?? null].filter((one) => one !== null),
    hasClearedDate: clear.includes('date_purchase'),
    renamed: changed.some(({ name }) => name === 'description')
      ? appraisals.filter(({ cpid }) => isOwnPid(cpid)).map(({ id }) => id)
      : [],
    valuation: valued ? null : valuation,
  };
}

/** Records the stored updates of items of a claim, values the items and updates the ACVs. */
export async function concludeUpdates(
  { tx, caller, claim }: Update,
  stored: ReadonlyMap<number, StoredUpdate>,
): Promise<void> {
  const updates = [...stored.values()];
  await recordMany(tx, {
    ...caller,
    clientReferenceId: claim.id,
    type: 'claimed_item.updated',
    data: updates.map(({ item }) => item).filter((item) => item !== null),
  });
  await concludeChanges(
    tx,
    caller,
    claim,
    updates.flatMap(({ appraisals }) => appraisals),
  );
  for (const id of updates.flatMap(({ renamed }) => renamed))
    await holdRenamed(tx, caller, claim.id, id);
  const valuations = [...stored].flatMap(([id, { valuation }]) =>
    valuation ? [[id, valuation] as const] : [],
  );
  await addValuations(tx, caller, claim, new Map(valuations));
}

/** An unchanged day is not checked, because the date of the damage may have changed since. */
function boughtOf(given: ItemUpdate, locked: LockedItem, dateDamage: Date | null) {
  const { date_purchase: day, age_months: age } = given;
  const isUnchanged =
    (age ?? null) === null &&
    valuesOf(locked, 'date_purchase').every((value) => value === (day ?? null));
  return isUnchanged ? day : purchaseOf(given, dateDamage && toDateString(dateDamage));
}

/** The appraisals of a private product have the name of the item, until somebody gives them another. */
function ofAppraisal(
  { cpid, cpNameCart }: { readonly cpid: string; readonly cpNameCart: string },
  before: ClaimedItem,
  wished: ItemUpdate,
  named: readonly Field[],
) {
  const shared = named.flatMap((field) =>
    'ofAppraisal' in field ? [[field.ofAppraisal, wished[field.name]]] : [],
  );
  const isNamedAlike = isOwnPid(cpid) && cpNameCart === nameOf(before.description);
  const name = isNamedAlike && wished.description ? nameOf(wished.description) : undefined;
  return {
    ...Object.fromEntries(shared),
    ...(name !== undefined && { cp_name_cart: name, rp_name_cart: name }),
  };
}

interface ItemChanges {
  readonly before: ClaimedItem;
  readonly wished: ItemUpdate;
  readonly changed: readonly Field[];
}

async function storeChanges(
  tx: Transaction,
  caller: Caller,
  { before, wished, changed }: ItemChanges,
): Promise<StoredUpdate['item']> {
  const { clientId } = caller;
  const rowId = before.row_id;
  const columns = Object.fromEntries(
    changed.map(({ name, column }) => [
      column,
      name === 'date_purchase' && wished[name] ? fromDateString(wished[name]) : wished[name],
    ]),
  );
  await tx.claimedItem.update({
    where: { clientId_id: { clientId, id: rowId } },
    data: { ...columns, updateTime: now() },
    select: { id: true },
  });
  await renameOwnProduct(tx, caller, rowId, wished);
  return {
    row_id: rowId,
    changes: Object.fromEntries(changed.map(({ name }) => [name, wished[name]])),
    previous: Object.fromEntries(changed.map(({ name }) => [name, before[name]])),
  };
}
