'use client';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';

interface ConditionFieldProps {
  /** Condition code, `GET /conditions`. */
  value: string;
  error: string | undefined;
  onChoose(condition: string): void;
}

export function ConditionField({ value, error, onChoose }: ConditionFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t.newItem.fields.condition} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
          {t.newItem.fields.conditions.map((name, code) => (
            <option key={name} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
