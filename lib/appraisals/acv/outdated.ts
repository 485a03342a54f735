import type { AcvCalculation } from '@/lib/platform/database/generated/client';

/** A field that changed since an ACV was settled: as it was then, and as it is. */
export interface Outdated {
  readonly field: string;
  readonly was: string | number | boolean | null;
  readonly is: string | number | boolean | null;
}

type Values = Readonly<Record<string, Outdated['is'] | undefined>>;

/** What stands in the column. */
export const outdatedOf = (stored: unknown): Outdated[] =>
  Array.isArray(stored) ? (stored as Outdated[]) : [];

/** With the changes of these fields. What is again as it was is not out of date; null where nothing is. */
export function withChanges(
  stored: unknown,
  fields: readonly string[],
  changes: Values,
  previous: Values,
): Outdated[] | null {
  const before = outdatedOf(stored);
  const changed = fields
    .filter((field) => field in changes)
    .map((field) => {
      const known = before.find((one) => one.field === field);
      return {
        field,
        was: known ? known.was : (previous[field] ?? null),
        is: changes[field] ?? null,
      };
    });
  const all = [
    ...before.filter(({ field }) => !changed.some((one) => one.field === field)),
    ...changed,
  ].filter(({ was, is }) => was !== is);
  return all.length === 0 ? null : all;
}

/** What the trail keeps of a calculation that no longer holds, or no longer for sure. */
export const calculationData = ({
  actualCashValue,
  isManual,
  reason,
  enteredBy,
  approvedBy,
}: AcvCalculation) => ({
  actual_cash_value: actualCashValue.toNumber(),
  is_manual: isManual,
  reason,
  entered_by: enteredBy,
  approved_by: approvedBy,
});
