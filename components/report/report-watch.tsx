import { useEffect, useRef } from 'react';
import { useReportJob } from '@/lib/client/reports/report-job';
import { toast } from '@/lib/client/shell/toasts';
import { useTranslation } from '../translation';

/** Shows a toast when a report finishes or fails after its dialog was closed; renders nothing. */
export function ReportWatch({ claimId, onShow }: { claimId: number; onShow: () => void }) {
  const { t } = useTranslation();
  const messages = t.cart.reportDialog;
  const job = useReportJob(claimId).data?.job;
  const before = useRef(job?.status);
  useEffect(() => {
    const wasUnderWay = before.current === 'queued' || before.current === 'making';
    before.current = job?.status;
    if (!wasUnderWay || !job) return;
    if (job.status === 'ready')
      toast.success(messages.ready, { action: { label: messages.open, onClick: onShow } });
    if (job.status === 'failed') toast.error(messages.failures[job.failure ?? 'broken']);
  }, [job, messages, onShow]);
  return null;
}
