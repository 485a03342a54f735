'use client';
import { useState } from 'react';
import { readAmount } from '@/lib/client/forms/amount-text';
import { toNumber } from '@/lib/shared/money';
import { useFaultMessage } from '../item-fields/use-fault-message';
import { useTranslation } from '../translation';

/**
 * A field for an amount in the notation of the language; rejects exponents and ambiguous
 * separators.
 */
export function useAmountField(text: string, setText: (text: string) => void) {
  const { language } = useTranslation();
  const faultMessage = useFaultMessage(null);
  const [isErrorShown, setErrorShown] = useState(false);
  const amount = readAmount(text, language);
  const error = isErrorShown && amount === null ? faultMessage('amount') : undefined;

  /** Returns the amount, or null: then the field shows why and gets the focus. */
  function read(form: HTMLFormElement): number | null {
    setErrorShown(amount === null);
    if (amount === null) form.querySelector<HTMLElement>('input')?.focus();
    return amount === null ? null : toNumber(amount);
  }
  const input = {
    inputMode: 'decimal',
    autoComplete: 'off',
    value: text,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    onBlur: () => setErrorShown(text.trim() !== ''),
  } as const;
  return { input, error, read };
}
