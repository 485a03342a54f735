'use client';
import { useId } from 'react';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Check, Field } from '../ui/field';
import { useTranslation } from '../translation';
import { Section } from './section';
import type { SectionProps } from './section-props';

const EXAMPLE_AMOUNT = 10_000.5;

export function ApprovalSection({ text, wrong, errors, onChange }: SectionProps) {
  const { formats } = useTranslation();
  const { clientSettings: messages } = useSettingsMessages();
  const { approval } = messages;
  const group = useId();
  const choose = (decided_by: string) => () => onChange({ decided_by });
  return (
    <Section title={approval.title}>
      <Field
        label={fill(approval.limit, { currency: text.currency.toUpperCase() })}
        hint={approval.limitHint}
        error={
          errors['acv_override_limit'] ??
          (wrong.has('limit')
            ? fill(approval.wrong, { example: formats.amount(EXAMPLE_AMOUNT) })
            : undefined)
        }
      >
        {(control) => (
          <input
            {...control}
            className={`${control.className} max-w-60 text-right`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={text.limit}
            onChange={({ target }) => onChange({ limit: target.value })}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium">{approval.decidedBy}</legend>
        <Check
          type="radio"
          name={group}
          label={approval.anyone}
          checked={text.decided_by !== 'lead'}
          onChange={choose('anyone')}
        />
        <Check
          type="radio"
          name={group}
          label={approval.lead}
          hint={approval.leadHint}
          checked={text.decided_by === 'lead'}
          onChange={choose('lead')}
        />
      </fieldset>
    </Section>
  );
}
