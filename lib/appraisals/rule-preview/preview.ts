import type { z } from 'zod';
import type { previewRuleSet } from '@/lib/contract/publish-rules';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import { readClient, type Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { add, type Minor, subtract, toNumber } from '@/lib/shared/money';
import { isRefusal } from '@/lib/valuation/value-item';
import { overrideLimit } from '../acv/limit';
import { categoryChains, chainOf } from '../rule-sets/category-chains';
import { findRuleSet } from '../rule-sets/find';
import {
  type ClaimOutcome,
  claimOutcomes,
  claimsAround,
  grouped,
  type LookedAt,
} from './preview-claims';
import { type PreviewRow, previewLine, selectPreviewRows, standingOf } from './preview-line';
import { contentOf } from '../rule-sets/view';
import { OPEN_STATUS_IDS } from '@/lib/shared/standard-statuses';

type Preview = z.input<typeof previewRuleSet.reply>;

/**
 * A preview values at most VALUED_MAX open appraisals among the newest NEWEST_MAX and lists
 * SHOWN_MAX.
 */
const VALUED_MAX = 5_000;
const NEWEST_MAX = 50_000;
const SHOWN_MAX = 100;

interface LineChange extends LookedAt {
  readonly rule: string;
}

/**
 * Shows what the rule set would change on open appraisals. Stores nothing. Throws Fault
 * `not_found`.
 */
export async function preview(
  caller: Caller,
  id: number,
  effectiveFrom: string = toDateString(now()),
): Promise<Preview> {
  const { ruleSet, rows, looked, chains, around, limit, isComplete, currency } = await readClient(
    caller.clientId,
    (tx) => read(tx, caller, id, effectiveFrom),
  );
  const content = contentOf(ruleSet);
  const lines = looked.flatMap((row): (LookedAt | LineChange)[] => {
    const [after, before] = [
      previewLine(content, row, chainOf(chains, row.client_category_id), limit),
      standingOf(row),
    ];
    if (before === null) return [];
    return [
      isRefusal(after) ? { row, before, after: before } : { row, before, after, rule: after.rule },
    ];
  });
  const valued = lines.filter(isValued);
  const claims = claimOutcomes(lines, around);
  const changed = valued.filter(isChange);
  const changedClaims = claims.filter(isOtherwise);
  return {
    effective_from: effectiveFrom,
    revision: ruleSet.revision,
    is_complete: isComplete && rows.length <= VALUED_MAX,
    looked_at: looked.length,
    changed: changed.length,
    changed_claims: changedClaims.length,
    not_valued: looked.length - valued.length,
    currency,
    ...amountsOf(
      valued.filter(({ row }) => row.currency === currency),
      claims.filter(({ row }) => row.currency === currency),
    ),
    sums: sumsOf(valued, claims),
    appraisals: changed
      .toSorted((one, other) => weightOf(other) - weightOf(one))
      .slice(0, SHOWN_MAX)
      .map(changeView),
    claims: changedClaims
      .toSorted((one, other) => Math.abs(differenceOf(other)) - Math.abs(differenceOf(one)))
      .slice(0, SHOWN_MAX)
      .map(claimView),
  };
}

async function read(tx: Transaction, caller: Caller, id: number, effectiveFrom: string) {
  const ruleSet = await findRuleSet(tx, caller, id);
  const horizon = await horizonOf(tx, caller);
  const rows = await selectOpen(tx, caller, id, effectiveFrom, horizon);
  const looked = rows.slice(0, VALUED_MAX);
  const { currency } = await tx.client.findUniqueOrThrow({
    where: { id: caller.clientId },
    select: { currency: true },
  });
  return {
    ruleSet,
    rows,
    looked,
    currency,
    isComplete: horizon === 0,
    chains: await categoryChains(
      tx,
      caller.clientId,
      looked.map((row) => row.client_category_id),
    ),
    around: await claimsAround(tx, caller.clientId, looked),
    limit: await overrideLimit(tx, caller.clientId),
  };
}

const isValued = (line: LookedAt | LineChange): line is LineChange => 'rule' in line;

const acvDifference = ({ before, after }: LookedAt): Minor => subtract(after.acv, before.acv);
const payableDifference = ({ before, after }: LookedAt): Minor =>
  subtract(after.line.payable, before.line.payable);
const weightOf = (line: LookedAt): number =>
  Math.max(Math.abs(acvDifference(line)), Math.abs(payableDifference(line)));
const isChange = (line: LookedAt): boolean => weightOf(line) > 0;
const isOtherwise = ({ before, after }: ClaimOutcome): boolean => before !== after;
const differenceOf = ({ before, after }: ClaimOutcome): Minor => subtract(after, before);

/**
 * One sum per currency, since amounts of different currencies cannot be added; the currency with
 * the most appraisals first.
 */
function sumsOf(lines: readonly LookedAt[], claims: readonly ClaimOutcome[]): Preview['sums'] {
  const byCurrency = [...grouped(lines, ({ row }) => row.currency)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return byCurrency.map(([currency, ofIt]) => {
    const claimsOfIt = claims.filter(({ row }) => row.currency === currency);
    return {
      currency,
      changed: ofIt.filter(isChange).length,
      changed_claims: claimsOfIt.filter(isOtherwise).length,
      ...amountsOf(ofIt, claimsOfIt),
    };
  });
}

function amountsOf(lines: readonly LookedAt[], claims: readonly ClaimOutcome[]) {
  const [before, after] = [
    add(...lines.map((line) => line.before.acv)),
    add(...lines.map((line) => line.after.acv)),
  ];
  const [paidBefore, paidAfter] = [
    add(...claims.map((claim) => claim.before)),
    add(...claims.map((claim) => claim.after)),
  ];
  return {
    actual_cash_value_now: toNumber(before),
    actual_cash_value_then: toNumber(after),
    difference: toNumber(subtract(after, before)),
    net_claim_now: toNumber(paidBefore),
    net_claim_then: toNumber(paidAfter),
    net_claim_difference: toNumber(subtract(paidAfter, paidBefore)),
  };
}

const changeView = (change: LineChange): Preview['appraisals'][number] => ({
  client_reference_id: change.row.client_reference_id,
  client_reference: change.row.reference,
  appraisal_id: change.row.id,
  cp_name_cart: change.row.cp_name_cart,
  currency: change.row.currency,
  rule: change.rule,
  actual_cash_value_now: toNumber(change.before.acv),
  actual_cash_value_then: toNumber(change.after.acv),
  difference: toNumber(acvDifference(change)),
  payable_now: toNumber(change.before.line.payable),
  payable_then: toNumber(change.after.line.payable),
  payable_difference: toNumber(payableDifference(change)),
});

const claimView = (claim: ClaimOutcome): Preview['claims'][number] => ({
  client_reference_id: claim.row.client_reference_id,
  client_reference: claim.row.reference,
  currency: claim.row.currency,
  net_claim_now: toNumber(claim.before),
  net_claim_then: toNumber(claim.after),
  net_claim_difference: toNumber(differenceOf(claim)),
});

/** Id after which appraisals are previewed. 0 if all of them are. */
async function horizonOf(tx: Transaction, { clientId }: Caller): Promise<number> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM appraisal WHERE client_id = ${clientId} ORDER BY client_id DESC, id DESC OFFSET ${NEWEST_MAX} LIMIT 1`;
  return row?.id ?? 0;
}

/**
 * Open appraisals with an RCV that the rule set would apply to: those damaged from its effective
 * date until the next version takes effect.
 */
function selectOpen(
  tx: Transaction,
  { clientId }: Caller,
  id: number,
  effectiveFrom: string,
  horizon: number,
): Promise<PreviewRow[]> {
  const today = toDateString(now());
  return selectPreviewRows(
    tx,
    clientId,
    Prisma.sql`
    AND a.id > ${horizon} AND a.appraisal_status_id = ANY (${OPEN_STATUS_IDS}::int[]) AND a.replacement_cost_value IS NOT NULL
    AND claim.status = 'open' AND c.is_manual IS NOT TRUE
    AND coalesce(claim.date_damage, ${today}::date) >= ${effectiveFrom}::date
    AND NOT EXISTS (SELECT FROM rule_set later WHERE later.client_id = ${clientId} AND later.id <> ${id} AND later.version IS NOT NULL
      AND later.effective_from > ${effectiveFrom}::date AND later.effective_from <= coalesce(claim.date_damage, ${today}::date))
    ORDER BY a.id DESC LIMIT ${VALUED_MAX + 1}`,
  );
}
