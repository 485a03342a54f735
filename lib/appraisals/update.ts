import type { z } from 'zod';
import { findProduct } from '@/lib/catalogue/find-products';
import type { updateAppraisal as contract } from '@/lib/contract/appraisals';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { fromDateString, fromDateTimeString } from '@/lib/shared/dates';
import { lockAppraisal } from './lock';
import { readAppraisal } from './read';
import { requireBought, requireLineInRange } from './require-plausible';

type Given = z.output<typeof contract.body>;

const given = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

/**
 * Changes what is named and leaves the rest. A calculated ACV belongs to the amounts that it was calculated from: when
 * one of them changes it is dropped, and the ACV is the RCV again.
 */
export async function updateAppraisal(caller: Caller, clientReferenceId: number, id: number, changes: Given, basePath: string) {
  requireBought(changes.date_purchase);
  await withClient(caller.clientId, async (tx) => {
    const before = await lockAppraisal(tx, caller, clientReferenceId, id);
    requireLineInRange(
      changes.replacement_cost_value ?? before.replacementCostValue?.toFixed(2) ?? null, changes.item_quantity ?? before.itemQuantity, changes.is_price_per_item ?? before.isPricePerItem);
    const replacement = changes.rpid === undefined ? null : await findProduct(tx, 'rpid', changes.rpid);
    const key = { clientId_id: { clientId: caller.clientId, id: before.id } };
    const changesAmount = [changes.replacement_cost_value, changes.item_quantity, changes.is_price_per_item].some((value) => value !== undefined && value !== null);
    await tx.appraisal.update({
      where: key,
      data: { ...columnsOf(changes, replacement?.name), ...(changesAmount ? { actualCashValue: null } : {}), updateTime: now() },
    });
    if (changesAmount) await tx.acvCalculation.deleteMany({ where: { clientId: caller.clientId, appraisalId: id } });
    await record(tx, { ...caller, clientReferenceId, type: 'appraisal.updated', data: { appraisal_id: id, changes: publicFields(changes) } });
  });
  return readAppraisal(caller, clientReferenceId, id, basePath);
}

function publicFields({ client_id: _client, session_id: _session, 'session-id': _label, ...changes }: Given): Record<string, unknown> {
  return changes;
}

function columnsOf(changes: Given, replacementName: string | undefined) {
  const columns = {
    rpid: changes.rpid,
    rpNameCart: given(changes.rp_name_cart) ?? replacementName,
    cpNameCart: given(changes.cp_name_cart),
    homepageClientCategoryId: given(changes.homepage_client_category_id),
    selectedClientCategoryId: given(changes.selected_client_category_id),
    itemQuantity: given(changes.item_quantity),
    isPricePerItem: given(changes.is_price_per_item),
    offerId: given(changes.offer_id),
    shopName: given(changes.shop_name),
    shopUrl: given(changes.shop_url),
    replacementCostValue: given(changes.replacement_cost_value),
    rpPriceDate: changes.rp_price_date ? fromDateTimeString(changes.rp_price_date) : undefined,
    datePurchase: changes.date_purchase ? fromDateString(changes.date_purchase) : undefined,
    comment: given(changes.comment),
    appraisalCondition: given(changes.appraisal_condition),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
