'use client';
import { toast } from '@/lib/client/toasts';
import { inTurns } from '@/lib/client/in-turns';
import { useAnalyze } from '@/lib/client/forensics';
import { stateOfAppraisal, worstOf } from '@/lib/client/verdict';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { Button } from '../ui/button';
import { useVerdictText, VerdictBadge } from '../verdict-badge';
import { useWords } from '../words';
import { useCartActions } from './cart-context';

/** What the worst of its pictures says, and leads to it; a failed analysis can be asked for again on the spot. */
interface ForensicsCellProps {
  appraisal: Appraisal;
  results: readonly ForensicsResult[] | undefined;
}

export function ForensicsCell({ appraisal, results = [] }: ForensicsCellProps) {
  const { t } = useWords();
  const { show } = useCartActions();
  const verdictText = useVerdictText();
  const state = stateOfAppraisal(results);
  if (!state) {
    return (
      <span className="text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">{t.cart.noPictures}</span>
      </span>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-1">
      <button
        type="button"
        aria-label={`${verdictText(state)}: ${appraisal.cp_name_cart}`}
        className="max-w-full rounded-md text-left hover:underline"
        onClick={() => show({ appraisalId: appraisal.appraisal_id, fileName: worstOf(results)?.file_name ?? null })}
      >
        <VerdictBadge state={state} />
      </button>
      {state.kind === 'failed' && <RetryFailed appraisal={appraisal} results={results} />}
    </span>
  );
}

function RetryFailed({ appraisal, results }: Required<ForensicsCellProps>) {
  const { t } = useWords();
  const { claimId } = useCartActions();
  const analyze = useAnalyze(claimId);
  const { appraisal_id, row_id, cp_name_cart } = appraisal;
  const failed = (results ?? []).filter(({ status }) => status === 'failed');
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
