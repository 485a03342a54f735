import { beforeAll, expect, it } from 'vitest';
import { categoryIds } from '@/lib/catalogue/category-ids';
import { api } from '@/tests/setup/api';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';

/** The tests share a client whose own categories are told apart by what they are for. */
let own: Tenant;
let other: Tenant;
let [handsets, flutes, spare]: number[] = [];

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK', language: 'da' });
  other = await makeTenant({ currency: 'DKK' });
  const { status, body } = await api('PUT', '/category_settings', {
    key: own.key,
    json: {
      categories: [
        { id: 13, name: 'Billedskærme', names: { en: 'Screens' } },
        { id: 504, is_hidden: true },
        { id: -1, name: 'Pligttelefoner', valued_as_id: 10 },
        { id: -2, name: 'Flutes', names: { da: 'Fløjter' }, parent_id: 800 },
        { id: -3, name: 'Reserve' },
      ],
    },
  });
  expect(status).toBe(200);
  const { categories } = body as { categories: { id: number; is_own: boolean }[] };
  [handsets, flutes, spare] = categories.filter(({ is_own: isOwn }) => isOwn).map(({ id }) => id);
});

const get = async (path: string, { key }: Tenant = own) => (await api('GET', path, { key })).body;

it('search, suggestion and prices use the names of the client in the language of the reply', async () => {
  const named = async (path: string) => {
    const { results } = (await get(path)) as { results: { client_category: string }[] };
    return results[0]?.client_category;
  };
  expect(await named('/product_search?query=samsung%20tv')).toBe('Billedskærme');
  expect(await named('/product_search?query=samsung%20tv&language=en')).toBe('Screens');
  expect(await named('/search_suggestion?query=samsung%20tv&client_category=screens')).toBe(
    'Billedskærme',
  );
  const { results } = (await get('/product_search?query=samsung%20tv')) as {
    results: { pid: string }[];
  };
  expect(await get(`/prices?pid=${results[0]?.pid}`)).toMatchObject({
    claimed_product: { client_category: 'Billedskærme' },
  });
  expect(await get('/product_search?query=samsung%20tv&limit=1', other)).toMatchObject({
    results: [{ client_category: 'Televisions' }],
  });
});

/** The categories of the products found within one, and its name. */
const found = async (id: number | undefined) => {
  const body = await get(
    `/product_search?query=apple&client_category_id=${id}&force_client_category=true`,
  );
  const { results, category_prediction: predicted } = body as {
    results: { client_category_id: number }[];
    category_prediction: { client_category: string };
  };
  const ids = new Set(results.map(({ client_category_id: one }) => one));
  return [[...ids], predicted.client_category];
};

it('a search within an own category finds the products of the one that it is valued as', async () => {
  expect(await found(handsets)).toEqual([[10], 'Pligttelefoner']);
  expect(await found(flutes)).toEqual([[], 'Fløjter']);
  const [ids] = await found(spare);
  expect(ids?.length).toBeGreaterThan(1);
});

it('a changed name changes the entity tag of the lookups', async () => {
  const tagOf = async () =>
    (await api('GET', '/product_search?query=samsung', { key: other.key })).headers.get('etag');
  const before = await tagOf();
  expect(await tagOf()).toBe(before);
  await api('PUT', '/category_settings', {
    key: other.key,
    json: { categories: [{ id: 13, name: 'Screens' }] },
  });
  expect(await tagOf()).not.toBe(before);
});

it('an inventory is read with the names of its client; a hidden category stands for its group', async () => {
  const read = await categoryIds(own.clientId, 'da');
  expect(
    ['fløjter', 'FLUTES', ' billedskærme', 'Fjernsyn', 'Pligt-telefoner', 'Antikviteter'].map(read),
  ).toEqual([flutes, flutes, 13, 13, handsets, 500]);
  const foreign = await categoryIds(other.clientId, 'da');
  expect([foreign('Fløjter'), foreign('Antikviteter')]).not.toContain(flutes);
  expect(foreign('Antikviteter')).toBe(504);
});

it('a rule applies to an own category by its name, by the one it is valued as, or by its group', async () => {
  const { body } = await api('POST', '/rule_sets', {
    key: own.key,
    json: { name: 'Household', template: 'household' },
  });
  const { rule_set_id: id, rules } = body as { rule_set_id: number; rules: object[] };
  const ruleOf = async (categoryId: number | undefined) => {
    const { body: tried } = await api('POST', `/rule_sets/${id}/try_out`, {
      key: own.key,
      json: {
        client_category_id: categoryId,
        replacement_cost_value: 1000,
        date_purchase: '2020-01-01',
        date_damage: '2026-01-02',
      },
    });
    return (tried as { rule: string }).rule;
  };
  expect([await ruleOf(handsets), await ruleOf(10)]).toEqual(['Phones', 'Phones']);
  expect(await ruleOf(flutes)).toBe('Sport and leisure');
  expect(await ruleOf(spare)).toBe('Everything else');
  const { status } = await api('PUT', `/rule_sets/${id}`, {
    key: own.key,
    json: {
      rules: [
        ...rules,
        { name: 'Duty phones', client_category_ids: [handsets], method: { kind: 'none' } },
      ],
    },
  });
  expect(status).toBe(200);
  expect(await ruleOf(handsets)).toBe('Duty phones');
  const draft = await api('POST', '/rule_sets', { key: other.key, json: { name: 'Other' } });
  const { rule_set_id: otherId } = draft.body as { rule_set_id: number };
  const foreign = (categoryId: number | undefined) =>
    api('PUT', `/rule_sets/${otherId}`, {
      key: other.key,
      json: { rules: [{ name: 'x', client_category_ids: [categoryId], method: { kind: 'none' } }] },
    });
  expect((await foreign(handsets)).status).toBe(400);
  expect((await foreign(10)).status).toBe(200);
});
