'use client';
import { useMemo } from 'react';
import { useCategories } from '@/lib/client/items/categories';
import { useTranslation } from '../translation';

/** The names of the catalogue's categories; none before they are known. */
export function useCategoriesById(): ReadonlyMap<number, string> {
  const { language } = useTranslation();
  const { data } = useCategories(language);
  return useMemo(
    () =>
      new Map(
        data?.categories.map(({ client_category_id: id, client_category: name }) => [id, name]),
      ),
    [data],
  );
}
