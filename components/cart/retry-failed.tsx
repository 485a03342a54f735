'use client';
import { toast } from '@/lib/client/shell/toasts';
import { inTurns } from '@/lib/client/api/in-turns';
import { useAnalyze } from '@/lib/client/verdicts/forensics';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';

export function RetryFailed({ pictured }: { pictured: Pictured }) {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  const analyze = useAnalyze(claimId);
  const { place, rowId: row_id, name, results } = pictured;
  const failed = results.filter(({ status }) => status === 'failed');
  const retry = () =>
    inTurns(failed, ({ file_name }) =>
      analyze.mutateAsync({ appraisal_id: place.appraisalId, row_id, file_name }),
    ).catch((error: Error) => toast.error(t.inspector.retryFailed, { description: error.message }));
  return (
    <Button
      look="quiet"
      className="h-6! px-1.5! text-meta underline"
      aria-label={`${t.cart.retry}: ${name}`}
      onClick={() => void retry()}
    >
      {t.cart.retry}
    </Button>
  );
}
