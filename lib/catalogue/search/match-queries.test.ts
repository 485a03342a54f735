import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import type { Tenant } from '@/tests/setup/tenants';
import { isFamily, loadDemoSearch, TOP } from './demo-search.fixture';
import { type ExpectedMatch, MATCH_QUERIES } from './match-queries.fixture';
import { MATCH_QUERIES_TRIED_ONCE } from './match-queries-tried-once.fixture';

const ALL = [...MATCH_QUERIES, ...MATCH_QUERIES_TRIED_ONCE];

let own: Tenant;
let familyOf: ReadonlyMap<string, string>;

beforeAll(async () => {
  ({ own, familyOf } = await loadDemoSearch());
}, 120_000);

interface Reply {
  readonly results: readonly { pid: string; client_category_id: number; product_name: string }[];
  readonly match: 'exact' | 'close' | 'none';
}

const get = async (path: string, query: string) =>
  (await api('GET', `${path}?query=${encodeURIComponent(query)}`, { key: own.key })).body as Reply;

function fits({ results, match }: Reply, expected: ExpectedMatch): boolean {
  if (typeof expected === 'string')
    return (
      match === 'exact' &&
      results.slice(0, TOP).some(({ pid }) => isFamily(expected, familyOf.get(pid)))
    );
  const categories = results.map(({ client_category_id: id }) => id);
  if (typeof expected === 'number')
    return match === 'exact' && categories.every((id) => id === expected);
  return (
    match === (results.length === 0 ? 'none' : 'close') &&
    categories.every((id) => expected.includes(id))
  );
}

const shown = ({ results, match }: Reply): string =>
  `${match}: ${results
    .slice(0, TOP)
    .map(({ product_name: name }) => name)
    .join('; ')}`;

describe('a search says whether there is a match', () => {
  it('in queries that are unique', () => {
    const queries = ALL.map(([query]) => query.toLowerCase());
    expect(new Set(queries).size).toBe(queries.length);
  });

  it.each(ALL)('%s is %j', async (query, expected) => {
    for (const path of ['/product_search', '/search_suggestion']) {
      const found = await get(path, query);
      expect(fits(found, expected), shown(found)).toBe(true);
    }
  });

  it.each([
    ['iphone 14 promax', 'Apple iPhone 14 Pro Max 128 GB'],
    ['iphone 13 promax', 'Apple iPhone 13 Pro 128 GB'],
    ['macbook pro 16', 'Apple MacBook Pro 16 M1 Pro 512 GB'],
    ['iphone 13 med cover', 'Apple iPhone 13 128 GB'],
    ['kivik with chaise longue', 'IKEA KIVIK with chaise longue'],
  ])('%s offers %s first, the smallest storage of its family', async (query, name) => {
    for (const path of ['/product_search', '/search_suggestion'])
      expect((await get(path, query)).results[0]?.product_name).toMatch(new RegExp(`^${name}`));
  });

  it.each([
    ['iphone 13 pro max', 'Apple iPhone 13 Pro'],
    ['iphone 12 pro max', 'Apple iPhone 12 Pro'],
    ['iphone 13 sort', 'Apple iPhone 13'],
    ['iphone 11 pro max', null],
    ['iphone 17', null],
    ['iphone xs max', null],
    ['wh-1000xm7', null],
    ['sony alpha 7 vi', null],
  ])('%s offers close matches of %s, and no other model number', async (query, family) => {
    for (const path of ['/product_search', '/search_suggestion']) {
      const { match, results } = await get(path, query);
      expect(match).toBe(family === null ? 'none' : 'close');
      for (const { product_name: name } of results)
        expect(name.startsWith(`${family} `)).toBe(true);
    }
  });

  it.each([
    ['støvsuger miele', 205],
    ['samsung køleskab', 24],
  ])('%s finds nothing but predicts the category that it names', async (query, category) => {
    expect(await get('/product_search', query)).toMatchObject({
      results: [],
      match: 'none',
      category_prediction: { client_category_id: category },
    });
  });
});
