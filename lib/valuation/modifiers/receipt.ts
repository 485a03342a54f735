import { perYear } from '../age';
import type { Age } from '../methods/method';
import type { AgeUnit, Rule } from '../rule-set';
import { step } from '../step';

/** Adds years to the age if the item is stated to have no receipt. */
export function withoutReceipt(
  age: Age,
  unit: AgeUnit,
  { no_receipt_extra_years: extra_years }: Rule,
  hasReceipt: boolean | null,
): Age {
  if (hasReceipt !== false || extra_years === 0) return age;
  return {
    count: age.count + extra_years * perYear(unit),
    steps: [...age.steps, step('modifier.no_receipt', { extra_years })],
  };
}
