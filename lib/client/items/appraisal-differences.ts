import type { Appraisal } from '@/lib/contract/appraisals';

/** The fields of a line that a user sees and decides by, in the order of the screen. */
const COMPARED = [
  'cp_name_cart',
  'rp_name_cart',
  'item_quantity',
  'replacement_cost_value',
  'is_price_per_item',
  'date_purchase',
  'appraisal_condition',
  'selected_client_category_id',
  'has_receipt',
  'bought_used',
  'comment',
  'actual_cash_value',
  'acv_awaiting_approval',
  'appraisal_status',
] as const satisfies readonly (keyof Appraisal)[];

interface Difference {
  readonly field: (typeof COMPARED)[number];
  readonly was: string | number | boolean | null;
  readonly is: string | number | boolean | null;
}

/** The fields whose value in `after` differs from that in `before`. */
export const differencesOf = (before: Appraisal, after: Appraisal): readonly Difference[] =>
  COMPARED.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    was: before[field],
    is: after[field],
  }));
