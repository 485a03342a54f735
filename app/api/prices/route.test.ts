import { beforeAll, describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { GADGETS, makeProducts, NAMES, PHONES, READ_DATE, ROBOTS } from '@/tests/setup/products';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;

const TODAY = '2026-03-10T12:00:00.000Z';
const OLD = '2026-01-05T08:00:00.000Z';

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  const brand = 'Peari';
  const phone = (storage_gb: number) => ({ brand, specs: { storage_gb } });
  await makeProducts(
    {
      pid: 'f13',
      ...phone(128),
      name: 'Fone 13',
      family: 'fone-13',
      released: '2021-09-24',
      offers: [
        { price: '4000.00', shop: 'Middle' },
        { price: '4100.00', shop: 'Dear', basePrice: '4051.00', inStock: false },
        { price: '3900.00', shop: 'Cheap' },
        { price: '39.00', shop: 'Slip' },
        { price: '3000.00', shop: 'Once', date: OLD },
        { price: '2000.00', shop: 'Second hand', condition: 'used' },
        { price: '500.00', shop: 'Abroad', currency: 'EUR' },
      ],
    },
    {
      pid: 'f13-256',
      ...phone(256),
      name: 'Fone 13 large',
      family: 'fone-13',
      vcid: 'v-large',
      released: '2021-09-24',
      offers: [{ price: '4600.00' }],
    },
    {
      pid: 'f16',
      ...phone(128),
      name: 'Fone 16',
      family: 'fone-16',
      released: '2024-09-20',
      offers: [{ price: '4500.00' }, { price: '4400.00', shop: 'Another', date: OLD }],
    },
    {
      pid: 'f16-64',
      ...phone(64),
      name: 'Fone 16 small',
      family: 'fone-16',
      vcid: 'v-small',
      released: '2024-09-20',
      offers: [{ price: '3500.00' }],
    },
    {
      pid: 'f12',
      ...phone(128),
      name: 'Fone 12',
      family: 'fone-12',
      released: '2020-10-23',
      offers: [{ price: '2500.00' }],
    },
    {
      pid: 's24',
      brand: 'Samsing',
      specs: { storage_gb: 128 },
      name: 'Galax',
      family: 'galax',
      released: '2024-01-31',
      offers: [{ price: '4300.00' }],
    },
    {
      pid: 'f14',
      ...phone(128),
      name: 'Fone 14 never sold',
      family: 'fone-14',
      released: '2022-09-24',
    },
    {
      pid: 'stale',
      brand: 'Alone',
      name: 'Only one',
      released: '2019-01-01',
      categoryId: ROBOTS,
      offers: [
        { price: '800.00', date: OLD },
        { price: '700.00', date: '2025-12-01T00:00:00Z', shop: 'Earlier' },
      ],
    },
    {
      pid: 'plain-phone',
      brand: 'Plain',
      name: 'Plain',
      categoryId: PHONES,
      specs: { storage_gb: 64 },
    },
    ...[
      ['pro', '10000.00'],
      ['near', '7000.01'],
      ['basic', '7000.00'],
      ['dear', '70000.00'],
    ].map(([pid = '', price = '']) => ({
      pid: `classy-${pid}`,
      brand: 'Classy',
      name: `Classy ${pid}`,
      released: '2024-01-01',
      categoryId: PHONES,
      offers: [{ price }],
    })),
    { pid: 'brandless', brand: '', name: 'Thing', released: null },
  );
});

const read = (query: string, time = TODAY) =>
  at(time, () => api('GET', `/prices?${query}`, { key: own.key }));

interface Offer {
  readonly pid: string;
  readonly total_price: number;
  readonly price_date: string;
  readonly shop_name: string;
  readonly filtered_price: boolean;
  readonly filter_reason: string | null;
  readonly match: {
    is_match: boolean;
    same_brand: boolean;
    not_older: boolean;
    unmatched_specs: string[];
    reasons: string[];
    reasons_for: string[];
    reasons_against: string[];
    caution: string | null;
  };
}

interface Reply {
  readonly claimed_product: Record<string, unknown>;
  readonly grouped_prices: Offer[][];
  readonly notes: string[];
}

const replyOf = async (query: string, time?: string) => (await read(query, time)).body as Reply;
const groupOf = ({ grouped_prices: groups }: Reply, pid: string): Offer[] =>
  groups.find(([first]) => first?.pid === pid) ?? expect.unreachable(pid);

describe('prices', () => {
  it('tells the claimed product in the shape of the description, the deprecated field included', async () => {
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

  it('tells each offer in the shape of the description', async () => {
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
        reasons: ['It is the claimed product itself.'],
        reasons_for: ['It is the claimed product itself.'],
        reasons_against: [],
        caution: null,
      },
    });
  });

  it('the first price of the first group is the one answer: the lowest current one of the claimed product', async () => {
    const { grouped_prices: groups } = await replyOf('pid=f13');
    expect(groups[0]?.[0]).toMatchObject({ pid: 'f13', shop_name: 'Cheap', total_price: 3900 });
  });

  it('one group per product: the closest in kind and quality first, then the cheapest', async () => {
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

  it('each candidate says why it matches, or why not', async () => {
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

  it('a match that costs 30 % less or still less is told of with caution', async () => {
    const reply = await replyOf('pid=classy-pro');
    const cautions = Object.fromEntries(
      reply.grouped_prices.map(([first]) => [
        first?.pid,
        first?.match.is_match && first.match.caution,
      ]),
    );
    expect(cautions).toMatchObject({
      'classy-pro': null,
      'classy-near': null,
      'classy-dear': null,
      'classy-basic': expect.stringMatching(/^30 % cheaper than the claimed product\. /),
    });
  });

  it('what is of like kind and quality stays first where all its prices are set aside', async () => {
    const { grouped_prices: groups } = await replyOf('pid=f13&claimed_amount=30000.00');
    expect(groups.map(([first]) => [first?.pid, first?.filtered_price])).toEqual([
      ['f13', true],
      ['f16', true],
      ['f13-256', true],
      ['f12', true],
      ['f16-64', true],
      ['s24', true],
    ]);
    const mixed = await replyOf('pid=f13&claimed_amount=2500.00');
    expect(
      mixed.grouped_prices
        .map(([first]) => first?.pid)
        .slice(0, 3)
        .toSorted(),
    ).toEqual(['f13', 'f13-256', 'f16']);
    expect(groupOf(mixed, 'f12')[0]).toMatchObject({ filtered_price: false });
  });

  it('what is set aside comes last, with its reason, and can be chosen all the same', async () => {
    const offers = groupOf(await replyOf('pid=f13'), 'f13');
    expect(offers.map(({ shop_name, filtered_price }) => [shop_name, filtered_price])).toEqual([
      ['Cheap', false],
      ['Middle', false],
      ['Dear', false],
      ['Slip', true],
      ['Second hand', true],
      ['Once', true],
    ]);
    const reasonOf = (shop: string) =>
      offers.find(({ shop_name }) => shop_name === shop)?.filter_reason?.replaceAll('\u00a0', ' ');
    expect(reasonOf('Slip')).toBe(
      '99% below the middle of the prices of this product (DKK 3,950.00).',
    );
    expect(reasonOf('Once')).toBe('Older than 30 days.');
    expect(reasonOf('Second hand')).toBe(
      'It is not new; a replacement cost is that of a new item.',
    );
  });

  it('a last known price is told with its day and never as the one answer while a match has a current one', async () => {
    const reply = await replyOf('pid=stale');
    expect(reply.claimed_product).toMatchObject({ price: { price_date: OLD, is_current: false } });
    expect(
      reply.grouped_prices
        .flat()
        .every(({ filtered_price, price_date }) => filtered_price && price_date < '2026-02'),
    ).toBe(true);
    expect(reply.notes).toContain(
      'There is no current price of the claimed product; the last known one is of 5 Jan 2026.',
    );
    const later = await replyOf('pid=f13', '2026-05-01T00:00:00Z');
    expect(later.grouped_prices.flat().every(({ filtered_price }) => filtered_price)).toBe(true);
  });

  it('when no other product of the brand is left it says so', async () => {
    expect((await replyOf('pid=stale')).notes).toContain(
      'No other product of Alone is left that is of like kind and quality.',
    );
    expect((await replyOf('pid=f16')).notes).toEqual([
      'No other product of Peari is left that is of like kind and quality.',
    ]);
    expect((await replyOf('pid=f13')).notes).toEqual([]);
  });

  it('says what was not compared because nobody knows it of the claimed product', async () => {
    expect((await replyOf('pid=plain-phone&language=de')).notes).toContain(
      'Die Größe des gemeldeten Gegenstands ist nicht bekannt und wurde nicht verglichen.',
    );
    expect(
      (await replyOf('pid=plain-phone')).notes.filter((note) => note.includes('not compared')),
    ).toEqual(['The claimed product’s size is not known, so size was not compared.']);
  });

  it('prices outside 20 to 150 % of the claimed amount are set aside when it is named', async () => {
    const offers = groupOf(await replyOf('pid=f13&claimed_amount=2650.00'), 'f13');
    const reason = (shop: string) =>
      offers
        .find(({ shop_name }) => shop_name === shop)
        ?.filter_reason?.replaceAll('\u00a0', ' ') ?? null;
    expect([reason('Cheap'), reason('Middle')]).toEqual([
      null,
      'Above 150% of the claimed amount (DKK 2,650.00).',
    ]);
    expect(reason('Slip')).toContain('below the middle');
  });

  it('reasons are told in the language that is asked for', async () => {
    const { grouped_prices: groups } = await replyOf('pid=f13&language=de');
    expect(groups[0]?.[0]?.match.reasons).toEqual(['Es ist das gemeldete Produkt selbst.']);
    expect(groups[0]?.at(-1)?.filter_reason).toBe('Älter als 30 Tage.');
  });

  it('another currency has its own prices; without any the reply says so', async () => {
    const { grouped_prices: groups } = await replyOf('pid=f13&currency=EUR');
    expect(groups.map((group) => group.map(({ total_price }) => total_price))).toEqual([[500]]);
    const none = await replyOf('pid=f13&currency=SEK');
    expect(none).toMatchObject({
      claimed_product: { price: null },
      grouped_prices: [],
      notes: expect.arrayContaining(['No shop has a price of the claimed product in SEK.']),
    });
  });

  it('another category looks for replacements there', async () => {
    const { grouped_prices: groups } = await replyOf(`pid=f13&client_category_id=${ROBOTS}`);
    expect(groups.map(([first]) => first?.pid)).not.toContain('f16');
    expect(groups[0]?.[0]?.pid).toBe('f13');
  });

  it('a product without brand, date and prices has an answer too', async () => {
    expect(await replyOf('pid=brandless')).toMatchObject({
      claimed_product: { pid: 'brandless', price: null },
      grouped_prices: [],
      notes: ['No shop has a price of the claimed product in DKK.'],
    });
  });

  it('an answer that nothing has changed is 304', async () => {
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
      'currency : must be a currency of ISO 4217, as DKK',
    ],
    [
      'pid=f13&currency=XXX',
      400,
      'ERWPPR',
      TITLES.WP,
      'currency : must be a currency of ISO 4217, as DKK',
    ],
  ] as const)('%s is %d %s', async (query, status, code, title, description) => {
    expect(await read(query)).toMatchObject({ status, body: errorBody(code, title, description) });
  });
});
