import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { type Minor, parseAmount, subtract } from '@/lib/shared/money';
import type { RuleSetContent } from '@/lib/valuation/rule-set';
import type { Line } from '@/lib/valuation/settle-claim';
import { isRefusal, type Refusal, type Valuation, valueItem } from '@/lib/valuation/value-item';
import { amountOf, factsRows, type FactsRow, itemOf } from '../acv/facts';
import { LINE_RCV } from '../select';

/** An appraisal with its stated values, their approval, and its amounts within the claim. */
export interface PreviewRow extends FactsRow {
  /** Market value of the line. Null if none was stated. */
  market_value: string | null;
  is_market_value_approved: boolean;
  /**
   * The offer's price if the replacement cost awaits approval, 0 without an offer. Null if no price
   * awaits approval.
   */
  offered: string | null;
  /** Like `offered`, but without an offer what was in force before. */
  priced: string | null;
  /** ACV of the line in the sums of the claim. */
  line_acv: string;
  /** ACV minus item limit and item deductible. */
  payable: string;
  rule_name: string | null;
  category_limit: string | null;
}

/** Counted lines. `where` as for `factsRows`; it also contains ORDER BY and LIMIT. */
export const selectPreviewRows = (
  tx: Transaction,
  clientId: number,
  where: Prisma.Sql,
): Promise<PreviewRow[]> => tx.$queryRaw<PreviewRow[]>`
  SELECT f.*, v.facts ->> 'market_value' AS market_value, coalesce(v.approved_by IS NOT NULL, false) AS is_market_value_approved, unapproved.offered, unapproved.priced,
    line.acv::text AS line_acv, line.payable::text, v.rule_name, line.category_limit::text
  FROM (${factsRows(clientId, COUNTED, where)}) f
    JOIN LATERAL (
      SELECT l.* FROM claim_line l JOIN appraisal a ON a.client_id = l.client_id AND a.row_id = l.row_id
      WHERE a.client_id = ${clientId} AND a.id = f.id LIMIT 1
    ) line ON true
    LEFT JOIN acv_calculation v ON v.client_id = ${clientId} AND v.appraisal_id = f.id
    LEFT JOIN LATERAL (
      SELECT coalesce(offer.price, 0)::text AS offered, coalesce(
        offer.price,
        round(r.standing_line_rcv / CASE WHEN a.is_price_per_item THEN a.item_quantity ELSE 1 END, 2),
        0
      )::text AS priced
      FROM price_review r JOIN appraisal a ON a.client_id = r.client_id AND a.id = r.appraisal_id
        LEFT JOIN price_snapshot s ON s.client_id = r.client_id AND s.appraisal_id = r.appraisal_id
        CROSS JOIN LATERAL (
          SELECT line_rcv(catalogue_price(s), true, CASE WHEN a.is_price_per_item THEN 1 ELSE a.item_quantity END) AS price
        ) offer
      WHERE r.client_id = ${clientId} AND r.appraisal_id = f.id AND NOT coalesce(${LINE_RCV} <= r.approved_line_rcv, false)
    ) unapproved ON true
  ORDER BY f.id DESC`;

/** The appraisals in the sums of their claims. */
const COUNTED = Prisma.sql`(
  SELECT a.* FROM claim_line line
  JOIN appraisal a ON a.client_id = line.client_id AND a.id = line.appraisal_id
  WHERE line.state = 'counted'
)`;

/** The ACV of a line, and the line that enters the claim's settlement. */
export interface Standing {
  readonly acv: Minor;
  readonly line: Line;
}

interface Previewed extends Standing {
  /** Name of the rule that the previewed rule set applies. */
  readonly rule: string;
}

/** Current values of the line. Null if an amount is missing. */
export const standingOf = ({
  line_acv: acv,
  payable,
  rule_name: rule,
  category_limit: limit,
}: PreviewRow): Standing | null => {
  const [value, paid] = [amountOf(acv), amountOf(payable)];
  return value === null || paid === null
    ? null
    : { acv: value, line: { rule: rule ?? '', payable: paid, limit: amountOf(limit) } };
};

/**
 * Values the line by the previewed rules, limited to what takes effect without approval: stated
 * prices and market values above the client's limit do not.
 */
export function previewLine(
  content: RuleSetContent,
  row: PreviewRow,
  categoryIds: readonly number[],
  limit: Minor | null,
): Previewed | Refusal {
  const item = itemOf(row, categoryIds, amountOf(row.market_value));
  const stated = valueItem(content, item);
  if (isRefusal(stated)) return stated;
  if (limit === null) return previewed(stated);
  const at = (rcv: string | null) =>
    rcv === null ? stated : valueItem(content, { ...item, rcv: amountOf(rcv) });
  const [offered, priced] = [at(row.offered), at(row.priced)];
  const isAbove = !isRefusal(offered) && subtract(stated.acv, offered.acv) > limit;
  const counts = isAbove && !isRefusal(priced) ? priced : stated;
  const before = standingOf(row);
  return before !== null && isMarketValue(counts) && counts.acv > mayBe(row, before.acv, limit)
    ? { ...before, rule: counts.rule.name }
    : previewed(counts);
}

const previewed = ({
  rule: { name, category_limit: limit },
  acv,
  payable,
}: Valuation): Previewed => ({
  rule: name,
  acv,
  line: { rule: name, payable, limit: limit === null ? null : parseAmount(limit) },
});

const isMarketValue = ({ steps }: Valuation): boolean =>
  steps.some(({ message }) => message === 'method.market_value');

const mayBe = (
  { is_market_value_approved: isApproved }: PreviewRow,
  before: Minor,
  limit: Minor,
): number => (isApproved ? Math.max(limit, before) : limit);
