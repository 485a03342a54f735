import { database } from '@/lib/platform/database/tenant';

/** By name. Categories belong to the catalogue, which all clients share. */
export async function listCategories() {
  const rows = await database().category.findMany({ select: { id: true, name: true }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
  return { categories: rows.map(({ id, name }) => ({ client_category_id: id, client_category: name })) };
}
