import type { z } from 'zod';
import type { listCategories as contract } from '@/lib/contract/categories';
import type { Caller } from '@/lib/identity/caller';
import { database } from '@/lib/platform/database/tenant';
import { LOCALES } from '@/lib/shared/languages';
import { categoryName } from './category-name';
import { readContext } from './context';

/**
 * All categories by name, in the requested language or the client's. Clients share the categories.
 */
export async function listCategories(caller: Caller, query: z.output<typeof contract.query>) {
  const { language } = await readContext(caller, { language: query.language });
  const rows = await database().category.findMany({
    select: { id: true, name: true, parentId: true },
  });
  const categories = rows.map(({ id, name, parentId }) => ({
    client_category_id: id,
    client_category: categoryName(id, name, language),
    parent_client_category_id: parentId,
  }));
  return {
    categories: categories.toSorted(
      (one, other) =>
        one.client_category.localeCompare(other.client_category, LOCALES[language]) ||
        one.client_category_id - other.client_category_id,
    ),
  };
}
