import { useEffect, useRef } from 'react';
import { useReportJob } from '@/lib/client/reports/report-job';
import { toast } from '@/lib/client/shell/toasts';
import { useWords } from '../words';

/** Tells the end of a report whose dialog was closed meanwhile; shows nothing itself. */
export function ReportWatch({ claimId, onShow }: { claimId: number; onShow: () => void }) {
  const { t } = useWords();
  const words = t.cart.reportDialog;
  const job = useReportJob(claimId).data?.job;
  const before = useRef(job?.status);
  useEffect(() => {
    const wasUnderWay = before.current === 'queued' || before.current === 'making';
    before.current = job?.status;
    if (!wasUnderWay || !job) return;
    if (job.status === 'ready')
      toast.success(words.ready, { action: { label: words.open, onClick: onShow } });
    if (job.status === 'failed') toast.error(words.failures[job.failure ?? 'broken']);
  }, [job, words, onShow]);
  return null;
}
