'use client';
import { fill } from '@/lib/shared/fill';
import { CategorySelect } from '../item-fields/category-select';
import { useTranslation } from '../translation';
import type { FormPart } from './form';
import { useClosest } from './use-closest';

/** The category that the service found, with its reason, unless a person chooses another. */
export function CategoryField({ draft, change, market }: FormPart) {
  const { t } = useTranslation();
  const messages = t.newItem.fields;
  const { data: closest } = useClosest(draft, market);
  const prediction = draft.isFreeText ? closest?.category_prediction : null;
  const category =
    draft.claimed && !draft.isFreeText ? draft.claimed.category : prediction?.client_category;
  const reason =
    draft.claimed && !draft.isFreeText ? messages.categoryOfProduct : prediction?.reason;
  return (
    <CategorySelect
      value={draft.forcedCategoryId}
      none={
        category === undefined
          ? messages.categoryAutoNone
          : fill(messages.categoryAuto, { category })
      }
      hint={draft.forcedCategoryId === null ? reason : messages.categoryForced}
      onChoose={(forcedCategoryId) =>
        change({ forcedCategoryId, offer: null, isOfferRefused: false })
      }
    />
  );
}
