import type { findClaim } from '@/lib/claims/find';
import type { ClaimedItem, Valuation } from '@/lib/contract/claimed-item';
import { recordMany } from '@/lib/events/record-many';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { updateRows } from '@/lib/platform/database/update-rows';
import { isOwnPid, ownPid } from '@/lib/shared/basis';
import { fromDateString } from '@/lib/shared/dates';
import { Fault } from '@/lib/shared/fault';
import { problemOf } from '@/lib/shared/reasons';
import { holdRenamed } from '../acv/hold-renamed';
import { changesCompared, lockCompared } from '../attachments/lock-compared';
import { refreshReasons } from '../attachments/refresh-reasons';
import {
  concludeChanges,
  needsOpenLine,
  planChange,
  type PlannedChange,
  storeChanges,
} from '../change';
import { besides } from '../changes';
import { requireSeen } from '../lock';
import { requireOpen } from '../locked-line';
import { type Field, FIELDS } from './fields';
import type { LockedItem } from './lock';
import { changeOwnProducts, nameOf, type ProductOfItem } from './own-product';
import { addValuations, type Created, planValuation } from './revalue';
import { queueSerials } from './serials-job';
import { type ItemUpdate, requireUsable } from './usable-update';

/** Neither money nor what the item is: they may change when the line is paid or closed. */
const NOTES: ReadonlySet<Field['name']> = new Set(['location_id', 'location', 'notes']);

type Claim = Awaited<ReturnType<typeof findClaim>>;

/** What the update of any item of a call needs. */
export interface Update {
  readonly tx: Transaction;
  readonly caller: Caller;
  readonly claim: Claim;
  /** Of the categories that the call gives. */
  readonly categories: ReadonlySet<number>;
  /** Appraisals of lines that are paid or closed. */
  readonly lockedIds: ReadonlySet<number>;
}

/** The fields of an item that change, before they are written. */
interface PlannedItem {
  readonly columns: Readonly<Record<string, unknown>>;
  /** The data of its event. */
  readonly data: {
    readonly row_id: number;
    readonly changes: Readonly<Record<string, unknown>>;
    readonly previous: Readonly<Record<string, unknown>>;
  };
}

/** The update of one item, before it is written. */
export interface PlannedUpdate {
  readonly rowId: number;
  /** Null if no field of the item itself changes. */
  readonly item: PlannedItem | null;
  readonly product: ProductOfItem;
  readonly appraisals: readonly PlannedChange[];
  /** Of an appraisal, after the change above. */
  readonly revalued: PlannedChange | null;
  /** Whether the purchase date of the item or of its appraisals was cleared. */
  readonly hasClearedDate: boolean;
  /** Appraisals whose private product has another name now. */
  readonly renamed: readonly number[];
  /** Of an item without an appraisal that could take it. */
  readonly valuation: Valuation | null;
}

/**
 * What the given fields change of an item and of its appraisals. Equal values are no change. The
 * caller must pass it to `storeUpdates`. Throws Fault `changed` on an edit conflict, `locked` if its
 * line is paid or closed, or `wrong` for an implausible value.
 */
export function planItemUpdate(
  { claim, categories, lockedIds }: Update,
  locked: LockedItem,
  given: ItemUpdate,
): PlannedUpdate {
  const { item: before, appraisals } = locked;
  for (const { appraisal_id: id, revision } of given.appraisal_revisions ?? [])
    requireSeen(appraisals.find((one) => one.id === id)?.revision ?? 0, [revision]);
  const clear: readonly string[] = given.clear ?? [];
  const stated = { ...given, ...requireUsable({ claim, categories }, locked, given, clear) };
  const wished = { ...stated, ...Object.fromEntries(clear.map((name) => [name, null])) };
  const named = FIELDS.filter(
    ({ name }) => wished[name] !== undefined && (wished[name] !== null || clear.includes(name)),
  );
  const changed = named.filter(({ name }) => wished[name] !== before[name]);
  if (changed.some(({ name }) => !NOTES.has(name)))
    for (const one of appraisals) requireOpen(one, lockedIds);
  const cleared = clear.includes('date_purchase') ? (['date_purchase'] as const) : [];
  const planned = appraisals.flatMap(
    (one) => planChange(one, ofAppraisal(one, before, wished, named), cleared) ?? [],
  );
  const own = ownAppraisal(appraisals, before.row_id, planned);
  const { valuation = null } = given;
  const isUnread = given.appraisal_revisions?.every((one) => one.appraisal_id !== own?.id);
  if (own && valuation && isUnread)
    throw new Fault('changed', problemOf('appraisal_revisions', 'changed_since_read'));
  const revalued = own && valuation && planValuation(own, valuation);
  for (const one of [...planned, ...(revalued ? [revalued] : [])])
    if (needsOpenLine(one)) requireOpen(one.before, lockedIds);
  return {
    rowId: before.row_id,
    item: changed.length > 0 ? plannedItem(before, wished, changed) : null,
    product: { rowId: before.row_id, ...(changed.length > 0 && wished) },
    appraisals: planned,
    revalued,
    valuation: own ? null : valuation,
    hasClearedDate: clear.includes('date_purchase'),
    renamed: changed.some(({ name }) => name === 'description')
      ? appraisals.filter(({ cpid }) => isOwnPid(cpid)).map(({ id }) => id)
      : [],
  };
}

/** The newest appraisal without a catalogue product, as it is after the planned changes. */
function ownAppraisal(
  appraisals: LockedItem['appraisals'],
  rowId: number,
  planned: readonly PlannedChange[],
) {
  const own = appraisals.findLast(({ cpid }) => cpid === ownPid(rowId));
  return own ? { ...own, ...planned.find(({ id }) => id === own.id)?.columns } : null;
}

/**
 * Writes updates of items of a claim with their events, values the items and updates the ACVs, in a
 * number of statements that does not grow with them. Returns the appraisals that they created.
 */
export async function storeUpdates(
  { tx, caller, claim }: Update,
  updates: readonly PlannedUpdate[],
): Promise<readonly Created[]> {
  const items = updates.flatMap(({ rowId, item }) => (item ? [{ id: rowId, ...item }] : []));
  const dated = await lockCompared(
    tx,
    caller.clientId,
    updates.filter(changesPurchase).map(rowIdOf),
  );
  await updateRows(tx, caller.clientId, 'claimed_item', items);
  await changeOwnProducts(
    tx,
    caller,
    updates.map(({ product }) => product),
  );
  await storeChanges(
    tx,
    caller,
    claim,
    updates.flatMap(({ appraisals }) => appraisals),
  );
  await storeChanges(
    tx,
    caller,
    claim,
    updates.flatMap(({ revalued }) => revalued ?? []),
  );
  await recordMany(tx, {
    ...caller,
    clientReferenceId: claim.id,
    type: 'claimed_item.updated',
    data: items.map(({ data }) => data),
  });
  await concludeChanges(
    tx,
    caller,
    claim,
    updates.flatMap(({ appraisals, revalued }) => [...appraisals, ...(revalued ? [revalued] : [])]),
  );
  for (const id of updates.flatMap(({ renamed }) => renamed))
    await holdRenamed(tx, caller, claim.id, id);
  const valuations = updates.flatMap(({ rowId, valuation }) =>
    valuation ? [[rowId, valuation] as const] : [],
  );
  const created = await addValuations(tx, caller, claim, new Map(valuations));
  await refreshReasons(tx, caller.clientId, dated);
  await queueSerials(
    tx,
    caller.clientId,
    claim.id,
    updates.flatMap(({ item }) => (item ? serialsOf(item.data) : [])),
  );
  return created;
}

/** The new and the previous one, where it changes. */
const serialsOf = ({ changes, previous }: PlannedItem['data']): readonly unknown[] =>
  'serial_number' in changes ? [changes['serial_number'], previous['serial_number']] : [];

const rowIdOf = ({ rowId }: PlannedUpdate): number => rowId;

const changesPurchase = ({ item, appraisals, revalued }: PlannedUpdate): boolean =>
  [item, ...appraisals, revalued].some((one) => one !== null && changesCompared(one.columns));

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

function plannedItem(
  before: ClaimedItem,
  wished: ItemUpdate,
  changed: readonly Field[],
): PlannedItem {
  const changes = Object.fromEntries(changed.map(({ name }) => [name, wished[name]]));
  const beside = besides(changes, before.date_purchase_precision ?? 'day').map(
    (name) => [name, before[name]] as const,
  );
  return {
    columns: Object.fromEntries(
      changed.map(({ name, column }) => [
        column,
        name === 'date_purchase' && wished[name] ? fromDateString(wished[name]) : wished[name],
      ]),
    ),
    data: {
      row_id: before.row_id,
      changes: { ...changes, ...Object.fromEntries(beside) },
      previous: Object.fromEntries([
        ...changed.map(({ name }) => [name, before[name]] as const),
        ...beside,
      ]),
    },
  };
}
