import type { Appraisal } from '@/lib/contract/appraisals';
import { partialDate } from '@/lib/shared/purchase';

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
  COMPARED.map((field) => ({
    field,
    was: valueOf(before, field),
    is: valueOf(after, field),
  })).filter(({ was, is }) => was !== is);

/** A date of purchase as exactly as it is known. */
const valueOf = (appraisal: Appraisal, field: (typeof COMPARED)[number]) =>
  field === 'date_purchase' && appraisal.date_purchase !== null
    ? partialDate(appraisal.date_purchase, appraisal.date_purchase_precision)
    : appraisal[field];
