'use client';
import type { EditFault } from '@/lib/client/items/item-edit';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';

const EXAMPLE_AMOUNT = 1234.5;

/** A whole value that cannot be right is told as it is entered: it is not half-typed. */
export const SHOWN_AT_ONCE: ReadonlySet<EditFault> = new Set(['afterDamage', 'stated']);

/** What is wrong, in words that show how it is right. `dateDamage`: `YYYY-MM-DD`, null where it is not known. */
export function useFaultMessage(dateDamage: string | null): (fault: EditFault) => string {
  const { t, formats } = useTranslation();
  const values = {
    example: formats.amount(EXAMPLE_AMOUNT),
    date: dateDamage === null ? '' : formats.day(dateDamage),
  };
  return (fault) => fill(t.newItem.faults[fault], values);
}
