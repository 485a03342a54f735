'use client';
import { useCategories } from '@/lib/client/items/categories';
import { categoriesById, offered } from '@/lib/client/categories/category-tree';
import { Field } from '../ui/field';
import { CategoryOptions } from './category-options';
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
          <CategoryOptions
            categories={offered(categoriesById(data), value === null ? [] : [value])}
          />
        </select>
      )}
    </Field>
  );
}
