'use client';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';
import { LOG_DAYS_MAX, REPORT_DAYS_MAX, integerOf } from './form';
import { Section } from './section';
import type { SectionProps } from './section-props';

export function RetentionSection({ settings, text, wrong, errors, onChange }: SectionProps) {
  const { formats } = useTranslation();
  const { clientSettings: messages } = useSettingsMessages();
  const { retention } = messages;
  const range = (to: number) => fill(retention.wrong, { from: 1, to: formats.count(to) });
  const days = integerOf(text.log_days, 1, LOG_DAYS_MAX);
  return (
    <Section title={retention.title}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={retention.reports}
          hint={retention.reportsHint}
          error={
            errors['report_retention_days'] ??
            (wrong.has('report_days') ? range(REPORT_DAYS_MAX) : undefined)
          }
        >
          {(control) => (
            <input
              {...control}
              className={`${control.className} text-right`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={text.report_days}
              onChange={({ target }) => onChange({ report_days: target.value })}
            />
          )}
        </Field>
        <Field
          label={retention.log}
          hint={retention.logHint}
          error={
            errors['request_log_days'] ?? (wrong.has('log_days') ? range(LOG_DAYS_MAX) : undefined)
          }
        >
          {(control) => (
            <input
              {...control}
              className={`${control.className} text-right`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={text.log_days}
              onChange={({ target }) => onChange({ log_days: target.value })}
            />
          )}
        </Field>
      </div>
      {days !== null && days < settings.request_log_days && (
        <p className="font-medium">{fill(retention.shorter, { count: days })}</p>
      )}
      <p className="text-ink-2">{retention.rest}</p>
    </Section>
  );
}
