import { expect, it } from 'vitest';
import { database } from '@/lib/platform/database/tenant';
import { LANGUAGES } from '@/lib/shared/languages';
import { addCategories } from './add-categories';
import { CATEGORIES } from './categories';
import { categoryName } from './category-name';

const add = () => addCategories((text, values) => database().$executeRawUnsafe(text, ...values));

const stored = () => database().category.findMany({ orderBy: { id: 'asc' } });

it('ids are unique, and every parent is a group of the same tree', () => {
  const byId = new Map(CATEGORIES.map((category) => [category.id, category]));
  expect(byId.size).toBe(CATEGORIES.length);
  expect(CATEGORIES.length).toBeGreaterThanOrEqual(90);
  for (const { name, parent } of CATEGORIES) {
    if (parent === null) continue;
    expect(byId.get(parent)?.parent, name).toBeNull();
  }
});

it('the first fifteen categories keep their ids and names', () => {
  const first = [
    'Phones',
    'Tablets',
    'Laptops',
    'Televisions',
    'Cameras',
    'Headphones',
    'Smart watches',
    'Speakers',
    'Washing machines',
    'Dishwashers',
    'Bicycles',
    'Furniture',
    'Hobs',
    'Action cameras',
    'Refrigerators',
  ];
  expect(CATEGORIES.slice(0, first.length).map(({ id, name }) => [id, name])).toEqual(
    first.map((name, at) => [at + 10, name]),
  );
});

it('no id of the taxonomy of feeds belongs to two categories', () => {
  const ids = CATEGORIES.flatMap(({ google }) => google);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it.each(LANGUAGES)('in %s a name of one category is no name of another', (language) => {
  const names = CATEGORIES.map(({ id, name }) => categoryName(id, name, language).toLowerCase());
  expect(names.filter((name, at) => name === '' || names.indexOf(name) !== at)).toEqual([]);
});

it('a new store gets all categories, and repeating it changes nothing', async () => {
  await add();
  const before = await stored();
  expect(before).toEqual(
    CATEGORIES.map(({ id, name, parent: parentId }) => ({ id, name, parentId })).toSorted(
      (one, other) => one.id - other.id,
    ),
  );
  await add();
  expect(await stored()).toEqual(before);
});

it('an older store gets the missing categories and groups; a changed name and parent stay', async () => {
  const db = database();
  await db.category.deleteMany({ where: { id: { gte: 100 } } });
  await db.category.updateMany({ data: { parentId: null } });
  await db.category.update({ where: { id: 13 }, data: { name: 'Screens' } });
  await db.category.update({ where: { id: 15 }, data: { parentId: 17 } });
  await add();
  const now = new Map((await stored()).map((category) => [category.id, category]));
  expect(now.size).toBe(CATEGORIES.length);
  expect([now.get(13), now.get(14)?.parentId, now.get(15)?.parentId]).toEqual([
    { id: 13, name: 'Screens', parentId: 100 },
    100,
    17,
  ]);
});
