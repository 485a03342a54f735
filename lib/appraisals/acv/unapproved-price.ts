import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type PriceReview, Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { formatAmount, type Minor, parseAmount, subtract } from '@/lib/shared/money';
import type { Value } from '../changes';
import { LINE_RCV } from '../select';
import { isAboveLimit, overrideLimit } from './limit';

interface Price {
  readonly rcv: string;
  readonly is_price_per_item: boolean;
}

/**
 * A stated replacement cost that needs approval because of the client's limit, and has none yet.
 */
export interface UnapprovedPrice {
  readonly enteredBy: string;
  readonly hasOffer: boolean;
  /** What needs no approval: the offer's price, or 0 without an offer. */
  readonly offered: Price;
  /**
   * What the line is valued from meanwhile: the offer's price or, without an offer, what was in force
   * before.
   */
  readonly priced: Price;
  /** RCV of the line from it. 0 if nothing was in force before. */
  readonly pricedLine: Minor;
}

export const BASIS = ['basis', 'basis_source', 'basis_date', 'basis_note'] as const;

/** What counts until a stated price is decided, where no offer has a price. */
export interface Standing {
  readonly rcv: Minor | null;
  readonly basis: Readonly<Record<(typeof BASIS)[number], Value | null>> | null;
}

interface Priced {
  line_rcv: string | null;
  /** The offer's price per piece or in total, as the replacement cost. Null without an offer. */
  offer_price: string | null;
  /** RCV of the line at the offer's price; 0 without an offer. */
  offer_line: string;
  in_force_line: string;
  is_price_per_item: boolean;
  is_reviewed: boolean;
  is_approved: boolean;
  entered_by: string;
}

const OFFER_LINE = Prisma.sql`line_rcv(catalogue_price(s), true, a.item_quantity)`;

async function selectPriced(tx: Transaction, clientId: number, id: number): Promise<Priced> {
  const [row] = await tx.$queryRaw<Priced[]>`
    SELECT ${LINE_RCV}::text AS line_rcv, a.is_price_per_item,
      line_rcv(catalogue_price(s), true, CASE WHEN a.is_price_per_item THEN 1 ELSE a.item_quantity END)::text AS offer_price,
      coalesce(${OFFER_LINE}, 0)::text AS offer_line,
      coalesce(${OFFER_LINE}, r.standing_line_rcv, 0)::text AS in_force_line, r.client_id IS NOT NULL AS is_reviewed,
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
    offer_price: offer,
    in_force_line: line,
    is_price_per_item: isEach,
  } = await selectPriced(tx, clientId, id);
  const pricedLine = parseAmount(line);
  if (!isReviewed || isApproved || pricedLine === null) return null;
  const offered = { rcv: offer ?? '0.00', is_price_per_item: isEach };
  const hasOffer = offer !== null;
  const priced = hasOffer ? offered : { rcv: line, is_price_per_item: false };
  return { enteredBy, hasOffer, offered, priced, pricedLine };
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
      AND (r.client_id IS NOT NULL OR ${hasLimit} AND ${LINE_RCV} > coalesce(${OFFER_LINE}, 0))`;
  return new Set(rows.map(({ id }) => id));
}

/**
 * Creates, updates or deletes the price review after a change of price, offer or quantity.
 * `isByHand`: the caller stated the price or chose the offer, so becomes the requester, who cannot
 * approve it. `before` gives the RCV of the line before the change, which counts until the new one is
 * decided, unless it awaited approval itself, and its basis.
 */
export async function reviewPrice(
  tx: Transaction,
  caller: Caller,
  id: number,
  isByHand: boolean,
  before: () => Promise<Standing>,
): Promise<void> {
  const { clientId, actor: enteredBy } = caller;
  const {
    line_rcv: rcv,
    offer_line: priced,
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
  const where = { clientId_appraisalId: key };
  const standing = standingOf(await tx.priceReview.findUnique({ where }), await before());
  const stated = {
    enteredBy,
    approvedBy: null,
    approvedLineRcv: null,
    standingLineRcv: standing.rcv === null ? null : formatAmount(standing.rcv),
    standingBasis: standing.basis ?? Prisma.DbNull,
    createTime: now(),
  };
  await tx.priceReview.upsert({
    where,
    create: { ...key, ...stated },
    update: isByHand ? stated : {},
  });
}

/** What was in force before: the earlier amount or, if that awaited approval, what stood for it. */
function standingOf(review: PriceReview | null, before: Standing): Standing {
  const approved = review?.approvedLineRcv ? parseAmount(review.approvedLineRcv.toFixed(2)) : null;
  const wasInForce =
    review === null || (approved !== null && before.rcv !== null && before.rcv <= approved);
  if (wasInForce) return before;
  return {
    rcv: review.standingLineRcv && parseAmount(review.standingLineRcv.toFixed(2)),
    basis: review.standingBasis as Standing['basis'],
  };
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
