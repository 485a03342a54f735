import { expect, it } from 'vitest';
import type { CategorySettings } from '@/lib/client/settings/category-settings';
import {
  added,
  type CategoriesText,
  type CategoryText,
  foundGroups,
  isChanged,
  leadsTo,
  sentOf,
  shownName,
  textOf,
  without,
  wrongNames,
} from './form';

const STANDARD = {
  is_own: false,
  name: null,
  names: {},
  parent_id: null,
  is_hidden: false,
  valued_as_id: null,
  in_use: null,
};
const OWN = {
  ...STANDARD,
  id: 100_000,
  is_own: true,
  standard_name: null,
  name: 'Rider gear',
  parent_id: 800,
  valued_as_id: 10,
  in_use: false,
};
const settings: CategorySettings = {
  categories: [
    { ...STANDARD, id: 10, standard_name: 'Phones', names: { da: 'Mobiler' }, parent_id: 100 },
    { ...STANDARD, id: 100, standard_name: 'Electronics' },
    { ...STANDARD, id: 800, standard_name: 'Sport' },
    OWN,
  ],
  manages_catalogue: true,
  feed_words: [{ word: 'Gnomes', category_id: null, rows: 3, seen_time: null }],
  revision: 4,
};
const text = textOf(settings);
const changed = (id: number, part: Partial<CategoryText>): CategoriesText => ({
  ...text,
  categories: text.categories.map((one) => (one.id === id ? { ...one, ...part } : one)),
});

it('unedited settings are unchanged, and only what differs from the standard is sent', () => {
  expect(isChanged(text, settings)).toBe(false);
  expect(sentOf(text, true)).toEqual({
    categories: [
      {
        id: 10,
        name: null,
        names: { da: 'Mobiler' },
        parent_id: null,
        is_hidden: false,
        valued_as_id: null,
      },
      {
        id: 100_000,
        name: 'Rider gear',
        names: {},
        parent_id: 800,
        is_hidden: false,
        valued_as_id: 10,
      },
    ],
    feed_words: [{ word: 'Gnomes', category_id: null }],
  });
  expect(sentOf(text, false)).not.toHaveProperty('feed_words');
  expect(isChanged(changed(100, { name: '  ' }), settings)).toBe(false);
  expect(isChanged(changed(100, { isHidden: true }), settings)).toBe(true);
});

it('a category has the name for the language, else its name, else the standard one', () => {
  const [phones] = changed(10, { name: 'Mobiles' }).categories;
  const [standard] = text.categories;
  if (!phones || !standard) return expect.unreachable();
  expect([shownName(phones, 'da'), shownName(phones, 'en'), shownName(standard, 'en')]).toEqual([
    'Mobiler',
    'Mobiles',
    'Phones',
  ]);
});

it('missing and duplicate names are found, but the name of a hidden category is free', () => {
  expect([...wrongNames(changed(100_000, { name: ' ' }), 'en')]).toEqual([[100_000, 'missing']]);
  expect([...wrongNames(changed(100_000, { name: 'ＰＨＯＮＥＳ ' }), 'en')]).toEqual([
    [100_000, 'twice'],
  ]);
  expect([...wrongNames(changed(10, { name: 'Sport' }), 'en')]).toEqual([[10, 'twice']]);
  const hidden = changed(10, { isHidden: true }).categories;
  const free = hidden.map((one) => (one.isOwn ? { ...one, name: 'Phones' } : one));
  expect(wrongNames({ ...text, categories: free }, 'en').size).toBe(0);
});

it('a new category gets a negative id, and what refers to a removed one does no more', () => {
  const first = added(text, null);
  const second = added(first.text, first.id);
  expect([first.id, second.id]).toEqual([-1, -2]);
  const left = without(second.text, -1).categories;
  expect(left.map(({ id, parentId }) => [id, parentId])).toContainEqual([-2, null]);
  expect(without(text, 10).categories.at(-1)?.valuedAsId).toBeNull();
});

const leads = (from: number, id: number) => leadsTo(text.categories, from, id);

it('a category cannot be valued as one whose rule may come from it', () => {
  expect([leads(100_000, 10), leads(100_000, 100), leads(10, 100), leads(100, 10)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('the search finds standard and own names, with the group of what it finds', () => {
  const found = (search: string, language: 'en' | 'da' = 'en', from = text) =>
    foundGroups(from, search, language).map(({ group, members }) =>
      [group, ...members].map(({ id }) => id),
    );
  expect(found('')).toEqual([
    [100, 10],
    [800, 100_000],
  ]);
  expect([found('RIDER'), found('mobil', 'da'), found('electro'), found('xyz')]).toEqual([
    [[800, 100_000]],
    [[100, 10]],
    [[100, 10]],
    [],
  ]);
  expect(found('xyz', 'en', added(text, 100).text)).toEqual([[100, -1]]);
});
