import { beforeAll, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { GADGETS, makeProducts, ROBOTS } from '@/tests/setup/products';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;

interface Reply {
  readonly categories: readonly { client_category_id: number; client_category: string }[];
}

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  await makeProducts(
    { pid: 'c-1', name: 'Robot', brand: 'Vakuo', categoryId: ROBOTS },
    { pid: 'c-2', name: 'Gadget', brand: 'Vakuo', categoryId: GADGETS },
  );
});

it('lists every category by name, each of which a search can be limited to', async () => {
  const { status, body } = await api('GET', '/categories', { key: own.key });
  expect(status).toBe(200);
  const { categories } = body as Reply;
  const names = categories.map(({ client_category: name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  expect(categories).toContainEqual({
    client_category_id: ROBOTS,
    client_category: 'Robots',
    parent_client_category_id: null,
    is_own: false,
    is_hidden: false,
    valued_as_client_category_id: null,
  });
  expect(
    (
      await api(
        'GET',
        `/product_search?query=robot&client_category_id=${ROBOTS}&force_client_category=true`,
        { key: own.key },
      )
    ).status,
  ).toBe(200);
});

it("names categories in the requested language or the client's; unknown names stay unchanged", async () => {
  const danish = await makeTenant({ currency: 'DKK', language: 'da' });
  await loadCatalogue(PRICE_DATE);
  const namesIn = async (query: string) =>
    new Map(
      ((await api('GET', `/categories${query}`, { key: danish.key })).body as Reply).categories.map(
        ({ client_category_id: id, client_category: name }) => [id, name],
      ),
    );
  const [own, finnish] = [await namesIn(''), await namesIn('?language=fi')];
  expect([own.get(13), own.get(18), own.get(ROBOTS)]).toEqual([
    'Fjernsyn',
    'Vaskemaskiner',
    'Robots',
  ]);
  expect([finnish.get(13), finnish.get(18), finnish.get(ROBOTS)]).toEqual([
    'Televisiot',
    'Pesukoneet',
    'Robots',
  ]);
  const found = (query: string) =>
    api('GET', `/product_search?query=miele&limit=1&${query}`, { key: danish.key });
  const answer = {
    results: [{ client_category: 'Vaskemaskiner', category: 'Vaskemaskiner' }],
    category_prediction: { client_category: 'Vaskemaskiner' },
  };
  expect(
    (await found('client_category=tv%C3%A4ttmaskiner&force_client_category=true')).body,
  ).toMatchObject(answer);
  expect(
    (await found('client_category=Washing%20machines&force_client_category=true')).body,
  ).toMatchObject(answer);
  const {
    results: [first],
  } = (await found('language=de')).body as { results: { pid: string; client_category: string }[] };
  expect(first?.client_category).toBe('Waschmaschinen');
  expect(
    (await api('GET', `/search_suggestion?query=miele&limit=1`, { key: danish.key })).body,
  ).toMatchObject({ results: [{ client_category: 'Vaskemaskiner', category: 'Vaskemaskiner' }] });
  const { body } = await api('GET', `/prices?pid=${first?.pid}&language=sv`, { key: danish.key });
  expect(body).toMatchObject({ claimed_product: { client_category: 'Tvättmaskiner' } });
  expect(JSON.stringify(body)).toContain('Tvättmaskiner');
});

it('predicts a category from the query even without products in it', async () => {
  const swedish = await makeTenant({ currency: 'DKK', language: 'sv' });
  const search = async (query: string) =>
    (
      await api('GET', `/product_search?query=${encodeURIComponent(query)}&limit=1`, {
        key: swedish.key,
      })
    ).body;
  const category_prediction = {
    client_category_id: 24,
    client_category: 'Kylskåp',
    is_forced: false,
    reason: 'Orden säger denna kategori: Kylskåp. Ingen av de hittade produkterna finns i den.',
  };
  expect(await search('kylskåp')).toEqual({
    results: [],
    match: 'none',
    corrected_query: null,
    category_prediction,
  });
  expect(await search('Bosch Kühlschrank')).toMatchObject({
    results: [],
    match: 'none',
    category_prediction,
  });
});

it('a search within a group finds the products of its members, also by the name of the group', async () => {
  const danish = await makeTenant({ currency: 'DKK', language: 'da' });
  const categoriesOf = async (query: string) => {
    const { body } = await api('GET', `/product_search?limit=50&${query}`, { key: danish.key });
    const { results } = body as { results: { client_category_id: number }[] };
    return [...new Set(results.map(({ client_category_id: id }) => id))].toSorted((a, b) => a - b);
  };
  const within = (id: number) =>
    categoriesOf(`query=miele&client_category_id=${id}&force_client_category=true`);
  expect(await within(200)).toEqual([18]);
  expect(await within(18)).toEqual([18]);
  expect(await within(300)).toEqual([]);
  expect(await categoriesOf('query=miele%20hvidevarer')).toEqual([18]);
});
