import type { z } from 'zod';
import type { InventoryRow } from '@/lib/contract/inventory';
import type { commitInventory as contract } from '@/lib/contract/inventory-commit';
import { wrongValue } from '@/lib/shared/fault';
import { isCategoryGuessed, isIncluded, isUsable } from './view';

export type Wish = z.output<typeof contract.body>;

interface ChosenRow extends InventoryRow {
  /** The chosen product. Null for an item without a product yet. */
  readonly pid: string | null;
}

const NAMED_MAX = 20;
const listed = (rows: readonly number[]) =>
  `${rows.slice(0, NAMED_MAX).join(', ')}${rows.length > NAMED_MAX ? ', …' : ''}`;

/**
 * The rows to commit, with their products. Throws `wrong` for rows with errors that the caller does
 * not leave out, and for unknown row numbers.
 */
export function selectRows(
  rows: readonly InventoryRow[],
  { take_matches: take, choices, leave_out_errors: leavesOutErrors, leave_out: leaveOut }: Wish,
): ChosenRow[] {
  const known = new Set(rows.map(({ row }) => row));
  const unknown = (named: readonly number[]) => named.filter((row) => !known.has(row));
  const [strangeChoices, strangeRows] = [
    unknown((choices ?? []).map(({ row }) => row)),
    unknown(leaveOut ?? []),
  ];
  if (strangeChoices.length > 0)
    throw wrongValue('choices', 'inventory_unknown_rows', { rows: listed(strangeChoices) });
  if (strangeRows.length > 0)
    throw wrongValue('leave_out', 'inventory_unknown_rows', { rows: listed(strangeRows) });
  const left = new Set(leaveOut ?? []);
  const wanted = rows.filter((row) => isIncluded(row) && !left.has(row.row));
  const broken = wanted.filter((row) => !isUsable(row)).map(({ row }) => row);
  if (broken.length > 0 && !leavesOutErrors)
    throw wrongValue(
      'leave_out_errors',
      broken.length === 1 ? 'inventory_row_with_errors' : 'inventory_rows_with_errors',
      { count: broken.length, rows: listed(broken) },
    );
  const taken = wanted.filter(isUsable);
  if (taken.length === 0) throw wrongValue('leave_out', 'inventory_no_rows');
  const chosen = new Map((choices ?? []).map(({ row, pid }) => [row, pid]));
  return taken.map((row) => {
    const pid = chosen.has(row.row)
      ? (chosen.get(row.row) ?? null)
      : matchTaken(row, take ?? 'exact');
    return { ...row, pid, client_category_id: categoryOf(row, pid) };
  });
}

/** A product knows its category better than the words of a description. */
const categoryOf = (row: InventoryRow, pid: string | null): number | null =>
  pid !== null && isCategoryGuessed(row) ? null : row.client_category_id;

/** What was decided in the draft counts before what the commit says of all rows. */
function matchTaken(
  { match, take_match: decided }: InventoryRow,
  take: 'exact' | 'all' | 'none',
): string | null {
  if (match === null) return null;
  const isTaken = take === 'all' || (take === 'exact' && match.certainty === 'exact');
  return (decided ?? isTaken) ? match.pid : null;
}
