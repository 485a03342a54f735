'use client';
import { Hourglass, TriangleAlert } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { later } from '../ui/later';
import { useTranslation } from '../translation';
import { NARROW_ONLY } from './columns';

const RcvPopover = later(async () => (await import('./rcv-popover')).RcvPopover);

/**
 * The replacement cost of the line. Its popover names the source and date of the price; a note
 * below shows a stated price that awaits approval.
 */
export function RcvCell({ appraisal }: { appraisal: Appraisal }) {
  const { t, formats } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const value = appraisal.total_replacement_cost_value;
  const amount = value === null ? '–' : formats.amount(value);
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t.cart.columns.rcv} ${amount}, ${appraisal.cp_name_cart}`}
      className="-mx-1 inline-flex h-6 items-center rounded-sm px-1 whitespace-nowrap decoration-control decoration-dotted underline-offset-4 hover:bg-running-soft hover:underline"
      {...(!isWanted && { onClick: () => setWanted(true) })}
    >
      <span className={`${NARROW_ONLY} whitespace-pre text-ink-2`}>{t.cart.columns.rcv} </span>
      {amount}
    </button>
  );
  const cell = isWanted ? (
    <Suspense fallback={button}>
      <RcvPopover appraisal={appraisal} trigger={button} />
    </Suspense>
  ) : (
    button
  );
  const { replacement_cost_value_awaiting: awaiting, currency } = appraisal;
  if (awaiting === null)
    return <OfOtherDate snapshot={appraisal.price_snapshot}>{cell}</OfOtherDate>;
  return (
    <div className="flex flex-col items-end">
      {cell}
      <p
        className="flex items-center gap-1 text-meta font-medium text-failed"
        title={fill(t.cart.price.awaitsAmount, { amount: formats.money(awaiting, currency) })}
      >
        <Hourglass aria-hidden size={12} className="shrink-0" />
        {fill(t.cart.price.awaits, { amount: formats.amount(awaiting) })}
      </p>
    </div>
  );
}

/** Notes the price on the corrected date of damage below an amount that stays. */
function OfOtherDate({
  snapshot,
  children,
}: {
  snapshot: Appraisal['price_snapshot'];
  children: ReactNode;
}) {
  const { t, formats } = useTranslation();
  if (snapshot?.source !== 'offer' || snapshot.price_of_new_date === null) return children;
  return (
    <div className="flex flex-col items-end">
      {children}
      <p className="flex items-center gap-1 text-meta font-medium text-failed">
        <TriangleAlert aria-hidden size={12} className="shrink-0" />
        {fill(t.cart.price.otherDate, { amount: formats.amount(snapshot.price_of_new_date) })}
      </p>
    </div>
  );
}
