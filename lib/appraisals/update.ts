import type { z } from 'zod';
import { findProduct } from '@/lib/catalogue/find-products';
import type { updateAppraisal as contract } from '@/lib/contract/appraisals';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { changesOf } from './changes';
import { lockAppraisal } from './lock';
import { readAppraisal } from './read';
import { requireBought, requireLineInRange } from './require-plausible';

type Given = z.output<typeof contract.body>;

const AMOUNTS = ['replacement_cost_value', 'item_quantity', 'is_price_per_item'] as const;

/**
 * Changes what is named and leaves the rest; what is as it was already is no change, and without one nothing is written
 * or told. A calculated ACV belongs to the amounts that it was calculated from: when one of them changes it is dropped,
 * and the ACV is the RCV again.
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
    const drops = before.actualCashValue !== null && AMOUNTS.some((name) => name in changes);
    const key = { clientId: caller.clientId, id };
    await tx.appraisal.update({ where: { clientId_id: key }, data: { ...columns, ...(drops ? { actualCashValue: null } : {}), updateTime: now() } });
    if (drops) await tx.acvCalculation.deleteMany({ where: { clientId: caller.clientId, appraisalId: id } });
    const data = drops
      ? { changes: { ...changes, actual_cash_value: null }, previous: { ...previous, actual_cash_value: before.actualCashValue?.toNumber() } }
      : { changes, previous };
    await record(tx, { ...caller, clientReferenceId, type: 'appraisal.updated', data: { appraisal_id: id, ...data } });
  });
  return readAppraisal(caller, clientReferenceId, id, basePath);
}
