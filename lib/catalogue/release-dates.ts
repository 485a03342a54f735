import { database } from '@/lib/platform/database/tenant';

/** When each product came on the market, as far as the catalogue knows. */
export async function releaseDates(pids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (pids.length === 0) return new Map();
  const rows = await database().$queryRaw<{ pid: string; released: string }[]>`
    SELECT p.pid, f.release_date::text AS released
    FROM product p
      JOIN product_variant v ON v.vcid = p.vcid
      JOIN product_family f ON f.alid = v.alid
    WHERE p.pid = ANY (${[...new Set(pids)]}::text[]) AND f.release_date IS NOT NULL`;
  return new Map(rows.map(({ pid, released }) => [pid, released]));
}
