import type { Reply } from '@/lib/client/api/call';
import { statusName } from '@/lib/i18n/status-name';
import type { Translation } from '../translation';

const AMOUNTS: ReadonlySet<string> = new Set([
  'replacement_cost_value',
  'actual_cash_value',
  'acv_awaiting_approval',
  'claimed_amount',
  'claim_deductible',
  'policy_limit',
]);
const DAYS: ReadonlySet<string> = new Set(['date_purchase', 'date_damage']);
/** What a claimed item calls the fields that an appraisal has too. */
const SAME: Readonly<Record<string, string>> = {
  quantity: 'item_quantity',
  condition: 'appraisal_condition',
  client_category_id: 'selected_client_category_id',
  receipt: 'has_receipt',
  description: 'cp_name_cart',
};

/** A field of a line by its name in the desk, and its value as the desk writes it; categories that are not `known` stand as their ids. */
export function valueText(
  { t, formats }: Pick<Translation, 't' | 'formats'>,
  known: Reply<'GET /categories'> | undefined,
  currency: string,
) {
  const { together: messages } = t;
  const names: Readonly<Record<string, string>> = messages.fields;

  function value(name: string, said: unknown): string {
    const field = SAME[name] ?? name;
    if (said === null || said === undefined || said === '') return messages.none;
    if (typeof said === 'boolean') return said ? messages.yes : messages.no;
    if (typeof said === 'string' && field === 'appraisal_status')
      return statusName(said, t.cart.standardStatuses);
    if (typeof said === 'string') return DAYS.has(field) ? formats.day(said) : said;
    if (typeof said !== 'number') return JSON.stringify(said);
    if (AMOUNTS.has(field)) return formats.money(said, currency);
    if (field === 'appraisal_condition') return t.newItem.fields.conditions[said] ?? String(said);
    if (field === 'selected_client_category_id')
      return (
        known?.categories.find(({ client_category_id: id }) => id === said)?.client_category ??
        String(said)
      );
    return formats.count(said);
  }
  return { field: (name: string) => names[SAME[name] ?? name] ?? name, value };
}
