import { Prisma } from '@/lib/platform/database/generated/client';

/**
 * Price from the catalogue, or null. A price that a caller supplied with an offer unknown to the
 * catalogue (`stated`) does not justify a replacement cost. Refers to `s` (price_snapshot).
 */
export const CATALOGUE_PRICE = Prisma.sql`CASE WHEN s.source <> 'stated' THEN s.total_price END`;

/**
 * At most one row for an appraisal `a` whose replacement cost awaits approval: the line's RCV as
 * `stated`, and the RCV `in_force`, which is the offer's or 0 without an offer, but at least the
 * ACV. No row if rules already put the stated price in force within the client's limit. The LIMIT
 * keeps the planner from starting with all prices of the client instead of with `a`.
 */
export const UNAPPROVED_RCV = Prisma.sql`
  SELECT line.stated, greatest(line_rcv(coalesce(${CATALOGUE_PRICE}, 0), true, a.item_quantity), coalesce(a.actual_cash_value, 0)) AS in_force
  FROM price_review r
    CROSS JOIN LATERAL (SELECT line_rcv(a.replacement_cost_value, a.is_price_per_item, a.item_quantity) AS stated) line
    LEFT JOIN price_snapshot s ON s.client_id = r.client_id AND s.appraisal_id = r.appraisal_id
    LEFT JOIN acv_calculation v ON v.client_id = r.client_id AND v.appraisal_id = r.appraisal_id
  WHERE r.client_id = a.client_id AND r.appraisal_id = a.id AND NOT coalesce(line.stated <= r.approved_line_rcv, false)
    AND NOT coalesce(NOT v.is_manual AND v.outdated IS NULL AND v.actual_cash_value + v.depreciation = line.stated, false)
  LIMIT 1`;

/**
 * For a claim `claim`: the part of its stated RCV, and so of its depreciation, that is not in
 * force. Tests for price reviews of the client first, because most clients have none and their
 * lines need no lookup.
 */
export const UNAPPROVED_SUM = Prisma.sql`(SELECT CASE WHEN EXISTS (SELECT FROM price_review r WHERE r.client_id = claim.client_id) THEN (
    SELECT coalesce(sum(unapproved.stated - unapproved.in_force), 0) FROM appraisal a CROSS JOIN LATERAL (${UNAPPROVED_RCV}) unapproved
    WHERE a.client_id = claim.client_id AND a.client_reference_id = claim.id) ELSE 0 END)`;
