import type { z } from 'zod';
import type { listCategories as contract } from '@/lib/contract/categories';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { LOCALES } from '@/lib/shared/languages';
import { isOwn } from './client-categories/category-setting';
import { readCategories } from './client-categories/read';
import { readContext } from './context';

/** All categories of the client by name, in the requested language or the client's. */
export async function listCategories(caller: Caller, query: z.output<typeof contract.query>) {
  const { language, nameOf } = await readContext(caller, { language: query.language });
  const rows = await readClient(caller.clientId, (tx) => readCategories(tx, caller.clientId));
  const categories = rows.map(({ id, parentId, stored, setting }) => ({
    client_category_id: id,
    client_category: nameOf(id, stored),
    parent_client_category_id: parentId,
    is_own: isOwn(id),
    is_hidden: setting?.is_hidden ?? false,
    valued_as_client_category_id: setting?.valued_as_id ?? null,
  }));
  return {
    categories: categories.toSorted(
      (one, other) =>
        one.client_category.localeCompare(other.client_category, LOCALES[language]) ||
        one.client_category_id - other.client_category_id,
    ),
  };
}
