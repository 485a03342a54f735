import type { z } from 'zod';
import type { previewRuleSet } from '@/lib/contract/publish-rules';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import { readClient, type Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { add, type Minor, subtract, toNumber } from '@/lib/shared/money';
import { isRefusal } from '@/lib/valuation/value-item';
import { amountOf } from '../acv/facts';
import { overrideLimit } from '../acv/limit';
import { categoryChains, chainOf } from './category-chains';
import { findRuleSet } from './find';
import { type PreviewRow, previewLine, selectPreviewRows } from './preview-line';
import { contentOf } from './view';

type Preview = z.input<typeof previewRuleSet.reply>;

/** Bounds of the one pass: how many open appraisals it values, among how many of the newest it looks for them. */
const VALUED_MAX = 5_000;
const NEWEST_MAX = 50_000;
const SHOWN_MAX = 100;
/** Open, flagged, pending: nothing is decided about them yet. */
const OPEN_STATUS_IDS = [1, 5, 8];

interface Change {
  readonly row: PreviewRow;
  readonly rule: string;
  readonly before: Minor;
  readonly after: Minor;
}

const differenceOf = ({ before, after }: Change): Minor => subtract(after, before);

/** What calculating the open appraisals anew would change. Nothing is stored. */
export async function preview(caller: Caller, id: number, effectiveFrom: string = toDateString(now())): Promise<Preview> {
  const { ruleSet, rows, chains, limit, isWhole, currency } = await readClient(caller.clientId, async (tx) => {
    const found = await findRuleSet(tx, caller, id);
    const horizon = await horizonOf(tx, caller);
    const open = await selectOpen(tx, caller, id, effectiveFrom, horizon);
    return { ruleSet: found, rows: open, chains: await categoryChains(tx, open.map((row) => row.client_category_id)), limit: await overrideLimit(tx, caller.clientId), isWhole: horizon === 0, currency: (await tx.client.findUniqueOrThrow({ where: { id: caller.clientId }, select: { currency: true } })).currency };
  });
  const content = contentOf(ruleSet);
  const looked = rows.slice(0, VALUED_MAX);
  const changes = looked.flatMap((row): Change[] => {
    const [valued, before] = [previewLine(content, row, chainOf(chains, row.client_category_id), limit), amountOf(row.acv)];
    return isRefusal(valued) || before === null ? [] : [{ row, rule: valued.rule.name, before, after: valued.acv }];
  });
  const changed = changes.filter(isChange);
  const sums = sumsOf(changes);
  const { currency: _, changed: __, ...ofTheClient } = sums.find((one) => one.currency === currency) ?? sumOf(currency, []);
  return {
    effective_from: effectiveFrom,
    revision: ruleSet.revision,
    is_complete: isWhole && rows.length <= VALUED_MAX,
    looked_at: looked.length,
    changed: changed.length,
    not_valued: looked.length - changes.length,
    currency,
    ...ofTheClient,
    sums,
    appraisals: changed.toSorted((one, other) => Math.abs(differenceOf(other)) - Math.abs(differenceOf(one))).slice(0, SHOWN_MAX).map(changeView),
  };
}

const isChange = ({ before, after }: Change): boolean => before !== after;

/** Amounts of one currency alone add up; the currency with the most appraisals first. */
function sumsOf(changes: readonly Change[]): Preview['sums'] {
  const of = (currency: string) => changes.filter(({ row }) => row.currency === currency);
  const currencies = [...new Set(changes.map(({ row }) => row.currency))];
  return currencies.toSorted((one, other) => of(other).length - of(one).length).map((currency) => sumOf(currency, of(currency)));
}

function sumOf(currency: string, changes: readonly Change[]): Preview['sums'][number] {
  const [before, after] = [add(...changes.map((one) => one.before)), add(...changes.map((one) => one.after))];
  return { currency, changed: changes.filter(isChange).length, actual_cash_value_now: toNumber(before), actual_cash_value_then: toNumber(after), difference: toNumber(subtract(after, before)) };
}

const changeView = (change: Change): Preview['appraisals'][number] => ({
  client_reference_id: change.row.client_reference_id,
  client_reference: change.row.reference,
  appraisal_id: change.row.id,
  cp_name_cart: change.row.cp_name_cart,
  currency: change.row.currency,
  rule: change.rule,
  actual_cash_value_now: toNumber(change.before),
  actual_cash_value_then: toNumber(change.after),
  difference: toNumber(differenceOf(change)),
});

/** The oldest appraisal that is looked at; 0 where that is all of them. */
async function horizonOf(tx: Transaction, { clientId }: Caller): Promise<number> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM appraisal WHERE client_id = ${clientId} ORDER BY client_id DESC, id DESC OFFSET ${NEWEST_MAX} LIMIT 1`;
  return row?.id ?? 0;
}

/** Open appraisals with an RCV that the rule set would govern: damages from its day on, up to the day of the next version. */
function selectOpen(tx: Transaction, { clientId }: Caller, id: number, effectiveFrom: string, horizon: number): Promise<PreviewRow[]> {
  const today = toDateString(now());
  return selectPreviewRows(tx, clientId, Prisma.sql`
    AND a.id > ${horizon} AND a.appraisal_status_id = ANY (${OPEN_STATUS_IDS}::int[]) AND a.replacement_cost_value IS NOT NULL
    AND claim.status = 'open' AND c.is_manual IS NOT TRUE
    AND coalesce(claim.date_damage, ${today}::date) >= ${effectiveFrom}::date
    AND NOT EXISTS (SELECT FROM rule_set later WHERE later.client_id = ${clientId} AND later.id <> ${id} AND later.version IS NOT NULL
      AND later.effective_from > ${effectiveFrom}::date AND later.effective_from <= coalesce(claim.date_damage, ${today}::date))
    ORDER BY a.id DESC LIMIT ${VALUED_MAX + 1}`);
}
