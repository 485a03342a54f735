import type { z } from 'zod';
import type { readClaimTotals } from '@/lib/contract/claim-totals';
import type { LineReason, LineState } from '@/lib/contract/claim-lines';
import { isTooLarge, netClaims } from '@/lib/claims/net-claim';
import type { Caller } from '@/lib/identity/caller';
import { readMoment, type Transaction } from '@/lib/platform/database/tenant';
import { notFound, wrongValue } from '@/lib/shared/fault';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { toNumber } from '@/lib/shared/money';
import { storableSteps } from './acv/stored-steps';

/** What the sums of a claim consist of besides the amounts of its lines. */
interface PartsRow {
  above_item_limit: string;
  item_deductible: string;
  recoverable: string;
  without_acv: number;
  without_amount: number;
  amount_awaiting: number;
  without_purchase_date: number;
  outdated: number;
  awaiting: number;
}

interface LineRow {
  row_id: number;
  display_id: number;
  description: string;
  appraisal_id: number | null;
  state: LineState;
  reason: LineReason | null;
  rcv: string;
  acv: string;
  payable: string;
  claimed_amount: string | null;
}

type Totals = z.input<typeof readClaimTotals.reply>;

interface Options {
  /** The claim's by default. */
  readonly language?: Language | undefined;
  readonly hasLines: boolean;
}

/**
 * What is paid for a claim, and which of its lines are in the sums. Throws Fault `not_found` for the
 * claim, `wrong` if an amount is out of range.
 */
export async function claimTotals(
  { clientId }: Caller,
  clientReferenceId: number,
  { language, hasLines }: Options = { hasLines: true },
): Promise<Totals> {
  const { claim, parts, lines } = await readMoment(clientId, async (tx) => ({
    claim: (await netClaims(tx, clientId, [clientReferenceId])).get(clientReferenceId),
    parts: await selectParts(tx, clientId, clientReferenceId),
    lines: hasLines ? await selectLines(tx, clientId, clientReferenceId) : null,
  }));
  if (claim === undefined) throw notFound('client_reference_not_found');
  if (isTooLarge(claim))
    throw wrongValue('client_reference_id', 'claim_too_large', { amount: claim.tooLarge });
  const { settled, deductible, policyLimit } = claim;
  return {
    currency: claim.currency,
    replacement_cost_value: claim.rcv,
    depreciation: claim.depreciation,
    actual_cash_value: claim.acv,
    above_item_limits: Number(parts.above_item_limit),
    item_deductibles: Number(parts.item_deductible),
    above_category_limits: toNumber(settled.aboveCategoryLimits),
    total: toNumber(settled.total),
    claim_deductible: toNumber(settled.deductible),
    above_policy_limit: toNumber(settled.abovePolicyLimit),
    net_claim: toNumber(settled.net),
    ...claim.lines,
    lines_without_acv: parts.without_acv,
    lines_without_amount: parts.without_amount,
    lines_amount_awaiting: parts.amount_awaiting,
    lines_without_purchase_date: parts.without_purchase_date,
    lines_outdated: parts.outdated,
    lines_awaiting_approval: parts.awaiting,
    recoverable_depreciation: Number(parts.recoverable),
    ...(lines && { lines: lines.map(lineView) }),
    terms: {
      claim_deductible: deductible && toNumber(deductible),
      policy_limit: policyLimit && toNumber(policyLimit),
    },
    steps: storableSteps(
      settled.steps,
      '',
      language ?? (isLanguage(claim.language) ? claim.language : 'en'),
    ),
  };
}

async function selectParts(tx: Transaction, clientId: number, id: number): Promise<PartsRow> {
  const [row] = await tx.$queryRaw<PartsRow[]>`
    SELECT
      coalesce(sum(c.above_item_limit) FILTER (WHERE line.state = 'counted'), 0)::text
        AS above_item_limit,
      coalesce(sum(c.item_deductible) FILTER (WHERE line.state = 'counted'), 0)::text
        AS item_deductible,
      coalesce(sum(c.recoverable) FILTER (WHERE line.state = 'counted'), 0)::text AS recoverable,
      coalesce(sum(1) FILTER (WHERE line.state = 'counted' AND c.client_id IS NULL), 0)::int AS without_acv,
      coalesce(sum(1) FILTER (
        WHERE line.reason IN ('no_appraisal', 'no_amount', 'awaiting_approval')
      ), 0)::int AS without_amount,
      coalesce(sum(1) FILTER (WHERE line.reason = 'awaiting_approval'), 0)::int AS amount_awaiting,
      coalesce(sum(1) FILTER (WHERE line.reason = 'no_purchase_date'), 0)::int AS without_purchase_date,
      coalesce(sum(1) FILTER (WHERE line.state = 'counted' AND c.outdated IS NOT NULL), 0)::int AS outdated,
      coalesce(sum(1) FILTER (WHERE o.client_id IS NOT NULL), 0)::int AS awaiting
    FROM claim_line line
    LEFT JOIN acv_calculation c
      ON c.client_id = line.client_id AND c.appraisal_id = line.appraisal_id
    LEFT JOIN acv_override o ON o.client_id = line.client_id AND o.appraisal_id = line.appraisal_id
    WHERE line.client_id = ${clientId} AND line.client_reference_id = ${id}`;
  if (!row) throw new Error('An aggregate gave no row');
  return row;
}

const selectLines = (tx: Transaction, clientId: number, id: number): Promise<LineRow[]> =>
  tx.$queryRaw<LineRow[]>`
    SELECT line.row_id, item.display_id, coalesce(a.cp_name_cart, item.description) AS description,
      line.appraisal_id, line.state, line.reason, line.rcv::text, line.acv::text,
      line.payable::text, item.claimed_amount::text
    FROM claim_line line
    JOIN claimed_item item ON item.client_id = line.client_id AND item.id = line.row_id
    LEFT JOIN appraisal a ON a.client_id = line.client_id AND a.id = line.appraisal_id
    WHERE line.client_id = ${clientId} AND line.client_reference_id = ${id}
    ORDER BY item.display_id`;

const lineView = ({ rcv, acv, claimed_amount: claimed, payable, ...line }: LineRow) => ({
  ...line,
  replacement_cost_value: Number(rcv),
  actual_cash_value: Number(acv),
  payable: Number(payable),
  claimed_amount: claimed === null ? null : Number(claimed),
});
