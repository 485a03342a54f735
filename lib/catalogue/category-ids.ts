import { database } from '@/lib/platform/database/tenant';
import type { Language } from '@/lib/shared/languages';
import { categoryOfWord } from './category-name';

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/s$/, '');

/**
 * Returns a function that finds a category by its stored name, singular or plural, or by an
 * everyday word of any language, and returns null for an unknown one. `language` decides words that
 * mean different things in different languages.
 */
export async function categoryIds(language?: Language): Promise<(name: string) => number | null> {
  const rows = await database().category.findMany({ select: { id: true, name: true } });
  const byName = new Map(rows.map(({ id, name }) => [keyOf(name), id]));
  const stored = new Set(rows.map(({ id }) => id));
  return (name) => {
    const meant = categoryOfWord(name, language);
    const meantId = meant !== undefined && stored.has(meant) ? meant : null;
    return byName.get(keyOf(name)) ?? meantId;
  };
}
