'use client';
import { useFlagPreview } from '@/lib/client/settings/client-settings';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';
import { thresholdOf } from './form';
import { Section } from './section';
import type { SectionProps } from './section-props';

export function ForensicsSection({ text, wrong, errors, onChange }: SectionProps) {
  const { clientSettings: messages } = useSettingsMessages();
  return (
    <Section title={messages.forensics.title}>
      <Field
        label={messages.forensics.threshold}
        hint={messages.forensics.thresholdHint}
        error={
          errors['flag_threshold'] ??
          (wrong.has('threshold') ? messages.forensics.wrong : undefined)
        }
      >
        {(control) => (
          <input
            {...control}
            className={`${control.className} max-w-32 text-right`}
            type="number"
            inputMode="numeric"
            min={50}
            max={99}
            step={1}
            value={text.threshold}
            onChange={({ target }) => onChange({ threshold: target.value })}
          />
        )}
      </Field>
      <Preview threshold={thresholdOf(text.threshold)} />
    </Section>
  );
}

/** Shows the effect of a threshold before it is saved. */
function Preview({ threshold }: { threshold: number | null }) {
  const { plural } = useTranslation();
  const { clientSettings: messages } = useSettingsMessages();
  const { data, error } = useFlagPreview(threshold);
  const percent = (value: number) =>
    fill(messages.forensics.percent, { value: Math.round(value * 100) });
  const { preview, previewEqual, previewPresent } = messages.forensics;
  const sentence =
    data?.flag_threshold === data?.present_threshold
      ? previewPresent
      : data?.flagged === data?.flagged_at_present
        ? previewEqual
        : preview;
  return (
    <div aria-live="polite" className="min-h-5 text-ink-2">
      {error && <p>{messages.forensics.previewFailed}</p>}
      {!error && !data && threshold !== null && (
        <p>{fill(messages.forensics.looking, { days: 90 })}</p>
      )}
      {!error && data && (
        <p>
          {fill(plural(sentence, data.flagged), {
            days: data.days,
            percent: percent(data.flag_threshold),
            present: percent(data.present_threshold),
            now: data.flagged_at_present,
          })}
          {!data.is_complete && ` ${messages.forensics.partial}`}
        </p>
      )}
    </div>
  );
}
