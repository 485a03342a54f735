import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { type Minor, parseAmount, subtract } from '@/lib/shared/money';
import { LINE_RCV } from '../select';
import { isAboveLimit, overrideLimit } from './limit';

/**
 * A stated replacement cost that needs approval because of the client's limit, and has none yet.
 */
export interface UnapprovedPrice {
  readonly enteredBy: string;
  /**
   * The offer's price in the unit of the replacement cost, per piece or in total. 0 without an
   * offer.
   */
  readonly priced: string;
  readonly pricedLine: Minor;
}

interface Priced {
  line_rcv: string | null;
  priced: string;
  priced_line: string;
  is_reviewed: boolean;
  is_approved: boolean;
  entered_by: string;
}

const OFFER_PRICE = Prisma.sql`coalesce(catalogue_price(s), 0)`;

async function selectPriced(tx: Transaction, clientId: number, id: number): Promise<Priced> {
  const [row] = await tx.$queryRaw<Priced[]>`
    SELECT ${LINE_RCV}::text AS line_rcv, line_rcv(${OFFER_PRICE}, true, CASE WHEN a.is_price_per_item THEN 1 ELSE a.item_quantity END)::text AS priced,
      line_rcv(${OFFER_PRICE}, true, a.item_quantity)::text AS priced_line, r.client_id IS NOT NULL AS is_reviewed,
      coalesce(${LINE_RCV} <= r.approved_line_rcv, false) AS is_approved, coalesce(r.entered_by, '') AS entered_by
    FROM appraisal a LEFT JOIN price_snapshot s ON s.client_id = a.client_id AND s.appraisal_id = a.id
      LEFT JOIN price_review r ON r.client_id = a.client_id AND r.appraisal_id = a.id
    WHERE a.client_id = ${clientId} AND a.id = ${id}`;
  if (!row) throw new Error(`No appraisal ${id} of client ${clientId}, though it is locked`);
  return row;
}

export async function unapprovedPrice(
  tx: Transaction,
  clientId: number,
  id: number,
): Promise<UnapprovedPrice | null> {
  const {
    is_reviewed: isReviewed,
    is_approved: isApproved,
    entered_by: enteredBy,
    priced,
    priced_line: line,
  } = await selectPriced(tx, clientId, id);
  const pricedLine = parseAmount(line);
  return isReviewed && !isApproved && pricedLine !== null
    ? { enteredBy, priced, pricedLine }
    : null;
}

/** Those of the appraisals on which `reviewPrice` may have an effect. */
export async function pricesToReview(
  tx: Transaction,
  clientId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const hasLimit = (await overrideLimit(tx, clientId)) !== null;
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT a.id
    FROM appraisal a LEFT JOIN price_snapshot s ON s.client_id = a.client_id AND s.appraisal_id = a.id
      LEFT JOIN price_review r ON r.client_id = a.client_id AND r.appraisal_id = a.id
    WHERE a.client_id = ${clientId} AND a.id = ANY (${[...ids]}::int[])
      AND NOT coalesce(${LINE_RCV} <= r.approved_line_rcv, false)
      AND (r.client_id IS NOT NULL OR ${hasLimit} AND ${LINE_RCV} > line_rcv(${OFFER_PRICE}, true, a.item_quantity))`;
  return new Set(rows.map(({ id }) => id));
}

/**
 * Creates, updates or deletes the price review after a change of price, offer or quantity.
 * `isByHand`: the caller stated the price or chose the offer, so becomes the requester, who cannot
 * approve it.
 */
export async function reviewPrice(
  tx: Transaction,
  caller: Caller,
  id: number,
  isByHand: boolean,
): Promise<void> {
  const { clientId, actor: enteredBy } = caller;
  const {
    line_rcv: rcv,
    priced_line: priced,
    is_reviewed: isReviewed,
    is_approved: isApproved,
  } = await selectPriced(tx, clientId, id);
  if (isApproved) return;
  const limit = await overrideLimit(tx, clientId);
  const key = { clientId, appraisalId: id };
  const above = limit === null ? null : excessOf(rcv, priced);
  if (limit === null || above === null || !(await isAboveLimit(tx, clientId, id, above, limit))) {
    if (isReviewed) await tx.priceReview.deleteMany({ where: key });
    return;
  }
  const stated = { enteredBy, approvedBy: null, approvedLineRcv: null, createTime: now() };
  await tx.priceReview.upsert({
    where: { clientId_appraisalId: key },
    create: { ...key, ...stated },
    update: isByHand ? stated : {},
  });
}

function excessOf(rcv: string | null, priced: string): Minor | null {
  const [stated, justified] = [rcv === null ? null : parseAmount(rcv), parseAmount(priced)];
  return stated === null || justified === null ? null : subtract(stated, justified);
}

/** Marks the price as approved up to the current RCV of the line. */
export async function confirmPrice(
  tx: Transaction,
  { clientId, actor }: Caller,
  id: number,
): Promise<void> {
  const { line_rcv: approvedLineRcv } = await selectPriced(tx, clientId, id);
  await tx.priceReview.updateMany({
    where: { clientId, appraisalId: id },
    data: { approvedBy: actor, approvedLineRcv },
  });
}
