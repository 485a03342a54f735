import { findClaim } from '@/lib/claims/find';
import { itemView, WITH_APPRAISALS } from '@/lib/claims/item-view';
import type { ClaimedItem, NewClaimedItem } from '@/lib/contract/claimed-item';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { addItems, prepareItems } from '../add-items';
import { requireCurrency } from '../require-plausible';
import { ignoredWarnings, warningsView } from '../warnings';
import { newItemsOf } from './new-items';
import { createdData, valueItems } from './value';

type Currency = { readonly currency?: string | null | undefined };

/** Adds an item, with its appraisal if it has a valuation. Throws Fault `not_found` or `wrong`. */
export function createItem(
  caller: Caller,
  clientReferenceId: number,
  given: NewClaimedItem & Currency,
): Promise<ClaimedItem> {
  return withClient(caller.clientId, async (tx) => {
    const { items, lines } = await addAll(tx, caller, clientReferenceId, given, [given], () => '');
    const [[item], [line]] = [items, lines];
    if (!item) throw new Error(`No item was added to claim ${clientReferenceId}`);
    const data = { ...eventItem(item), ...(line && { appraisal_id: line.id }) };
    await record(tx, { ...caller, clientReferenceId, type: 'claimed_item.created', data });
    if (line)
      await record(tx, {
        ...caller,
        clientReferenceId,
        type: 'appraisal.created',
        data: createdData(line),
      });
    return item;
  });
}

/** Adds all items or, if one of them cannot be, none. Records one event for all of them. */
export function createItems(
  caller: Caller,
  clientReferenceId: number,
  given: { readonly items: readonly (NewClaimedItem & Currency)[] } & Currency,
  ignored: readonly string[] = [],
): Promise<{ claimed_items: ClaimedItem[] } & Partial<ReturnType<typeof warningsView>>> {
  return withClient(caller.clientId, async (tx) => {
    const { items, lines } = await addAll(
      tx,
      caller,
      clientReferenceId,
      given,
      given.items,
      (row) => `items.${row}.`,
    );
    const lineOf = new Map(lines.map((line) => [line.row_id, line]));
    const data = {
      item_count: items.length,
      appraisal_count: lines.length,
      items: items.map((item) => ({
        ...eventItem(item),
        appraisal_id: lineOf.get(item.row_id)?.id ?? null,
      })),
    };
    await record(tx, { ...caller, clientReferenceId, type: 'claimed_items.created', data });
    return {
      claimed_items: items,
      ...(ignored.length > 0 && warningsView(ignoredWarnings(ignored))),
    };
  });
}

/** What events tell of an item. */
const eventItem = (item: ClaimedItem) => ({
  row_id: item.row_id,
  description: item.description,
  quantity: item.quantity,
  claimed_amount: item.claimed_amount,
  external_id: item.external_id,
});

async function addAll(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  { currency }: Currency,
  given: readonly (NewClaimedItem & Currency)[],
  path: (row: number) => string,
) {
  const { clientId } = caller;
  // The claim is locked first: item numbers are assigned under its lock.
  await tx.$queryRaw`SELECT id FROM client_reference WHERE client_id = ${clientId} AND id = ${clientReferenceId} FOR NO KEY UPDATE`;
  const claim = await findClaim(tx, caller, clientReferenceId);
  requireCurrency(currency, claim.currency);
  const wanted = await newItemsOf(tx, claim, given, path);
  const prepared = await prepareItems(tx, claim, wanted);
  const target = { clientId, clientReferenceId, currency: claim.currency, intakeId: null };
  await addItems(tx, { ...target, time: now() }, prepared, new Map());
  const lines = await valueItems(
    tx,
    caller,
    claim,
    prepared.items.flatMap((item) => {
      const valuation = given[item.row]?.valuation;
      return valuation ? [{ rowId: item.id, item, valuation }] : [];
    }),
  );
  const stored = await tx.claimedItem.findMany({
    where: { clientId, clientReferenceId, id: { in: prepared.items.map(({ id }) => id) } },
    include: WITH_APPRAISALS,
    orderBy: { displayId: 'asc' },
  });
  return { items: stored.map(itemView), lines };
}
