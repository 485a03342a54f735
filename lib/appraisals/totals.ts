import type { z } from 'zod';
import type { readClaimTotals } from '@/lib/contract/claim-totals';
import { UNAPPROVED_SUM } from '@/lib/claims/unapproved-rcv';
import type { Caller } from '@/lib/identity/caller';
import { readClient, type Transaction } from '@/lib/platform/database/tenant';
import { notFound, wrongValue } from '@/lib/shared/fault';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { add, type Minor, parseAmount, toNumber } from '@/lib/shared/money';
import { type Line, settleClaim } from '@/lib/valuation/settle-claim';
import { storableSteps } from './acv/stored-steps';
import { LINE_RCV } from './select';

/** Sums and terms of a claim. Amounts are decimal strings, exact to the cent. */
interface ClaimSums {
  currency: string;
  language: string;
  rcv: string;
  depreciation: string;
  acv: string;
  deductible: string | null;
  policy_limit: string | null;
}

/** Sums over the lines valued by one rule. Lines without a rule form one group. */
interface GroupRow {
  rule: string | null;
  limit: string | null;
  payable: string;
  above_item_limit: string;
  item_deductible: string;
  recoverable: string;
  lines: number;
  without_acv: number;
  without_amount: number;
  outdated: number;
  awaiting: number;
}

/**
 * Calculates what is paid for a claim from its lines. Throws Fault `not_found` for the claim,
 * `wrong` if an amount is out of range.
 */
export async function claimTotals(
  { clientId }: Caller,
  clientReferenceId: number,
  preferred?: Language,
): Promise<z.input<typeof readClaimTotals.reply>> {
  const { claim, groups } = await readClient(clientId, async (tx) => ({
    claim: await selectClaim(tx, clientId, clientReferenceId),
    groups: await selectGroups(tx, clientId, clientReferenceId),
  }));
  const sum = (name: 'above_item_limit' | 'item_deductible' | 'recoverable') =>
    toNumber(add(...groups.map((group) => exact(group[name]))));
  const count = (name: 'lines' | 'without_acv' | 'without_amount' | 'outdated' | 'awaiting') =>
    groups.reduce((all, group) => all + group[name], 0);
  const [deductible, policyLimit] = [
    claim.deductible === null ? null : exact(claim.deductible),
    claim.policy_limit === null ? null : exact(claim.policy_limit),
  ];
  const settled = settleClaim(groups.map(groupOf), { deductible, policyLimit });
  return {
    currency: claim.currency,
    replacement_cost_value: Number(claim.rcv),
    depreciation: Number(claim.depreciation),
    actual_cash_value: Number(claim.acv),
    above_item_limits: sum('above_item_limit'),
    item_deductibles: sum('item_deductible'),
    above_category_limits: toNumber(settled.aboveCategoryLimits),
    total: toNumber(settled.total),
    claim_deductible: toNumber(settled.deductible),
    above_policy_limit: toNumber(settled.abovePolicyLimit),
    net_claim: toNumber(settled.net),
    line_count: count('lines'),
    lines_without_acv: count('without_acv'),
    lines_without_amount: count('without_amount'),
    lines_outdated: count('outdated'),
    lines_awaiting_approval: count('awaiting'),
    recoverable_depreciation: sum('recoverable'),
    terms: {
      claim_deductible: deductible && toNumber(deductible),
      policy_limit: policyLimit && toNumber(policyLimit),
    },
    steps: storableSteps(
      settled.steps,
      '',
      preferred ?? (isLanguage(claim.language) ? claim.language : 'en'),
    ),
  };
}

function exact(amount: string): Minor {
  const minor = parseAmount(amount);
  if (minor === null) throw wrongValue('client_reference_id', 'claim_too_large', { amount });
  return minor;
}

const groupOf = ({ rule, limit, payable }: GroupRow): Line => ({
  rule: rule ?? '',
  payable: exact(payable),
  limit: limit === null ? null : exact(limit),
});

async function selectClaim(tx: Transaction, clientId: number, id: number): Promise<ClaimSums> {
  const [claim] = await tx.$queryRaw<ClaimSums[]>`
    SELECT currency, language, (rcv_sum - unapproved.sum)::text AS rcv, (depreciation_sum - unapproved.sum)::text AS depreciation, acv_sum::text AS acv, deductible::text, policy_limit::text
    FROM client_reference claim CROSS JOIN LATERAL ${UNAPPROVED_SUM} unapproved (sum) WHERE client_id = ${clientId} AND id = ${id}`;
  if (!claim) throw notFound('client_reference_not_found');
  return claim;
}

const selectGroups = (
  tx: Transaction,
  clientId: number,
  id: number,
): Promise<GroupRow[]> => tx.$queryRaw<GroupRow[]>`
  SELECT c.rule_name AS rule, c.category_limit::text AS "limit",
    sum(coalesce(a.actual_cash_value, ${LINE_RCV}, 0) - coalesce(c.above_item_limit, 0) - coalesce(c.item_deductible, 0))::text AS payable,
    coalesce(sum(c.above_item_limit), 0)::text AS above_item_limit, coalesce(sum(c.item_deductible), 0)::text AS item_deductible,
    coalesce(sum(c.recoverable), 0)::text AS recoverable, sum(1)::int AS lines, coalesce(sum(1) FILTER (WHERE c.client_id IS NULL), 0)::int AS without_acv,
    coalesce(sum(1) FILTER (WHERE coalesce(a.actual_cash_value, a.replacement_cost_value) IS NULL), 0)::int AS without_amount,
    coalesce(sum(1) FILTER (WHERE c.outdated IS NOT NULL), 0)::int AS outdated, coalesce(sum(1) FILTER (WHERE o.client_id IS NOT NULL), 0)::int AS awaiting
  FROM appraisal a LEFT JOIN acv_calculation c ON c.client_id = a.client_id AND c.appraisal_id = a.id
    LEFT JOIN acv_override o ON o.client_id = a.client_id AND o.appraisal_id = a.id
  WHERE a.client_id = ${clientId} AND a.client_reference_id = ${id}
  GROUP BY c.rule_name, c.category_limit ORDER BY c.rule_name, c.category_limit`;
