import type { useCreateReport } from '@/lib/client/reports/report';
import type { Making, ReportJob } from '@/lib/client/reports/report-job';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { DialogBody, DialogFoot } from '../ui/dialog';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';

interface ReportMakingProps {
  making: Making;
  create: ReturnType<typeof useCreateReport>;
  onAgain(): void;
  onClose(): void;
}

/** A report that is being made: its progress, or the reason why it failed. */
export function ReportMaking({
  making: { job, wish },
  create,
  onAgain,
  onClose,
}: ReportMakingProps) {
  const { t } = useTranslation();
  const messages = t.cart.reportDialog;
  const isFailed = job.status === 'failed';
  // ready without an address means that it was revoked
  const isOver = isFailed || job.status === 'ready';
  return (
    <>
      <DialogBody>
        {create.error && <FormError>{create.error.message}</FormError>}
        {isFailed ? (
          <FormError>{messages.failures[job.failure ?? 'broken']}</FormError>
        ) : isOver ? (
          <p>{messages.ready}</p>
        ) : (
          <Progress job={job} />
        )}
      </DialogBody>
      <DialogFoot>
        {isOver && (
          <Button className="mr-auto" onClick={onAgain}>
            {messages.another}
          </Button>
        )}
        <Button onClick={onClose}>{t.common.close}</Button>
        {isFailed && (
          <Button
            look="primary"
            isBusy={create.isPending}
            onClick={() => create.mutate({ wish, items: job.items_total })}
          >
            {t.common.retry}
          </Button>
        )}
      </DialogFoot>
    </>
  );
}

function Progress({ job: { status, items_done: done, items_total: total } }: { job: ReportJob }) {
  const { t, formats } = useTranslation();
  const messages = t.cart.reportDialog;
  const isWaiting = status === 'queued';
  return (
    <>
      <output className="font-medium">
        {isWaiting
          ? messages.waiting
          : fill(messages.progress, { done: formats.count(done), total: formats.count(total) })}
      </output>
      <progress
        {...(!isWaiting && { value: done })}
        max={Math.max(1, total)}
        aria-label={messages.busy}
        className="block h-1.5 w-full"
      />
      <p className="text-ink-2">{messages.mayClose}</p>
    </>
  );
}
