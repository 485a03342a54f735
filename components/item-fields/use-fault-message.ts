'use client';
import type { EditFault } from '@/lib/client/items/item-edit';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';

const EXAMPLE_AMOUNT = 1234.5;

/**
 * Faults shown as soon as a value is entered, because such a value is complete and cannot be
 * half-typed.
 */
export const SHOWN_AT_ONCE: ReadonlySet<EditFault> = new Set(['afterDamage', 'stated']);

/**
 * The message for a fault, with an example of a valid value. `dateDamage` is `YYYY-MM-DD`, or null
 * if unknown.
 */
export function useFaultMessage(dateDamage: string | null): (fault: EditFault) => string {
  const { t, formats } = useTranslation();
  const values = {
    example: formats.amount(EXAMPLE_AMOUNT),
    date: dateDamage === null ? '' : formats.day(dateDamage),
  };
  return (fault) => fill(t.newItem.faults[fault], values);
}
