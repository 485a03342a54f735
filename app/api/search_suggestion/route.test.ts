import { beforeAll, describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { GADGETS, makeProducts, READ_DATE, ROBOTS } from '@/tests/setup/products';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;

const TODAY = '2026-03-10T12:00:00.000Z';

const prices = (...amounts: string[]) =>
  amounts.map((price, at) => ({ price, shop: `Shop ${at}` }));

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  await makeProducts(
    {
      pid: 'wh-5',
      name: 'Sonoro WH-1000XM5',
      brand: 'Sonoro',
      gtin: '05099206092341',
      mpn: 'WH1000XM5B',
      offers: prices('2499.00', '2599.00', '2699.50'),
    },
    { pid: 'wh-4', name: 'Sonoro WH-1000XM4', brand: 'Sonoro', offers: prices('1999.00') },
    {
      pid: 'phone-128',
      name: 'Peari Fone 13 128 GB',
      brand: 'Peari',
      specs: { storage_gb: 128, nested: 'kept' },
      offers: prices('4170.00'),
    },
    { pid: 'phone-256', name: 'Peari Fone 13 256 GB', brand: 'Peari' },
    { pid: 'case', name: 'Case for Peari Fone 13', brand: 'Kasee', categoryId: ROBOTS },
    { pid: 'oven', name: 'Håglund Øvn Größe 3', brand: 'Håglund', categoryId: ROBOTS },
  );
});

const suggest = (query: string) =>
  at(TODAY, () => api('GET', `/search_suggestion?${query}`, { key: own.key }));
const pidsOf = (body: unknown) =>
  (body as { results: { pid: string }[] }).results.map(({ pid }) => pid);
const suggested = async (query: string, more = '') =>
  pidsOf((await suggest(`query=${encodeURIComponent(query)}${more}`)).body);

describe('search suggestion', () => {
  it('returns the documented format with the deprecated fields', async () => {
    const { status, body } = await suggest('query=wh-1000xm5');
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [
        {
          product_name: 'Sonoro WH-1000XM5',
          pid: 'wh-5',
          pic_url: null,
          product_pic_url: null,
          client_category_id: GADGETS,
          client_category: 'Gadgets',
          cid: GADGETS,
          category: 'Gadgets',
          specs: {},
          price: {
            price_min: 2499,
            price_max: 2699.5,
            shop_count: 3,
            price_date: READ_DATE,
            currency: 'DKK',
            is_current: true,
          },
        },
      ],
      match: 'exact',
      corrected_query: null,
    });
  });

  it.each([
    ['the beginning of a word', 'son wh', ['wh-4', 'wh-5']],
    ['a word without its hyphen', 'wh1000xm5', ['wh-5']],
    ['letters and digits run together', 'fone13', ['phone-128', 'phone-256', 'case']],
    ['a unit run together with its number', 'fone 256gb', ['phone-256']],
    ['words in another order', '13 fone peari 128', ['phone-128']],
    ['a GTIN, whatever zeros it begins with', '5099206092341', ['wh-5']],
    ['a GTIN of fourteen digits', '05099206092341', ['wh-5']],
    ["a maker's own number", 'WH1000XM5B', ['wh-5']],
    ['letters without their accents', 'haglund ovn grosse', ['oven']],
    ['letters with them', 'HÅGLUND ØVN größe', ['oven']],
    ['the category', 'robot kasee', ['case']],
    ['a number of a model torn apart', 'wh 1000 xm5', ['wh-5']],
    ['its end alone', 'xm4 sonoro', ['wh-4']],
    ['words run together', 'pearifone13', ['phone-128', 'phone-256', 'case']],
    ['a word torn apart', 'son oro 1000 xm 4', ['wh-4']],
  ])('finds products by %s', async (_what, query, pids) => {
    expect((await suggested(query)).toSorted()).toEqual(pids.toSorted());
  });

  it('ranks the closest match first', async () => {
    expect((await suggested('peari fone 13'))[0]).toMatch(/^phone/);
    expect(await suggested('peari fone 13 256 gb')).toEqual(['phone-256']);
  });

  it.each([
    ["two letters in each other's places", 'snooro wh', 'sonoro wh'],
    ['a letter too many', 'sonnoro', 'sonoro'],
    ['a letter too few', 'sonro', 'sonoro'],
    ['another letter', 'peati fone', 'peari fone'],
    ['an unfinished word', 'haglind ov', 'haglund ov'],
    ['a space that came too early', 'pear ifone 13', 'peari fone 13'],
  ])('corrects %s and returns the corrected query', async (_what, query, corrected) => {
    const { body } = await suggest(`query=${encodeURIComponent(query)}`);
    expect(pidsOf(body).length).toBeGreaterThan(0);
    expect(body).toMatchObject({ corrected_query: corrected });
  });

  it('ignores a word without matches if the other words have some', async () => {
    const { body } = await suggest('query=sonoro%20qqqxxx%20headphonez%20wh');
    expect(pidsOf(body)).toEqual([]);
    const { body: one } = await suggest('query=sonoro%20wh%20zzzqqqxxx');
    expect(pidsOf(one).toSorted()).toEqual(['wh-4', 'wh-5']);
    expect(one).toMatchObject({ match: 'close', corrected_query: 'sonoro wh' });
  });

  it('does not correct digits, which identify another product', async () => {
    expect(await suggested('wh1000xm6')).toEqual([]);
  });

  it.each(['zzzqqqxxx', '###', '   .   ', '世界', '😀', "'&|!():*<->", '\\', '%'])(
    'returns no results for %j without failing',
    async (query) => {
      expect(await suggest(`query=${encodeURIComponent(query)}`)).toMatchObject({
        status: 200,
        body: { results: [], match: 'none', corrected_query: null },
      });
    },
  );

  it('applies a limit and a category', async () => {
    expect(await suggested('fone', '&limit=1')).toHaveLength(1);
    expect(await suggested('fone', `&client_category_id=${ROBOTS}`)).toEqual(['case']);
    expect(await suggested('e', `&client_category_id=${ROBOTS}`)).toEqual([]);
  });

  it('hides prices in another currency and marks an old one', async () => {
    const { body } = await suggest('query=wh-1000xm5&currency=EUR');
    expect(body).toMatchObject({ results: [{ price: null }] });
    const old = await at('2026-04-01T12:00:00.000Z', () =>
      api('GET', '/search_suggestion?query=wh-1000xm5', { key: own.key }),
    );
    expect(old.body).toMatchObject({
      results: [{ price: { is_current: false, price_date: READ_DATE } }],
    });
  });

  it.each([
    ['', 'ERMPSS', TITLES.MP, 'query : field required'],
    ['query=%20', 'ERMPSS', TITLES.MP, 'query : field required'],
    ['query=a&limit=x', 'ERIPSS', TITLES.IP, 'limit : must be an integer'],
    ['query=a&limit=0', 'ERWPSS', TITLES.WP, 'limit : must be at least 1'],
    [
      'query=a&client_category_id=x',
      'ERIPCS',
      TITLES.IP,
      'client_category_id : must be an integer',
    ],
    ['query=a&client_category_id=', 'ERIPCS', TITLES.IP, 'client_category_id : must be an integer'],
    [
      'query=a&client_category_id=1.5',
      'ERIPCS',
      TITLES.IP,
      'client_category_id : must be an integer',
    ],
    [
      'query=a&client_category_id=77',
      'ERWPCS',
      TITLES.WP,
      'client_category_id : is not a category of the catalogue',
    ],
    [
      'query=a&client_category_id=999999999999999',
      'ERWPCS',
      TITLES.WP,
      'client_category_id : is not a category of the catalogue',
    ],
    [
      'client_category_id=x',
      'ERMPSS',
      TITLES.MP,
      'query : field required; client_category_id : must be an integer',
    ],
    [
      'query=a&limit=x&client_category_id=x',
      'ERIPSS',
      TITLES.IP,
      'limit : must be an integer; client_category_id : must be an integer',
    ],
  ])('%s returns %s', async (query, code, title, description) => {
    const { status, body } = await suggest(query);
    expect(status).toBe(400);
    const problems = (body as { description: string }).description.split('; ').toSorted().join();
    expect(body).toMatchObject({ event_code: code, event_dict: { title } });
    expect(problems).toBe(description.split('; ').toSorted().join());
  });

  it('returns an ETag that changes only with the catalogue or the day', async () => {
    const { headers } = await suggest('query=sonoro');
    const etag = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const again = () =>
      at(TODAY, () =>
        api('GET', '/search_suggestion?query=sonoro', {
          key: own.key,
          headers: { 'if-none-match': etag },
        }),
      );
    expect(await again()).toMatchObject({ status: 304, text: '' });
    await makeProducts({ pid: `new-${Math.random()}`, name: 'Sonoro of tomorrow' });
    expect((await again()).status).toBe(200);
    expect(errorBody('ERIPCS', TITLES.IP, 'client_category_id : must be an integer')).toEqual(
      (await suggest('query=a&client_category_id=x')).body,
    );
  });
});
