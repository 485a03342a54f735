'use client';
import { FilterX, ListFilter } from 'lucide-react';
import { Suspense } from 'react';
import type { CartTotals as Totals } from '@/lib/contract/cart';
import { fill } from '@/lib/shared/fill';
import { later } from '../ui/later';
import { Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { useCartScope } from '../cart-context/cart-context';
import { Total } from './total';
import { filtered, showOnly, useCartFilter, type CartFilter } from './use-cart-filter';

const NetClaim = later(async () => (await import('./net-claim')).NetClaim);
const ToReview = later(async () => (await import('./review-totals')).ToReview);
const ReviewTotals = later(async () => (await import('./review-totals')).ReviewTotals);
const LineCounts = later(async () => (await import('../line-counts')).LineCounts);

export function CartTotals({ totals }: { totals: Totals | undefined }) {
  const { t, formats } = useTranslation();
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-2 border-b border-line px-4 py-3 items-end @2xl:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] @3xl:px-6">
      <Total name={t.cart.totalRcv}>
        {totals && formats.money(totals.replacement_cost_value, totals.currency)}
      </Total>
      <Total name={t.cart.totalDepreciation}>
        {totals && formats.amount(-totals.depreciation)}
      </Total>
      <Total name={t.cart.totalAcv}>
        {totals && formats.money(totals.actual_cash_value, totals.currency)}
      </Total>
      <Total name={t.cart.netClaim}>
        <Suspense fallback={<Skeleton className="my-1 h-4 w-24" />}>
          <NetClaim />
        </Suspense>
      </Total>
      <Total name={t.cart.toReview}>
        <Suspense fallback={<Skeleton className="my-1 h-4 w-24" />}>
          {totals ? <ToReview totals={totals} /> : <Skeleton className="my-1 h-4 w-24" />}
        </Suspense>
      </Total>
      <Suspense>{totals && <ReviewTotals totals={totals} />}</Suspense>
      {totals && <FilterTotal name={t.cart.acv.toApprove} filter="awaiting" />}
      {totals && <FilterTotal name={t.cart.acv.outdated.label} filter="outdated" />}
      {totals && <FilterTotal name={t.cart.acv.not.open.label} filter="uncalculated" />}
      <div className="col-span-full">
        <dt className="sr-only">{t.claims.columns.items}</dt>
        <dd>
          <Suspense>{totals && <LineCounts lines={totals} />}</Suspense>
        </dd>
      </div>
    </dl>
  );
}

/** A button with the number of lines still open, if any; pressed, the list shows only those. */
function FilterTotal({ name, filter }: { name: string; filter: CartFilter }) {
  const { t, formats } = useTranslation();
  const { appraisals } = useCartScope();
  const isOn = useCartFilter() === filter;
  const count = filtered(appraisals, filter).length;
  if (count === 0) return null;
  const countText = fill(t.cart.reviewCount, {
    count: formats.count(count),
    total: formats.count(appraisals.length),
  });
  return (
    <Total name={name}>
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={fill(t.cart.showOnly, { name, count: countText })}
        className="-mx-1 flex items-center gap-1.5 rounded-sm px-1 underline decoration-control decoration-dotted underline-offset-4 hover:bg-running-soft aria-pressed:bg-accent-soft"
        onClick={() => showOnly(isOn ? null : filter)}
      >
        {countText}
        {isOn ? <FilterX aria-hidden size={14} /> : <ListFilter aria-hidden size={14} />}
      </button>
    </Total>
  );
}
