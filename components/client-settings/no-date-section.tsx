'use client';
import { useId } from 'react';
import { useSettingsMessages } from '../settings/settings-messages';
import { Check } from '../ui/field';
import { FormError } from '../ui/notice';
import type { SettingsText } from './form';
import { Section } from './section';
import type { SectionProps } from './section-props';

export function NoDateSection({ settings, text, errors, onChange }: SectionProps) {
  const messages = useSettingsMessages().clientSettings.noPurchaseDate;
  const group = useId();
  const [before, now] = [settings.no_purchase_date, text.no_purchase_date];
  const radio = (value: SettingsText['no_purchase_date'], label: string, hint: string) => (
    <Check
      type="radio"
      name={group}
      label={label}
      hint={hint}
      checked={now === value}
      onChange={() => onChange({ no_purchase_date: value })}
    />
  );
  return (
    <Section title={messages.title}>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium">{messages.legend}</legend>
        {radio('ask', messages.request, messages.requestHint)}
        {radio('category_age', messages.categoryAge, messages.categoryAgeHint)}
        {radio('none', messages.none, messages.noneHint)}
      </fieldset>
      {errors['no_purchase_date'] && <FormError>{errors['no_purchase_date']}</FormError>}
      <p aria-live="polite" className="font-medium empty:hidden">
        {before !== now &&
          [
            (before === 'none' || now === 'none') && messages.later,
            now === 'category_age' && messages.laterCalculated,
            before === 'category_age' && messages.laterUnchanged,
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
    </Section>
  );
}
