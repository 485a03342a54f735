import { parseAmount } from '@/lib/shared/money';
import type { Change } from './input';
import { isolated } from './paper/direction';
import type { Wording } from './verdict-text';

const AMOUNTS: ReadonlySet<string> = new Set([
  'replacement_cost_value',
  'actual_cash_value',
  'claimed_amount',
  'claim_deductible',
  'policy_limit',
]);
const DAYS: ReadonlySet<string> = new Set(['date_purchase', 'date_damage']);
/** Maps fields of a claimed item to the names of the same fields of an appraisal. */
const SAME: Readonly<Record<string, string>> = {
  quantity: 'item_quantity',
  condition: 'appraisal_condition',
  client_category_id: 'selected_client_category_id',
  receipt: 'has_receipt',
  description: 'cp_name_cart',
};

/** Omits fields without a displayed name, because ids and URLs mean nothing to a reader. */
export function changesText(
  changes: readonly Change[],
  currency: string,
  wording: Wording,
): string {
  const { messages } = wording;
  const names: Readonly<Record<string, string>> = messages.values.fields;
  return changes
    .flatMap(({ field, was, is }) => {
      const name = names[SAME[field] ?? field];
      if (name === undefined || name === names['selected_client_category_id'])
        return name === undefined ? [] : [name];
      return [
        messages.change(
          name,
          value(SAME[field] ?? field, was, currency, wording),
          value(SAME[field] ?? field, is, currency, wording),
        ),
      ];
    })
    .join('; ');
}

function value(
  field: string,
  given: unknown,
  currency: string,
  { messages, formats }: Wording,
): string {
  if (given === null || given === undefined || given === '') return messages.values.none;
  if (typeof given === 'boolean') return given ? messages.values.yes : messages.values.no;
  if (typeof given === 'string')
    return DAYS.has(field) && /^(?:≈ )?\d{4}(?:-\d\d){0,2}$/.test(given)
      ? formats.purchase(given)
      : isolated(given);
  if (typeof given !== 'number') return JSON.stringify(given);
  if (field === 'chosen_appraisal_id') return `#${given}`;
  const amount = AMOUNTS.has(field) ? parseAmount(given) : null;
  if (amount !== null) return formats.money(amount, currency);
  return field === 'appraisal_condition'
    ? (messages.conditions[given] ?? String(given))
    : formats.count(given);
}
