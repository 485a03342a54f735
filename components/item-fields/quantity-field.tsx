'use client';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';

interface QuantityFieldProps {
  value: string;
  error: string | undefined;
  onType(quantity: string): void;
}

export function QuantityField({ value, error, onType }: QuantityFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t.newItem.fields.quantity} error={error}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
