import type { z } from 'zod';
import type { createAppraisal as contract } from '@/lib/contract/appraisals';
import { isOwnPid } from '@/lib/shared/basis';
import { fromDateTimeString } from '@/lib/shared/dates';
import type { Found } from './create-statements';
import { piecesOf, priceOfPieces, sourceOf } from './price-snapshot';

type Given = z.output<typeof contract.body>;

export const itemOf = (found: Found, given: Given) => ({
  id: found.next_row_id,
  description: given.cp_name_cart ?? found.cp_name,
  quantity: given.item_quantity ?? 1,
  condition: given.appraisal_condition ?? 0,
  client_category_id: given.homepage_client_category_id ?? found.cp_category_id,
  date_purchase: given.date_purchase ?? null,
  date_purchase_precision: given.date_purchase_precision ?? 'day',
  claimed_amount: given.claimed_amount ?? null,
  pid: given.cpid,
});

/**
 * Changes to an existing item: it gets the product if it has none, and the claimed amount if one is
 * given. Null if nothing changes.
 */
export function knownItemOf(
  { item_id: id, item_pid: pid }: Found,
  { cpid, claimed_amount: claimedAmount }: Given,
) {
  if (id === null || (pid !== null && typeof claimedAmount !== 'number')) return null;
  return { id, pid: cpid, claimed_amount: claimedAmount ?? null };
}

export const lineOf = (found: Found, given: Given) => ({
  itemQuantity: given.item_quantity ?? found.item_quantity ?? 1,
  isPricePerItem: given.is_price_per_item ?? true,
});

/**
 * The caller's values take precedence. Missing values come from the named item, and the price comes
 * from the chosen offer.
 */
export const appraisalOf = (found: Found, given: Given, rowId: number) => ({
  id: found.appraisal_id,
  row_id: rowId,
  cpid: given.cpid,
  rpid: given.rpid,
  cp_name_cart: given.cp_name_cart ?? found.cp_name,
  rp_name_cart: given.rp_name_cart ?? found.rp_name,
  homepage_client_category_id: given.homepage_client_category_id ?? found.cp_category_id,
  selected_client_category_id:
    given.selected_client_category_id ??
    given.client_category_id ??
    given.homepage_client_category_id ??
    found.item_category_id ??
    found.cp_category_id,
  item_quantity: lineOf(found, given).itemQuantity,
  is_price_per_item: lineOf(found, given).isPricePerItem,
  offer_id: given.offer_id ?? found.offer_id,
  shop_name: given.shop_name ?? found.offer_shop_name,
  shop_url: given.shop_url ?? found.offer_shop_url,
  replacement_cost_value:
    given.replacement_cost_value ??
    (found.offer_total_price &&
      priceOfPieces(found.offer_total_price, piecesOf(lineOf(found, given)))),
  rp_price_date: given.rp_price_date
    ? fromDateTimeString(given.rp_price_date)
    : found.offer_price_date,
  date_purchase: given.date_purchase ?? found.item_date_purchase,
  date_purchase_precision:
    given.date_purchase_precision ??
    (given.date_purchase ? 'day' : (found.item_date_purchase_precision ?? 'day')),
  comment: given.comment ?? '',
  appraisal_condition: given.appraisal_condition ?? found.item_condition ?? 0,
  // false on the item only means that no receipt was noted
  has_receipt: given.has_receipt ?? (found.item_receipt ? true : null),
  bought_used: given.bought_used ?? null,
  basis: given.basis ?? (isOwnPid(given.rpid) ? 'handler' : 'catalogue'),
  basis_source: given.basis_source ?? null,
  basis_date: given.basis_date ?? null,
  basis_note: given.basis_note ?? null,
});

/**
 * A copy of the offer's price, because the shop may change it later and the valuation must stay
 * explainable.
 */
export function priceOf(found: Found, given: Given) {
  if (found.offer_total_price === null) return null;
  return {
    offer_id: found.offer_id,
    shop_name: found.offer_shop_name,
    shop_url: found.offer_shop_url,
    currency: found.offer_currency,
    base_price: found.offer_base_price,
    total_price: found.offer_total_price,
    price_date: found.offer_price_date,
    source: sourceOf(
      given.replacement_cost_value ?? null,
      found.offer_total_price,
      piecesOf(lineOf(found, given)),
    ),
    rule: found.offer_rule,
    date_damage: found.date_damage,
    is_chosen: typeof given.offer_id === 'string',
  };
}
