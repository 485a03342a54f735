'use client';
import type { ComponentProps } from 'react';
import { CategoryOptions } from '../item-fields/category-options';
import { useTranslation } from '../translation';
import { type CategoryText, shownName } from './form';

interface CategoryChoiceProps {
  control: ComponentProps<'select'>;
  categories: readonly CategoryText[];
  none: string;
  value: number | null;
  onChoose(id: number | null): void;
}

/** A select of categories as the form has them now. */
export function CategoryChoice({
  control,
  categories,
  none,
  value,
  onChoose,
}: CategoryChoiceProps) {
  const { language } = useTranslation();
  const named = categories
    .map((one) => ({ ...one, name: shownName(one, language) }))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  return (
    <select
      {...control}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{none}</option>
      <CategoryOptions categories={new Map(named.map((one) => [one.id, one]))} />
    </select>
  );
}
