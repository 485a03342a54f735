import { purchaseText } from '@/lib/i18n/purchase-text';
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
const DAYS: ReadonlySet<string> = new Set(['date_purchase', 'date_damage', 'basis_date']);
/** Fields of a claimed item, and the name that an appraisal has for the same field. */
const SAME: Readonly<Record<string, string>> = {
  quantity: 'item_quantity',
  condition: 'appraisal_condition',
  client_category_id: 'selected_client_category_id',
  receipt: 'has_receipt',
  description: 'cp_name_cart',
};

/**
 * Field names and values of an appraisal as the desk shows them; categories missing from `known`
 * appear as ids.
 */
export function valueText(
  { t, formats, language }: Pick<Translation, 't' | 'formats' | 'language'>,
  known: Reply<'GET /categories'> | undefined,
  currency: string,
) {
  const { together: messages } = t;
  const names: Readonly<Record<string, string>> = messages.fields;

  function value(name: string, raw: unknown): string {
    const field = SAME[name] ?? name;
    if (raw === null || raw === undefined || raw === '') return messages.none;
    if (typeof raw === 'boolean') return raw ? messages.yes : messages.no;
    if (typeof raw === 'string' && field === 'appraisal_status')
      return statusName(raw, t.cart.standardStatuses);
    if (typeof raw === 'string' && field === 'basis')
      return (messages.bases as Readonly<Record<string, string>>)[raw] ?? raw;
    if (typeof raw === 'string')
      return DAYS.has(field) ? purchaseText({ language, formats }, raw) : raw;
    if (typeof raw !== 'number') return JSON.stringify(raw);
    if (field === 'chosen_appraisal_id') return `#${raw}`;
    if (AMOUNTS.has(field)) return formats.money(raw, currency);
    if (field === 'appraisal_condition') return t.newItem.fields.conditions[raw] ?? String(raw);
    if (field === 'selected_client_category_id')
      return (
        known?.categories.find(({ client_category_id: id }) => id === raw)?.client_category ??
        String(raw)
      );
    return formats.count(raw);
  }
  return { field: (name: string) => names[SAME[name] ?? name] ?? name, value };
}
