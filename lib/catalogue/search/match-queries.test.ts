import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/prisma/seed/load-catalogue';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';
import { type ExpectedMatch, MATCH_QUERIES } from './match-queries.fixture';
import { MATCH_QUERIES_TRIED_ONCE } from './match-queries-tried-once.fixture';

const ALL = [...MATCH_QUERIES, ...MATCH_QUERIES_TRIED_ONCE];

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
  readonly match: 'exact' | 'close' | 'none';
}

const get = async (path: string, query: string) =>
  (await api('GET', `${path}?query=${encodeURIComponent(query)}`, { key: own.key })).body as Reply;

const isFamily = (expected: string, alid = ''): boolean =>
  expected.endsWith('*') ? alid.startsWith(expected.slice(0, -1)) : alid === expected;

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
    ['elcykel', 1301],
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
