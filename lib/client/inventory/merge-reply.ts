import type { Inventory } from '@/lib/contract/inventory';
import type { Reply } from '../api/call';

export type Correction =
  Reply<'PATCH /client_reference/{client_reference_id}/inventory/{intake_id}'>;

/** The draft after a correction: the response has only the rows that differ. */
export function mergeReply(before: Inventory, reply: Correction): Inventory {
  const { rows: changed, removed_rows: removed, ...rest } = reply;
  const fresh = new Map(changed.map((row) => [row.row, row]));
  const known = new Set(before.rows.map(({ row }) => row));
  const left = new Set(removed);
  const rows = before.rows
    .filter(({ row }) => !left.has(row))
    .map((row) => fresh.get(row.row) ?? row);
  const added = changed.filter(({ row }) => !known.has(row));
  return {
    ...before,
    ...rest,
    rows:
      added.length === 0 ? rows : [...rows, ...added].toSorted((one, other) => one.row - other.row),
  };
}
