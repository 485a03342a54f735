import { findClaim } from '@/lib/claims/find';
import { itemView, WITH_APPRAISALS } from '@/lib/claims/item-view';
import type { ClaimedItem, NewClaimedItem } from '@/lib/contract/claimed-item';
import type { AddedItem } from '@/lib/contract/claimed-items';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { addItems, prepareItems } from '../add-items';
import { approvalWarning } from '../approval-on-creation';
import { requireCurrency } from '../require-plausible';
import { ignoredWarnings, type Warning, warningsView } from '../warnings';
import { newItemsOf } from './new-items';
import { createdData, valueItems } from './value';

type Warned = Partial<ReturnType<typeof warningsView>>;
type Currency = { readonly currency?: string | null | undefined };

/** Adds an item, with its appraisal if it has a valuation. Throws Fault `not_found` or `wrong`. */
export function createItem(
  caller: Caller,
  clientReferenceId: number,
  given: NewClaimedItem & Currency,
  ignored: readonly string[] = [],
): Promise<AddedItem & Warned> {
  return withClient(caller.clientId, async (tx) => {
    const added = await addAll(tx, caller, clientReferenceId, {}, [given], () => '');
    const { items, lines } = added;
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
    const warnings = [...added.warnings, ...ignoredWarnings(ignored)];
    return { ...item, ...(warnings.length > 0 && warningsView(warnings)) };
  });
}

/** Adds all items or, if one of them cannot be, none. Records one event for all of them. */
export function createItems(
  caller: Caller,
  clientReferenceId: number,
  given: { readonly items: readonly (NewClaimedItem & Currency)[] } & Currency,
  ignored: readonly string[] = [],
): Promise<{ claimed_items: AddedItem[] } & Warned> {
  return withClient(caller.clientId, async (tx) => {
    const { items, lines, warnings } = await addAll(
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
    const all = [...warnings, ...ignoredWarnings(ignored)];
    return { claimed_items: items, ...(all.length > 0 && warningsView(all)) };
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
  const unapproved = new Map(lines.map((line) => [line.row_id, line.unapproved]));
  return {
    items: stored.map((one) => ({
      ...itemView(one),
      ...(unapproved.get(one.id) && { approval: 'pending' as const }),
    })),
    lines,
    warnings: prepared.items.flatMap(({ id, row }): Warning[] => {
      const held = unapproved.get(id);
      return held ? [valuationWarning(path(row), approvalWarning(held))] : [];
    }),
  };
}

const valuationWarning = (path: string, one: Warning): Warning => ({
  ...one,
  field: `${path}valuation.${one.field}`,
});
