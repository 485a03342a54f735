import type { z } from 'zod';
import { requireCategories } from '@/lib/catalogue/require-categories';
import { findClaim } from '@/lib/claims/find';
import type { updateAppraisal as contract } from '@/lib/contract/appraisals';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';
import { Refusals, requireAll } from '@/lib/shared/refusals';
import { lockCompared } from './attachments/lock-compared';
import { refreshReasons } from './attachments/refresh-reasons';
import { changeAppraisal } from './change';
import { chooseAppraisal } from './choose';
import { type ChangeOptions, lockAppraisal, type Seen } from './lock';
import { requireUnlocked } from './locked-line';
import { precisionOf } from './purchase-precision';
import { replacementOf, stated } from './replacement';
import { readAppraisal } from './read';
import {
  requireBasis,
  requireBought,
  requireBoughtBefore,
  requireCurrency,
  requireEither,
  requireOneCategory,
} from './require-plausible';
import {
  fixedWarnings,
  ignoredWarnings,
  uncalculatedWarnings,
  undatedWarning,
  withWarnings,
} from './warnings';

type Given = z.output<typeof contract.body>;

/**
 * Updates the given fields and returns the appraisal. Throws as `applyUpdate`.
 */
export async function updateAppraisal(
  caller: Caller,
  clientReferenceId: number,
  id: number,
  given: Given,
  basePath: string,
  { seen = null, ignored = [] }: ChangeOptions = {},
) {
  const warnings = await withClient(caller.clientId, (tx) =>
    applyUpdate(tx, caller, clientReferenceId, id, given, seen),
  );
  const appraisal = await readAppraisal(caller, clientReferenceId, id, basePath);
  return withWarnings(appraisal, [
    ...warnings,
    ...uncalculatedWarnings(given, appraisal),
    ...(appraisal.line_reason === 'no_purchase_date' && concernsSums(given)
      ? [undatedWarning()]
      : []),
    ...ignoredWarnings(ignored),
  ]);
}

const AMOUNTS = [
  'rpid',
  'offer_id',
  'replacement_cost_value',
  'item_quantity',
  'is_price_per_item',
] as const;

/** Whether the caller may expect the amounts of the reply in the sums. */
const concernsSums = (given: Given): boolean =>
  (given.clear?.includes('date_purchase') ?? false) ||
  AMOUNTS.some((name) => (given[name] ?? null) !== null);

/**
 * Updates the given fields; equal values are no change, and without a change nothing is written or
 * recorded. Throws Fault `not_found`, `changed` on an edit conflict, `locked` for a line that is paid
 * or closed, or that has a settled appraisal instead of the `chosen` one, or `wrong` for an
 * implausible value.
 */
export async function applyUpdate(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  given: Given,
  seen: Seen,
) {
  const clear = given.clear ?? [];
  requireAll(
    () => requireBought(given.date_purchase),
    () => requireOneCategory(given),
    () => requireChosen(given),
    () => requireEither(given, clear),
  );
  const isDateCleared = clear.includes('date_purchase');
  const others =
    isDateCleared || given.chosen ? await lockSiblings(tx, caller, clientReferenceId, id) : [];
  const siblings = isDateCleared ? others : [];
  const before = await lockAppraisal(tx, caller, clientReferenceId, id, seen);
  for (const sibling of siblings) await requireUnlocked(tx, sibling);
  const claim = await findClaim(tx, caller, clientReferenceId);
  const refusals = new Refusals();
  refusals.check(() => requireCurrency(given.currency, claim.currency));
  refusals.check(() => requireBasis(given, given.rpid ?? before.rpid));
  const {
    date_purchase: bought,
    selected_client_category_id: selected = given.client_category_id,
  } = given;
  const isUnchanged = bought === (before.datePurchase && toDateString(before.datePurchase));
  const precision = refusals.check(() => precisionOf(given, isUnchanged)) ?? undefined;
  const day = claim.dateDamage && toDateString(claim.dateDamage);
  if (!isUnchanged) refusals.check(() => requireBoughtBefore(day, bought));
  await refusals.wait(requireNewCategories(tx, given, before));
  const replaced = await refusals.wait(replacementOf(tx, caller, claim, before, given));
  refusals.throwAny();
  const isDated = [bought, given.bought_used].some((one) => one !== undefined);
  const dated =
    isDated || isDateCleared ? await lockCompared(tx, caller.clientId, [before.rowId]) : [];
  if (isDateCleared) await forgetPurchase(tx, caller, clientReferenceId, before.rowId);
  for (const sibling of siblings)
    await changeAppraisal(tx, caller, claim, sibling, { date_purchase_precision: precision }, [
      'date_purchase',
    ]);
  const wished = {
    ...replaced?.wished,
    ...stated(given),
    isOfferChosen: typeof given.offer_id === 'string',
    selected_client_category_id: selected,
    date_purchase_precision: precision,
    rp_name_cart: given.rp_name_cart ?? replaced?.name,
  };
  await changeAppraisal(tx, caller, claim, before, wished, [
    ...clear,
    ...(replaced?.emptied ?? []),
  ]);
  await refreshReasons(tx, caller.clientId, dated);
  if (given.chosen) await chooseAppraisal(tx, caller, before);
  return [...(replaced?.warnings ?? []), ...fixedWarnings(given.cpid, before.cpid)];
}

function requireChosen({ chosen }: Given): void {
  if (chosen === false) throw wrongValue('chosen', 'choose_another');
}

/** Checks only categories that change, so that one since removed from the catalogue can stay. */
async function requireNewCategories(
  tx: Transaction,
  given: Given,
  before: Awaited<ReturnType<typeof lockAppraisal>>,
): Promise<void> {
  const {
    homepage_client_category_id: homepage,
    selected_client_category_id: selected = given.client_category_id,
  } = given;
  await requireCategories(tx, before.clientId, {
    ...(homepage !== before.homepageClientCategoryId && {
      homepage_client_category_id: homepage,
    }),
    ...(selected !== before.selectedClientCategoryId && {
      [given.selected_client_category_id ? 'selected_client_category_id' : 'client_category_id']:
        selected,
    }),
  });
}

/**
 * Locks the item first, then all its appraisals, the order used everywhere to avoid deadlocks.
 * Returns the other appraisals of the item.
 */
async function lockSiblings(
  tx: Transaction,
  { clientId }: Caller,
  clientReferenceId: number,
  id: number,
) {
  const [item] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM claimed_item WHERE client_id = ${clientId} AND client_reference_id = ${clientReferenceId}
      AND id = (SELECT row_id FROM appraisal WHERE client_id = ${clientId} AND id = ${id}) FOR NO KEY UPDATE`;
  if (!item) return [];
  await tx.$queryRaw`SELECT id FROM appraisal WHERE client_id = ${clientId} AND row_id = ${item.id} ORDER BY id FOR NO KEY UPDATE`;
  return tx.appraisal.findMany({
    where: { clientId, rowId: item.id, id: { not: id } },
    orderBy: { id: 'asc' },
  });
}

/** Clears the item's date of purchase too; otherwise the appraisal would fall back to it. */
async function forgetPurchase(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  rowId: number,
): Promise<void> {
  const key = { clientId_id: { clientId: caller.clientId, id: rowId } };
  const { datePurchase } = await tx.claimedItem.findUniqueOrThrow({
    where: key,
    select: { datePurchase: true },
  });
  if (datePurchase === null) return;
  await tx.claimedItem.update({
    where: key,
    data: { datePurchase: null, datePurchasePrecision: 'day', updateTime: now() },
  });
  const data = {
    row_id: rowId,
    changes: { date_purchase: null },
    previous: { date_purchase: toDateString(datePurchase) },
  };
  await record(tx, { ...caller, clientReferenceId, type: 'claimed_item.updated', data });
}
