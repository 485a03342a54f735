/** What each view of a claim says that it is worth. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'csv-parse/sync';
import type { CartTotals } from '@/lib/contract/cart';
import type { LineCounts } from '@/lib/contract/claim-lines';
import type { WebhookClaimTotals } from '@/lib/contract/webhook-deliveries';
import { exampleInput } from '@/lib/reports/example-input';
import { gather } from '@/lib/reports/gather/gather';
import { coversClaim, lineCountsOf, settle, sumsOf } from '@/lib/reports/sums';
import { toNumber } from '@/lib/shared/money';
import { createEndpoint } from '@/lib/webhooks/endpoints/create';
import { api } from '../setup/api';
import { fanOutAll } from '../setup/webhooks';
import { send, tenant } from './one-net-claim.fixture';

interface Worth {
  readonly replacement_cost_value: number;
  readonly actual_cash_value: number;
  readonly net_claim: number;
  readonly lines: LineCounts;
}

interface Totals extends LineCounts {
  readonly replacement_cost_value: number;
  readonly depreciation: number;
  readonly actual_cash_value: number;
  readonly above_category_limits: number;
  readonly claim_deductible: number;
  readonly above_policy_limit: number;
  readonly net_claim: number;
  readonly lines: readonly {
    readonly state: string;
    readonly replacement_cost_value: number;
    readonly actual_cash_value: number;
    readonly payable: number;
    readonly claimed_amount: number | null;
  }[];
}

const countsOf = (view: LineCounts): LineCounts => ({
  line_count: view.line_count,
  lines_counted: view.lines_counted,
  lines_excluded: view.lines_excluded,
  lines_not_valued: view.lines_not_valued,
  claimed_not_valued: view.claimed_not_valued,
});

export const totalsOf = (claimId: number) =>
  send<Totals>('GET', `/client_reference/${claimId}/totals`);

export const netOf = async (claimId: number) =>
  Math.round((await totalsOf(claimId)).net_claim * 100);

/** Adds amounts of at most two decimals without an error of floats. */
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + Math.round(one * 100), 0) / 100;

/** What the list of claims, the cart, the totals, their lines, report, webhook and export say. */
export async function viewsOf(claimId: number): Promise<Record<string, Worth>> {
  const totals = await totalsOf(claimId);
  return {
    totals: { ...amountsOf(totals), net_claim: totals.net_claim, lines: countsOf(totals) },
    lines: worthOfLines(totals),
    list: await worthInList(claimId),
    cart: await worthOfCart(claimId, totals),
    report: await worthInReport(claimId),
    webhook: await worthInWebhook(claimId),
    export: await worthInExport(claimId),
  };
}

const amountsOf = (view: { replacement_cost_value: number; actual_cash_value: number }) => ({
  replacement_cost_value: view.replacement_cost_value,
  actual_cash_value: view.actual_cash_value,
});

function worthOfLines({ lines, ...totals }: Totals): Worth {
  const inState = (state: string) => lines.filter((line) => line.state === state);
  const taken = [totals.above_category_limits, totals.claim_deductible, totals.above_policy_limit];
  return {
    replacement_cost_value: sum(lines.map((line) => line.replacement_cost_value)),
    actual_cash_value: sum(lines.map((line) => line.actual_cash_value)),
    net_claim: sum([...lines.map(({ payable }) => payable), ...taken.map((one) => -one)]),
    lines: {
      line_count: lines.length,
      lines_counted: inState('counted').length,
      lines_excluded: inState('excluded').length,
      lines_not_valued: inState('not_valued').length,
      claimed_not_valued: sum(
        inState('not_valued').map(({ claimed_amount: claimed }) => claimed ?? 0),
      ),
    },
  };
}

async function worthInList(claimId: number): Promise<Worth> {
  type Listed = LineCounts & {
    client_reference_id: number;
    replacement_cost_value: number;
    actual_cash_value: number;
    net_claim: number;
  };
  const { client_references: claims } = await send<{ client_references: Listed[] }>(
    'GET',
    '/client_reference?limit=1',
  );
  const [listed] = claims;
  if (listed?.client_reference_id !== claimId) throw new Error('It is not the newest claim');
  return { ...amountsOf(listed), net_claim: listed.net_claim, lines: countsOf(listed) };
}

/** The cart shows no net claim. Its appraisals add up to its sums. */
async function worthOfCart(claimId: number, { net_claim }: Totals): Promise<Worth> {
  const { appraisals, metadata } = await send<{
    appraisals: {
      line_state: string;
      total_replacement_cost_value: number | null;
      actual_cash_value: number;
    }[];
    metadata: { totals: CartTotals };
  }>('GET', `/client_reference/${claimId}/appraisal`);
  const counted = appraisals.filter((one) => one.line_state === 'counted');
  const worth = sum(counted.map((one) => one.actual_cash_value));
  const cost = sum(counted.map((one) => one.total_replacement_cost_value ?? one.actual_cash_value));
  const { totals } = metadata;
  if (worth !== totals.actual_cash_value || cost !== totals.replacement_cost_value)
    throw new Error(`The appraisals add up to ${cost} and ${worth}, not ${JSON.stringify(totals)}`);
  return { ...amountsOf(totals), net_claim, lines: countsOf(totals) };
}

async function worthInReport(claimId: number): Promise<Worth> {
  const { content } = await gather(tenant.caller, claimId, { kind: 'all' }, { language: 'en' });
  const input = { ...exampleInput(0), ...content };
  if (!coversClaim(input)) throw new Error('A report of the whole claim lacks a line');
  const { rcv, acv } = sumsOf(input.items);
  const { lines, counted, excluded, notValued, claimed } = lineCountsOf(
    input.items,
    input.unappraised,
  );
  const settled = settle(input.items, input.claim);
  return {
    replacement_cost_value: toNumber(rcv),
    actual_cash_value: toNumber(acv),
    // Without limits and deductibles the report prints the sum of the ACV alone.
    net_claim: toNumber(settled?.net ?? acv),
    lines: {
      line_count: lines,
      lines_counted: counted,
      lines_excluded: excluded,
      lines_not_valued: notValued,
      claimed_not_valued: toNumber(claimed),
    },
  };
}

/** No server is at the address. */
let endpoint: Promise<{ readonly webhook_endpoint_id: number }> | undefined;

/** Of an event that happens now. */
async function worthInWebhook(claimId: number): Promise<Worth> {
  endpoint ??= createEndpoint(tenant.caller, {
    url: 'https://hooks.example.com/in',
    event_types: ['client_reference.updated'],
  });
  const { webhook_endpoint_id: id } = await endpoint;
  await send('PATCH', `/client_reference/${claimId}`, { cause: randomUUID() });
  await fanOutAll();
  const path = `/webhook_endpoints/${id}`;
  const { deliveries } = await send<{ deliveries: { delivery_id: number }[] }>(
    'GET',
    `${path}/deliveries`,
  );
  const { message } = await send<{ message: { data: { claim_totals: WebhookClaimTotals } } }>(
    'GET',
    `${path}/deliveries/${deliveries[0]?.delivery_id}`,
  );
  const { claim_totals: totals } = message.data;
  if (totals.net_claim === null) throw new Error('The claim is not settled');
  return { ...amountsOf(totals), net_claim: totals.net_claim, lines: countsOf(totals) };
}

/** Counts and adds up the rows, and requires the sums below them to be the same. */
async function worthInExport(claimId: number): Promise<Worth> {
  const { text } = await api('GET', `/client_reference/${claimId}/lines`, { key: tenant.key });
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  const lines = rows.filter(({ record }) => record === 'line');
  const last = (record: string) => rows.find((row) => row['record'] === record);
  const inState = (state: string) => lines.filter((line) => line['state'] === state);
  const sumOf = (all: typeof rows, column: string) => sum(all.map((row) => Number(row[column])));
  const taken = ['above_category_limits', 'claim_deductible', 'above_policy_limit'].map(last);
  const worth = {
    replacement_cost_value: sumOf(lines, 'replacement_cost_value'),
    actual_cash_value: sumOf(lines, 'actual_cash_value'),
    net_claim: sumOf([...lines, ...taken.filter((row) => row !== undefined)], 'payable'),
    lines: {
      line_count: lines.length,
      lines_counted: inState('counted').length,
      lines_excluded: inState('excluded').length,
      lines_not_valued: inState('not_valued').length,
      claimed_not_valued: sumOf(inState('not_valued'), 'claimed_amount'),
    },
  };
  const stated = {
    replacement_cost_value: Number(last('total')?.['replacement_cost_value']),
    actual_cash_value: Number(last('total')?.['actual_cash_value']),
    net_claim: Number(last('net_claim')?.['payable']),
    lines: {
      line_count: lines.length,
      lines_counted: Number(last('lines_counted')?.['item_quantity']),
      lines_excluded: Number(last('lines_excluded')?.['item_quantity']),
      lines_not_valued: Number(last('lines_not_valued')?.['item_quantity']),
      claimed_not_valued: Number(last('lines_not_valued')?.['claimed_amount']),
    },
  };
  if (!isDeepStrictEqual(stated, worth))
    throw new Error(`The rows add up to ${JSON.stringify(worth)}, not ${JSON.stringify(stated)}`);
  return worth;
}
