import { database } from '@/lib/platform/database/tenant';
import { storedName } from './category-name';

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/s$/, '');

/** Finds a category by its name, in the singular or the plural, or by what it is called in any of the languages. */
export async function categoryIds(): Promise<(name: string) => number | null> {
  const known = new Map(
    (await database().category.findMany()).map(({ id, name }) => [keyOf(name), id]),
  );
  return (name) => known.get(keyOf(name)) ?? known.get(keyOf(storedName(name) ?? '')) ?? null;
}
