import type { InventoryRow } from '@/lib/contract/inventory';
import { type Edits, rowEdit } from './edits';

/** Longer lists would not fit a webhook's body. */
const LISTED_MAX = 200;
const TEXT_MAX = 200;

/** What people changed in the rows that were committed, for the trail. */
export function correctionsOf(rows: readonly InventoryRow[], edits: Edits) {
  const corrections = rows.flatMap((row) =>
    (row.corrections ?? []).map(({ field, text, file_text }) => ({
      row: row.row,
      field,
      file_text,
      text: text.slice(0, TEXT_MAX),
      by: rowEdit(edits, row.row).cells[field]?.by ?? null,
    })),
  );
  if (corrections.length === 0) return {};
  return {
    correction_count: corrections.length,
    corrections: corrections.slice(0, LISTED_MAX),
  };
}
