import type { Transaction } from '@/lib/platform/database/tenant';
import type { Minor } from '@/lib/shared/money';
import { type Line, settleClaim, type Terms } from '@/lib/valuation/settle-claim';
import { amountOf } from '../acv/facts';
import type { PreviewRow, Standing } from './preview-line';

/** A previewed line. `after` equals `before` if a fact needed for the valuation is missing. */
export interface LookedAt {
  readonly row: PreviewRow;
  readonly before: Standing;
  readonly after: Standing;
}

/** The net payment for a claim before and after. */
export interface ClaimOutcome {
  readonly row: Pick<PreviewRow, 'client_reference_id' | 'reference' | 'currency'>;
  readonly before: Minor;
  readonly after: Minor;
}

interface TermsRow {
  id: number;
  deductible: string | null;
  policy_limit: string | null;
}

/** Sum over the lines valued by one rule. */
interface OtherRow {
  client_reference_id: number;
  rule: string | null;
  limit: string | null;
  payable: string;
}

interface ClaimsAround {
  readonly terms: ReadonlyMap<number, Terms>;
  readonly others: ReadonlyMap<number, readonly OtherRow[]>;
}

/**
 * Terms and remaining lines of the claims of these rows. Counted lines that are decided or entered by
 * hand still count towards category limits and deductibles.
 */
export async function claimsAround(
  tx: Transaction,
  clientId: number,
  rows: readonly PreviewRow[],
): Promise<ClaimsAround> {
  const claims = [...new Set(rows.map((row) => row.client_reference_id))];
  const terms = await tx.$queryRaw<TermsRow[]>`
    SELECT id, deductible::text, policy_limit::text FROM client_reference WHERE client_id = ${clientId} AND id = ANY (${claims}::int[])`;
  const others = await tx.$queryRaw<OtherRow[]>`
    SELECT line.client_reference_id, line.rule_name AS rule, line.category_limit::text AS "limit",
      sum(line.payable)::text AS payable
    FROM claim_line line
    WHERE line.client_id = ${clientId} AND line.client_reference_id = ANY (${claims}::int[])
      AND line.state = 'counted'
      AND NOT EXISTS (
        SELECT FROM unnest(${rows.map(({ id }) => id)}::int[]) AS looked (id)
        WHERE looked.id = line.appraisal_id
      )
    GROUP BY line.client_reference_id, line.rule_name, line.category_limit`;
  return {
    terms: new Map(
      terms.map((row) => [
        row.id,
        { deductible: amountOf(row.deductible), policyLimit: amountOf(row.policy_limit) },
      ]),
    ),
    others: grouped(others, (row) => row.client_reference_id),
  };
}

/**
 * Settles each claim before and after, because category limits, the deductible and the policy limit
 * apply to all its lines together.
 */
export const claimOutcomes = (
  looked: readonly LookedAt[],
  { terms, others }: ClaimsAround,
): ClaimOutcome[] =>
  [...grouped(looked, ({ row }) => row.client_reference_id)].flatMap(
    ([id, lines]): ClaimOutcome[] => {
      const [beside, agreed, first] = [(others.get(id) ?? []).map(lineOf), terms.get(id), lines[0]];
      // Amounts beyond the range of settleClaim have no total.
      if (!agreed || !first || !areComplete(beside)) return [];
      const net = (which: 'before' | 'after') =>
        settleClaim([...beside, ...lines.map((line) => line[which].line)], agreed).net;
      return [{ row: first.row, before: net('before'), after: net('after') }];
    },
  );

export function grouped<T, Key>(all: readonly T[], keyOf: (one: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

function lineOf({ rule, limit, payable }: OtherRow): Line | null {
  const amount = amountOf(payable);
  return amount === null ? null : { rule: rule ?? '', payable: amount, limit: amountOf(limit) };
}

const areComplete = (lines: readonly (Line | null)[]): lines is readonly Line[] =>
  !lines.includes(null);
