import type { Transaction } from '@/lib/platform/database/tenant';

const DEPTH_MAX = 32;

/**
 * Maps each category id to the categories whose rules may apply, the nearest first: itself, then
 * the one that the client values it as, else its group, and so on.
 */
export async function categoryChains(
  tx: Transaction,
  clientId: number,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const distinct = [...new Set(ids.filter((id) => id !== null))];
  if (distinct.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ leaf: number; chain: number[] }[]>`
    WITH RECURSIVE up AS (
      SELECT id AS leaf, id, 0 AS depth FROM unnest(${distinct}::int[]) AS id
      UNION ALL
      SELECT up.leaf, coalesce(own.valued_as_id, own.parent_id, c.parent_id), up.depth + 1
      FROM up LEFT JOIN category c ON c.id = up.id
        LEFT JOIN client_category own ON own.client_id = ${clientId} AND own.id = up.id
      WHERE coalesce(own.valued_as_id, own.parent_id, c.parent_id) IS NOT NULL
        AND up.depth < ${DEPTH_MAX}
    ) SELECT leaf, array_agg(id ORDER BY depth) AS chain FROM up GROUP BY leaf`;
  return new Map(rows.map(({ leaf, chain }) => [leaf, chain]));
}

export const chainOf = (
  chains: ReadonlyMap<number, readonly number[]>,
  id: number | null,
): readonly number[] => (id === null ? [] : (chains.get(id) ?? [id]));
