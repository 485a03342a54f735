'use client';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { ApiError, fieldErrorsOf } from '@/lib/client/api-error';
import { useAcv, useDeleteAcv, useSetAcv } from '@/lib/client/acv';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/messages';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Field } from '../ui/field';
import { FormError, Skeleton } from '../ui/notice';
import { Popover } from '../ui/popover';
import { usePersonName, useWords } from '../words';
import { useCartActions } from './cart-context';

/** Opens at once: it is made by the click that asked for it. */
export function AcvPopover({ appraisal, trigger }: { appraisal: Appraisal; trigger: ReactNode }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover
      label={fill(t.cart.acv.of, { name: appraisal.cp_name_cart })}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
    >
      <AcvPanel appraisal={appraisal} onDone={() => setOpen(false)} />
    </Popover>
  );
}

interface AcvPanelProps {
  appraisal: Appraisal;
  onDone(): void;
}

function AcvPanel({ appraisal, onDone }: AcvPanelProps) {
  const { t } = useWords();
  return (
    <div className="flex flex-col divide-y divide-line">
      <div className="p-4">
        <h2 className="mb-2 font-semibold">{t.cart.acv.title}</h2>
        <Calculation appraisal={appraisal} />
      </div>
      <SetByHand appraisal={appraisal} onDone={onDone} />
    </div>
  );
}

function Calculation({ appraisal }: { appraisal: Appraisal }) {
  const { t, formats } = useWords();
  const personName = usePersonName();
  const { claimId } = useCartActions();
  const { data, error } = useAcv(claimId, appraisal.appraisal_id);
  if (error)
    return (
      <p className="text-ink-2">
        {error instanceof ApiError && error.status === 404 ? t.cart.acv.none : error.message}
      </p>
    );
  if (!data) return <Skeleton className="h-16 w-full" />;
  return (
    <>
      <dl className="flex flex-col gap-1">
        <Line name={t.cart.columns.rcv} amount={formats.amount(data.replacement_cost_value)} />
        {data.steps
          .filter(({ message }) => !message.startsWith('base.'))
          .map(({ message, sentence, amount }) => (
            <Line key={message} name={sentence} amount={amount === 0 ? '' : formats.amount(amount)} />
          ))}
        <Line name={t.cart.columns.depreciation} amount={formats.amount(-data.depreciation)} />
        <Line name={t.cart.columns.acv} amount={formats.money(data.actual_cash_value, appraisal.currency)} isSum />
      </dl>
      {data.reason && <p className="mt-2 text-ink-2">{data.reason}</p>}
      <p className="mt-2 text-meta text-ink-2">
        {fill(data.is_manual ? t.cart.acv.byHand : t.cart.acv.byRules, {
          who: personName(data.entered_by),
          when: formats.instant(data.create_time),
        })}
      </p>
      <DeleteCalculation appraisalId={appraisal.appraisal_id} />
    </>
  );
}

const Line = ({ name, amount, isSum = false }: { name: string; amount: string; isSum?: boolean }) => (
  <div
    className={`flex items-baseline justify-between gap-4 ${isSum ? 'border-t border-line pt-1 font-semibold' : ''}`}
  >
    <dt className={isSum ? '' : 'text-ink-2'}>{name}</dt>
    <dd className="whitespace-nowrap">{amount}</dd>
  </div>
);

function DeleteCalculation({ appraisalId }: { appraisalId: number }) {
  const { t, plural } = useWords();
  const { claimId } = useCartActions();
  const deleteAcv = useDeleteAcv(claimId);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button className="mt-3" onClick={() => setAsking(true)}>
        {t.cart.acv.deleteOne}
      </Button>
      {deleteAcv.error && (
        <p role="alert" className="mt-2 text-meta text-flag">
          {deleteAcv.error.message}
        </p>
      )}
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t.cart.acv.deleteTitle}
        text={plural(t.cart.acv.deleteText, 1)}
        action={t.cart.acv.delete}
        isBusy={deleteAcv.isPending}
        onConfirm={() => deleteAcv.mutate([appraisalId], { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

function SetByHand({ appraisal, onDone }: AcvPanelProps) {
  const { t } = useWords();
  const { claimId } = useCartActions();
  const setAcv = useSetAcv(claimId, appraisal.appraisal_id);
  const errors = fieldErrorsOf(setAcv.error);
  const isAtField = errors['actual_cash_value'] !== undefined || errors['reason'] !== undefined;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (setAcv.isPending) return;
    const form = new FormData(event.currentTarget);
    setAcv.mutate(
      { actual_cash_value: Number(form.get('actual_cash_value')), reason: String(form.get('reason')) },
      { onSuccess: onDone },
    );
  }

  return (
    <form className="flex flex-col gap-3 p-4" onSubmit={submit}>
      <h2 className="font-semibold">{t.cart.acv.setTitle}</h2>
      {setAcv.error && !isAtField && <FormError>{setAcv.error.message}</FormError>}
      <Field label={fill(t.cart.acv.amount, { currency: appraisal.currency })} error={errors['actual_cash_value']}>
        {(control) => (
          <input
            {...control}
            name="actual_cash_value"
            type="number"
            min="0"
            step="0.01"
            required
            defaultValue={appraisal.actual_cash_value ?? ''}
          />
        )}
      </Field>
      <Field label={t.cart.acv.reason} error={errors['reason']}>
        {(control) => <textarea {...control} name="reason" rows={2} maxLength={2000} required />}
      </Field>
      <Button type="submit" look="primary" isBusy={setAcv.isPending} className="self-start">
        {t.cart.acv.set}
      </Button>
    </form>
  );
}
