'use client';
import { toast } from 'sonner';
import { inTurns } from '@/lib/client/appraisals';
import { useAnalyze } from '@/lib/client/forensics';
import type { VerdictState } from '@/lib/client/verdict';
import type { Appraisal } from '@/lib/contract/appraisals';
import { Button } from '../ui/button';
import { VerdictBadge } from '../verdict-badge';
import { useWords } from '../words';
import { useCartScope } from './cart-context';

/** What the worst of its pictures says; a failed analysis can be asked for again on the spot. */
export function ForensicsCell({ appraisal, state }: { appraisal: Appraisal; state: VerdictState | null }) {
  const { t } = useWords();
  if (!state) {
    return (
      <span className="text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">{t.cart.noPictures}</span>
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1">
      <VerdictBadge state={state} />
      {state.kind === 'failed' && <RetryFailed appraisal={appraisal} />}
    </span>
  );
}

function RetryFailed({ appraisal }: { appraisal: Appraisal }) {
  const { t } = useWords();
  const { claimId, results } = useCartScope();
  const analyze = useAnalyze(claimId);
  const { appraisal_id, row_id, cp_name_cart } = appraisal;
  const failed = (results[appraisal_id] ?? []).filter(({ status }) => status === 'failed');
  const retry = () =>
    inTurns(failed, ({ file_name }) => analyze.mutateAsync({ appraisal_id, row_id, file_name })).catch((error: Error) =>
      toast.error(t.inspector.retryFailed, { description: error.message }),
    );
  return (
    <Button
      look="quiet"
      className="h-6! px-1.5! text-meta underline"
      aria-label={`${t.cart.retry}: ${cp_name_cart}`}
      onClick={() => void retry()}
    >
      {t.cart.retry}
    </Button>
  );
}
