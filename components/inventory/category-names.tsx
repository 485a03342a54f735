'use client';
import { useCategories } from '@/lib/client/items/categories';
import type { InventoryRow } from '@/lib/contract/inventory';
import { useTranslation } from '../translation';

/** The categories that a cell suggests while it is edited. */
export function CategoryNames({ id: listId }: { id: string }) {
  const { language } = useTranslation();
  const { data } = useCategories(language);
  return (
    <datalist id={listId}>
      {data?.categories.map(({ client_category_id: id, client_category: name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}

/** The household's word for the category, and the category it stands for if that has another name. */
export function RowCategory({ row }: { row: InventoryRow }) {
  const { language } = useTranslation();
  const { data } = useCategories(language);
  const found = data?.categories.find(
    ({ client_category_id: id }) => id === row.client_category_id,
  )?.client_category;
  const isSame = found === undefined || found.toLowerCase() === row.category?.toLowerCase();
  if (row.category === null && found === undefined) return <span className="text-ink-3">–</span>;
  return (
    <>
      {row.category}
      {!isSame && <span className="block text-ink-2">{found}</span>}
    </>
  );
}
