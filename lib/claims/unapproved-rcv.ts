import { Prisma } from '@/lib/platform/database/generated/client';

/** A price that the catalogue had; one that the caller told of an offer unknown to it justifies nothing. Null without one. Speaks of `s` (price_snapshot). */
export const CATALOGUE_PRICE = Prisma.sql`CASE WHEN s.source <> 'stated' THEN s.total_price END`;

/**
 * At most one row for an appraisal `a`, where its replacement cost awaits another person: the RCV of the line as it was
 * `stated`, and the one `in_force`, which is the offer's, or 0 without one, and never below the ACV. Rules that
 * value the stated price within the client's limit have put it in force. The LIMIT keeps the planner from starting at
 * all prices of the client instead of at `a`.
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

/** Of a claim `claim`: how much of its RCV as stated, and of the depreciation from that, is not in force. Most clients hold no price; their lines are not looked at. */
export const UNAPPROVED_SUM = Prisma.sql`(SELECT CASE WHEN EXISTS (SELECT FROM price_review r WHERE r.client_id = claim.client_id) THEN (
    SELECT coalesce(sum(unapproved.stated - unapproved.in_force), 0) FROM appraisal a CROSS JOIN LATERAL (${UNAPPROVED_RCV}) unapproved
    WHERE a.client_id = claim.client_id AND a.client_reference_id = claim.id) ELSE 0 END)`;
