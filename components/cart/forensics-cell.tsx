'use client';
import { Suspense } from 'react';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import { stateOfAppraisal, worstOf } from '@/lib/client/verdicts/verdict';
import { later } from '../ui/later';
import { useVerdictHelp, useVerdictText, VerdictBadge } from '../verdict-badge';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';

const RetryFailed = later(async () => (await import('./retry-failed')).RetryFailed);

/**
 * The worst verdict of the pictures, linked to that picture. A failed analysis can be retried here.
 */
export function ForensicsCell({ pictured }: { pictured: Pictured }) {
  const { place, name, results } = pictured;
  const { t } = useTranslation();
  const { show } = useCartActions();
  const verdictText = useVerdictText();
  const helpOf = useVerdictHelp();
  const state = stateOfAppraisal(results);
  if (!state) {
    return (
      <span className="text-ink-3 @max-[46rem]:hidden">
        <span aria-hidden>–</span>
        <span className="sr-only">{t.cart.noPictures}</span>
      </span>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-1">
      <button
        type="button"
        aria-label={[`${verdictText(state)}: ${name}`, helpOf(state)].filter(Boolean).join('. ')}
        className="max-w-full hover:underline"
        onClick={() => show({ ...place, fileName: worstOf(results)?.file_name ?? null })}
      >
        <VerdictBadge state={state} />
      </button>
      <Suspense>{state.kind === 'failed' && <RetryFailed pictured={pictured} />}</Suspense>
    </span>
  );
}
