'use client';
import { useCategories } from '@/lib/client/items/categories';
import type { Appraisal } from '@/lib/contract/appraisals';
import { useTranslation } from '../translation';
import { differenceText } from './difference-text';

export function useDifferenceText(): (before: Appraisal, after: Appraisal) => readonly string[] {
  const messages = useTranslation();
  const { data } = useCategories(messages.language);
  return (before, after) => differenceText(messages, data, before, after);
}
