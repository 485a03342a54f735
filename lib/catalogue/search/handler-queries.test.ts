import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/prisma/seed/load-catalogue';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';
import { type Expected, HANDLER_QUERIES } from './handler-queries.fixture';

/** The expected product must be among the first five results. */
const TOP = 5;

let own: Tenant;
let familyOf: ReadonlyMap<string, string>;

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  await loadCatalogue(new Date('2026-03-10T06:00:00.000Z'), { withHistory: false });
  const rows = await asOwner<{ pid: string; alid: string }>(
    'SELECT p.pid, v.alid FROM product p JOIN product_variant v ON v.vcid = p.vcid',
  );
  familyOf = new Map(rows.map(({ pid, alid }) => [pid, alid]));
}, 120_000);

interface Reply {
  readonly results: readonly { pid: string; client_category_id: number; product_name: string }[];
  readonly category_prediction?: { client_category_id: number };
}

const get = async (path: string, query: string) =>
  (await api('GET', `${path}?query=${encodeURIComponent(query)}`, { key: own.key })).body as Reply;

const isFamily = (expected: string, alid = ''): boolean =>
  expected.endsWith('*') ? alid.startsWith(expected.slice(0, -1)) : alid === expected;

/** An expected family must be among the first results, an expected category must be that of all. */
function fits({ results }: Reply, expected: Expected): boolean {
  const top = results.slice(0, TOP);
  return typeof expected === 'number'
    ? top.length > 0 && top.every(({ client_category_id: id }) => id === expected)
    : top.some(({ pid }) => isFamily(expected, familyOf.get(pid)));
}

describe('queries of handlers', () => {
  it('are unique and expect families that the catalogue has', () => {
    const families = [...new Set(familyOf.values())];
    for (const [query, expected] of HANDLER_QUERIES)
      if (typeof expected === 'string')
        expect(
          families.some((alid) => isFamily(expected, alid)),
          query,
        ).toBe(true);
    expect(new Set(HANDLER_QUERIES.map(([query]) => query)).size).toBe(HANDLER_QUERIES.length);
  });

  it.each([
    ['kaffemaskine', 207],
    ['elcykel', 1301],
    ['hundefoder', 1402],
    ['motorcykel', undefined],
    ['Wohnmobil', undefined],
  ])(
    '%s finds nothing and means %s, because the catalogue has no such products',
    async (query, categoryId) => {
      const { results, category_prediction: prediction } = await get('/product_search', query);
      expect([results, prediction?.client_category_id]).toEqual([[], categoryId]);
    },
  );

  it.each(HANDLER_QUERIES)('%s finds %s', async (query, expected) => {
    const found = await get('/product_search', query);
    expect(
      fits(found, expected),
      found.results
        .slice(0, TOP)
        .map(({ product_name: name }) => name)
        .join('; '),
    ).toBe(true);
    if (typeof expected === 'number')
      expect(found.category_prediction?.client_category_id).toBe(expected);
    expect(fits(await get('/search_suggestion', query), expected)).toBe(true);
  });
});
