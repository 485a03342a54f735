import type { z } from 'zod';
import { findProduct } from '@/lib/catalogue/find-products';
import type { updateAppraisal as contract } from '@/lib/contract/appraisals';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { changesOf } from './changes';
import { lockAppraisal } from './lock';
import { snapshotAmount, snapshotOffer } from './price-snapshot';
import { readAppraisal } from './read';
import { requireBought, requireLineInRange } from './require-plausible';

type Given = z.output<typeof contract.body>;

/** What an ACV of any origin belongs to, and what one calculated by rules was calculated from besides. */
const AMOUNTS = ['replacement_cost_value', 'item_quantity', 'is_price_per_item'] as const;
const FACTS = ['date_purchase', 'appraisal_condition', 'selected_client_category_id', 'homepage_client_category_id', 'has_receipt', 'bought_used'] as const;

/**
 * Changes what is named and leaves the rest; what is as it was already is no change, and without one nothing is written
 * or told. An ACV belongs to what it came from: when the amounts change, or the facts behind a calculated one, it is dropped,
 * and the ACV is the RCV again. What awaits approval goes with the amounts too.
 */
export async function updateAppraisal(caller: Caller, clientReferenceId: number, id: number, given: Given, basePath: string) {
  requireBought(given.date_purchase);
  await withClient(caller.clientId, async (tx) => {
    const before = await lockAppraisal(tx, caller, clientReferenceId, id);
    requireLineInRange(
      given.replacement_cost_value ?? before.replacementCostValue?.toFixed(2) ?? null, given.item_quantity ?? before.itemQuantity, given.is_price_per_item ?? before.isPricePerItem);
    const replacement = given.rpid === undefined || given.rpid === before.rpid ? null : await findProduct(tx, 'rpid', given.rpid);
    const { columns, changes, previous } = changesOf(before, { ...given, rp_name_cart: given.rp_name_cart ?? replacement?.name });
    if (Object.keys(columns).length === 0) return;
    const drops = await dropsAcv(tx, caller, before, changes);
    const key = { clientId: caller.clientId, id };
    await tx.appraisal.update({ where: { clientId_id: key }, data: { ...columns, ...(drops ? { actualCashValue: null } : {}), updateTime: now() } });
    if (drops) await tx.acvCalculation.deleteMany({ where: { clientId: caller.clientId, appraisalId: id } });
    if (isNamed(AMOUNTS, changes)) await tx.acvOverride.deleteMany({ where: { clientId: caller.clientId, appraisalId: id } });
    await keepPrice(tx, caller, before, columns);
    const data = drops
      ? { changes: { ...changes, actual_cash_value: null }, previous: { ...previous, actual_cash_value: before.actualCashValue?.toNumber() } }
      : { changes, previous };
    await record(tx, { ...caller, clientReferenceId, type: 'appraisal.updated', data: { appraisal_id: id, ...data } });
  });
  return readAppraisal(caller, clientReferenceId, id, basePath);
}

type Before = Awaited<ReturnType<typeof lockAppraisal>>;

/** Another offer or another product has another price behind it; another amount alone does not. */
async function keepPrice(tx: Transaction, caller: Caller, before: Before, columns: Readonly<Record<string, unknown>>): Promise<void> {
  const after = { ...before, ...columns } as Before;
  const replacementCost = after.replacementCostValue === null ? null : Number(after.replacementCostValue).toFixed(2);
  if ('offerId' in columns || 'rpid' in columns) {
    const { currency } = await tx.clientReference.findUniqueOrThrow({ where: { clientId_id: { clientId: caller.clientId, id: before.clientReferenceId } } });
    const { id, rpid, shopName, shopUrl, rpPriceDate: priceDate } = after;
    await snapshotOffer(tx, caller, { id, rpid, shopName, shopUrl, priceDate, currency, replacementCost, offerId: 'offerId' in columns ? after.offerId : null });
  } else if ('replacementCostValue' in columns) {
    await snapshotAmount(tx, caller, before.id, replacementCost);
  }
}

const isNamed = (names: readonly string[], changes: object): boolean => names.some((name) => name in changes);

async function dropsAcv(tx: Transaction, { clientId }: Caller, { id, actualCashValue }: { id: number; actualCashValue: unknown }, changes: object): Promise<boolean> {
  if (actualCashValue === null) return false;
  if (isNamed(AMOUNTS, changes)) return true;
  if (!isNamed(FACTS, changes)) return false;
  const calculation = await tx.acvCalculation.findUnique({ where: { clientId_appraisalId: { clientId, appraisalId: id } }, select: { isManual: true } });
  return calculation?.isManual === false;
}
