import { beforeAll, describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { GADGETS, makeProducts, READ_DATE, ROBOTS } from '@/tests/setup/products';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;
let danish: Tenant;

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  danish = await makeTenant({ currency: 'DKK', language: 'da' });
  const prices = ['100.00', '110.00', '120.00', '130.00', '140.00', '150.00'].map((price, at) => ({
    price,
    shop: `Shop ${at}`,
  }));
  await makeProducts(
    {
      pid: 'r-1',
      name: 'Vakuo R1 vacuum',
      brand: 'Vakuo',
      categoryId: ROBOTS,
      specs: { colour: 'white' },
      offers: prices,
    },
    { pid: 'r-2', name: 'Vakuo R2 vacuum', brand: 'Vakuo', categoryId: ROBOTS },
    { pid: 'r-3', name: 'Vakuo R3 vacuum', brand: 'Vakuo', categoryId: ROBOTS },
    { pid: 'g-1', name: 'Brush for Vakuo vacuum', brand: 'Vakuo' },
    { pid: 'g-2', name: 'Lampa', brand: 'Lampa' },
  );
});

const search = (query: string, key = own.key) =>
  at('2026-03-10T12:00:00.000Z', () => api('GET', `/product_search?${query}`, { key }));
const pidsOf = (body: unknown) =>
  (body as { results: { pid: string }[] }).results.map(({ pid }) => pid);
const predicted = async (query: string, key?: string) =>
  ((await search(query, key)).body as { category_prediction: unknown }).category_prediction;

describe('product search', () => {
  it('returns the documented format with deprecated fields and price clusters', async () => {
    const { status, body } = await search('query=vakuo%20r1');
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [
        {
          product_name: 'Vakuo R1 vacuum',
          pid: 'r-1',
          pic_url: null,
          product_pic_url: null,
          client_category_id: ROBOTS,
          client_category: 'Robots',
          cid: ROBOTS,
          category: 'Robots',
          specs: { colour: 'white' },
          price: {
            price_min: 100,
            price_max: 150,
            shop_count: 6,
            price_date: READ_DATE,
            currency: 'DKK',
            is_current: true,
          },
          price_clusters: { low: 100, mid: 120, high: 140 },
        },
      ],
      match: 'exact',
      corrected_query: null,
      category_prediction: {
        client_category_id: ROBOTS,
        client_category: 'Robots',
        is_forced: false,
        reason: 'All products found are in this category: Robots.',
      },
    });
  });

  it('returns neither summary nor clusters for a product without a price', async () => {
    expect((await search('query=lampa')).body).toMatchObject({
      results: [{ pid: 'g-2', price: null, price_clusters: null }],
    });
  });

  it('predicts the category of the best results with its share of them', async () => {
    expect(await predicted('query=vakuo%20vacuum')).toEqual({
      client_category_id: ROBOTS,
      client_category: 'Robots',
      is_forced: false,
      reason: 'The best match and 3 of 4 products found are in this category: Robots.',
    });
  });

  it("gives the reason in the requested language or the client's", async () => {
    expect(await predicted('query=lampa', danish.key)).toMatchObject({
      reason: 'Alle fundne produkter er i denne kategori: Gadgets.',
    });
    expect(await predicted('query=lampa&language=fi', danish.key)).toMatchObject({
      reason: 'Kaikki löydetyt tuotteet ovat tässä tuoteryhmässä: Gadgets.',
    });
  });

  it('ranks a given category first without hiding others, and says if another fits better', async () => {
    const { body } = await search(`query=vakuo%20vacuum&client_category_id=${GADGETS}`);
    expect(pidsOf(body)[0]).toBe('g-1');
    expect(pidsOf(body)).toHaveLength(4);
    expect(await predicted(`query=vakuo%20r1&client_category_id=${GADGETS}`)).toMatchObject({
      client_category_id: ROBOTS,
      is_forced: false,
      reason: 'Named was Gadgets, but what fits best is in Robots (1 of 1 products found).',
    });
    expect(await predicted(`query=zzzqqq&client_category=gadgets`)).toMatchObject({
      client_category_id: GADGETS,
      reason: 'The category that was named: Gadgets. Nothing was found that would confirm it.',
    });
  });

  it('limits results to a forced category, whatever the query', async () => {
    const { body } = await search(
      `query=vakuo%20vacuum&client_category_id=${GADGETS}&force_client_category=true`,
    );
    expect(pidsOf(body)).toEqual(['g-1']);
    expect(body).toMatchObject({
      category_prediction: {
        client_category_id: GADGETS,
        is_forced: true,
        reason: 'The category was forced: Gadgets.',
      },
    });
    const none = await search(
      `query=vakuo%20r1&client_category=Gadgets&force_client_category=true`,
    );
    expect(none.body).toMatchObject({ category_prediction: { is_forced: true } });
    expect(pidsOf(none.body).every((pid) => pid.startsWith('g-'))).toBe(true);
  });

  it('makes no prediction without results and category', async () => {
    expect((await search('query=zzzqqq')).body).toEqual({
      results: [],
      match: 'none',
      corrected_query: null,
      category_prediction: null,
    });
  });

  it('applies the limit to the results but not to the prediction', async () => {
    const { body } = await search('query=vakuo%20vacuum&limit=1');
    expect(pidsOf(body)).toHaveLength(1);
    expect(body).toMatchObject({
      category_prediction: {
        reason: 'The best match and 3 of 4 products found are in this category: Robots.',
      },
    });
  });

  it.each([
    ['', 'ERMPPS', TITLES.MP, 'query : field required'],
    [
      'query=a&force_client_category=true',
      'ERMPPS',
      TITLES.MP,
      'client_category_id : field required',
    ],
    [
      'query=a&force_client_category=yes',
      'ERWPPS',
      TITLES.WP,
      'force_client_category : must be one of "true", "false"',
    ],
    ['query=a&limit=51', 'ERWPPS', TITLES.WP, 'limit : must be at most 50'],
    ['query=a&limit=1.5', 'ERIPPS', TITLES.IP, 'limit : must be an integer'],
    [
      'query=a&language=xx',
      'ERWPPS',
      TITLES.WP,
      'language : must be one of "en", "da", "sv", "nb", "de", "fi"',
    ],
    [
      'query=a&client_category_id=ten',
      'ERIPCS',
      TITLES.IP,
      'client_category_id : must be an integer',
    ],
    [
      'query=a&client_category_id=-1',
      'ERIPCS',
      TITLES.IP,
      'client_category_id : must be an integer',
    ],
    [
      'query=a&client_category_id=4',
      'ERWPCS',
      TITLES.WP,
      'client_category_id : is not a category of the catalogue',
    ],
    [
      'query=a&client_category=nothing',
      'ERWPCS',
      TITLES.WP,
      'client_category : is not a category of the catalogue',
    ],
  ])('%s returns %s', async (query, code, title, description) => {
    expect(await search(query)).toMatchObject({
      status: 400,
      body: errorBody(code, title, description),
    });
  });
});
