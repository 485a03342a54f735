'use client';
import { type Categories, categoriesById } from '@/lib/client/categories/category-tree';
import { useMemo } from 'react';
import { useCategories } from '@/lib/client/items/categories';
import { useTranslation } from '../translation';

/** The catalogue's categories by id; empty until they are loaded. */
export function useCategoriesById(): Categories {
  const { language } = useTranslation();
  const { data } = useCategories(language);
  return useMemo(() => categoriesById(data), [data]);
}
