'use client';
import { LANGUAGES } from '@/lib/shared/languages';
import { useSettingsMessages } from '../settings/settings-messages';
import { Check, Field } from '../ui/field';
import { TextField } from '../ui/text-field';
import { Section } from './section';
import type { SectionProps } from './section-props';

export function IdentitySection({ settings, text, wrong, errors, onChange }: SectionProps) {
  const { clientSettings: messages } = useSettingsMessages();
  const { identity, features } = messages;
  return (
    <>
      <Section title={identity.title}>
        <TextField
          label={identity.name}
          hint={identity.nameHint}
          error={errors['name'] ?? (wrong.has('name') ? messages.missing : undefined)}
          required
          maxLength={255}
          value={text.name}
          onType={(name) => onChange({ name })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={identity.language} hint={identity.languageHint} error={errors['language']}>
            {(control) => (
              <select
                {...control}
                value={text.language}
                onChange={({ target }) => onChange({ language: target.value })}
              >
                {LANGUAGES.map((one) => (
                  <option key={one} value={one}>
                    {messages.languages[one]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <CurrencyField {...{ settings, text, wrong, errors, onChange }} />
        </div>
      </Section>
      <Section title={features.title}>
        <Check
          label={features.status}
          hint={features.statusHint}
          checked={text.status_feature}
          onChange={({ target }) => onChange({ status_feature: target.checked })}
        />
      </Section>
    </>
  );
}

/** The currency cannot change once a claim uses it. */
function CurrencyField({ settings, text, wrong, errors, onChange }: SectionProps) {
  const { identity } = useSettingsMessages().clientSettings;
  return (
    <Field
      label={identity.currency}
      hint={settings.currency_fixed ? identity.currencyFixed : identity.currencyHint}
      error={errors['currency'] ?? (wrong.has('currency') ? identity.currencyHint : undefined)}
    >
      {(control) => (
        <input
          {...control}
          className={`${control.className} uppercase read-only:bg-sunken`}
          readOnly={settings.currency_fixed}
          maxLength={3}
          autoComplete="off"
          value={text.currency}
          onChange={({ target }) => onChange({ currency: target.value })}
        />
      )}
    </Field>
  );
}
