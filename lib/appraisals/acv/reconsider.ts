import type { Caller } from '@/lib/identity/caller';
import type { AcvCalculation, AcvOverride } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { parseAmount, times } from '@/lib/shared/money';
import { shownIn, type Value } from '../changes';
import { calculateAcv } from './calculate';
import { calculateFirst } from './calculate-first';
import { calculateClaim } from './calculate-claim';
import { dropCalculation } from './drop-calculation';
import { bareLine, countBare, countBareLines } from './fall-back';
import { pricesToReview, reviewPrice, type Standing, unapprovedPrice } from './unapproved-price';
import { awaitingData, withdrawAwaiting } from './leave-awaiting';
import { marketValueOf, withChanges } from './outdated';
import { asColumn, recordOutdated, storeOutdated } from './store-outdated';

/** AMOUNTS affect every ACV. FACTS affect those calculated by rules. */
const AMOUNTS = ['replacement_cost_value', 'item_quantity', 'is_price_per_item'] as const;
const FACTS = [
  'date_purchase',
  'date_purchase_precision',
  'date_damage',
  'appraisal_condition',
  'selected_client_category_id',
  'homepage_client_category_id',
  'has_receipt',
  'bought_used',
  'assumed_age_months',
] as const;
/** What an amount that a person entered rests on. What awaits approval rests on AMOUNTS alone. */
const SETTLED = [
  ...AMOUNTS,
  'date_purchase',
  'assumed_age_months',
  'appraisal_condition',
  'selected_client_category_id',
  'homepage_client_category_id',
] as const;
/** Fields that determine the price. */
const PRICE = ['replacement_cost_value', 'offer_id', 'rpid'] as const;

const AGE = ['date_purchase', 'assumed_age_months'] as const;

/** They change what a line counts without a calculation. */
const COUNTED = [...AMOUNTS, ...PRICE] as const;

/** The approval of a price ends when one of these changes. */
const PRODUCT = ['offer_id', 'rpid'] as const;

/** Changed fields of the appraisal or of its claim. */
type Changed = Readonly<
  Record<'changes' | 'previous', Readonly<Partial<Record<string, Value | null>>>>
>;

/** Whether a value differs; the other one of a date and its precision is named unchanged. */
const isOther = (names: readonly string[], { changes, previous }: Changed): boolean =>
  names.some((name) => name in changes && changes[name] !== (previous[name] ?? null));

const isNamed = (names: readonly string[], changes: object): boolean =>
  names.some((name) => name in changes);

/** A line that gets its age, or its first amount, is valued if nothing has valued it yet. */
const isFirst = ({ changes, previous }: Changed): boolean =>
  AGE.some((name) => (changes[name] ?? null) !== null) ||
  ('replacement_cost_value' in changes && previous['replacement_cost_value'] === null);

/**
 * Updates the ACV after its appraisal changed. An ACV by rules is recalculated. A line that gets a
 * purchase date, an assumed age or its first amount is valued, so that it does not count with its
 * full RCV. An entered ACV or approval request stays, lists what changed since and counts at most the
 * RCV, because only a person can set it for the line as it is now. The caller must hold the lock on
 * the appraisal and have recorded the change.
 */
export async function reconsiderAcv(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  changed: Changed,
): Promise<void> {
  if (!concerns(changed)) return;
  await reviewChanged(tx, caller, id, changed);
  await reconsider(tx, caller, clientReferenceId, id, changed);
}

/**
 * Like `reconsiderAcv`, for changes of several appraisals of a claim. Values most of many in one
 * pass and the rest one by one.
 */
export async function reconsiderAcvs(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  all: readonly (Changed & { readonly id: number })[],
): Promise<void> {
  const concerned = all.filter(concerns);
  const ids = concerned.map(({ id }) => id);
  const reviewed = await pricesToReview(tx, caller.clientId, ids);
  for (const { id, ...changed } of concerned)
    if (reviewed.has(id) || isNamed(PRODUCT, changed.changes))
      await reviewChanged(tx, caller, id, changed);
  const done =
    ids.length > 1
      ? await calculateClaim(tx, caller, clientReferenceId, {
          ids,
          firstIds: concerned.filter(isFirst).map(({ id }) => id),
        })
      : new Set<number>();
  const left = concerned.filter(({ id }) => !done.has(id));
  const bare =
    left.length > 1
      ? await countBareLines(
          tx,
          caller,
          left.map(({ id, changes }) => ({ id, isCounted: isNamed(COUNTED, changes) })),
        )
      : new Set<number>();
  for (const { id, ...changed } of left)
    if (!bare.has(id)) await reconsider(tx, caller, clientReferenceId, id, changed);
}

const concerns = ({ changes }: Changed): boolean =>
  [AMOUNTS, PRICE, FACTS].some((names) => isNamed(names, changes));

/** Reviews the price after a change of price, offer or quantity. */
async function reviewChanged(
  tx: Transaction,
  caller: Caller,
  id: number,
  { changes, previous }: Changed,
): Promise<void> {
  const isPrice = isNamed(PRICE, changes);
  if (isNamed(PRODUCT, changes))
    await tx.priceReview.deleteMany({
      where: { clientId: caller.clientId, appraisalId: id, approvedBy: { not: null } },
    });
  if (isPrice || isNamed(AMOUNTS, changes))
    await reviewPrice(tx, caller, id, isPrice, () => lineBefore(tx, caller, id, previous));
}

/** RCV of the line before the change, and its basis. */
async function lineBefore(
  tx: Transaction,
  { clientId }: Caller,
  id: number,
  previous: Changed['previous'],
): Promise<Standing> {
  const now = await tx.appraisal.findUniqueOrThrow({ where: { clientId_id: { clientId, id } } });
  const {
    replacement_cost_value: rcv = now.replacementCostValue?.toNumber() ?? null,
    item_quantity: quantity = now.itemQuantity,
    is_price_per_item: isEach = now.isPricePerItem,
    basis = shownIn(now, 'basis'),
    basis_source = shownIn(now, 'basis_source'),
    basis_date = shownIn(now, 'basis_date'),
    basis_note = shownIn(now, 'basis_note'),
  } = previous;
  const amount = typeof rcv === 'number' ? parseAmount(rcv) : null;
  return {
    rcv: amount && times(amount, isEach ? Number(quantity) : 1),
    basis: { basis, basis_source, basis_date, basis_note },
  };
}

async function reconsider(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  changed: Changed,
): Promise<void> {
  const { changes } = changed;
  const where = { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } };
  const isCounted = isNamed(COUNTED, changes);
  const [calculation, awaiting] = [
    await tx.acvCalculation.findUnique({ where }),
    await tx.acvOverride.findUnique({ where }),
  ];
  if (awaiting && isCounted)
    await reconsiderAwaiting(tx, caller, clientReferenceId, awaiting, changed);
  if (calculation?.isManual) {
    if (isOther(SETTLED, changed))
      await storeOutdated(tx, caller, clientReferenceId, calculation, {
        fields: SETTLED,
        ...changed,
      });
  } else if (calculation) {
    await calculateAnew(tx, caller, clientReferenceId, calculation, changed);
  } else if (!(isFirst(changed) && (await calculateFirst(tx, caller, clientReferenceId, id)))) {
    if (isCounted)
      await countBare(tx, caller, clientReferenceId, id, await bareLine(tx, caller, id));
  }
}

/**
 * Withdraws the request of a price that no longer needs approval. Marks an entered amount or a
 * deletion as outdated; its request stays open.
 */
async function reconsiderAwaiting(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  awaiting: AcvOverride,
  { changes, previous }: Changed,
): Promise<void> {
  const { clientId, appraisalId, kind } = awaiting;
  const where = { clientId_appraisalId: { clientId, appraisalId } };
  if (kind === 'replacement_cost') {
    if (await unapprovedPrice(tx, clientId, appraisalId)) return;
    return withdrawAwaiting(tx, caller, clientReferenceId, awaiting);
  }
  if (kind === 'renewal') return; // renewed with the amount that it is for
  const outdated = withChanges(awaiting.outdated, AMOUNTS, changes, previous);
  await tx.acvOverride.update({ where, data: { outdated: asColumn(outdated) } });
  if (outdated)
    await recordOutdated(
      tx,
      caller,
      clientReferenceId,
      appraisalId,
      awaitingData(awaiting),
      outdated,
    );
}

/**
 * Recalculates with the stated market value. If the rules can no longer value the line, deletes the
 * calculation or, if that would raise the amount by more than the client's limit, marks it as
 * outdated.
 */
async function calculateAnew(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  calculation: AcvCalculation,
  changed: Changed,
): Promise<void> {
  const { appraisalId: id } = calculation;
  const why = await calculateAcv(tx, caller, clientReferenceId, id, {
    marketValue: marketValueOf(calculation.facts),
    keepsApprovalRequest: true,
  }).then(() => null, reasonOf);
  if (why === null) return;
  await dropCalculation(tx, caller, clientReferenceId, calculation, why, {
    fields: [...AMOUNTS, ...FACTS],
    ...changed,
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof Fault && error.kind === 'wrong') return error.description;
  throw error;
}
