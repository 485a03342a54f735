'use client';
import { useMemo } from 'react';
import { useCategories } from '@/lib/client/items/categories';
import { useTranslation } from '../translation';

/** Names of the catalogue's categories by id; empty until they are loaded. */
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
