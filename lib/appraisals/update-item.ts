import type { z } from 'zod';
import { requireCategories } from '@/lib/catalogue/require-categories';
import { findClaim } from '@/lib/claims/find';
import { itemView, WITH_APPRAISALS } from '@/lib/claims/item-view';
import type { ClaimedItem, updateClaimedItem as contract } from '@/lib/contract/claimed-items';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { fromDateString, toDateString } from '@/lib/shared/dates';
import { notFound } from '@/lib/shared/fault';
import { changeAppraisal } from './change';
import { requireSeen } from './lock';
import {
  requireBought,
  requireBoughtBefore,
  requireCurrency,
  requireEither,
} from './require-plausible';

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
  { name: 'location', column: 'location' },
  { name: 'receipt', column: 'receipt', ofAppraisal: 'has_receipt' },
  { name: 'notes', column: 'notes' },
] as const satisfies readonly {
  readonly name: keyof Given & keyof ClaimedItem;
  readonly column: string;
  readonly ofAppraisal?: string;
}[];

/**
 * Updates the given fields of an item and the matching fields of its appraisals. Equal values are
 * no change. Throws Fault `not_found`, `changed` on an edit conflict, or `wrong` for an implausible
 * value.
 */
export function updateItem(
  caller: Caller,
  clientReferenceId: number,
  rowId: number,
  given: Given,
): Promise<ClaimedItem> {
  const { clientId } = caller;
  requireBought(given.date_purchase);
  const clear: readonly string[] = given.clear ?? [];
  requireEither(given, clear);
  const wished = { ...given, ...Object.fromEntries(clear.map((name) => [name, null])) };
  return withClient(clientId, async (tx) => {
    const before = await lockItem(tx, caller, clientReferenceId, rowId);
    const appraisals = await lockAppraisals(tx, caller, rowId);
    for (const { appraisal_id: id, revision } of given.appraisal_revisions ?? [])
      requireSeen(appraisals.find((one) => one.id === id)?.revision ?? 0, [revision]);
    const claim = await findClaim(tx, caller, clientReferenceId);
    requireCurrency(given.currency, claim.currency);
    const changed = FIELDS.filter(
      ({ name }) =>
        wished[name] !== undefined &&
        (wished[name] !== null || clear.includes(name)) &&
        wished[name] !== before[name],
    );
    const isChanged = (name: string) => changed.some((field) => field.name === name);
    if (isChanged('date_purchase'))
      requireBoughtBefore(claim.dateDamage && toDateString(claim.dateDamage), given.date_purchase);
    if (isChanged('client_category_id'))
      await requireCategories(tx, clientId, {
        client_category_id: given.client_category_id,
      });
    if (changed.length === 0) return before;
    await storeChanges(tx, caller, { clientReferenceId, before, wished, changed });
    const ofAppraisals = Object.fromEntries(
      changed.flatMap((field) =>
        'ofAppraisal' in field ? [[field.ofAppraisal, wished[field.name]]] : [],
      ),
    );
    for (const appraisal of appraisals)
      await changeAppraisal(
        tx,
        caller,
        claim,
        appraisal,
        ofAppraisals,
        clear.includes('date_purchase') ? ['date_purchase'] : [],
      );
    return itemView(
      await tx.claimedItem.findUniqueOrThrow({
        where: { clientId_id: { clientId, id: rowId } },
        include: WITH_APPRAISALS,
      }),
    );
  });
}

interface ItemChanges {
  readonly clientReferenceId: number;
  readonly before: ClaimedItem;
  readonly wished: Given;
  readonly changed: readonly (typeof FIELDS)[number][];
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
