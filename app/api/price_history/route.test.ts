import { beforeAll, describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { addOffers, makeProducts } from '@/tests/setup/products';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;

const day = (date: string) => `${date}T10:00:00.000Z`;

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  await makeProducts(
    {
      pid: 'told',
      offers: [
        { price: '120.00', shop: 'A', date: day('2026-03-01') },
        { price: '110.00', shop: 'B', basePrice: '100.00', date: day('2026-03-01') },
        { price: '130.00', shop: 'A', date: day('2026-03-05') },
        { price: '90.00', shop: 'A', date: day('2025-06-01') },
        { price: '10.00', shop: 'C', condition: 'used', date: day('2026-03-05') },
        { price: '20.00', shop: 'D', currency: 'EUR', date: day('2026-03-05') },
      ],
    },
    { pid: 'silent' },
    { pid: 'busy' },
  );
  await addOffers(
    'busy',
    Array.from({ length: 1_100 }, (_, n) => ({
      price: `${1_000 + n}.00`,
      date: new Date(Date.parse('2026-03-09T00:00:00Z') - n * 3_600_000).toISOString(),
      offerId: 'busy:hourly',
    })),
  );
});

const read = (query: string) =>
  at('2026-03-10T12:00:00.000Z', () => api('GET', `/price_history?${query}`, { key: own.key }));
const pricesOf = async (query: string) =>
  (
    (await read(query)).body as {
      history: { price_date: string; total_price: number; shop_name: string }[];
    }
  ).history;

describe('price history', () => {
  it('by day returns the lowest price and its shop for each day with one, oldest first', async () => {
    const { status, body } = await read('pid=told');
    expect(status).toBe(200);
    expect(body).toEqual({
      pid: 'told',
      currency: 'DKK',
      history: [
        {
          price_date: '2026-03-01T10:00:00.000Z',
          shop_name: 'B',
          offer_id: 'told:B',
          base_price: 100,
          total_price: 110,
        },
        {
          price_date: '2026-03-05T10:00:00.000Z',
          shop_name: 'A',
          offer_id: 'told:A',
          base_price: 130,
          total_price: 130,
        },
      ],
    });
  });

  it('by shop returns every price of new items', async () => {
    expect(
      (await pricesOf('pid=told&by=shop')).map(({ shop_name, total_price }) => [
        shop_name,
        total_price,
      ]),
    ).toEqual([
      ['A', 120],
      ['B', 110],
      ['A', 130],
    ]);
  });

  it('covers the requested number of days', async () => {
    expect((await pricesOf('pid=told&days=730')).map(({ total_price }) => total_price)).toEqual([
      90, 110, 130,
    ]);
    expect(await pricesOf('pid=told&days=1')).toEqual([]);
  });

  it('contains one currency only', async () => {
    expect((await pricesOf('pid=told&currency=EUR')).map(({ total_price }) => total_price)).toEqual(
      [20],
    );
  });

  it('returns at most the newest thousand prices', async () => {
    const prices = await pricesOf('pid=busy&by=shop&days=730');
    expect(prices).toHaveLength(1_000);
    expect(prices.at(-1)).toMatchObject({ price_date: '2026-03-09T00:00:00.000Z' });
    expect((await pricesOf('pid=busy&days=730')).length).toBe(47);
  });

  it('is empty for a product without prices and 404 for an unknown product', async () => {
    expect((await read('pid=silent')).body).toEqual({
      pid: 'silent',
      currency: 'DKK',
      history: [],
    });
    expect(await read('pid=none')).toMatchObject({
      status: 404,
      body: errorBody('ERNFPR', TITLES.NF, 'Product not found'),
    });
  });

  it.each([
    ['', 'ERMPPR', TITLES.MP, 'pid : field required'],
    ['pid=told&days=0', 'ERWPPR', TITLES.WP, 'days : must be at least 1'],
    ['pid=told&days=week', 'ERIPPR', TITLES.IP, 'days : must be an integer'],
    ['pid=told&by=hour', 'ERWPPR', TITLES.WP, 'by : must be one of "day", "shop"'],
  ])('%s returns %s', async (query, code, title, description) => {
    expect(await read(query)).toMatchObject({
      status: 400,
      body: errorBody(code, title, description),
    });
  });
});
