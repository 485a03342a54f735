import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeMany } from '../cart/change-many';
import { changeKey, changeScope, revisionsShown } from '../cart/revisions';
import { useRefresh } from './acv';

export const AGE_MONTHS_MAX = 1200;

/** The age that was typed, in months; null if it is none. One of the two may be empty. */
export function monthsIn(years: string, months: string): number | null {
  const typed = [years.trim(), months.trim()];
  if (typed.every((text) => text === '') || !typed.every((text) => /^\d{0,4}$/.test(text)))
    return null;
  const age = Number(typed[0]) * 12 + Number(typed[1]);
  return age <= AGE_MONTHS_MAX ? age : null;
}

/** Assumes an age in months for each appraisal, or none, and calculates it. */
export function useAssumeAge(claimId: number) {
  const cache = useQueryClient();
  const refresh = useRefresh(claimId);
  return useMutation({
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: (ages: readonly (readonly [appraisalId: number, months: number | null])[]) => {
      const ageOf = new Map(ages);
      return changeMany(claimId, revisionsShown(cache, claimId, [...ageOf.keys()]), (id) => {
        const months = ageOf.get(id) ?? null;
        return months === null
          ? { clear: ['assumed_age_months'] }
          : { assumed_age_months: months, calculate_acv: true };
      });
    },
    onSettled: refresh,
  });
}
