import { expect, it } from 'vitest';
import { readCategorySettings } from '@/lib/catalogue/client-categories/read-settings';
import { updateCategorySettings } from '@/lib/catalogue/client-categories/update';
import { OTHER_CATEGORY } from '@/lib/catalogue/household-categories';
import { asOwner } from '@/tests/setup/owner';
import { makeImport } from '@/tests/setup/price-imports';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';
import { api } from '@/tests/setup/api';
import { readImport } from './list';
import { contents, imported, row } from './run.fixture';
import { runNextImport } from './run-next';

const WORD = 'Hvidevarer-afd./Opvask';
const FEED = [
  row(1, { category: WORD }),
  row(2, { category: WORD.toUpperCase() }),
  row(3, { category: 'Gnomes' }),
  row(4),
];

async function importOf(tenant: Tenant, rows: readonly string[]) {
  const { priceImportId } = await makeImport(tenant, rows);
  await runNextImport(new AbortController().signal);
  return readImport(tenant.caller, priceImportId);
}

const categories = async () =>
  Object.fromEntries(
    (
      await asOwner<{ name: string; category_id: number; listed: number }>(
        `SELECT p.name, f.category_id, l.category_id AS listed FROM product p
          JOIN product_variant v USING (vcid) JOIN product_family f USING (alid)
          JOIN product_listing l USING (pid) ORDER BY p.name`,
      )
    ).map(({ name, category_id: id, listed }) => [name, id === listed ? id : `${id}≠${listed}`]),
  );

const assign = (tenant: Tenant, words: { word: string; category_id?: number | null }[]) =>
  updateCategorySettings(tenant.caller, {}, { categories: [], feed_words: words });

it('a row with an unknown category is imported and its word is listed with its rows', async () => {
  const tenant = await makeTenant();
  const unknown = [
    { word: WORD, rows: 2 },
    { word: 'Gnomes', rows: 1 },
  ];
  expect(await importOf(tenant, FEED)).toMatchObject({
    status: 'done',
    rows_refused: 0,
    products_new: 4,
    unknown_categories: unknown,
  });
  expect(await categories()).toEqual({
    'Phone 1': OTHER_CATEGORY,
    'Phone 2': OTHER_CATEGORY,
    'Phone 3': OTHER_CATEGORY,
    'Phone 4': 10,
  });
  const { feed_words: words } = await readCategorySettings(tenant.caller, {});
  expect(words).toMatchObject(unknown.map((one) => ({ ...one, category_id: null })));
});

it('an assigned word gives its products the category at the next import, also when changed', async () => {
  const tenant = await makeTenant();
  await importOf(tenant, FEED);
  await assign(tenant, [{ word: ` ${WORD.toLowerCase()} `, category_id: 19 }, { word: 'Gnomes' }]);
  const again = await importOf(tenant, [...FEED, row(5, { category: WORD })]);
  expect(again).toMatchObject({ unknown_categories: [{ word: 'Gnomes', rows: 1 }] });
  expect(await categories()).toMatchObject({
    'Phone 1': 19,
    'Phone 2': 19,
    'Phone 3': OTHER_CATEGORY,
    'Phone 5': 19,
  });
  await assign(tenant, [
    { word: WORD, category_id: 201 },
    { word: 'Gnomes', category_id: 1203 },
  ]);
  await importOf(tenant, [row(4)]);
  expect(await categories()).toMatchObject({
    'Phone 1': 201,
    'Phone 2': 201,
    'Phone 3': 1203,
    'Phone 5': 201,
  });
});

it('the words of one client do not apply to the feeds of another or of the command line', async () => {
  const [tenant, other] = [await makeTenant(), await makeTenant()];
  await assign(tenant, [{ word: 'Gnomes', category_id: 1203 }]);
  expect(await importOf(other, [row(3, { category: 'Gnomes' })])).toMatchObject({
    unknown_categories: [{ word: 'Gnomes', rows: 1 }],
  });
  await imported({ rows: [row(7, { category: 'gnomes' })], shop: 'Third' });
  expect(await categories()).toMatchObject({
    'Phone 3': OTHER_CATEGORY,
    'Phone 7': OTHER_CATEGORY,
  });
  expect((await readCategorySettings(tenant.caller, {})).feed_words).toMatchObject([{ rows: 0 }]);
});

it('a dry run lists unknown words and stores none', async () => {
  await asOwner('DELETE FROM feed_category');
  const before = await contents();
  const { tally } = await imported({ rows: FEED, dryRun: true });
  expect(tally.unknownCategories.list()).toHaveLength(2);
  expect(await contents()).toEqual(before);
  expect(await asOwner('SELECT word FROM feed_category')).toEqual([]);
  expect(
    await asOwner('SELECT jsonb_array_length(unknown_categories) AS count FROM price_import'),
  ).toEqual([{ count: 2 }]);
});

it('of more unknown words than a person assigns the most frequent are kept', async () => {
  const rows = Array.from({ length: 1200 }, (_, at) =>
    row(at, { category: at < 3 ? 'Gnomes' : `Word ${at} ${'x'.repeat(300)}` }),
  );
  const { tally } = await imported({ rows });
  expect(tally.unknownCategories.list()[0]).toEqual({ word: 'Gnomes', rows: 3 });
  expect(await asOwner('SELECT count(*)::int FROM feed_category WHERE client_id = 0')).toEqual([
    { count: 1000 },
  ]);
});

it('words are refused twice, for unknown and own categories, and without the catalogue', async () => {
  const [tenant, powerless] = [await makeTenant(), await makeTenant({ managesCatalogue: false })];
  const refused = async (feed_words: object[], { key }: Tenant = tenant) => {
    const { status, body } = await api('PUT', '/category_settings', {
      key,
      json: { categories: [], feed_words },
    });
    return [status, (body as { description: string }).description];
  };
  expect(await refused([{ word: 'a/b' }, { word: ' A > B' }])).toEqual([
    400,
    'feed_words.1.word : is given twice',
  ]);
  expect(await refused([{ word: 'a', category_id: 7 }])).toEqual([
    400,
    'feed_words.0.category_id : is not a category of the catalogue',
  ]);
  expect(await refused([{ word: ' ' }])).toEqual([400, 'feed_words.0.word : field required']);
  expect(await refused([{ word: 'x'.repeat(10_000) }])).toEqual([
    400,
    'feed_words.0.word : must be at most 200 characters long',
  ]);
  const { categories: all } = await updateCategorySettings(
    tenant.caller,
    {},
    { categories: [{ id: -1, name: 'Ours' }] },
  );
  const id = all.find(({ is_own: isOwn }) => isOwn)?.id;
  expect(
    await api('PUT', '/category_settings', {
      key: tenant.key,
      json: { categories: [{ id, name: 'Ours' }], feed_words: [{ word: 'a', category_id: id }] },
    }),
  ).toMatchObject({
    status: 400,
    body: {
      description:
        'feed_words.0.category_id : is a category of the client only: all clients share the products of a feed',
    },
  });
  expect((await refused([{ word: 'a' }], powerless))[0]).toBe(403);
});
