'use client';
import { differencesOf } from '@/lib/client/appraisal-differences';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/fill';
import { useValueWords } from '../timeline/use-value-words';
import { useWords } from '../words';

/** "RCV: 13,499.00 DKK → 12,000.00 DKK" for each value that is another one. */
export function useDifferenceWords(currency: string): (before: Appraisal, after: Appraisal) => readonly string[] {
  const { t } = useWords();
  const { field: nameOf, value: valueOf } = useValueWords(currency);
  return (before, after) =>
    differencesOf(before, after).map(({ field, was, is }) => fill(t.timeline.change, { field: nameOf(field), was: valueOf(field, was), is: valueOf(field, is) }));
}
