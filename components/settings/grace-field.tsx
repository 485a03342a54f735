'use client';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';
import { useSettingsMessages } from './settings-messages';

interface GraceFieldProps {
  label: string;
  hours: number;
  choices: readonly number[];
  onChange(hours: number): void;
}

/** How long the replaced key or secret stays valid. */
export function GraceField({ label, hours, choices, onChange }: GraceFieldProps) {
  const { plural } = useTranslation();
  const { settings } = useSettingsMessages();
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={hours}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {choices.map((count) => (
            <option key={count} value={count}>
              {count < 48 ? plural(settings.hours, count) : plural(settings.days, count / 24)}
            </option>
          ))}
          <option value={0}>{settings.noGrace}</option>
        </select>
      )}
    </Field>
  );
}
