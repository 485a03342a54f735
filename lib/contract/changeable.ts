import { z } from 'zod';
import { amountsIn, date, dateTime, httpUrl, idIn, moneyIn, text } from './fields';

/** Fields that may be given when an appraisal is made and changed later; only cpid is fixed. */
export const changeable = {
  homepage_client_category_id: idIn
    .nullish()
    .describe('Category of the claimed product, an integer or its decimal string.'),
  selected_client_category_id: idIn
    .nullish()
    .describe('Category that the user chose instead, an integer or its decimal string.'),
  client_category_id: idIn
    .nullish()
    .describe(
      'As `selected_client_category_id`, by the name that the lookups have for it: the category that the item is valued in, whichever its product is of.',
    ),
  item_quantity: z.int().min(1).max(1_000_000).nullish().describe('1 when left out.'),
  is_price_per_item: z
    .boolean()
    .nullish()
    .describe('Whether `replacement_cost_value` is of one piece; true when left out.'),
  rp_name_cart: text(512)
    .nullish()
    .describe('Name of the replacement product as the cart shows it.'),
  cp_name_cart: text(512).nullish().describe('Name of the claimed product as the cart shows it.'),
  offer_id: text(128)
    .nullish()
    .describe(
      'The offer that was chosen: one of the replacement product, as `GET /prices` names it.',
    ),
  shop_name: text(255).nullish(),
  shop_url: httpUrl.nullish(),
  replacement_cost_value: moneyIn
    .nullish()
    .describe(
      'RCV: the `total_price` of the chosen offer, or a value of your own. When left out on creation it is taken from the offer that is named or, without one, from the first that `GET /prices` does not set aside, without a claimed amount; where all are set aside there is none, and a warning.',
    ),
  currency: amountsIn('claim'),
  rp_price_date: dateTime
    .nullish()
    .describe('When the price was read, `YYYY-MM-DD HH:MM:SS` in UTC.'),
  date_purchase: date.nullish().describe('When the claimed item was bought.'),
  comment: text(10_000).nullish(),
  appraisal_condition: z
    .int()
    .min(0)
    .max(5)
    .nullish()
    .describe('Condition code, see `GET /conditions`.'),
  has_receipt: z
    .boolean()
    .nullish()
    .describe('Whether there is a receipt; not stated when left out.'),
  bought_used: z
    .boolean()
    .nullish()
    .describe('Whether the claimed item was bought used; not stated when left out.'),
};

/** Fields that `clear` can empty: `null` cannot, because it is treated as omitted. */
export const CLEARABLE = ['date_purchase', 'has_receipt', 'bought_used'] as const;
