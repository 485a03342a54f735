'use client';
import { useTranslation } from '../translation';

/** Formats a difference with its sign: `+120.00`, `−120.00`, `0.00`. */
export function useSigned(): (difference: number) => string {
  const { formats } = useTranslation();
  return (difference) =>
    difference > 0 ? `+${formats.amount(difference)}` : formats.amount(difference);
}
