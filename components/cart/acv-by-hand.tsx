'use client';
import type { SyntheticEvent } from 'react';
import { useSetAcv } from '@/lib/client/acv/acv';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import { isEditConflict } from '@/lib/client/cart/revisions';
import { toast } from '@/lib/client/shell/toasts';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';
import { useAmountField } from './use-amount-field';
import type { AcvForm } from './use-seen-appraisal';

interface SetAcvByHandProps {
  appraisal: Appraisal;
  form: AcvForm;
  onChange(next: (last: AcvForm) => AcvForm): void;
  /** Somebody else has changed the line; the person must first choose which version to keep. */
  isBlocked: boolean;
  onDone(): void;
}

/** Sets an amount by hand, with a reason that the audit trail and the report record. */
export function SetAcvByHand({ appraisal, form, onChange, isBlocked, onDone }: SetAcvByHandProps) {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  const setAcv = useSetAcv(claimId, appraisal, onDone);
  const amount = useAmountField(form.amount, (text) =>
    onChange((last) => ({ ...last, amount: text })),
  );
  const errors = fieldErrorsOf(setAcv.error);
  const isAtField = errors['actual_cash_value'] !== undefined || errors['reason'] !== undefined;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (setAcv.isPending || isBlocked) return;
    const value = amount.read(event.currentTarget);
    if (value === null) return;
    setAcv.mutate(
      { actual_cash_value: value, reason: form.reason },
      {
        onSuccess: ({ state }) => {
          if (state === 'awaiting_approval')
            toast(t.cart.acv.awaits, { description: t.cart.acv.awaitsText });
        },
      },
    );
  }

  return (
    <form className="flex flex-col gap-3" onSubmit={submit}>
      {setAcv.error && !isAtField && !isEditConflict(setAcv.error) && (
        <FormError>{setAcv.error.message}</FormError>
      )}
      <Field
        label={fill(t.cart.acv.amount, { currency: appraisal.currency })}
        error={amount.error ?? errors['actual_cash_value']}
      >
        {(control) => <input {...control} {...amount.input} name="actual_cash_value" required />}
      </Field>
      <ReasonField form={form} error={errors['reason']} onChange={onChange} />
      {/* While an amount awaits approval, deciding on it is the primary action. */}
      <Button
        type="submit"
        look={appraisal.acv_awaiting_approval === null ? 'primary' : 'plain'}
        isBusy={setAcv.isPending}
        disabled={isBlocked}
        className="self-start"
      >
        {t.cart.acv.set}
      </Button>
    </form>
  );
}

type ReasonFieldProps = Pick<SetAcvByHandProps, 'form' | 'onChange'> & {
  error: string | undefined;
};

function ReasonField({ form, error, onChange }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t.cart.acv.reason} error={error}>
      {(control) => (
        <textarea
          {...control}
          name="reason"
          rows={2}
          maxLength={2000}
          required
          value={form.reason}
          onChange={({ target }) => onChange((last) => ({ ...last, reason: target.value }))}
        />
      )}
    </Field>
  );
}
