'use client';
import { useCategories } from '@/lib/client/items/categories';
import { useWords } from '../words';
import { valueWords } from './value-words';

export function useValueWords(currency: string): ReturnType<typeof valueWords> {
  const words = useWords();
  const { data } = useCategories(words.language);
  return valueWords(words, data, currency);
}
