import { FIRST_OWN_ID } from '@/lib/catalogue/client-categories/category-setting';
import { knownProduct } from '@/lib/catalogue/known-product';
import { replacementPrice } from '@/lib/catalogue/prices/replacement-price';
import { hasPrice } from '@/lib/catalogue/prices/standing-offer';
import { RECORD_STEPS } from '@/lib/events/record';
import type { PriceRule } from '@/lib/shared/price-rule';
import { statement } from '@/lib/platform/database/statement';

/**
 * What LOOK_UP finds before an appraisal is inserted. The columns of a missing product or offer are
 * null.
 */
export interface Found {
  readonly currency: string;
  /** The amount above which a second person must approve. Null if the client has no limit. */
  readonly override_limit: string | null;
  /** YYYY-MM-DD. */
  readonly date_damage: string | null;
  readonly appraisal_id: number;
  readonly next_row_id: number;
  /** The item given by `row_id`. All `item_` columns are null without one. */
  readonly item_id: number | null;
  readonly item_quantity: number | null;
  readonly item_condition: number | null;
  readonly item_category_id: number | null;
  /** YYYY-MM-DD. */
  readonly item_date_purchase: string | null;
  readonly item_date_purchase_precision: string | null;
  readonly item_receipt: boolean | null;
  readonly item_pid: string | null;
  readonly has_homepage_category: boolean;
  readonly has_selected_category: boolean;
  readonly cp_name: string | null;
  readonly cp_category_id: number | null;
  readonly rp_name: string | null;
  readonly rp_category_id: number | null;
  /** Whether any shop has a price for the replacement, excluded prices included. */
  readonly has_price: boolean;
  readonly offer_id: string | null;
  readonly offer_shop_name: string | null;
  readonly offer_shop_url: string | null;
  readonly offer_currency: string | null;
  readonly offer_base_price: string | null;
  readonly offer_total_price: string | null;
  /** ISO 8601. */
  readonly offer_price_date: string | null;
  readonly offer_rule: PriceRule | null;
}

/** $1 client, $2 claim, $3 row. Locks the item against concurrent changes and removal. */
export const LOCK_ITEM = statement(
  'SELECT id FROM claimed_item WHERE client_id = $1::int AND client_reference_id = $2::int AND id = $3::int FOR NO KEY UPDATE',
);

/** Locks an own category of client $1, so that it is not deleted while it is being used. */
const hasCategory = (id: string): string =>
  `${id} IS NULL OR EXISTS (SELECT FROM category WHERE id = ${id}) OR EXISTS (
      SELECT FROM client_category WHERE client_id = $1::int AND id = ${id}
        AND id >= ${FIRST_OWN_ID} FOR KEY SHARE)`;

/**
 * $1 client, $2 claim, $3 cpid, $4 rpid, $5 offer or null, $6 row or null, $7 and $8 category ids
 * or null, $9 current time. Locks the claim so that no concurrent request takes the same item
 * number. The offer is the chosen one or, if none is chosen, the lowest usable one, with its price
 * on the day of damage if that is known.
 */
export const LOOK_UP = statement(
  `
  SELECT claim.currency, (SELECT acv_override_limit::text FROM client
    WHERE id = $1::int) AS override_limit, claim.date_damage::text,
    next_resource_id() AS appraisal_id, next_resource_id() AS next_row_id,
    item.id AS item_id, item.quantity AS item_quantity, item.condition AS item_condition,
      item.client_category_id AS item_category_id,
    item.date_purchase::text AS item_date_purchase,
      item.date_purchase_precision AS item_date_purchase_precision, item.receipt AS item_receipt, item.pid AS item_pid,
    ${hasCategory('$7::int')} AS has_homepage_category,
    ${hasCategory('$8::int')} AS has_selected_category,
    claimed.name AS cp_name, claimed.category_id AS cp_category_id,
    replacement.name AS rp_name, replacement.category_id AS rp_category_id,
    ${hasPrice({ pid: '$4::text', currency: 'claim.currency' })} AS has_price, offer.offer_id,
      offer.shop_name AS offer_shop_name, offer.shop_url AS offer_shop_url,
      offer.currency AS offer_currency,
    offer.base_price::text AS offer_base_price, offer.total_price::text AS offer_total_price,
      iso_time(offer.price_date) AS offer_price_date, offer.rule AS offer_rule
  FROM client_reference claim
  LEFT JOIN claimed_item item ON item.client_id = claim.client_id
    AND item.client_reference_id = claim.id AND item.id = $6::int
  LEFT JOIN LATERAL (${knownProduct({ clientId: '$1::int', claimId: '$2::int', pid: '$3::text' })}) claimed ON true
  LEFT JOIN LATERAL (${knownProduct({ clientId: '$1::int', claimId: '$2::int', pid: '$4::text' })}) replacement ON true
  LEFT JOIN LATERAL (${replacementPrice({
    pid: '$4::text',
    currency: 'claim.currency',
    offerId: '$5::text',
    day: 'claim.date_damage',
    time: '$9::text::timestamptz',
  })}
  ) offer ON true
  WHERE claim.client_id = $1::int AND claim.id = $2::int
  FOR NO KEY UPDATE OF claim`,
);

/**
 * Parameters of `record`, then $6: the new rows as JSON with the keys `item` (a new item or null),
 * `known` (changes to an existing item or null), `appraisal` and `price` (or null).
 */
export const ADD_APPRAISAL = statement(
  `
  WITH ${RECORD_STEPS}, new_item AS (
    INSERT INTO claimed_item (client_id, id, client_reference_id, display_id, description,
      quantity, condition, client_category_id, date_purchase, date_purchase_precision,
      claimed_amount, pid, is_listed, create_time, update_time)
    SELECT $1::int, item.id, $2::int, (SELECT coalesce(max(display_id), 0) + 1 FROM claimed_item
      WHERE client_id = $1::int AND client_reference_id = $2::int),
      item.description, item.quantity, item.condition, item.client_category_id, item.date_purchase,
        item.date_purchase_precision, item.claimed_amount, item.pid, false, $5::timestamptz, $5::timestamptz
    FROM jsonb_populate_record(NULL::claimed_item, nullif($6::jsonb -> 'item', 'null')) item WHERE item.id IS NOT NULL
  ), known_item AS (
    UPDATE claimed_item i SET pid = coalesce(i.pid, known.pid),
      claimed_amount = coalesce(known.claimed_amount, i.claimed_amount),
      update_time = $5::timestamptz
    FROM jsonb_populate_record(NULL::claimed_item, nullif($6::jsonb -> 'known', 'null')) known
      WHERE i.client_id = $1::int AND i.id = known.id
  ), new_appraisal AS (
    INSERT INTO appraisal (client_id, id, client_reference_id, row_id, cpid, rpid, cp_name_cart,
      rp_name_cart, homepage_client_category_id, selected_client_category_id,
      item_quantity, is_price_per_item, offer_id, shop_name, shop_url, replacement_cost_value,
        actual_cash_value, rp_price_date, date_purchase, date_purchase_precision, comment,
        appraisal_condition, has_receipt,
        bought_used, basis, basis_source, basis_date, basis_note, create_time, update_time)
    SELECT $1::int, a.id, $2::int, a.row_id, a.cpid, a.rpid, a.cp_name_cart, a.rp_name_cart,
      a.homepage_client_category_id, a.selected_client_category_id,
      a.item_quantity, a.is_price_per_item, a.offer_id, a.shop_name, a.shop_url,
        a.replacement_cost_value, a.actual_cash_value, a.rp_price_date, a.date_purchase,
        a.date_purchase_precision, a.comment,
        a.appraisal_condition, a.has_receipt, a.bought_used, a.basis, a.basis_source, a.basis_date,
        a.basis_note,
      $5::timestamptz, $5::timestamptz
    FROM jsonb_populate_record(NULL::appraisal, $6::jsonb -> 'appraisal') a
  )
  INSERT INTO price_snapshot (client_id, appraisal_id, offer_id, shop_name, shop_url, currency,
    base_price, total_price, price_date, source, rule, date_damage, is_chosen, create_time)
  SELECT $1::int, ($6::jsonb -> 'appraisal' ->> 'id')::int, p.offer_id, p.shop_name, p.shop_url,
    p.currency, p.base_price, p.total_price, p.price_date, p.source, p.rule, p.date_damage,
    p.is_chosen, $5::timestamptz
  FROM jsonb_populate_record(NULL::price_snapshot, nullif($6::jsonb -> 'price', 'null')) p WHERE p.source IS NOT NULL`,
);

/**
 * Parameters of `record`, then $6 appraisal, $7 RCV of the line, $8 the actor who stated the price.
 * Stores an approval request: the price takes effect once a second person approves it.
 */
export const HOLD_PRICE = statement(
  `
  WITH ${RECORD_STEPS}, review AS (
    INSERT INTO price_review (client_id, appraisal_id, entered_by, create_time)
      VALUES ($1::int, $6::int, $8::text, $5::timestamptz)
  )
  INSERT INTO acv_override (client_id, appraisal_id, actual_cash_value, kind, entered_by, create_time)
  VALUES ($1::int, $6::int, $7::numeric, 'replacement_cost', $8::text, $5::timestamptz)`,
);
