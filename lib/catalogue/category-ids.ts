import { database } from '@/lib/platform/database/tenant';

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/s$/, '');

/** Finds a category by its name, in the singular or the plural. */
export async function categoryIds(): Promise<(name: string) => number | null> {
  const known = new Map((await database().category.findMany()).map(({ id, name }) => [keyOf(name), id]));
  return (name) => known.get(keyOf(name)) ?? null;
}
