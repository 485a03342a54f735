import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type pg from 'pg';
import type { Statement, Value } from '@/lib/platform/database/statement';
import { ownerConnection } from '@/tests/setup/owner';
import { OFFERS_ON_DAY } from '../prices/offers-on-day';
import { LOOK_UP } from '@/lib/appraisals/create-statements';
import { CANDIDATES, CLAIMED, OFFERS } from '../prices/price-statements';
import { FIND } from './find-statements';

let owner: pg.Client;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const literal = (value: Value) =>
  value === null
    ? 'NULL'
    : typeof value === 'number'
      ? String(value)
      : `'${value.replaceAll("'", "''")}'`;

/** The generic plan, which connections reuse for all values. */
async function planOf({ name, text }: Statement, values: readonly Value[]): Promise<Plan[]> {
  await owner.query(`PREPARE ${name} AS ${text}`);
  const { rows } = await owner.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (FORMAT JSON) EXECUTE ${name} (${values.map(literal).join(', ')})`,
  );
  return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan: plan }) => nodesOf(plan));
}

const indexesOf = (nodes: readonly Plan[]) =>
  new Set(nodes.flatMap((node) => node['Index Name'] ?? []));
const scanned = (nodes: readonly Plan[]) =>
  nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? [])
    .filter((table) => table !== 'category');

beforeAll(async () => {
  owner = await ownerConnection();
  await owner.query(`
    INSERT INTO category (id, name) VALUES (10, 'Phones') ON CONFLICT DO NOTHING;
    INSERT INTO product_family (alid, brand, name, category_id, release_date) SELECT 'f' || n, 'Brand' || n % 20, 'Family ' || n, 10, date '2015-01-01' + n FROM generate_series(1, 2000) n;
    INSERT INTO product_variant (vcid, alid) SELECT 'v' || n, 'f' || 1 + n % 2000 FROM generate_series(1, 6000) n;
    INSERT INTO product (pid, vcid, name) SELECT 'p' || n, 'v' || 1 + n % 6000, 'Brand' || n % 20 || ' thing ' || n FROM generate_series(1, 12000) n;
    INSERT INTO offer (offer_id, price_date, pid, shop_name, name, currency, base_price, total_price)
      SELECT 'o' || n, now(), 'p' || 1 + n % 12000, 'Shop ' || n % 7, 'thing', 'DKK', n, n FROM generate_series(1, 36000) n;
    SELECT refresh_product_summary(array_agg(pid::text)) FROM product;
    INSERT INTO search_word (word) SELECT 'w' || translate(n::text, '0123456789', 'abcdefghij') FROM generate_series(1, 5000) n;
    ANALYZE;
    SET plan_cache_mode = force_generic_plan`);
}, 120_000);

afterAll(() => owner.end());

describe('the query plans of lookups among twelve thousand products', () => {
  it('a search uses the indexes of names, popular and other products, and scans no table', async () => {
    const nodes = await planOf(FIND, [
      'brand1 thing',
      'brand1&thing:*',
      'DKK',
      8,
      null,
      'brand1&thing',
      '',
      'brand1&thing:*',
    ]);
    expect(scanned(nodes)).toEqual([]);
    expect([...indexesOf(nodes)]).toEqual(
      expect.arrayContaining([
        'product_listing_name_key_idx',
        'popular_listing_document_idx',
        'product_listing_document_idx',
        'product_pkey',
        'product_family_pkey',
        'product_price_pkey',
      ]),
    );
  });

  it('candidates are found by category, brand and date without a table scan', async () => {
    const nodes = await planOf(CANDIDATES, ['p1', 'f1', 'Brand1', '2016-01-01', 10, 'DKK']);
    expect(scanned(nodes)).toEqual([]);
    expect([...indexesOf(nodes)]).toEqual(
      expect.arrayContaining([
        'product_family_category_id_brand_release_date_idx',
        'product_family_category_id_release_date_idx',
        'product_variant_alid_idx',
        'product_vcid_idx',
      ]),
    );
  });

  it('offers are read from the index of latest offers', async () => {
    expect([...indexesOf(await planOf(OFFERS, ['["p1"]', 'DKK']))]).toEqual(['offer_latest_idx']);
    expect(scanned(await planOf(CLAIMED, ['p1', 'DKK']))).toEqual([]);
  });

  it('prices of a day are read by the keys of the offers, for a new appraisal too', async () => {
    const keys = ['offer_latest_idx', 'offer_pkey'];
    const nodes = await planOf(OFFERS_ON_DAY, ['["p1"]', 'DKK', '2026-01-15']);
    expect([...indexesOf(nodes)].toSorted()).toEqual(keys);
    expect(scanned(nodes)).toEqual([]);
    const values = [1, 1, 'p1', 'p1', null, null, null, null, '2026-03-31T12:00:00.000Z'];
    const found = await planOf(LOOK_UP, values);
    expect([...indexesOf(found)]).toEqual(expect.arrayContaining(keys));
    expect(scanned(found)).not.toContain('offer');
  });

  it('the number of popular products is bounded', async () => {
    const { rows: counts } = await owner.query(
      'SELECT count(*)::int AS popular, count(l.pid)::int AS known FROM popular_listing p LEFT JOIN product_listing l ON l.pid = p.pid AND l.name_key = p.name_key',
    );
    expect(counts).toEqual([{ popular: 5_000, known: 5_000 }]);
  });
});
