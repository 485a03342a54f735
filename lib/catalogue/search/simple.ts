import type { Caller } from '@/lib/identity/caller';
import { Prisma } from '@/lib/platform/database/generated/client';
import { database } from '@/lib/platform/database/tenant';

export interface FoundRow {
  pid: string;
  vcid: string;
  alid: string;
  name: string;
  picture_url: string | null;
  specs: Record<string, string | number | boolean>;
  category_id: number;
  category: string;
  price_min: string | null;
  price_max: string | null;
  shop_count: number;
  price_date: Date | null;
}

const DAY_MS = 86_400_000;

export async function currencyOf({ clientId }: Caller, wanted: string | undefined): Promise<string> {
  if (wanted !== undefined) return wanted;
  return (await database().client.findUniqueOrThrow({ where: { id: clientId } })).currency;
}

export function findRows(where: Prisma.Sql, currency: string, limit: number): Promise<FoundRow[]> {
  return database().$queryRaw<FoundRow[]>`
    SELECT p.pid, p.vcid, v.alid, p.name, p.picture_url, v.specs, f.category_id, c.name AS category, price.*
    FROM product p JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid JOIN category c ON c.id = f.category_id
    LEFT JOIN LATERAL (SELECT min(total_price)::text AS price_min, max(total_price)::text AS price_max, count(DISTINCT shop_name)::int AS shop_count, max(price_date) AS price_date
      FROM offer o WHERE o.pid = p.pid AND o.currency = ${currency}) price ON true
    WHERE ${where} ORDER BY p.name LIMIT ${limit}`;
}

export const likeWords = (query: string): Prisma.Sql =>
  Prisma.join(query.trim().split(/\s+/).map((word) => Prisma.sql`p.name ILIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`), ' AND ');

export const priceOf = (row: FoundRow, currency: string, now: Date) =>
  row.price_date === null ? null : {
    price_min: Number(row.price_min), price_max: Number(row.price_max), shop_count: row.shop_count, price_date: row.price_date.toISOString(), currency,
    is_current: now.getTime() - row.price_date.getTime() <= 30 * DAY_MS,
  };

export const hitOf = (row: FoundRow, currency: string, now: Date) => ({
  product_name: row.name, pid: row.pid, pic_url: row.picture_url, product_pic_url: row.picture_url, client_category_id: row.category_id, client_category: row.category,
  cid: row.category_id, category: row.category, specs: row.specs, price: priceOf(row, currency, now),
});
