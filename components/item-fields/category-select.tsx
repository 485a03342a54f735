'use client';
import { useCategories } from '@/lib/client/items/categories';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';

interface CategorySelectProps {
  /** Null if no person has chosen a category. */
  value: number | null;
  /** Label of the empty choice; null where it is not offered. */
  none: string | null;
  hint?: string | undefined;
  error?: string | undefined;
  onChoose(categoryId: number | null): void;
}

export function CategorySelect({ value, none, hint, error, onChoose }: CategorySelectProps) {
  const { t, language } = useTranslation();
  const { data } = useCategories(language);
  return (
    <Field label={t.newItem.fields.category} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          value={value ?? ''}
          onChange={(event) =>
            onChoose(event.target.value === '' ? null : Number(event.target.value))
          }
        >
          {none !== null && <option value="">{none}</option>}
          {data?.categories.map(({ client_category_id: id, client_category: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
