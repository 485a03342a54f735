'use client';
import type { ClaimFact, ClaimForm } from '@/lib/client/claims/claim-facts';
import { today } from '@/lib/client/forms/today';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';

const AMOUNT = { inputMode: 'decimal', autoComplete: 'off' } as const;

interface ClaimFieldsProps {
  form: ClaimForm;
  change(part: Partial<ClaimForm>): void;
  errors: Partial<Record<string, string>>;
  /** Currency of the amounts; null until it is known. */
  currency: string | null;
  /** The field that gets the focus first. */
  first?: ClaimFact | undefined;
}

/** The fields for a claim's facts, all optional. */
export function ClaimFields({ form, change, errors, currency, first }: ClaimFieldsProps) {
  const { t } = useTranslation();
  const { claimFacts: messages, together } = t;
  const amountIn = currency === null ? '' : ` (${currency})`;
  const isOptional = t.common.optional;
  const input = (name: ClaimFact) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    ...(first === name && { 'data-focus-first': true }),
  });
  return (
    <>
      <Field
        label={t.newClaim.damage}
        hint={messages.damageHint}
        isOptional={isOptional}
        error={errors['date_damage']}
      >
        {(control) => <input {...control} {...input('date_damage')} type="date" max={today()} />}
      </Field>
      <Field label={t.newClaim.cause} isOptional={isOptional} error={errors['cause']}>
        {(control) => <input {...control} {...input('cause')} maxLength={64} />}
      </Field>
      <Field
        label={t.newClaim.policyholder}
        isOptional={isOptional}
        error={errors['policyholder_name']}
      >
        {(control) => (
          <input {...control} {...input('policyholder_name')} maxLength={255} autoComplete="off" />
        )}
      </Field>
      <Field
        label={`${together.fields.claim_deductible}${amountIn}`}
        hint={messages.deductibleHint}
        isOptional={isOptional}
        error={errors['claim_deductible']}
      >
        {(control) => <input {...control} {...input('claim_deductible')} {...AMOUNT} />}
      </Field>
      <Field
        label={`${together.fields.policy_limit}${amountIn}`}
        hint={messages.limitHint}
        isOptional={isOptional}
        error={errors['policy_limit']}
      >
        {(control) => <input {...control} {...input('policy_limit')} {...AMOUNT} />}
      </Field>
    </>
  );
}
