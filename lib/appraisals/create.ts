import type { z } from 'zod';
import { findOffer } from '@/lib/catalogue/find-offer';
import { findProduct, type ProductFound } from '@/lib/catalogue/find-products';
import { findClaim } from '@/lib/claims/find';
import type { createAppraisal as contract } from '@/lib/contract/appraisals';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { fromDateString, fromDateTimeString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';

type Given = z.output<typeof contract.body>;

/** Throws `not_found` for the claim, `wrong` for products that the catalogue lacks or a row of another claim. */
export async function createAppraisal(caller: Caller, clientReferenceId: number, given: Given) {
  if (given.client_reference_id !== undefined && given.client_reference_id !== clientReferenceId) {
    throw wrongValue('client_reference_id', 'path and body disagree');
  }
  return withClient(caller.clientId, async (tx) => {
    const claim = await findClaim(tx, caller, clientReferenceId);
    const claimed = await findProduct(tx, 'cpid', given.cpid);
    const replacement = await findProduct(tx, 'rpid', given.rpid);
    const offer = await findOffer(tx, replacement.pid, claim.currency, given.offer_id ?? null);
    const rowId = await itemFor(tx, caller, clientReferenceId, claimed, given);
    const id = await insert(tx, caller, clientReferenceId, rowId, given, { claimed, replacement, offer });
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'appraisal.created',
      data: { appraisal_id: id, row_id: rowId, cpid: given.cpid, rpid: given.rpid, replacement_cost_value: given.replacement_cost_value ?? null },
    });
    return { appraisal_id: id };
  });
}

async function itemFor(tx: Transaction, caller: Caller, clientReferenceId: number, claimed: ProductFound, given: Given): Promise<number> {
  const { clientId } = caller;
  const rowId = given.row_id ?? null;
  if (rowId === null) return createItem(tx, caller, clientReferenceId, claimed, given);
  const item = await tx.claimedItem.findUnique({ where: { clientId_id: { clientId, id: rowId }, clientReferenceId } });
  if (!item) throw wrongValue('row_id', 'is not a claimed item of this claim');
  return rowId;
}

async function createItem(tx: Transaction, { clientId }: Caller, clientReferenceId: number, claimed: ProductFound, given: Given): Promise<number> {
  await tx.$queryRaw`SELECT id FROM client_reference WHERE client_id = ${clientId} AND id = ${clientReferenceId} FOR NO KEY UPDATE`;
  const last = await tx.claimedItem.aggregate({ where: { clientId, clientReferenceId }, _max: { displayId: true } });
  const time = now();
  const item = await tx.claimedItem.create({
    data: {
      clientId,
      clientReferenceId,
      displayId: (last._max.displayId ?? 0) + 1,
      description: given.cp_name_cart ?? claimed.name,
      quantity: given.item_quantity ?? 1,
      condition: given.appraisal_condition ?? 0,
      clientCategoryId: given.homepage_client_category_id ?? claimed.categoryId,
      datePurchase: given.date_purchase ? fromDateString(given.date_purchase) : null,
      pid: claimed.pid,
      createTime: time,
      updateTime: time,
    },
    select: { id: true },
  });
  return item.id;
}

interface Chosen {
  readonly claimed: ProductFound;
  readonly replacement: ProductFound;
  readonly offer: Awaited<ReturnType<typeof findOffer>>;
}

/** What the caller leaves out is taken from the chosen offer; what it says itself stands. */
async function insert(tx: Transaction, { clientId }: Caller, clientReferenceId: number, rowId: number, given: Given, chosen: Chosen): Promise<number> {
  const { claimed, replacement, offer } = chosen;
  const time = now();
  const appraisal = await tx.appraisal.create({
    data: {
      clientId,
      clientReferenceId,
      rowId,
      cpid: claimed.pid,
      rpid: replacement.pid,
      cpNameCart: given.cp_name_cart ?? claimed.name,
      rpNameCart: given.rp_name_cart ?? replacement.name,
      homepageClientCategoryId: given.homepage_client_category_id ?? claimed.categoryId,
      selectedClientCategoryId: given.selected_client_category_id ?? given.homepage_client_category_id ?? claimed.categoryId,
      itemQuantity: given.item_quantity ?? 1,
      isPricePerItem: given.is_price_per_item ?? true,
      offerId: given.offer_id ?? offer?.offerId ?? null,
      shopName: given.shop_name ?? offer?.shopName ?? null,
      shopUrl: given.shop_url ?? offer?.shopUrl ?? null,
      replacementCostValue: given.replacement_cost_value ?? offer?.totalPrice ?? null,
      rpPriceDate: given.rp_price_date ? fromDateTimeString(given.rp_price_date) : (offer?.priceDate ?? null),
      datePurchase: given.date_purchase ? fromDateString(given.date_purchase) : null,
      comment: given.comment ?? '',
      appraisalCondition: given.appraisal_condition ?? 0,
      createTime: time,
      updateTime: time,
    },
    select: { id: true },
  });
  if (offer) await keepPrice(tx, clientId, appraisal.id, offer, given.replacement_cost_value ?? null);
  return appraisal.id;
}

/** The price as it was on that day, so that the figure can be defended when the shop has long changed it. */
async function keepPrice(tx: Transaction, clientId: number, appraisalId: number, offer: NonNullable<Chosen['offer']>, custom: number | null) {
  const { offerId, shopName, shopUrl, currency, totalPrice, priceDate } = offer;
  const source = custom === null || Number(totalPrice) === custom ? 'offer' : 'custom';
  await tx.priceSnapshot.create({
    data: { clientId, appraisalId, offerId, shopName, shopUrl, currency, totalPrice: custom ?? totalPrice, priceDate, source, createTime: now() },
  });
}
