'use client';
import { toast } from '@/lib/client/shell/toasts';
import { inTurns } from '@/lib/client/api/in-turns';
import { useAnalyze } from '@/lib/client/verdicts/forensics';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';

interface RetryFailedProps {
  appraisal: Appraisal;
  results: readonly ForensicsResult[];
}

export function RetryFailed({ appraisal, results }: RetryFailedProps) {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  const analyze = useAnalyze(claimId);
  const { appraisal_id, row_id, cp_name_cart } = appraisal;
  const failed = results.filter(({ status }) => status === 'failed');
  const retry = () =>
    inTurns(failed, ({ file_name }) =>
      analyze.mutateAsync({ appraisal_id, row_id, file_name }),
    ).catch((error: Error) => toast.error(t.inspector.retryFailed, { description: error.message }));
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
