import type { CategoryChange, CategorySettings } from '@/lib/client/settings/category-settings';
import { type Language, LANGUAGES } from '@/lib/shared/languages';

export interface CategoryText {
  /** Negative for one that is not saved yet. */
  readonly id: number;
  readonly isOwn: boolean;
  /** Empty for an own category. */
  readonly standard: string;
  readonly parentId: number | null;
  /** Empty: the standard name. */
  readonly name: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly isHidden: boolean;
  readonly valuedAsId: number | null;
  readonly isUsed: boolean;
}

interface WordText {
  readonly word: string;
  readonly rows: number;
  readonly categoryId: number | null;
}

/** The state of the form. */
export interface CategoriesText {
  readonly categories: readonly CategoryText[];
  readonly words: readonly WordText[];
}

const namesOf = (names: Readonly<Partial<Record<Language, string | null | undefined>>>) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, names[language] ?? ''])) as Record<
    Language,
    string
  >;

export const textOf = ({ categories, feed_words: words }: CategorySettings): CategoriesText => ({
  categories: categories.map((one) => ({
    id: one.id,
    isOwn: one.is_own,
    standard: one.standard_name ?? '',
    parentId: one.parent_id,
    name: one.name ?? '',
    names: namesOf(one.names),
    isHidden: one.is_hidden,
    valuedAsId: one.valued_as_id,
    isUsed: one.in_use ?? true,
  })),
  words: words.map(({ word, rows, category_id: categoryId }) => ({ word, rows, categoryId })),
});

const isStandard = ({ name, names, isHidden, valuedAsId }: CategoryText): boolean =>
  name.trim() === '' &&
  LANGUAGES.every((language) => names[language].trim() === '') &&
  !isHidden &&
  valuedAsId === null;

/** Only what differs from the standard. The words are left out if the client may not assign them. */
export const sentOf = (
  { categories, words }: CategoriesText,
  managesCatalogue: boolean,
): Pick<CategoryChange, 'categories' | 'feed_words'> => ({
  categories: categories
    .filter((one) => one.isOwn || !isStandard(one))
    .map((one) => ({
      id: one.id,
      name: one.name.trim() || null,
      names: Object.fromEntries(
        LANGUAGES.flatMap((language) =>
          one.names[language].trim() === '' ? [] : [[language, one.names[language].trim()]],
        ),
      ),
      parent_id: one.isOwn ? one.parentId : null,
      is_hidden: one.isHidden,
      valued_as_id: one.valuedAsId,
    })),
  ...(managesCatalogue && {
    feed_words: words.map(({ word, categoryId }) => ({ word, category_id: categoryId })),
  }),
});

export const isChanged = (text: CategoriesText, settings: CategorySettings): boolean =>
  JSON.stringify(sentOf(text, true)) !== JSON.stringify(sentOf(textOf(settings), true));

export const shownName = ({ name, names, standard }: CategoryText, language: Language): string =>
  names[language].trim() || name.trim() || standard;

const plain = (name: string) => name.trim().normalize('NFKC').toLowerCase();

/** Missing and duplicate names in the language of the page, by category id. */
export function wrongNames(
  { categories }: CategoriesText,
  language: Language,
): ReadonlyMap<number, 'missing' | 'twice'> {
  const wrong = new Map<number, 'missing' | 'twice'>();
  const owners = new Map<string, CategoryText>();
  for (const one of categories) {
    if (one.isOwn && one.name.trim() === '') wrong.set(one.id, 'missing');
    if (one.isHidden) continue;
    const name = plain(shownName(one, language));
    const other = owners.get(name);
    if (other && name !== '') wrong.set(isStandard(one) ? other.id : one.id, 'twice');
    owners.set(name, one);
  }
  return wrong;
}

/** Adds an own category and returns its id. */
export function added(
  text: CategoriesText,
  parentId: number | null,
): { readonly text: CategoriesText; readonly id: number } {
  const id = Math.min(0, ...text.categories.map((one) => one.id)) - 1;
  const one: CategoryText = {
    id,
    isOwn: true,
    standard: '',
    parentId,
    name: '',
    names: namesOf({}),
    isHidden: false,
    valuedAsId: null,
    isUsed: false,
  };
  return { id, text: { ...text, categories: [...text.categories, one] } };
}

/** Without the category; what referred to it does no more. */
export const without = (text: CategoriesText, id: number): CategoriesText => ({
  ...text,
  categories: text.categories
    .filter((one) => one.id !== id)
    .map((one) => ({
      ...one,
      parentId: one.parentId === id ? null : one.parentId,
      valuedAsId: one.valuedAsId === id ? null : one.valuedAsId,
    })),
});

/** Whether the rules for `from` may be those of `id`, so that `id` cannot be valued as it. */
export function leadsTo(categories: readonly CategoryText[], from: number, id: number): boolean {
  const byId = new Map(categories.map((one) => [one.id, one]));
  const seen = new Set<number>();
  for (let next: number | null = from; next !== null && !seen.has(next);) {
    if (next === id) return true;
    seen.add(next);
    const one = byId.get(next);
    next = one?.valuedAsId ?? one?.parentId ?? null;
  }
  return false;
}

/** What every part of the form gets. */
export interface EditProps {
  text: CategoriesText;
  onChange(next: (before: CategoriesText) => CategoriesText): void;
}

interface Group {
  readonly group: CategoryText;
  readonly members: readonly CategoryText[];
}

/**
 * Groups with their members, by name; of a group whose name lacks the text only the members that
 * have it. A category that is not saved yet is always shown.
 */
export function foundGroups(
  { categories }: CategoriesText,
  text: string,
  language: Language,
): Group[] {
  const wanted = plain(text);
  const has = (one: CategoryText) =>
    one.id < 0 ||
    [one.standard, one.name, one.names[language]].some((name) => plain(name).includes(wanted));
  const ids = new Set(categories.map(({ id }) => id));
  const byName = (one: CategoryText, other: CategoryText) =>
    Number(one.id < 0) - Number(other.id < 0) ||
    (one.standard || one.name).localeCompare(other.standard || other.name, language);
  const isMember = ({ parentId }: CategoryText) => parentId !== null && ids.has(parentId);
  return categories
    .filter((one) => !isMember(one))
    .toSorted(byName)
    .flatMap((group) => {
      const members = categories.filter(({ parentId }) => parentId === group.id).toSorted(byName);
      const found = has(group) ? members : members.filter(has);
      return has(group) || found.length > 0 ? [{ group, members: found }] : [];
    });
}
