'use client';
import { lazy, Suspense, type ReactNode } from 'react';
import { countToReview } from '@/lib/client/verdict';
import type { CartTotals as Totals } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/messages';
import { Skeleton } from '../ui/notice';
import { useWords } from '../words';
import { useCartScope } from './cart-context';

const NetClaim = lazy(async () => ({ default: (await import('./net-claim')).NetClaim }));

export function CartTotals({ totals }: { totals: Totals | undefined }) {
  const { t, formats } = useWords();
  const { results, appraisals } = useCartScope();
  const here = new Set(appraisals.map(({ appraisal_id }) => String(appraisal_id)));
  const toReview = countToReview(Object.fromEntries(Object.entries(results).filter(([id]) => here.has(id))));
  const review =
    totals &&
    fill(t.cart.reviewCount, { count: formats.count(toReview), total: formats.count(totals.appraisal_count) });
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-2 border-b border-line px-4 py-3 @2xl:flex @2xl:flex-wrap @3xl:px-6">
      <Total name={t.cart.totalRcv}>{totals && formats.money(totals.replacement_cost_value, totals.currency)}</Total>
      <Total name={t.cart.totalDepreciation}>{totals && formats.amount(-totals.depreciation)}</Total>
      <Total name={t.cart.totalAcv}>{totals && formats.money(totals.actual_cash_value, totals.currency)}</Total>
      <Total name={t.cart.netClaim}>
        <Suspense fallback={<Skeleton className="my-1 h-4 w-24" />}>
          <NetClaim />
        </Suspense>
      </Total>
      <Total name={t.cart.toReview} isUrgent={toReview > 0}>
        {review}
      </Total>
    </dl>
  );
}

function Total({ name, isUrgent = false, children }: { name: string; isUrgent?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className={`text-total font-semibold whitespace-nowrap ${isUrgent ? 'text-flag' : ''}`}>
        {children ?? <Skeleton className="my-1 h-4 w-24" />}
      </dd>
    </div>
  );
}
