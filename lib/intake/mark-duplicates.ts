import type { InventoryRow } from '@/lib/contract/inventory';
import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { type Cause, cause, textOf } from '@/lib/shared/reasons';

type Compared = Pick<
  InventoryRow,
  'description' | 'quantity' | 'date_purchase' | 'claimed_amount' | 'location'
> &
  Partial<Pick<InventoryRow, 'brand' | 'model'>>;

/** An item that the claim has already. */
export interface ItemOfClaim extends Compared {
  readonly row_id: number;
  readonly display_id: number;
  /** Where an import writes the serial number. */
  readonly notes: string;
}

export async function itemsOf(
  tx: Transaction,
  clientId: number,
  clientReferenceId: number,
): Promise<readonly ItemOfClaim[]> {
  const items = await tx.claimedItem.findMany({
    where: { clientId, clientReferenceId },
    orderBy: { displayId: 'asc' },
  });
  return items.map((item) => ({
    row_id: item.id,
    display_id: item.displayId,
    description: item.description,
    quantity: item.quantity,
    date_purchase: item.datePurchase && toDateString(item.datePurchase),
    claimed_amount: item.claimedAmount && item.claimedAmount.toNumber(),
    location: item.location,
    notes: item.notes,
  }));
}

/**
 * Marks rows that repeat an earlier row or an item of the claim, each with a warning. A row that was
 * left out is repeated by none.
 */
export function markDuplicates(
  rows: readonly InventoryRow[],
  items: readonly ItemOfClaim[],
): InventoryRow[] {
  const earlier = new Map<string, InventoryRow[]>();
  const existing = groupsOf(items);
  const serials = new Map<string, InventoryRow>();
  const inClaim = serialsOf(items);
  return rows.map((row) => {
    const key = keyOf(row);
    const serial = row.serial_number?.toLowerCase() ?? null;
    const ofRow =
      (serial !== null && serials.get(serial)) || earlier.get(key)?.find((one) => isSame(one, row));
    const ofItem =
      (serial !== null && inClaim.get(serial)) ||
      existing.get(key)?.find((one) => isSame(one, row));
    if (!ofRow && row.include !== false) addTo(earlier, key, row);
    if (row.include !== false && serial !== null && !serials.has(serial)) serials.set(serial, row);
    return marked(row, ofRow || null, ofItem || null);
  });
}

/** The row as it is before it is compared with the others. */
export function withoutDuplicates(row: InventoryRow): InventoryRow {
  if (!row.duplicate_of) return row;
  const problems = row.problems.filter(({ cause: why }) => !why || !REPEATS.has(why.reason));
  return { ...row, duplicate_of: null, problems };
}

const REPEATS: ReadonlySet<string> = new Set(['row_repeats_row', 'row_repeats_item']);

function marked(
  row: InventoryRow,
  ofRow: InventoryRow | null,
  ofItem: ItemOfClaim | null,
): InventoryRow {
  if (ofRow === null && ofItem === null) return row;
  const causes = [
    ...(ofRow === null ? [] : [cause('row_repeats_row', { row: ofRow.row })]),
    ...(ofItem === null ? [] : [cause('row_repeats_item', { number: ofItem.display_id })]),
  ];
  return {
    ...row,
    duplicate_of: { row: ofRow?.row ?? null, row_id: ofItem?.row_id ?? null },
    problems: [...row.problems, ...causes.map(warningOf)],
  };
}

const warningOf = (why: Cause) => ({
  field: 'description',
  severity: 'warning' as const,
  reason: textOf(why),
  cause: why,
});

const keyOf = ({ description }: Compared): string =>
  description
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

function groupsOf(items: readonly ItemOfClaim[]): ReadonlyMap<string, readonly ItemOfClaim[]> {
  const groups = new Map<string, ItemOfClaim[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

function addTo<T>(groups: Map<string, T[]>, key: string, one: T): void {
  const group = groups.get(key);
  if (key === '') return;
  if (group) group.push(one);
  else groups.set(key, [one]);
}

const serialsOf = (items: readonly ItemOfClaim[]): ReadonlyMap<string, ItemOfClaim> =>
  new Map(
    items.flatMap((item) =>
      [...item.notes.matchAll(/^Serial number: (.+)$/gm)].map(
        ([, serial = '']) => [serial.toLowerCase(), item] as const,
      ),
    ),
  );

const PURCHASE = ['date_purchase', 'claimed_amount'] as const;

/**
 * What one of them does not state may be the same. Things of one name in two rooms are two, unless
 * both were bought on one day for one amount.
 */
function isSame(one: Compared, other: Compared): boolean {
  const isOnePurchase = PURCHASE.every(
    (field) => one[field] !== null && one[field] === other[field],
  );
  const rooms = isOnePurchase ? [] : (['location'] as const);
  return (
    one.quantity === other.quantity &&
    (['brand', 'model', ...PURCHASE, ...rooms] as const).every((field) => {
      const [value, otherValue] = [one[field] ?? null, other[field] ?? null];
      return value === null || otherValue === null || value === otherValue;
    })
  );
}
