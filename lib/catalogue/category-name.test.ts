import { expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { CATEGORIES } from './categories';
import { CATEGORY_TERMS, categoryName, storedName } from './category-name';

it.each(LANGUAGES)('in %s every category has a unique name that identifies it', (language) => {
  const names = CATEGORIES.map(({ id, name }) => categoryName(id, name, language));
  expect(new Set(names).size).toBe(CATEGORIES.length);
  expect(names.map(storedName)).toEqual(CATEGORIES.map(({ name }) => name));
});

it('English names equal the stored ones', () => {
  for (const { id, name } of CATEGORIES) expect(categoryName(id, name, 'en')).toBe(name);
});

it('a renamed category and one that is not built in keep their names', () => {
  expect(categoryName(13, 'Screens', 'da')).toBe('Screens');
  expect(categoryName(4711, 'Robots', 'da')).toBe('Robots');
  expect(storedName('Robots')).toBeNull();
});

it.each([
  ['tv', 13],
  ['smartwatch', 16],
  ['washingmachine', 18],
  ['kogeplade', 22],
  ['bjorn', undefined],
  ['tvattmaskin', 18],
  ['tvaettmaskin', 18],
  ['hojttaler', 17],
  ['hoejttaler', 17],
])('%s means %s, without spaces and with umlauts spelt out', (term, id) => {
  expect(CATEGORY_TERMS.get(term)).toBe(id);
});
