import type { ChangeEvent } from 'react';
import { today } from '@/lib/client/forms/today';
import type { Draft, DraftProblem } from '@/lib/client/portal/drafts';
import { unbroken } from '@/lib/i18n/unbroken';
import { type Language, LOCALES } from '@/lib/shared/languages';
import { FormField } from './form-field';
import { useSpoken } from './language';

export interface CorrectionProps {
  typed: Extract<Draft, { kind: 'corrected' }>;
  problems: readonly DraftProblem[];
  change(part: Partial<Draft>): void;
  /** The purchase date of the item is unknown, so an age will do. */
  isUndated: boolean;
  /** The month or year of the purchase, where its day is unknown. */
  known: string | undefined;
}

/** When the item was bought, or about how old it was. */
export function DateFields({ typed, problems, change, isUndated, known }: CorrectionProps) {
  const { t } = useSpoken();
  return (
    <>
      <BoughtField
        typed={typed}
        problems={problems}
        known={known}
        onChange={({ target }) => change({ bought: target.value })}
      />
      {isUndated && (
        <FormField name="age" label={t.form.ageYears} problems={problems}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              maxLength={6}
              value={typed.age ?? ''}
              onChange={({ target }) => change({ age: target.value })}
            />
          )}
        </FormField>
      )}
    </>
  );
}

/**
 * Shows the chosen date in words, because the browser's own date field uses the browser's locale
 * rather than the page's language.
 */
const dayText = (language: Language, day: string): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(day)
    ? unbroken(
        new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(day),
        ),
      )
    : undefined;

interface BoughtFieldProps {
  typed: { readonly bought: string };
  problems: readonly DraftProblem[];
  known: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

function BoughtField({ typed, problems, known, onChange }: BoughtFieldProps) {
  const { t, language } = useSpoken();
  return (
    <FormField
      name="bought"
      label={t.form.bought}
      hint={dayText(language, typed.bought) ?? known}
      problems={problems}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          min="1900-01-01"
          max={today()}
          value={typed.bought}
          onChange={onChange}
        />
      )}
    </FormField>
  );
}
