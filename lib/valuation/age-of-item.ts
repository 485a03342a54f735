import { problemOf } from '@/lib/shared/reasons';
import { ageOf, unitsOf } from './age';
import type { Issue, Item } from './item';
import { type Age, isIssue } from './methods/method';
import { withoutReceipt } from './modifiers/receipt';
import type { AgeUnit, Rule } from './rule-set';
import { step } from './step';

type Dates = { readonly purchase: string; readonly damage: string };

/**
 * The age of an item, or an issue if it is neither known nor assumed. Called only by methods that depend on the age,
 * so that other methods can value an item without dates.
 */
export function ageOfItem(rule: Rule, item: Item, unit: AgeUnit): Age | Issue {
  const age = assumedAge(rule, item, unit) ?? knownAge(item, unit);
  return isIssue(age) ? age : withoutReceipt(age, unit, rule, item.hasReceipt);
}

/** An age assumed for this item takes precedence over that of the rule. */
function assumedAge(
  { assumed_age_months: ofRule }: Rule,
  { datePurchase, assumedAgeMonths: ofItem, assumesAge }: Item,
  unit: AgeUnit,
): Age | null {
  if (datePurchase !== null) return null;
  if (ofItem !== null)
    return {
      count: unitsOf(ofItem, unit),
      steps: [step('age.assumed_for_line', { months: ofItem })],
    };
  if (!assumesAge || ofRule === null) return null;
  return { count: unitsOf(ofRule, unit), steps: [step('age.assumed', { months: ofRule })] };
}

function knownAge(item: Item, unit: AgeUnit): Age | Issue {
  const dates = datesOf(item);
  if (isIssue(dates)) return dates;
  const { purchase, damage } = dates;
  const units = ageOf(purchase, damage, unit);
  const { purchasePrecision: precision = 'day' } = item;
  const values = {
    purchase,
    damage,
    units,
    ...(precision !== 'day' && { purchase_precision: precision }),
  };
  return { count: units, steps: [step(`age.${unit}`, values)] };
}

function datesOf({ datePurchase, dateDamage }: Item): Dates | Issue {
  if (datePurchase === null) return problemOf('date_purchase', 'purchase_date_missing');
  if (dateDamage === null) return problemOf('date_damage', 'damage_date_missing');
  return { purchase: datePurchase, damage: dateDamage };
}
