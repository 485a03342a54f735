'use client';
import { MessageCircleQuestion } from 'lucide-react';
import { useRequestPurchaseDates } from '@/lib/client/sending/sending';
import { toast } from '@/lib/client/shell/toasts';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';
import { Button } from '../ui/button';

interface RequestDatesProps {
  claimId: number;
  /** Null: of all lines that are not valued for want of a date. */
  appraisalIds: readonly number[] | null;
}

/** Asks the policyholder for purchase dates with one click, and says how they learn of it. */
export function RequestDates({ claimId, appraisalIds }: RequestDatesProps) {
  const { t, plural } = useTranslation();
  const { mutate, isPending } = useRequestPurchaseDates(claimId);
  const request = () =>
    mutate(appraisalIds, {
      onSuccess: ({ count, mailTo }) =>
        count === 0
          ? toast(t.sending.dateRequest.nobody)
          : toast(plural(t.sending.dateRequest.sent, count), {
              description:
                mailTo === null
                  ? t.sending.dateRequest.share
                  : fill(t.sending.dateRequest.mailed, { address: mailTo }),
            }),
      onError: (error) => toast.error(t.sending.dateRequest.failed, { description: error.message }),
    });
  return (
    <Button isBusy={isPending} className="self-start" onClick={request}>
      <MessageCircleQuestion aria-hidden size={16} />
      {appraisalIds === null ? t.sending.dateRequest.all : t.sending.dateRequest.one}
    </Button>
  );
}

/** Where a line is not valued for want of its purchase date: what to do, and what was done. */
export function UndatedLine({ claimId, appraisal }: { claimId: number; appraisal: Appraisal }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-2">{t.sending.dateRequest.notValued}</p>
      <DateRequested appraisal={appraisal} />
      <RequestDates claimId={claimId} appraisalIds={[appraisal.appraisal_id]} />
    </div>
  );
}

export function DateRequested({ appraisal }: { appraisal: Appraisal }) {
  const { t, formats } = useTranslation();
  const { date_request_time: time } = appraisal;
  if (time === null) return null;
  return (
    <p className="text-ink-2">
      {fill(t.sending.dateRequest.requestedOn, { date: formats.day(time) })}
    </p>
  );
}
