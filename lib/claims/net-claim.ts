import type { LineCounts } from '@/lib/contract/claim-lines';
import type { Transaction } from '@/lib/platform/database/tenant';
import { type Minor, minor, parseAmount, subtract } from '@/lib/shared/money';
import { type Line, settleClaim } from '@/lib/valuation/settle-claim';

/** The sums of a claim's counted lines. Numbers with at most two decimals. */
interface Sums {
  readonly currency: string;
  readonly language: string;
  readonly rcv: number;
  readonly depreciation: number;
  readonly acv: number;
  readonly lines: LineCounts;
}

/** What a claim pays: the sums of its lines, its terms, and the result of both. */
interface NetClaim extends Sums {
  readonly deductible: Minor | null;
  readonly policyLimit: Minor | null;
  readonly settled: ReturnType<typeof settleClaim>;
}

/** The sum is beyond the range of Minor, so nothing is settled. */
interface TooLarge extends Sums {
  readonly tooLarge: string;
}

export const isTooLarge = (claim: NetClaim | TooLarge): claim is TooLarge => 'tooLarge' in claim;

/** A claim with the sum of its lines under one limited rule. Without any, those columns are null. */
interface SumsRow {
  id: number;
  currency: string;
  language: string;
  rcv_sum: string;
  acv_sum: string;
  depreciation_sum: string;
  payable_sum: string;
  deductible: string | null;
  policy_limit: string | null;
  line_count: number;
  counted_count: number;
  excluded_count: number;
  claimed_not_valued_sum: string;
  rule: string | null;
  limit: string | null;
  payable: string | null;
}

/** The net claim of each of these claims, by claim id. */
export async function netClaims(
  tx: Transaction,
  clientId: number,
  claimIds: readonly number[],
): Promise<ReadonlyMap<number, NetClaim | TooLarge>> {
  const rows = await tx.$queryRaw<SumsRow[]>`
    SELECT claim.id, claim.currency, claim.language, claim.rcv_sum::text, claim.acv_sum::text,
      claim.depreciation_sum::text,      claim.payable_sum::text, claim.deductible::text, claim.policy_limit::text, claim.line_count,
      claim.counted_count, claim.excluded_count, claim.claimed_not_valued_sum::text,
      limited.rule_name AS rule, limited.category_limit::text AS "limit",
      limited.payable::text AS payable
    FROM client_reference claim
    LEFT JOIN LATERAL (
      SELECT line.rule_name, line.category_limit, sum(line.payable) AS payable
      FROM claim_line line
      WHERE line.client_id = claim.client_id AND line.client_reference_id = claim.id
        AND line.category_limit IS NOT NULL
      GROUP BY line.rule_name, line.category_limit
    ) limited ON true
    WHERE claim.client_id = ${clientId} AND claim.id = ANY (${claimIds}::int[])
    ORDER BY claim.id, rule, limited.category_limit`;
  const ofClaims = new Map<number, SumsRow[]>();
  for (const row of rows) ofClaims.set(row.id, [...(ofClaims.get(row.id) ?? []), row]);
  return new Map([...ofClaims].map(([id, ofClaim]) => [id, netClaimOf(ofClaim)]));
}

function netClaimOf(rows: readonly SumsRow[]): NetClaim | TooLarge {
  const [claim] = rows;
  if (!claim) throw new Error('A group without rows');
  const sums = {
    currency: claim.currency,
    language: claim.language,
    rcv: Number(claim.rcv_sum),
    depreciation: Number(claim.depreciation_sum),
    acv: Number(claim.acv_sum),
    lines: lineCountsOf(claim),
  };
  const payable = parseAmount(claim.payable_sum);
  if (payable === null) return { ...sums, tooLarge: claim.payable_sum };
  const limited = rows.flatMap(limitedLines);
  const rest = limited.reduce((sum, one) => subtract(sum, one.payable), payable);
  const terms = {
    deductible: claim.deductible === null ? null : parseAmount(claim.deductible),
    policyLimit: claim.policy_limit === null ? null : parseAmount(claim.policy_limit),
  };
  const lines = [{ rule: '', payable: rest, limit: null }, ...limited];
  return { ...sums, ...terms, settled: settleClaim(lines, terms) };
}

function limitedLines({ rule, limit, payable }: SumsRow): Line[] {
  if (limit === null || payable === null) return [];
  return [
    { rule: rule ?? '', limit: parseAmount(limit), payable: parseAmount(payable) ?? minor(0) },
  ];
}

type CountsRow = Pick<
  SumsRow,
  'line_count' | 'counted_count' | 'excluded_count' | 'claimed_not_valued_sum'
>;

/** Every line is counted, excluded or not valued. */
export const lineCountsOf = (claim: CountsRow): LineCounts => ({
  line_count: claim.line_count,
  lines_counted: claim.counted_count,
  lines_excluded: claim.excluded_count,
  lines_not_valued: claim.line_count - claim.counted_count - claim.excluded_count,
  claimed_not_valued: Number(claim.claimed_not_valued_sum),
});
