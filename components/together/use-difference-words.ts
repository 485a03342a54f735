'use client';
import { useCategories } from '@/lib/client/items/categories';
import type { Appraisal } from '@/lib/contract/appraisals';
import { useWords } from '../words';
import { differenceWords } from './difference-words';

export function useDifferenceWords(): (before: Appraisal, after: Appraisal) => readonly string[] {
  const words = useWords();
  const { data } = useCategories(words.language);
  return (before, after) => differenceWords(words, data, before, after);
}
