'use client';
import { useCategories } from '@/lib/client/items/categories';
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
