import type { Appraisal } from '@/lib/contract/appraisals';
import type { LineReason, LineState } from '@/lib/contract/claim-lines';
import type { ForensicsStatus } from '@/lib/contract/forensics';
import type { PriceRule } from '@/lib/shared/price-rule';
import type { Precision } from '@/lib/shared/purchase';
import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { SnapshotSource } from './price-snapshot';
import type { AwaitingKind } from './acv/leave-awaiting';
import { basisInForce, type Standing, STANDING } from './basis-in-force';
import { approvalWarnings, priceWarnings, warningsView } from './warnings';
import type { Basis } from '@/lib/shared/basis';
import { toDateString, toDateTimeString } from '@/lib/shared/dates';
import { parseAmount, subtract, toNumber } from '@/lib/shared/money';

interface AttachmentRow {
  name: string;
  type: string;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
  status: ForensicsStatus | null;
}

interface SnapshotRow {
  offer_id: string | null;
  shop_name: string | null;
  shop_url: string | null;
  currency: string;
  base_price: number | null;
  total_price: number;
  price_date: string | null;
  source: SnapshotSource;
  rule: PriceRule;
  date_damage: string | null;
  price_of_new_date: number | null;
  create_time: string;
}

export interface AppraisalRow extends Standing {
  id: number;
  client_id: number;
  client_reference_id: number;
  row_id: number;
  cpid: string;
  rpid: string;
  cp_name_cart: string;
  rp_name_cart: string;
  homepage_client_category_id: number | null;
  selected_client_category_id: number | null;
  item_quantity: number;
  is_price_per_item: boolean;
  offer_id: string | null;
  shop_name: string | null;
  shop_url: string | null;
  /** Replacement cost as stated, per piece or in total. */
  rcv: string | null;
  /** RCV of the line that counts: the offer's while the stated price awaits approval. */
  line_rcv: string | null;
  /** RCV of the line at a stated price that awaits approval. */
  unapproved_rcv: string | null;
  acv: string | null;
  currency: string;
  rp_price_date: Date | null;
  date_purchase: Date | null;
  date_purchase_precision: Precision;
  comment: string;
  appraisal_condition: number;
  has_receipt: boolean | null;
  bought_used: boolean | null;
  assumed_age_months: number | null;
  basis: Basis;
  basis_source: string | null;
  basis_date: Date | null;
  basis_note: string | null;
  appraisal_status_id: number;
  appraisal_status: string;
  chosen_id: number;
  line_state: LineState;
  line_reason: LineReason | null;
  date_request_time: Date | null;
  /** Whether the client named the status; such a name is not translated. */
  has_own_status_name: boolean;
  attachments: AttachmentRow[];
  price_snapshot: SnapshotRow | null;
  /** Null if the appraisal has no ACV calculation. */
  is_manual: boolean | null;
  acv_awaiting: string | null;
  /** What awaits approval, if anything does. */
  awaiting_kind: AwaitingKind | null;
  acv_outdated: boolean;
  awaiting_outdated: boolean;
  revision: number;
  create_time: Date;
  update_time: Date;
}

/** RCV of the line. Only this database function interprets `is_price_per_item`. */
export const LINE_RCV = Prisma.sql`line_rcv(a.replacement_cost_value, a.is_price_per_item, a.item_quantity)`;

/** What counts, as in `refresh_lines`. Needs `unapproved`, the row of `unapproved_rcv(a)` if any. */
export const RCV_IN_FORCE = Prisma.sql`coalesce(unapproved.in_force, ${LINE_RCV})`;
export const ACV_IN_FORCE = Prisma.sql`coalesce(a.actual_cash_value, ${RCV_IN_FORCE})`;

/**
 * Selects the columns that `appraisalView` needs. `where` refers to the appraisal as `a` and begins
 * with AND. The LIMITs stop the planner from joining all rows of the client, which took over 10 s
 * right after an import, before table statistics existed.
 */
export const appraisalRows = (clientId: number, where: Prisma.Sql): Prisma.Sql => Prisma.sql`
    SELECT a.*, a.replacement_cost_value::text AS rcv, ${RCV_IN_FORCE}::text AS line_rcv, unapproved.stated::text AS unapproved_rcv,
      ${ACV_IN_FORCE}::text AS acv, line.appraisal_id AS chosen_id, line.state AS line_state, line.reason AS line_reason, portal.date_request_time,
      claim.currency, standing.has_standing_offer, standing.standing_basis, coalesce(own_status.name, status.name) AS appraisal_status, own_status.name IS NOT NULL AS has_own_status_name, price.snapshot AS price_snapshot,
      calculation.is_manual, awaiting.actual_cash_value::text AS acv_awaiting, awaiting.kind AS awaiting_kind,
      calculation.outdated IS NOT NULL AS acv_outdated, awaiting.outdated IS NOT NULL AS awaiting_outdated, coalesce(files.attachments, '[]') AS attachments
    FROM appraisal a
    JOIN client_reference claim ON claim.client_id = a.client_id AND claim.id = a.client_reference_id
    JOIN appraisal_status status ON status.id = a.appraisal_status_id
    LEFT JOIN client_appraisal_status own_status ON own_status.client_id = a.client_id AND own_status.appraisal_status_id = a.appraisal_status_id
    LEFT JOIN LATERAL (SELECT c.* FROM acv_calculation c WHERE c.client_id = a.client_id AND c.appraisal_id = a.id LIMIT 1) calculation ON true
    JOIN LATERAL (SELECT l.* FROM claim_line l WHERE l.client_id = a.client_id AND l.row_id = a.row_id LIMIT 1) line ON true
    LEFT JOIN LATERAL (SELECT p.date_request_time FROM portal_item p WHERE p.client_id = a.client_id AND p.row_id = a.row_id LIMIT 1) portal ON true
    LEFT JOIN LATERAL unapproved_rcv(a) unapproved ON true
    ${STANDING}
    LEFT JOIN LATERAL (SELECT o.* FROM acv_override o WHERE o.client_id = a.client_id AND o.appraisal_id = a.id LIMIT 1) awaiting ON true
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('name', f.file_name, 'type', f.media_type, 'size', f.size_bytes, 'sha256', f.sha256,
        'width', f.width_px, 'height', f.height_px, 'status', v.status) ORDER BY f.position, f.file_name) AS attachments
      FROM attachment f
      LEFT JOIN forensics_verdict v ON v.client_id = f.client_id AND v.row_id = f.row_id AND v.file_name = f.file_name
      WHERE f.client_id = a.client_id AND f.row_id = a.row_id
    ) files ON true
    LEFT JOIN LATERAL (
      SELECT json_build_object('offer_id', s.offer_id, 'shop_name', s.shop_name, 'shop_url', s.shop_url, 'currency', s.currency, 'base_price', s.base_price,
        'total_price', s.total_price, 'price_date', iso_time(s.price_date), 'source', s.source, 'rule', s.rule,
        'date_damage', s.date_damage, 'price_of_new_date', s.price_of_new_date, 'create_time', iso_time(s.create_time)) AS snapshot
      FROM price_snapshot s WHERE s.client_id = a.client_id AND s.appraisal_id = a.id LIMIT 1
    ) price ON true
    WHERE a.client_id = ${clientId} ${where}`;

export const selectAppraisals = (
  tx: Transaction,
  clientId: number,
  where: Prisma.Sql,
): Promise<AppraisalRow[]> => tx.$queryRaw<AppraisalRow[]>(appraisalRows(clientId, where));

const number = (text: string | null): number | null => (text === null ? null : Number(text));

function depreciationOf(rcv: string | null, acv: string | null): number | null {
  const [from, left] = [
    rcv === null ? null : parseAmount(rcv),
    acv === null ? null : parseAmount(acv),
  ];
  return from === null || left === null ? null : toNumber(subtract(from, left));
}

const purchaseOf = ({ date_purchase: date, date_purchase_precision: precision }: AppraisalRow) => ({
  date_purchase: date && toDateString(date),
  date_purchase_precision: date && precision,
});

const lineOf = (row: AppraisalRow) => ({
  ...(row.chosen_id === row.id
    ? { line_state: row.line_state, line_reason: row.line_reason }
    : { line_state: 'excluded' as const, line_reason: 'alternative' as const }),
  chosen_appraisal_id: row.chosen_id,
});

function basesOf(row: AppraisalRow) {
  const inForce = basisInForce(row);
  return {
    basis: row.basis,
    basis_source: row.basis_source,
    basis_date: row.basis_date && toDateString(row.basis_date),
    basis_note: row.basis_note,
    ...(inForce && { basis_in_effect: inForce }),
  };
}

/** `basePath` is `<origin>/api` or, for a browser, `/api`. */
export const appraisalView = (row: AppraisalRow, basePath: string): Appraisal => ({
  appraisal_id: row.id,
  client_reference_id: row.client_reference_id,
  row_id: row.row_id,
  cpid: row.cpid,
  rpid: row.rpid,
  cp_name_cart: row.cp_name_cart,
  rp_name_cart: row.rp_name_cart,
  homepage_client_category_id: row.homepage_client_category_id,
  selected_client_category_id: row.selected_client_category_id,
  item_quantity: row.item_quantity,
  is_price_per_item: row.is_price_per_item,
  offer_id: row.offer_id,
  shop_name: row.shop_name,
  shop_url: row.shop_url,
  replacement_cost_value: number(row.rcv),
  rp_price_date: row.rp_price_date && toDateTimeString(row.rp_price_date),
  actual_cash_value: number(row.acv),
  total_replacement_cost_value: number(row.line_rcv),
  replacement_cost_value_awaiting: number(row.unapproved_rcv),
  depreciation: depreciationOf(row.line_rcv, row.acv),
  currency: row.currency,
  acv_state: row.is_manual === null ? 'none' : row.is_manual ? 'entered' : 'calculated',
  acv_awaiting_approval: number(row.acv_awaiting),
  acv_outdated: row.acv_outdated,
  approval: row.awaiting_kind === null ? null : 'pending',
  ...warningsView([
    ...priceWarnings(number(row.rcv), row.price_snapshot),
    ...approvalWarnings(row),
  ]),
  price_snapshot: row.price_snapshot,
  ...purchaseOf(row),
  comment: row.comment,
  appraisal_condition: row.appraisal_condition,
  has_receipt: row.has_receipt,
  bought_used: row.bought_used,
  assumed_age_months: row.assumed_age_months,
  date_request_time: row.date_request_time?.toISOString() ?? null,
  ...basesOf(row),
  appraisal_status_id: row.appraisal_status_id,
  appraisal_status: row.appraisal_status,
  ...lineOf(row),
  attachments: row.attachments.map(({ name }) => name),
  attachment_details: row.attachments.map((file) => ({
    name: file.name,
    url: `${basePath}/client_reference/${row.client_reference_id}/appraisal/${row.id}/attachments/${encodeURIComponent(file.name)}?client_id=${row.client_id}`,
    type: file.type,
    size: file.size,
    sha256: file.sha256,
    width: file.width,
    height: file.height,
    forensics_status: file.status,
  })),
  revision: row.revision,
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
});
