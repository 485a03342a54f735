import { readClient } from '@/lib/platform/database/tenant';
import type { Language } from '@/lib/shared/languages';
import { termOf } from './category-name';
import { categoryOfThing } from './category-of-thing';
import { isOwn } from './client-categories/category-setting';
import { type ClientCategory, readCategories } from './client-categories/read';

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/s$/, '');

/**
 * Returns a function that finds a category of the client by its own names, by its stored name,
 * singular or plural, or by an everyday word of any language or
 * the name of a thing, and returns null for an unknown one.
 * `language` decides words that mean different things in different languages. Instead of a hidden
 * category it finds the group.
 */
export async function categoryIds(
  clientId: number,
  language?: Language,
): Promise<(name: string) => number | null> {
  const categories = await readClient(clientId, (tx) => readCategories(tx, clientId));
  const byId = new Map(categories.map((one) => [one.id, one]));
  const standard = categories.filter(({ id }) => !isOwn(id));
  const byOwnName = new Map(categories.flatMap(ownTerms));
  const byName = new Map(standard.map(({ id, stored }) => [keyOf(stored), id]));
  const offered = (id: number | null): number | null => {
    const one = id === null ? undefined : byId.get(id);
    if (!one) return null;
    return one.setting?.is_hidden ? offered(one.parentId) : one.id;
  };
  return (name) =>
    offered(
      byOwnName.get(termOf(name)) ??
        byName.get(keyOf(name)) ??
        categoryOfThing(name, language) ??
        null,
    );
}

const ownTerms = ({ id, setting }: ClientCategory): [term: string, id: number][] =>
  [setting?.name ?? '', ...Object.values(setting?.names ?? {})].flatMap((name) =>
    termOf(name) === '' ? [] : [[termOf(name), id]],
  );
