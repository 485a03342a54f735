'use client';
import { lazy, Suspense, useState } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { useWords } from '../words';
import { NARROW_ONLY } from './columns';

export const loadAcvPopover = () => import('./acv-popover');
const AcvPopover = lazy(async () => ({ default: (await loadAcvPopover()).AcvPopover }));

/** The actual cash value; behind it how it came about, and a value set by hand. */
export function AcvCell({ appraisal }: { appraisal: Appraisal }) {
  const { t, formats } = useWords();
  const [isWanted, setWanted] = useState(false);
  const value = appraisal.actual_cash_value;
  const amount = value === null ? '–' : formats.amount(value);
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t.cart.columns.acv} ${amount}, ${appraisal.cp_name_cart}`}
      className="-mx-1 ml-auto flex h-6 items-center rounded-sm px-1 font-semibold whitespace-nowrap decoration-control decoration-dotted underline-offset-4 hover:bg-running-soft hover:underline"
      {...(!isWanted && { onClick: () => setWanted(true) })}
    >
      <span className={`${NARROW_ONLY} font-normal whitespace-pre text-ink-2`}>{t.cart.columns.acv} </span>
      {amount}
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <AcvPopover appraisal={appraisal} trigger={button} />
    </Suspense>
  );
}
