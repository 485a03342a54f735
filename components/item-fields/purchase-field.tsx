'use client';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';

interface PurchaseFieldProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  error: string | undefined;
  /** The month, year or about when, where the day only stands for it. */
  known?: string | undefined;
  isFirst?: boolean;
  onPick(datePurchase: string): void;
}

/** Without an upper bound, browsers accept a year of six digits. */
export function PurchaseField({
  value,
  error,
  known,
  isFirst = false,
  onPick,
}: PurchaseFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t.newItem.fields.datePurchase} hint={known} error={error}>
      {(control) => (
        <input
          {...control}
          {...(isFirst && { 'data-focus-first': true })}
          type="date"
          max="9999-12-31"
          value={value}
          onChange={(event) => onPick(event.target.value)}
        />
      )}
    </Field>
  );
}
