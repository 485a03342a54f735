'use client';
import type { SyntheticEvent } from 'react';
import { toast } from '@/lib/client/toasts';
import { fieldErrorsOf } from '@/lib/client/api-error';
import { useSetAcv } from '@/lib/client/acv';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/messages';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { FormError } from '../ui/notice';
import { useWords } from '../words';
import { useCartActions } from './cart-context';

interface SetAcvByHandProps {
  appraisal: Appraisal;
  onDone(): void;
}

/** An amount of one's own, with the reason that the audit trail and the report keep. */
export function SetAcvByHand({ appraisal, onDone }: SetAcvByHandProps) {
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
      {
        onSuccess: ({ state }) => {
          if (state === 'awaiting_approval') toast(t.cart.acv.awaits, { description: t.cart.acv.awaitsText });
          onDone();
        },
      },
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
