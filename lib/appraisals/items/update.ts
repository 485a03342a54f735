import type { z } from 'zod';
import { requireCategories } from '@/lib/catalogue/require-categories';
import { findClaim } from '@/lib/claims/find';
import { itemView, WITH_APPRAISALS } from '@/lib/claims/item-view';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import type { updateClaimedItem as contract } from '@/lib/contract/claimed-items';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { isOwnPid } from '@/lib/shared/basis';
import { fromDateString, toDateString } from '@/lib/shared/dates';
import { notFound } from '@/lib/shared/fault';
import { changeAppraisal } from '../change';
import { requireSeen } from '../lock';
import { requireCurrency, requireEither } from '../require-plausible';
import { nameOf, renameOwnProduct } from './own-product';
import { purchaseOf, requireValuation } from './new-items';
import { revalueItem } from './revalue';

type Given = z.output<typeof contract.body>;

/** Each field with its column and, if appraisals of the item have the field too, its name there. */
const FIELDS = [
  { name: 'description', column: 'description' },
  { name: 'quantity', column: 'quantity', ofAppraisal: 'item_quantity' },
  { name: 'condition', column: 'condition', ofAppraisal: 'appraisal_condition' },
  {
    name: 'client_category_id',
    column: 'clientCategoryId',
    ofAppraisal: 'selected_client_category_id',
  },
  { name: 'date_purchase', column: 'datePurchase', ofAppraisal: 'date_purchase' },
  { name: 'claimed_amount', column: 'claimedAmount' },
  { name: 'location_id', column: 'locationId' },
  { name: 'location', column: 'location' },
  { name: 'receipt', column: 'receipt', ofAppraisal: 'has_receipt' },
  { name: 'notes', column: 'notes' },
  { name: 'serial_number', column: 'serialNumber' },
  { name: 'external_id', column: 'externalId' },
] as const satisfies readonly {
  readonly name: keyof Given & keyof ClaimedItem;
  readonly column: string;
  readonly ofAppraisal?: string;
}[];

/**
 * Updates the given fields of an item and the matching fields of its appraisals, and values it if a
 * valuation is given. Equal values are no change. Throws Fault `not_found`, `changed` on an edit
 * conflict, or `wrong` for an implausible value.
 */
export function updateItem(
  caller: Caller,
  clientReferenceId: number,
  rowId: number,
  given: Given,
): Promise<ClaimedItem> {
  const { clientId } = caller;
  return withClient(clientId, async (tx) => {
    const before = await lockItem(tx, caller, clientReferenceId, rowId);
    const appraisals = await lockAppraisals(tx, caller, rowId);
    for (const { appraisal_id: id, revision } of given.appraisal_revisions ?? [])
      requireSeen(appraisals.find((one) => one.id === id)?.revision ?? 0, [revision]);
    const claim = await findClaim(tx, caller, clientReferenceId);
    requireCurrency(given.currency, claim.currency);
    requireValuation(given, before.quantity);
    const clear: readonly string[] = given.clear ?? [];
    const stated = { ...given, date_purchase: boughtOf(given, before, claim.dateDamage) };
    requireEither(stated, clear);
    const wished = { ...stated, ...Object.fromEntries(clear.map((name) => [name, null])) };
    const changed = FIELDS.filter(
      ({ name }) =>
        wished[name] !== undefined &&
        (wished[name] !== null || clear.includes(name)) &&
        wished[name] !== before[name],
    );
    if (changed.some(({ name }) => name === 'client_category_id'))
      await requireCategories(tx, clientId, { client_category_id: given.client_category_id });
    if (changed.length > 0) {
      await storeChanges(tx, caller, { clientReferenceId, before, wished, changed });
      for (const appraisal of appraisals)
        await changeAppraisal(
          tx,
          caller,
          claim,
          appraisal,
          ofAppraisal(appraisal, before, wished, changed),
          clear.includes('date_purchase') ? ['date_purchase'] : [],
        );
    }
    const item = await readItem(tx, caller, rowId);
    if (!given.valuation) return item;
    await revalueItem(tx, caller, claim, item, given.valuation);
    return readItem(tx, caller, rowId);
  });
}

type Changed = readonly (typeof FIELDS)[number][];

/** An unchanged day is not checked, because the date of the damage may have changed since. */
function boughtOf(given: Given, before: ClaimedItem, dateDamage: Date | null) {
  const { date_purchase: day, age_months: age } = given;
  const isUnchanged = (age ?? null) === null && (day ?? null) === before.date_purchase;
  return isUnchanged ? day : purchaseOf(given, dateDamage && toDateString(dateDamage));
}

/** The appraisals of a private product have the name of the item, until somebody gives them another. */
function ofAppraisal(
  { cpid, cpNameCart }: { readonly cpid: string; readonly cpNameCart: string },
  before: ClaimedItem,
  wished: Given,
  changed: Changed,
) {
  const shared = changed.flatMap((field) =>
    'ofAppraisal' in field ? [[field.ofAppraisal, wished[field.name]]] : [],
  );
  const isNamedAlike = isOwnPid(cpid) && cpNameCart === nameOf(before.description);
  const name = isNamedAlike && wished.description ? nameOf(wished.description) : undefined;
  return {
    ...Object.fromEntries(shared),
    ...(name !== undefined && { cp_name_cart: name, rp_name_cart: name }),
  };
}

const readItem = async (tx: Transaction, { clientId }: Caller, id: number): Promise<ClaimedItem> =>
  itemView(
    await tx.claimedItem.findUniqueOrThrow({
      where: { clientId_id: { clientId, id } },
      include: WITH_APPRAISALS,
    }),
  );

interface ItemChanges {
  readonly clientReferenceId: number;
  readonly before: ClaimedItem;
  readonly wished: Given;
  readonly changed: Changed;
}

async function storeChanges(
  tx: Transaction,
  caller: Caller,
  { clientReferenceId, before, wished, changed }: ItemChanges,
): Promise<void> {
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
  });
  const [changes, previous] = [
    Object.fromEntries(changed.map(({ name }) => [name, wished[name]])),
    Object.fromEntries(changed.map(({ name }) => [name, before[name]])),
  ];
  await renameOwnProduct(tx, caller, rowId, wished);
  await record(tx, {
    ...caller,
    clientReferenceId,
    type: 'claimed_item.updated',
    data: { row_id: rowId, changes, previous },
  });
}

/**
 * Locks the item before its appraisals and those before the claim, the order used everywhere, to
 * avoid deadlocks.
 */
async function lockItem(
  tx: Transaction,
  { clientId }: Caller,
  clientReferenceId: number,
  id: number,
): Promise<ClaimedItem> {
  await tx.$queryRaw`SELECT id FROM claimed_item WHERE client_id = ${clientId} AND id = ${id} AND client_reference_id = ${clientReferenceId} FOR NO KEY UPDATE`;
  const item = await tx.claimedItem.findUnique({
    where: { clientId_id: { clientId, id }, clientReferenceId },
    include: WITH_APPRAISALS,
  });
  if (!item) throw notFound('claimed_item_not_found');
  return itemView(item);
}

async function lockAppraisals(tx: Transaction, { clientId }: Caller, rowId: number) {
  await tx.$queryRaw`SELECT id FROM appraisal WHERE client_id = ${clientId} AND row_id = ${rowId} ORDER BY id FOR NO KEY UPDATE`;
  return tx.appraisal.findMany({ where: { clientId, rowId }, orderBy: { id: 'asc' } });
}
