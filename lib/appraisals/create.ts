import type { z } from 'zod';
import type { createAppraisal as contract } from '@/lib/contract/appraisals';
import { payloadOf } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { inOneTransaction } from '@/lib/platform/database/one-transaction';
import { type Execute, inTransaction } from '@/lib/platform/database/statement';
import { notFound, wrongValue } from '@/lib/shared/fault';
import { requireAll } from '@/lib/shared/refusals';
import { calculateCreated } from './acv/calculate-first';
import { approvalOnCreation, holdPrice, approvalWarning } from './approval-on-creation';
import { appraisalOf, itemOf, knownItemOf, lineOf, priceOf } from './created-rows';
import { precisionOf } from './purchase-precision';
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
  uncalculatedWarning,
  unpricedWarning,
  type Warning,
  warningsView,
  zeroWarnings,
} from './warnings';
import { ADD_APPRAISAL, type Found, LOCK_ITEM, LOOK_UP } from './create-statements';

type Given = z.output<typeof contract.body>;

/**
 * Creates an appraisal, with a new claimed item unless `row_id` names one. Runs two statements: one
 * reads, one inserts everything with its event. With a known purchase date it is valued by the rules
 * in the same transaction, so that it never counts in full. Throws Fault `not_found` for the claim,
 * `wrong` for an unknown product, offer or category, or a `row_id` of another claim.
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
  requireAll(
    () => requireBought(given.date_purchase),
    () => precisionOf(given, false),
    () => requireOneCategory(given),
    () => requireBasis(given, given.rpid),
  );
  const create = () =>
    inTransaction(caller.clientId, (execute) => insert(execute, caller, clientReferenceId, given));
  // The item may have the date that the request lacks.
  const { appraisal, warnings, unapproved } =
    given.date_purchase || given.row_id
      ? await inOneTransaction(caller.clientId, async () =>
          calculateNew(caller, clientReferenceId, await create()),
        )
      : await create();
  const all = [
    ...warnings,
    ...(unapproved ? [approvalWarning(unapproved)] : []),
    ...ignoredWarnings(ignored),
  ];
  return {
    appraisal_id: appraisal.id,
    ...(unapproved && { approval: 'pending' as const }),
    ...(all.length > 0 && warningsView(all)),
  };
}

type Created = Awaited<ReturnType<typeof insert>>;

/** An approval request for a price ends where the rules leave an amount within the limit. */
async function calculateNew(
  caller: Caller,
  clientReferenceId: number,
  created: Created,
): Promise<Created> {
  const { date_purchase: bought, replacement_cost_value: rcv, id } = created.appraisal;
  if (bought === null || rcv === null) return created;
  const { isCalculated, isAwaiting } = await calculateCreated(caller, clientReferenceId, id);
  const { warnings, unapproved } = created;
  return {
    ...created,
    warnings: isCalculated ? warnings : [...warnings, uncalculatedWarning],
    unapproved: isAwaiting ? unapproved : null,
  };
}

async function insert(execute: Execute, caller: Caller, clientReferenceId: number, given: Given) {
  const found = await lookUp(execute, caller, clientReferenceId, given);
  requireUsable(found, given);
  const appraisal = appraisalOf(found, given, given.row_id ?? found.next_row_id);
  const happening = createdEvent(caller, clientReferenceId, appraisal, given);
  const { payload, time } = payloadOf(happening);
  const unapproved = await approvalOnCreation(execute, caller, clientReferenceId, appraisal, found);
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
  return { appraisal, warnings: creationWarnings(found, appraisal, rows.price), unapproved };
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
  requireAll(
    () => requireCurrency(given.currency, found.currency),
    () => requireProduct('cpid', found.cp_name),
    () => requireProduct('rpid', found.rp_name),
    () => requireOffer(found, given),
    () => requireItem(found, given),
    () => requireCategory('homepage_client_category_id', found.has_homepage_category),
    () =>
      requireCategory(
        given.selected_client_category_id ? 'selected_client_category_id' : 'client_category_id',
        found.has_selected_category,
      ),
    () => requireBoughtBefore(found.date_damage, given.date_purchase ?? found.item_date_purchase),
    () => requireAmount(found, given),
  );
}

function requireProduct(field: 'cpid' | 'rpid', name: string | null): void {
  if (name === null) throw wrongValue(field, 'unknown_product');
}

function requireOffer({ offer_currency, currency }: Found, { offer_id }: Given): void {
  if (offer_id && offer_currency === null) throw wrongValue('offer_id', 'unknown_offer');
  if (offer_id && offer_currency !== null && offer_currency !== currency) {
    throw wrongValue('offer_id', 'offer_in_another_currency', {
      offer: offer_currency,
      claim: currency,
    });
  }
}

function requireItem({ item_id }: Found, { row_id }: Given): void {
  if (row_id !== null && row_id !== undefined && item_id === null)
    throw wrongValue('row_id', 'unknown_item');
}

function requireCategory(field: string, isKnown: boolean): void {
  if (!isKnown) throw wrongValue(field, 'unknown_category');
}

function requireAmount(found: Found, given: Given): void {
  const { itemQuantity, isPricePerItem } = lineOf(found, given);
  const { replacement_cost_value: amount = null } = given;
  if (amount === null) requireLineInRange(found.offer_total_price, itemQuantity, true);
  else requireLineInRange(amount, itemQuantity, isPricePerItem);
}
