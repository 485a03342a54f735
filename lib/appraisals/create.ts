import type { z } from 'zod';
import type { createAppraisal as contract } from '@/lib/contract/appraisals';
import { payloadOf } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Execute, inTransaction } from '@/lib/platform/database/statement';
import { fromDateTimeString } from '@/lib/shared/dates';
import { isOwnPid } from '@/lib/shared/basis';
import { notFound, wrongValue } from '@/lib/shared/fault';
import { approvalOnCreation, holdPrice, approvalWarning } from './approval-on-creation';
import { piecesOf, priceOfPieces, sourceOf } from './price-snapshot';
import {
  requireBasis,
  requireBought,
  requireBoughtBefore,
  requireCurrency,
  requireLineInRange,
  requireOneCategory,
} from './require-plausible';
import {
  ignoredWarnings,
  otherKindWarnings,
  unpricedWarning,
  type Warning,
  warningsView,
  zeroWarnings,
} from './warnings';
import { ADD_APPRAISAL, type Found, LOCK_ITEM, LOOK_UP } from './create-statements';

type Given = z.output<typeof contract.body>;

/**
 * Creates an appraisal, with a new claimed item unless `row_id` names one. Runs two statements: one
 * reads, one inserts everything with its event. Throws Fault `not_found` for the claim, `wrong` for
 * an unknown product, offer or category, or a `row_id` of another claim.
 */
export async function createAppraisal(
  caller: Caller,
  clientReferenceId: number,
  given: Given,
  ignored: readonly string[] = [],
) {
  if (given.client_reference_id !== undefined && given.client_reference_id !== clientReferenceId) {
    throw wrongValue('client_reference_id', 'path_and_body_differ');
  }
  requireBought(given.date_purchase);
  requireOneCategory(given);
  requireBasis(given, given.rpid);
  return inTransaction(caller.clientId, async (execute) => {
    const found = await lookUp(execute, caller, clientReferenceId, given);
    requireUsable(found, given);
    if ((given.replacement_cost_value ?? null) === null)
      requireLineInRange(found.offer_total_price, lineOf(found, given).itemQuantity, true);
    const appraisal = appraisalOf(found, given, given.row_id ?? found.next_row_id);
    requireBoughtBefore(found.date_damage, appraisal.date_purchase);
    requireLineInRange(
      appraisal.replacement_cost_value,
      appraisal.item_quantity,
      appraisal.is_price_per_item,
    );
    const happening = createdEvent(caller, clientReferenceId, appraisal, given);
    const { payload, time } = payloadOf(happening);
    const unapproved = await approvalOnCreation(
      execute,
      caller,
      clientReferenceId,
      appraisal,
      found,
    );
    const rows = {
      item: given.row_id ? null : itemOf(found, given),
      known: knownItemOf(found, given),
      appraisal: { ...appraisal, actual_cash_value: unapproved && unapproved.priced },
      price: priceOf(found, given),
    };
    await execute(ADD_APPRAISAL, [
      caller.clientId,
      clientReferenceId,
      happening.type,
      payload,
      time,
      JSON.stringify(rows),
    ]);
    if (unapproved) await holdPrice(execute, caller, clientReferenceId, appraisal.id, unapproved);
    const warnings = [
      ...creationWarnings(found, appraisal, rows.price),
      ...(unapproved ? [approvalWarning(unapproved)] : []),
      ...ignoredWarnings(ignored),
    ];
    return {
      appraisal_id: appraisal.id,
      ...(unapproved && { approval: 'pending' as const }),
      ...(warnings.length > 0 && warningsView(warnings)),
    };
  });
}

type NewAppraisal = ReturnType<typeof appraisalOf>;

const createdEvent = (
  caller: Caller,
  clientReferenceId: number,
  appraisal: NewAppraisal,
  given: Given,
) =>
  ({
    ...caller,
    clientReferenceId,
    type: 'appraisal.created',
    data: {
      appraisal_id: appraisal.id,
      row_id: appraisal.row_id,
      cpid: given.cpid,
      rpid: given.rpid,
      item_quantity: appraisal.item_quantity,
      replacement_cost_value: numberOf(appraisal.replacement_cost_value),
      offer_id: appraisal.offer_id,
      ...(typeof given.claimed_amount === 'number' && { claimed_amount: given.claimed_amount }),
    },
  }) as const;

const creationWarnings = (
  found: Awaited<ReturnType<typeof lookUp>>,
  { replacement_cost_value: rcv }: NewAppraisal,
  price: ReturnType<typeof priceOf>,
): Warning[] => [
  ...otherKindWarnings(found.cp_category_id, found.rp_category_id),
  ...zeroWarnings(numberOf(rcv), price && numberOf(price.total_price)),
  ...(rcv === null
    ? [unpricedWarning({ hasPrice: found.has_price, currency: found.currency })]
    : []),
];

const numberOf = (amount: number | string | null) => (amount === null ? null : Number(amount));

/** Locks the item before the claim, the same order as adding a file, to avoid deadlocks. */
async function lookUp(
  execute: Execute,
  { clientId }: Caller,
  clientReferenceId: number,
  given: Given,
): Promise<Found> {
  const {
    cpid,
    rpid,
    offer_id,
    row_id,
    homepage_client_category_id: homepage,
    selected_client_category_id: selected = given.client_category_id,
  } = given;
  if (row_id) await execute(LOCK_ITEM, [clientId, clientReferenceId, row_id]);
  const [found] = await execute<Found>(LOOK_UP, [
    clientId,
    clientReferenceId,
    cpid,
    rpid,
    offer_id ?? null,
    row_id ?? null,
    homepage ?? null,
    selected ?? null,
    now().toISOString(),
  ]);
  if (!found) throw notFound('client_reference_not_found');
  return found;
}

function requireUsable(found: Found, given: Given): void {
  const { offer_id, row_id, currency: givenCurrency } = given;
  const { cp_name, rp_name, offer_currency, currency, item_id } = found;
  requireCurrency(givenCurrency, currency);
  if (cp_name === null) throw wrongValue('cpid', 'unknown_product');
  if (rp_name === null) throw wrongValue('rpid', 'unknown_product');
  if (offer_id && offer_currency === null) throw wrongValue('offer_id', 'unknown_offer');
  if (offer_id && offer_currency !== null && offer_currency !== currency) {
    throw wrongValue('offer_id', 'offer_in_another_currency', {
      offer: offer_currency,
      claim: currency,
    });
  }
  if (row_id !== null && row_id !== undefined && item_id === null)
    throw wrongValue('row_id', 'unknown_item');
  if (!found.has_homepage_category)
    throw wrongValue('homepage_client_category_id', 'unknown_category');
  if (!found.has_selected_category)
    throw wrongValue(
      given.selected_client_category_id ? 'selected_client_category_id' : 'client_category_id',
      'unknown_category',
    );
}

const itemOf = (found: Found, given: Given) => ({
  id: found.next_row_id,
  description: given.cp_name_cart ?? found.cp_name,
  quantity: given.item_quantity ?? 1,
  condition: given.appraisal_condition ?? 0,
  client_category_id: given.homepage_client_category_id ?? found.cp_category_id,
  date_purchase: given.date_purchase ?? null,
  claimed_amount: given.claimed_amount ?? null,
  pid: given.cpid,
});

/**
 * Changes to an existing item: it gets the product if it has none, and the claimed amount if one is
 * given. Null if nothing changes.
 */
function knownItemOf(
  { item_id: id, item_pid: pid }: Found,
  { cpid, claimed_amount: claimedAmount }: Given,
) {
  if (id === null || (pid !== null && typeof claimedAmount !== 'number')) return null;
  return { id, pid: cpid, claimed_amount: claimedAmount ?? null };
}

const lineOf = (found: Found, given: Given) => ({
  itemQuantity: given.item_quantity ?? found.item_quantity ?? 1,
  isPricePerItem: given.is_price_per_item ?? true,
});

/**
 * The caller's values take precedence. Missing values come from the named item, and the price comes
 * from the chosen offer.
 */
const appraisalOf = (found: Found, given: Given, rowId: number) => ({
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
function priceOf(found: Found, given: Given) {
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
