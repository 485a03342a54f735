import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import type { Tenant } from '@/tests/setup/tenants';
import { isFamily, loadDemoSearch, TOP } from './demo-search.fixture';
import { type Expected, HANDLER_QUERIES } from './handler-queries.fixture';

let own: Tenant;
let familyOf: ReadonlyMap<string, string>;

beforeAll(async () => {
  ({ own, familyOf } = await loadDemoSearch());
}, 120_000);

interface Reply {
  readonly results: readonly { pid: string; client_category_id: number; product_name: string }[];
  readonly category_prediction?: { client_category_id: number };
}

const get = async (path: string, query: string) =>
  (await api('GET', `${path}?query=${encodeURIComponent(query)}`, { key: own.key })).body as Reply;

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
