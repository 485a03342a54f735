import type { FoundRow } from './find-statements';
import { searchKey } from './search-key';

const storageOf = ({ specs }: FoundRow): number => {
  const { storage_gb: storage } = specs;
  return typeof storage === 'number' ? storage : 0;
};

/**
 * Exact matches first, otherwise in the given order; and of each model family the smallest storage
 * first, because a query that states none means no large one. A product that is called exactly as
 * the query stays where it is.
 */
export function plainFirst(rows: readonly FoundRow[], query: string): FoundRow[] {
  const ordered = rows.toSorted((one, other) => Number(other.is_exact) - Number(one.is_exact));
  const isMovable = (row: FoundRow) => searchKey(row.name) !== query;
  const byFamily = new Map<string, FoundRow[]>();
  for (const row of ordered.filter(isMovable)) {
    const family = `${row.alid} ${row.is_exact}`;
    byFamily.set(family, [...(byFamily.get(family) ?? []), row]);
  }
  for (const [family, own] of byFamily)
    byFamily.set(
      family,
      own.toSorted((one, other) => storageOf(one) - storageOf(other)),
    );
  return ordered.map((row) =>
    isMovable(row) ? (byFamily.get(`${row.alid} ${row.is_exact}`)?.shift() ?? row) : row,
  );
}
