import { database } from '@/lib/platform/database/tenant';
import { storedName } from './category-name';

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/s$/, '');

/**
 * Returns a function that finds a category by name in any language, singular or plural, and returns
 * null for an unknown one.
 */
export async function categoryIds(): Promise<(name: string) => number | null> {
  const known = new Map(
    (await database().category.findMany()).map(({ id, name }) => [keyOf(name), id]),
  );
  return (name) => known.get(keyOf(name)) ?? known.get(keyOf(storedName(name) ?? '')) ?? null;
}
