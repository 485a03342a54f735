'use client';
import { useCategories } from '@/lib/client/lookups';
import { fill } from '@/lib/i18n/messages';
import { Field } from '../ui/field';
import { useWords } from '../words';
import type { FormPart } from './form';
import { useClosest } from './use-closest';

/** The category that the service found, with its reason, unless a person chooses another. */
export function CategoryField({ draft, change, market }: FormPart) {
  const { t } = useWords();
  const words = t.newItem.fields;
  const { data } = useCategories(market.language);
  const { data: closest } = useClosest(draft, market);
  const prediction = draft.isFreeText ? closest?.category_prediction : null;
  const category = draft.claimed && !draft.isFreeText ? draft.claimed.category : prediction?.client_category;
  const reason = draft.claimed && !draft.isFreeText ? words.categoryOfProduct : prediction?.reason;
  const choose = (value: string) =>
    change({ forcedCategoryId: value === '' ? null : Number(value), offer: null, isOfferRefused: false });
  return (
    <Field label={words.category} hint={draft.forcedCategoryId === null ? reason : words.categoryForced}>
      {(control) => (
        <select {...control} value={draft.forcedCategoryId ?? ''} onChange={(event) => choose(event.target.value)}>
          <option value="">
            {category === undefined ? words.categoryAutoNone : fill(words.categoryAuto, { category })}
          </option>
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
