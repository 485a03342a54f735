import { problemOf } from '@/lib/shared/reasons';
import { ageOf } from './age';
import type { Issue, Item } from './item';
import type { Age } from './methods/method';
import { withoutReceipt } from './modifiers/receipt';
import type { AgeUnit, Rule } from './rule-set';
import { step } from './step';

type Dates = { readonly purchase: string; readonly damage: string };

/**
 * The age of an item, or an issue without its dates. Called only by methods that depend on the age,
 * so that other methods can value an item without dates.
 */
export function ageOfItem(rule: Rule, item: Item, unit: AgeUnit): Age | Issue {
  const dates = datesOf(item);
  if ('reason' in dates) return dates;
  const { purchase, damage } = dates;
  const units = ageOf(purchase, damage, unit);
  return withoutReceipt(
    { count: units, steps: [step(`age.${unit}`, { purchase, damage, units })] },
    unit,
    rule,
    item.hasReceipt,
  );
}

function datesOf({ datePurchase, dateDamage }: Item): Dates | Issue {
  if (datePurchase === null) return problemOf('date_purchase', 'purchase_date_missing');
  if (dateDamage === null) return problemOf('date_damage', 'damage_date_missing');
  return { purchase: datePurchase, damage: dateDamage };
}
