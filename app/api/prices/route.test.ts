import { describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { GADGETS, NAMES, READ_DATE, ROBOTS } from '@/tests/setup/products';
import { own, TODAY, read, replyOf, groupOf } from './prices.fixture';

describe('prices', () => {
  it('returns the claimed product in the documented format, with the deprecated field', async () => {
    const { claimed_product: claimed } = await replyOf('pid=f13');
    expect(claimed).toEqual({
      pid: 'f13',
      vcid: 'v-f13',
      alid: 'fone-13',
      product_name: 'Fone 13',
      pic_url: null,
      product_pic_url: null,
      specs: { storage_gb: 128 },
      client_category_id: GADGETS,
      client_category: NAMES[GADGETS],
      price: {
        price_min: 3900,
        price_max: 4100,
        shop_count: 3,
        price_date: READ_DATE,
        currency: 'DKK',
        is_current: true,
      },
    });
  });

  it('returns each offer in the documented format', async () => {
    const offers = groupOf(await replyOf('pid=f13'), 'f13');
    expect(offers.find(({ shop_name }) => shop_name === 'Dear')).toEqual({
      pid: 'f13',
      vcid: 'v-f13',
      alid: 'fone-13',
      product_name: 'Fone 13',
      offer_id: 'f13:Dear',
      shop_name: 'Dear',
      shop_url: 'https://shop.example/p',
      shop_product_name: 'f13 of Dear',
      currency: 'DKK',
      base_price: 4051,
      total_price: 4100,
      price_date: READ_DATE,
      in_stock: false,
      filtered_price: false,
      filter_reason: null,
      match: {
        is_match: true,
        same_brand: true,
        not_older: true,
        unmatched_specs: [],
        reasons: ['The claimed product itself.'],
        reasons_for: ['The claimed product itself.'],
        reasons_against: [],
        caution: null,
      },
    });
  });

  it('lists the lowest current price of the claimed product first', async () => {
    const { grouped_prices: groups } = await replyOf('pid=f13');
    expect(groups[0]?.[0]).toMatchObject({ pid: 'f13', shop_name: 'Cheap', total_price: 3900 });
  });

  it('groups by product, closest in kind and quality first, then cheapest', async () => {
    const { grouped_prices: groups } = await replyOf('pid=f13');
    expect(groups.map(([first]) => [first?.pid, first?.match.is_match])).toEqual([
      ['f13', true],
      ['f16', true],
      ['f13-256', true],
      ['f12', false],
      ['f16-64', false],
      ['s24', false],
    ]);
    for (const group of groups) expect(new Set(group.map(({ pid }) => pid)).size).toBe(1);
  });

  it('gives a reason for each candidate that matches or does not', async () => {
    const reply = await replyOf('pid=f13');
    const matchOf = (pid: string) => groupOf(reply, pid)[0]?.match;
    expect(matchOf('f16')?.reasons).toEqual([
      'Same category: Gadgets.',
      'Same brand: Peari.',
      'Not an older model: from September 2024, the claimed one from September 2021.',
      'Enough storage: 128 GB, the claimed one has 128 GB.',
    ]);
    expect(matchOf('f16')?.reasons_for).toEqual(matchOf('f16')?.reasons);
    expect(matchOf('f16-64')?.reasons_against).toEqual([
      'Less storage: 64 GB, the claimed one has 128 GB.',
    ]);
    expect(matchOf('f16-64')?.reasons_for).toEqual(expect.arrayContaining(['Same brand: Peari.']));
    expect(matchOf('f16-64')).toMatchObject({
      is_match: false,
      not_older: true,
      unmatched_specs: ['storage_gb'],
      reasons: expect.arrayContaining(['Less storage: 64 GB, the claimed one has 128 GB.']),
    });
    expect(matchOf('f12')).toMatchObject({
      is_match: false,
      not_older: false,
      reasons: expect.arrayContaining([
        'An older model: from October 2020, the claimed one from September 2021.',
      ]),
    });
    expect(matchOf('s24')).toMatchObject({
      is_match: false,
      same_brand: false,
      reasons: expect.arrayContaining(['Another brand: Samsing instead of Peari.']),
    });
  });
});

describe('options of a price request', () => {
  it('returns reasons in the requested language', async () => {
    const { grouped_prices: groups } = await replyOf('pid=f13&language=de');
    expect(groups[0]?.[0]?.match.reasons).toEqual(['Das gemeldete Produkt selbst.']);
    expect(groups[0]?.at(-1)?.filter_reason).toBe('Älter als 30 Tage.');
  });

  it('returns prices of another currency, or a note if there are none', async () => {
    const { grouped_prices: groups } = await replyOf('pid=f13&currency=EUR');
    expect(groups.map((group) => group.map(({ total_price }) => total_price))).toEqual([[500]]);
    const none = await replyOf('pid=f13&currency=SEK');
    expect(none).toMatchObject({
      claimed_product: { price: null },
      grouped_prices: [],
      notes: expect.arrayContaining(['No shop has a price for the claimed product in SEK.']),
    });
  });

  it('searches replacements in the requested category', async () => {
    const { grouped_prices: groups } = await replyOf(`pid=f13&client_category_id=${ROBOTS}`);
    expect(groups.map(([first]) => first?.pid)).not.toContain('f16');
    expect(groups[0]?.[0]?.pid).toBe('f13');
  });

  it('handles a product without brand, date and prices', async () => {
    expect(await replyOf('pid=brandless')).toMatchObject({
      claimed_product: { pid: 'brandless', price: null },
      grouped_prices: [],
      notes: ['No shop has a price for the claimed product in DKK.'],
    });
  });

  it('returns 304 if nothing has changed', async () => {
    const { headers } = await read('pid=f13');
    const tag = { 'if-none-match': headers.get('etag') ?? '' };
    const pricesAt = (time: string) =>
      at(time, () => api('GET', '/prices?pid=f13', { key: own.key, headers: tag }));
    expect((await pricesAt(TODAY)).status).toBe(304);
    expect((await pricesAt('2026-03-11T00:00:00Z')).status).toBe(200);
  });

  it.each([
    ['', 400, 'ERMPPR', TITLES.MP, 'pid : field required'],
    ['pid=%20', 400, 'ERMPPR', TITLES.MP, 'pid : field required'],
    ['pid=none', 404, 'ERNFPR', TITLES.NF, 'Product not found'],
    [
      'pid=f13&client_category_id=x',
      400,
      'ERIPCS',
      TITLES.IP,
      'client_category_id : must be an integer',
    ],
    [
      'pid=f13&client_category_id=5',
      400,
      'ERWPCS',
      TITLES.WP,
      'client_category_id : is not a category of the catalogue',
    ],
    ...['1.005', '-1', 'NaN', '1e300', '1,50', '', '0x10', '1000000000000'].map(
      (amount) =>
        [
          `pid=f13&claimed_amount=${amount}`,
          400,
          'ERIPPR',
          TITLES.IP,
          'claimed_amount : must be an amount with at most two decimals',
        ] as const,
    ),
    [
      'pid=f13&currency=kr',
      400,
      'ERWPPR',
      TITLES.WP,
      'currency : must be an ISO 4217 currency, such as DKK',
    ],
    [
      'pid=f13&currency=XXX',
      400,
      'ERWPPR',
      TITLES.WP,
      'currency : must be an ISO 4217 currency, such as DKK',
    ],
  ] as const)('%s returns %d %s', async (query, status, code, title, description) => {
    expect(await read(query)).toMatchObject({ status, body: errorBody(code, title, description) });
  });
});
