import { readClient } from '@/lib/platform/database/tenant';
import { isLanguage } from '@/lib/shared/languages';
import { type Problem, problemOf } from '@/lib/shared/reasons';
import { categoryIds } from './category-ids';
import { categoryInText } from './category-in-text';
import { readCategories } from './client-categories/read';

/**
 * Returns a function that says which category a word given instead of an id may mean, with its group
 * if it has one.
 */
export async function categoriesMeant({
  clientId,
  language,
}: {
  readonly clientId: number;
  readonly language: string;
}): Promise<(word: string) => Problem> {
  const tongue = isLanguage(language) ? language : undefined;
  const find = await categoryIds(clientId, tongue);
  const categories = await readClient(clientId, (tx) => readCategories(tx, clientId));
  const byId = new Map(categories.map((one) => [one.id, one]));
  return (word) => {
    const found = byId.get(find(word) ?? categoryInText(word, find, tongue) ?? 0);
    const group = byId.get(found?.parentId ?? 0);
    const near = [found, group].flatMap((one) => (one ? [`${one.id} (${one.stored})`] : []));
    return near.length > 0
      ? problemOf('client_category_id', 'category_by_name', { categories: near.join(', ') })
      : problemOf('client_category_id', 'category_by_name_unknown');
  };
}
