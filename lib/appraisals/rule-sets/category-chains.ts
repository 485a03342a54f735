import type { Transaction } from '@/lib/platform/database/tenant';

const DEPTH_MAX = 32;

/** Maps each category id to itself and its ancestors, nearest first. Unknown ids have no entry. */
export async function categoryChains(
  tx: Transaction,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const distinct = [...new Set(ids.filter((id) => id !== null))];
  if (distinct.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ leaf: number; chain: number[] }[]>`
    WITH RECURSIVE up AS (
      SELECT id AS leaf, id, parent_id, 0 AS depth FROM category WHERE id = ANY (${distinct}::int[])
      UNION ALL
      SELECT up.leaf, c.id, c.parent_id, up.depth + 1 FROM up JOIN category c ON c.id = up.parent_id WHERE up.depth < ${DEPTH_MAX}
    ) SELECT leaf, array_agg(id ORDER BY depth) AS chain FROM up GROUP BY leaf`;
  return new Map(rows.map(({ leaf, chain }) => [leaf, chain]));
}

export const chainOf = (
  chains: ReadonlyMap<number, readonly number[]>,
  id: number | null,
): readonly number[] => (id === null ? [] : (chains.get(id) ?? [id]));
