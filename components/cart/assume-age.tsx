'use client';
import { CalendarClock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { AGE_MONTHS_MAX, monthsIn, useAssumeAge } from '@/lib/client/acv/assume-age';
import { toast } from '@/lib/client/shell/toasts';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { useEditConflict } from '../together/use-edit-conflict';
import { useTranslation } from '../translation';
import { Button } from '../ui/button';
import { Popover } from '../ui/popover';
import { TextField } from '../ui/text-field';

/** Values the lines without a purchase date at an age that somebody assumes for them. */
export function AssumeAge({
  claimId,
  appraisals,
}: {
  claimId: number;
  appraisals: readonly Appraisal[];
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const undated = appraisals.filter(
    (one) => one.date_purchase === null && one.acv_state !== 'entered',
  );
  if (undated.length === 0) return null;
  return (
    <Popover
      label={t.cart.assumeAge.title}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <CalendarClock aria-hidden size={16} />
          {t.cart.assumeAge.open}
        </Button>
      }
    >
      <AgeForm claimId={claimId} undated={undated} onDone={() => setOpen(false)} />
    </Popover>
  );
}

interface AgeFormProps {
  claimId: number;
  undated: readonly Appraisal[];
  onDone(): void;
}

function AgeForm({ claimId, undated, onDone }: AgeFormProps) {
  const { t, plural } = useTranslation();
  const [years, setYears] = useState('');
  const [months, setMonths] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { isPending, assume } = useAssumedAges(claimId, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const age = monthsIn(years, months);
    setWrong(age === null);
    if (age !== null) assume(undated, age);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 p-4">
      <h2 className="font-semibold">{t.cart.assumeAge.title}</h2>
      <p>{plural(t.cart.assumeAge.text, undated.length)}</p>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t.cart.assumeAge.years}
          inputMode="numeric"
          maxLength={3}
          value={years}
          onType={setYears}
        />
        <TextField
          label={t.cart.assumeAge.months}
          inputMode="numeric"
          maxLength={4}
          value={months}
          onType={setMonths}
        />
      </div>
      {isWrong && (
        <p role="alert" className="font-medium text-flag">
          {fill(t.cart.assumeAge.wrong, { count: String(AGE_MONTHS_MAX / 12) })}
        </p>
      )}
      <Button type="submit" look="primary" isBusy={isPending} className="self-start">
        {t.cart.assumeAge.save}
      </Button>
    </form>
  );
}

/** Reports what was valued and what was not, and offers to undo it. */
function useAssumedAges(claimId: number, onDone: () => void) {
  const { t, plural } = useTranslation();
  const showConflict = useEditConflict(claimId);
  const { mutate, isPending } = useAssumeAge(claimId);
  const restore = (before: readonly Appraisal[]) =>
    mutate(
      before.map((one) => [one.appraisal_id, one.assumed_age_months] as const),
      {
        onError: (error) => toast.error(t.cart.assumeAge.failed, { description: error.message }),
      },
    );
  function assume(lines: readonly Appraisal[], months: number) {
    mutate(
      lines.map((one) => [one.appraisal_id, months] as const),
      {
        onSuccess: ({ late, notCalculated }) => {
          onDone();
          const changed = lines.filter((one) => !late.includes(one.appraisal_id));
          toast(plural(t.cart.assumeAge.done, changed.length), {
            ...(notCalculated.length > 0 && {
              description: plural(t.cart.acv.notCalculated, notCalculated.length),
            }),
            ...(changed.length > 0 && {
              action: { label: t.common.undo, onClick: () => restore(changed) },
            }),
          });
          void showConflict({
            before: lines,
            late,
            title: t.cart.assumeAge.failed,
            action: {
              label: t.cart.assumeAge.save,
              onClick: (again) =>
                assume(
                  lines.filter((one) => again.includes(one.appraisal_id)),
                  months,
                ),
            },
          });
        },
        onError: (error) => toast.error(t.cart.assumeAge.failed, { description: error.message }),
      },
    );
  }
  return { isPending, assume };
}
