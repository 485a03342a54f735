import { isDeepStrictEqual } from 'node:util';
import type { InventoryRow } from '@/lib/contract/inventory';
import { type Edits, rowEdit } from './edits';
import { withoutDuplicates } from './mark-duplicates';
import type { Preview } from './view';

export interface EarlierReading {
  readonly preview: Pick<Preview, 'rows' | 'skipped_rows' | 'matches_complete' | 'read_with'>;
  readonly edits: Edits;
}

/**
 * The rows of an earlier reading that a reading with other edits would give again, without what was
 * said about duplicates. None if the columns, the claim or the day are others, or if a row that was
 * no item becomes one or the other way round: a room places the items below it.
 */
export function stillTrue(
  { preview, edits: before }: EarlierReading,
  edits: Edits,
  readWith: string,
): (row: number) => InventoryRow | undefined {
  const isSame =
    preview.read_with === readWith &&
    before.header_row === edits.header_row &&
    isDeepStrictEqual(before.columns, edits.columns);
  const changed = changedRows(before, edits);
  const skipped = new Set(preview.skipped_rows.map(({ row }) => row));
  const rows = new Map(preview.rows.map((row) => [row.row, row]));
  const isMoved = [...changed].some((row) => skipped.has(row) || rows.get(row)?.skipped);
  if (!isSame || isMoved) return () => undefined;
  return (row) => {
    const known = changed.has(row) ? undefined : rows.get(row);
    return known && withoutDuplicates(known);
  };
}

const changedRows = (before: Edits, edits: Edits): ReadonlySet<number> =>
  new Set(
    [...Object.keys(before.rows), ...Object.keys(edits.rows)]
      .map(Number)
      .filter((row) => !isDeepStrictEqual(rowEdit(before, row), rowEdit(edits, row))),
  );
