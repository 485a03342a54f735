import { differencesOf } from '@/lib/client/items/appraisal-differences';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { valueText } from './value-text';

/** Describes each changed value, such as "RCV: 13,499.00 DKK → 12,000.00 DKK". */
export function differenceText(
  messages: Parameters<typeof valueText>[0],
  known: Parameters<typeof valueText>[1],
  before: Appraisal,
  after: Appraisal,
): readonly string[] {
  const { field: nameOf, value: valueOf } = valueText(messages, known, before.currency);
  return differencesOf(before, after).map(({ field, was, is }) =>
    fill(messages.t.timeline.change, {
      field: nameOf(field),
      was: valueOf(field, was),
      is: valueOf(field, is),
    }),
  );
}
