import type { Language } from '@/lib/shared/languages';
import { categoryName } from '../category-name';

/** Ids of clients' own categories begin here; those of built-in categories are lower. */
export const FIRST_OWN_ID = 100_000;

export const isOwn = (id: number): boolean => id >= FIRST_OWN_ID;

/** What a client changed about a category, or a category of its own. */
export interface CategorySetting {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string | null;
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly is_hidden: boolean;
  readonly valued_as_id: number | null;
}

type CategorySettings = ReadonlyMap<number, CategorySetting>;

/** The columns of `CategorySetting` from `client_category`. */
export const SETTING_COLUMNS = 'id, parent_id, name, names, is_hidden, valued_as_id';

export const byId = (rows: readonly CategorySetting[] | null): CategorySettings =>
  new Map(rows?.map((row) => [row.id, row]));

/** The client's name of a category in a language, else the standard one. */
export function nameOf(
  settings: CategorySettings,
  id: number,
  stored: string,
  language: Language,
): string {
  const own = settings.get(id);
  return own?.names[language] ?? own?.name ?? categoryName(id, stored, language);
}

/**
 * The category of the catalogue in which products for an own category are found: the one that it is
 * valued as, else its group. Null if it has neither.
 */
export function catalogueIdOf(settings: CategorySettings, id: number): number | null {
  const seen = new Set<number>();
  let next: number | null = id;
  while (next !== null && isOwn(next)) {
    if (seen.has(next)) return null;
    seen.add(next);
    const own = settings.get(next);
    next = own?.valued_as_id ?? own?.parent_id ?? null;
  }
  return next;
}
