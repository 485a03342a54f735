import { beforeEach, describe, expect, it } from 'vitest';
import { addCategories } from '@/lib/catalogue/add-categories';
import { database } from '@/lib/platform/database/tenant';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

interface Settings {
  readonly categories: {
    readonly id: number;
    readonly is_own: boolean;
    readonly name: string | null;
    readonly standard_name: string | null;
    readonly parent_id: number | null;
    readonly in_use: boolean | null;
  }[];
  readonly revision: number;
}

const GEAR = { id: -1, name: 'Rider gear', parent_id: 800, valued_as_id: 300 };

let own: Tenant;

beforeEach(async () => {
  await addCategories((text, values) => database().$executeRawUnsafe(text, ...values));
  own = await makeTenant();
});

const put = (json: object, { key }: Tenant = own) =>
  api('PUT', '/category_settings', { key, json });
const read = async ({ key }: Tenant = own) =>
  (await api('GET', '/category_settings', { key })).body as Settings;
const refused = async (json: object) => {
  const { status, body } = await put(json);
  return [status, (body as { description: string }).description];
};
const refusedOf = (...categories: object[]) => refused({ categories });

/** Saves and returns the own category with this name. */
async function idOf(name: string, ...categories: object[]): Promise<number> {
  const { status, body } = await put({ categories });
  expect(status).toBe(200);
  const found = (body as Settings).categories.find((one) => one.name === name && one.is_own);
  return found?.id ?? expect.unreachable(name);
}

const listed = async (query = '', { key }: Tenant = own) =>
  (
    (await api('GET', `/categories${query}`, { key })).body as {
      categories: {
        client_category_id: number;
        client_category: string;
        parent_client_category_id: number | null;
        is_own: boolean;
        is_hidden: boolean;
        valued_as_client_category_id: number | null;
      }[];
    }
  ).categories;
const nameOf = async (id: number, query = '', tenant = own) =>
  (await listed(query, tenant)).find((one) => one.client_category_id === id)?.client_category;

describe('the categories of a client', () => {
  it('have its names, groups and mappings in the list, and the change is recorded', async () => {
    const { status, body } = await put({
      categories: [
        { id: 10, name: 'Mobiles', names: { da: 'Mobiler' } },
        { id: 504, is_hidden: true },
        GEAR,
      ],
      revision: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ revision: 2 });
    const gear = (body as Settings).categories.find(({ is_own: isOwn }) => isOwn);
    expect(gear).toMatchObject({ name: 'Rider gear', standard_name: null, in_use: false });
    expect(gear?.id).toBeGreaterThanOrEqual(100_000);
    expect(await listed()).toContainEqual({
      client_category_id: gear?.id,
      client_category: 'Rider gear',
      parent_client_category_id: 800,
      is_own: true,
      is_hidden: false,
      valued_as_client_category_id: 300,
    });
    expect([await nameOf(10), await nameOf(10, '?language=da')]).toEqual(['Mobiles', 'Mobiler']);
    expect((await listed()).find((one) => one.client_category_id === 504)?.is_hidden).toBe(true);
    const [event] = await asOwner<{ type: string; payload: string }>(
      'SELECT type, payload FROM client_event WHERE client_id = $1 ORDER BY sequence DESC LIMIT 1',
      [own.clientId],
    );
    expect(event?.type).toBe('client.categories_changed');
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({
      data: { categories: [{ id: 10 }, { id: 504 }, { id: gear?.id }], deleted: [] },
    });
  });

  it('of another client stay as they are, and its own ones are unknown here', async () => {
    const other = await makeTenant();
    const gear = await idOf('Rider gear', GEAR, { id: 10, name: 'Mobiles' });
    expect(await nameOf(10, '', other)).toBe('Phones');
    expect(await nameOf(gear, '', other)).toBeUndefined();
    const claimId = await makeClaim(other);
    const foreign = await Promise.all(
      [gear, 99_999_999].map(async (id) => [
        (await put({ categories: [{ id }] }, other)).text,
        (await put({ categories: [{ id: 10, valued_as_id: id }] }, other)).text,
        (await put({ categories: [{ ...GEAR, parent_id: id }] }, other)).text,
        (
          await api('GET', `/product_search?query=iphone&client_category_id=${id}`, {
            key: other.key,
          })
        ).text,
        (
          await api('POST', `/client_reference/${claimId}/appraisal`, {
            key: other.key,
            json: { cpid: 'x', rpid: 'x', selected_client_category_id: id },
          })
        ).text,
      ]),
    );
    expect(foreign[0]).toEqual(foreign[1]);
    expect(
      (await api('GET', '/product_search?query=iphone&client_category=Rider%20gear', other)).status,
    ).toBe(400);
  });

  it('new ones may refer to each other, and equal values are no change', async () => {
    const { body } = await put({
      categories: [
        { id: -2, name: 'Saddlery', parent_id: -1 },
        { id: -1, name: 'Horses' },
        { id: 801, valued_as_id: -1 },
      ],
    });
    const { categories } = body as Settings;
    const group = categories.find(({ name }) => name === 'Horses');
    expect(categories.find(({ name }) => name === 'Saddlery')?.parent_id).toBe(group?.id);
    const again = {
      categories: categories
        .filter(({ id, is_own: isOwn }) => isOwn || id === 801)
        .map(({ standard_name: _name, in_use: _used, is_own: _own, ...one }) => one),
    };
    expect((await put(again)).body).toEqual(body);
    expect((await read()).revision).toBe(2);
  });

  it('left out get their standard settings, and unused own ones are deleted', async () => {
    const before = await read();
    await idOf('Rider gear', GEAR, { id: 10, name: 'Mobiles', is_hidden: true });
    expect((await put({ categories: [] })).status).toBe(200);
    expect((await read()).categories).toEqual(before.categories);
  });

  it('cannot be deleted while an item, an appraisal or a rule has them', async () => {
    await loadCatalogue(PRICE_DATE);
    const gear = await idOf('Rider gear', GEAR);
    const claimId = await makeClaim(own);
    const made = await api('POST', `/client_reference/${claimId}/appraisal`, {
      key: own.key,
      json: {
        cpid: 'apple-iphone-13-128-gb',
        rpid: 'apple-iphone-13-128-gb',
        selected_client_category_id: gear,
      },
    });
    expect(made.status).toBe(200);
    expect((await read()).categories.find(({ id }) => id === gear)?.in_use).toBe(true);
    expect(await refusedOf()).toEqual([
      400,
      "categories : 'Rider gear' cannot be deleted, hide it instead. Items with it: 1",
    ]);
    expect((await put({ categories: [{ ...GEAR, id: gear, is_hidden: true }] })).status).toBe(200);
    expect(await nameOf(gear)).toBe('Rider gear');
    await asOwner('UPDATE appraisal SET selected_client_category_id = NULL');
    await asOwner('UPDATE claimed_item SET client_category_id = NULL');
    const { body } = await api('POST', '/rule_sets', { key: own.key, json: { name: 'Ours' } });
    const { rule_set_id: ruleSetId, rules } = body as { rule_set_id: number; rules: object[] };
    const rule = { name: 'Gear', client_category_ids: [gear], method: { kind: 'none' } };
    expect(
      (
        await api('PUT', `/rule_sets/${ruleSetId}`, {
          key: own.key,
          json: { rules: [...rules, rule] },
        })
      ).status,
    ).toBe(200);
    expect(await refusedOf()).toEqual([
      400,
      "categories : 'Rider gear' cannot be deleted, hide it instead: the rules 'Ours' name it",
    ]);
  });

  it('deleted and chosen concurrently never leave a line in a deleted category', async () => {
    await loadCatalogue(PRICE_DATE);
    const claimId = await makeClaim(own);
    for (let n = 0; n < 5; n += 1) {
      const gear = await idOf('Rider gear', GEAR);
      const product = 'apple-iphone-13-128-gb';
      await Promise.all([
        put({ categories: [] }),
        api('POST', `/client_reference/${claimId}/appraisal`, {
          key: own.key,
          json: { cpid: product, rpid: product, selected_client_category_id: gear },
        }),
      ]);
      const lost = await asOwner(
        `SELECT id FROM appraisal a WHERE selected_client_category_id >= 100000 AND NOT EXISTS
          (SELECT FROM client_category c WHERE c.client_id = a.client_id AND c.id = a.selected_client_category_id)`,
      );
      expect(lost).toEqual([]);
      await asOwner('UPDATE appraisal SET selected_client_category_id = NULL');
      await asOwner('UPDATE claimed_item SET client_category_id = NULL');
    }
  });

  it('return 412 to the second of two administrators with the same revision', async () => {
    const answers = await Promise.all([
      put({ categories: [{ id: 10, name: 'Mobiles' }], revision: 1 }),
      put({ categories: [{ id: 10, name: 'Handsets' }], revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('category settings refuse', () => {
  it.each([
    [[{ id: 10 }, { id: 10 }], 'categories.1.id : is given twice'],
    [[{ id: 0 }], 'categories.0.id : is not a category of the catalogue'],
    [[{ id: 2_147_483_647 }], 'categories.0.id : is not a category of the catalogue'],
    [[{ id: -1, name: ' ' }], 'categories.0.name : field required'],
    [[{ id: -1 }], 'categories.0.name : field required'],
    [
      [{ id: 10, name: 'x'.repeat(129) }],
      'categories.0.name : must be at most 128 characters long',
    ],
    [
      [{ id: 10, parent_id: 200 }],
      'categories.0.parent_id : cannot change for a built-in category',
    ],
    [[{ ...GEAR, parent_id: 10 }], 'categories.0.parent_id : is not a group: there are two levels'],
    [[{ ...GEAR, parent_id: -1 }], 'categories.0.parent_id : is not a group: there are two levels'],
    [[{ ...GEAR, parent_id: -7 }], 'categories.0.parent_id : is not a category of the catalogue'],
    [[{ id: 10, valued_as_id: 10 }], 'categories.0.valued_as_id : leads back to the same category'],
    [
      [
        { id: 10, valued_as_id: 11 },
        { id: 11, valued_as_id: 10 },
      ],
      'categories.0.valued_as_id : leads back to the same category',
    ],
    [
      [{ id: 100, valued_as_id: 10 }],
      'categories.0.valued_as_id : leads back to the same category',
    ],
    [
      [{ id: 10, valued_as_id: 99_999 }],
      'categories.0.valued_as_id : is not a category of the catalogue',
    ],
    [[{ id: -1, name: ' PHONES' }], 'categories.0.name : is the name of another category'],
    [[{ id: 10, names: { da: 'Tablets' } }], 'categories.0.name : is the name of another category'],
  ])('%j', async (categories, description) => {
    expect(await refusedOf(...categories)).toEqual([400, description]);
    expect((await read()).revision).toBe(1);
  });

  it.each([
    { id: 1e300 },
    { id: 10.5 },
    { id: '10' },
    { id: 10, name: 5 },
    { id: 10, names: { fr: 7 }, is_hidden: 'no' },
  ])('a value of the wrong type: %j', async (category) =>
    expect((await put({ categories: [category] })).status).toBe(400),
  );

  it('the name of a hidden category is free', async () => {
    expect(
      await idOf('Phones', { id: 10, is_hidden: true }, { id: -1, name: 'Phones' }),
    ).toBeGreaterThan(99_999);
  });
});
