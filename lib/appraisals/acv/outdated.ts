import type { AcvCalculation } from '@/lib/platform/database/generated/client';

/** A field that changed after an ACV was set, with the value at that time and the current one. */
export interface Outdated {
  readonly field: string;
  readonly was: string | number | boolean | null;
  readonly is: string | number | boolean | null;
}

type Values = Readonly<Record<string, Outdated['is'] | undefined>>;

/** Reads the JSON column. */
export const outdatedOf = (stored: unknown): Outdated[] =>
  Array.isArray(stored) ? (stored as Outdated[]) : [];

/**
 * Merges new changes of these fields into the stored ones. Fields that are back at their original
 * value are dropped. Returns null if none remains.
 */
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

/** Event data of a calculation that was deleted, replaced or marked as outdated. */
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

/** The market value that a stored calculation was made with, or null. */
export const marketValueOf = (facts: unknown): number | null => {
  const stated =
    typeof facts === 'object' && facts !== null && 'market_value' in facts
      ? facts.market_value
      : null;
  return typeof stated === 'number' ? stated : null;
};
