import { canonicalJson } from '@/lib/events/canonical-json';
import { recordMany } from '@/lib/events/record-many';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { formatAmount } from '@/lib/shared/money';
import { isRefusal } from '@/lib/valuation/value-item';
import { IS_LOCKED } from '../locked-line';
import { categoryChains } from '../rule-sets/category-chains';
import { type InForce, ruleSetInForce } from '../rule-sets/in-force';
import { calculatedData } from './calculate';
import { type FactsRow, factsRows } from './facts';
import { storeMany, type Valued } from './store-many';
import { valueRow } from './value-row';

/** Rows per batch: bounds memory and lets other requests run in between. */
const PAGE_ROWS = 250;

type Line = FactsRow & {
  readonly stored_rule_set_id: number | null;
  readonly stored_facts: unknown;
};

type Calculated = Valued & { readonly row: Line };

interface Among {
  readonly ids: readonly number[];
  /** Those of them that are valued even if nothing has valued them yet. */
  readonly firstIds: readonly number[];
}

/**
 * Recalculates the lines of a claim, or those among `ids`, that the rules alone have valued, with
 * one event per line.
 * Skips lines that are paid or closed, lines with a stated market value, an unapproved price or an
 * approval request, and lines that the rules cannot value. Returns the ids of the lines that it valued. The caller must hold
 * the locks on the appraisals.
 */
export async function calculateClaim(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  among: Among | null = null,
): Promise<ReadonlySet<number>> {
  const done = new Set<number>();
  for (let after = 0, count = PAGE_ROWS; count === PAGE_ROWS;) {
    const lines = await selectPlain(tx, caller, clientReferenceId, after, among);
    for (const id of await calculate(tx, caller, clientReferenceId, lines)) done.add(id);
    [after, count] = [lines.at(-1)?.id ?? after, lines.length];
  }
  return done;
}

function selectPlain(
  tx: Transaction,
  { clientId }: Caller,
  clientReferenceId: number,
  after: number,
  among: Among | null,
): Promise<Line[]> {
  const wanted = among ? Prisma.sql`AND facts.id = ANY (${[...among.ids]}::int[])` : Prisma.empty;
  const unvalued = among
    ? Prisma.sql`v.appraisal_id IS NULL AND facts.id = ANY (${[...among.firstIds]}::int[]) OR`
    : Prisma.empty;
  return tx.$queryRaw<Line[]>`
    SELECT facts.*, v.rule_set_id AS stored_rule_set_id, v.facts AS stored_facts
    FROM (${factsRows(clientId, Prisma.sql`appraisal`, Prisma.sql`AND a.client_reference_id = ${clientReferenceId} AND NOT ${IS_LOCKED}`)}) facts
    LEFT JOIN acv_calculation v ON v.client_id = ${clientId} AND v.appraisal_id = facts.id
    WHERE facts.id > ${after} ${wanted}
      AND (${unvalued} NOT v.is_manual AND v.outdated IS NULL AND coalesce(v.facts ->> 'market_value', '') = '')
      AND NOT EXISTS (SELECT FROM price_review r WHERE r.client_id = ${clientId} AND r.appraisal_id = facts.id)
      AND NOT EXISTS (SELECT FROM acv_override o WHERE o.client_id = ${clientId} AND o.appraisal_id = facts.id)
    ORDER BY facts.id LIMIT ${PAGE_ROWS}`;
}

async function calculate(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  lines: readonly Line[],
): Promise<number[]> {
  const [first] = lines;
  if (!first) return [];
  const time = now();
  const ruleSet = await ruleSetInForce(
    tx,
    caller.clientId,
    toDateString(first.date_damage ?? time),
  );
  if (!ruleSet) return [];
  const chains = await categoryChains(
    tx,
    caller.clientId,
    lines.map((line) => line.client_category_id),
  );
  const valued = lines.flatMap((row): Calculated[] => {
    const result = valueRow(ruleSet, row, chains, null);
    return isRefusal(result) ? [] : [{ ...result, row }];
  });
  const isStored = ({ row, facts }: Calculated) =>
    row.stored_rule_set_id === ruleSet.id &&
    canonicalJson(row.stored_facts) === canonicalJson(facts);
  await replace(
    tx,
    caller,
    clientReferenceId,
    ruleSet,
    valued.filter((one) => !isStored(one)),
    time,
  );
  return valued.map(({ row }) => row.id);
}

async function replace(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  ruleSet: InForce,
  valued: readonly Valued[],
  time: Date,
): Promise<void> {
  if (valued.length === 0) return;
  const { clientId } = caller;
  await tx.acvCalculation.deleteMany({
    where: { clientId, appraisalId: { in: valued.map(({ row }) => row.id) } },
  });
  await storeMany(tx, caller, ruleSet, valued, time);
  const amounts = valued.map(({ row, valued: { acv } }) => ({
    id: row.id,
    acv: formatAmount(acv),
  }));
  await tx.$executeRaw`
    UPDATE appraisal a SET actual_cash_value = amount.acv, update_time = ${time}
    FROM jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) AS amount(id int, acv numeric) WHERE a.client_id = ${clientId} AND a.id = amount.id`;
  await recordMany(tx, {
    ...caller,
    clientReferenceId,
    type: 'appraisal.acv_calculated',
    data: valued.map((one) => ({ appraisal_id: one.row.id, ...calculatedData(ruleSet, one) })),
  });
}
