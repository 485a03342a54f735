import { z } from 'zod';
import { BASES } from '@/lib/shared/basis';
import { PRECISIONS } from '@/lib/shared/purchase';
import { amountsIn, date, dateTime, httpUrl, idIn, moneyIn, text } from './fields';

export const basisDetails = {
  basis_source: text(255)
    .nullish()
    .describe('Who or what the amount comes from: the shop, expert or workshop.'),
  basis_date: date
    .nullish()
    .describe('The day of the receipt, quote or opinion; not in the future.'),
  basis_note: text(2_000).nullish(),
};

/** Of a reply. */
export const shownPrecision = z
  .enum(PRECISIONS)
  .nullable()
  .describe(
    'How exactly `date_purchase` is known: to the `day`, or as a day that stands for a `month`, a `year` or the time since an `age`. Null without a date.',
  );

/** Only beside `date_purchase`. */
export const purchasePrecision = z
  .enum(PRECISIONS)
  .nullish()
  .describe(
    'How exactly `date_purchase` is known. It stands for its month, its year, or the time since an age; the ACV is calculated from the day. Omitted: `day` for another date than the stored one.',
  );

/**
 * Fields that can be set when an appraisal is created and changed later. Only cpid cannot change.
 */
export const changeable = {
  homepage_client_category_id: idIn
    .nullish()
    .describe('Category of the claimed product, an integer or its decimal string.'),
  selected_client_category_id: idIn
    .nullish()
    .describe('Category chosen instead, an integer or its decimal string.'),
  client_category_id: idIn
    .nullish()
    .describe(
      'Same as `selected_client_category_id`, by the name used in lookups: the category that the item is valued in.',
    ),
  item_quantity: z.int().min(1).max(1_000_000).nullish().describe('Default 1.'),
  is_price_per_item: z
    .boolean()
    .nullish()
    .describe('Whether `replacement_cost_value` is per piece; default true.'),
  rp_name_cart: text(512).nullish().describe('Name of the replacement product in the cart.'),
  cp_name_cart: text(512).nullish().describe('Name of the claimed product in the cart.'),
  offer_id: text(128)
    .nullish()
    .describe("The chosen offer: one of the replacement product's in `GET /prices`."),
  shop_name: text(255).nullish(),
  shop_url: httpUrl.nullish(),
  replacement_cost_value: moneyIn
    .nullish()
    .describe(
      'RCV: `total_price` of the chosen offer, or another amount. Omitted on creation: the price of `offer_id` or, without it, of the first offer that `GET /prices` does not exclude; if all are excluded, none, with a warning.',
    ),
  currency: amountsIn('claim'),
  rp_price_date: dateTime
    .nullish()
    .describe('When the price was read, `YYYY-MM-DD HH:MM:SS` in UTC.'),
  date_purchase: date.nullish().describe('When the item was bought.'),
  date_purchase_precision: purchasePrecision,
  comment: text(10_000).nullish(),
  appraisal_condition: z
    .int()
    .min(0)
    .max(5)
    .nullish()
    .describe('Condition code, see `GET /conditions`.'),
  has_receipt: z.boolean().nullish().describe('Whether there is a receipt; omitted: not stated.'),
  bought_used: z
    .boolean()
    .nullish()
    .describe('Whether the item was bought used; omitted: not stated.'),
  basis: z
    .enum(BASES)
    .nullish()
    .describe(
      'What the amount is based on; on creation `catalogue` by default, for a product of your own `handler`.',
    ),
  ...basisDetails,
};

/** Not on creation: an assumption follows from a line that cannot be valued. */
export const assumedAge = z
  .int()
  .min(0)
  .max(1200)
  .nullish()
  .describe(
    'Age in months on the day of the damage that the ACV is calculated with while the purchase date is unknown. It takes precedence over that of the rule.',
  );

/** Not on creation: an alternative changes nothing until it is chosen. */
export const chosen = z
  .boolean()
  .nullish()
  .describe(
    '`true`: this appraisal counts for its item, without being accepted (`chosen_appraisal_id`). `false` is refused: choose another one.',
  );

/** Fields that `clear` empties, because `null` is treated as omitted. */
export const CLEARABLE = [
  'date_purchase',
  'has_receipt',
  'bought_used',
  'assumed_age_months',
  'basis_source',
  'basis_date',
  'basis_note',
] as const;
