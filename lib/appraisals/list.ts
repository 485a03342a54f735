import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { listAppraisals as contract } from '@/lib/contract/cart';
import { lineCountsOf } from '@/lib/claims/net-claim';
import type { Caller } from '@/lib/identity/caller';
import { Prisma } from '@/lib/platform/database/generated/client';
import { readRows, statement } from '@/lib/platform/database/statement';
import { readClient } from '@/lib/platform/database/tenant';
import { Fault, notFound } from '@/lib/shared/fault';
import { JsonText } from '@/lib/shared/json-text';
import { type AppraisalRow, appraisalRows, appraisalView } from './select';

const PAGE_SIZE = 25;
/** Part of the ETag: increase it whenever the shape of the response changes. */
const SHAPE = 7;

type Query = z.output<typeof contract.query>;

/**
 * One row per appraisal on the page, with the columns of the claim beside it. A claim without
 * appraisals gives one row with a null id.
 */
type CartRow = {
  version: number;
  claim_currency: string;
  rcv_sum: string;
  acv_sum: string;
  depreciation_sum: string;
  appraisal_count: number;
  line_count: number;
  counted_count: number;
  excluded_count: number;
  claimed_not_valued_sum: string;
} & (AppraisalRow | { id: null });

/** The cart as serialized JSON with its ETag. */
export async function listAppraisals(
  caller: Caller,
  clientReferenceId: number,
  query: Query,
  basePath: string,
): Promise<JsonText> {
  const { body, version } = await readCart(caller, clientReferenceId, query, basePath);
  return new JsonText(JSON.stringify(body), etagOf(version), body.metadata.next_cursor);
}

/**
 * One page of appraisals in order of creation, by keyset. The totals cover all appraisals of the
 * claim, not only the page. Throws Fault `not_found` for the claim.
 */
export async function readCart(
  caller: Caller,
  clientReferenceId: number,
  { cursor, limit = PAGE_SIZE }: Query,
  basePath: string,
) {
  const after = cursor === undefined ? 0 : idOf(cursor);
  const rows = await readClient(caller.clientId, (tx) =>
    tx.$queryRaw<CartRow[]>(cart(caller.clientId, clientReferenceId, after, limit + 1)),
  );
  const [first] = rows;
  if (!first) throw notFound('client_reference_not_found');
  const page = rows.filter((row): row is CartRow & AppraisalRow => row.id !== null);
  const shown = page.slice(0, limit);
  const nextCursor = page.length > limit ? String(shown.at(-1)?.id) : null;
  const body: z.input<typeof contract.reply> = {
    appraisals: shown.map((row) => appraisalView(row, basePath)),
    metadata: { next_cursor: nextCursor, totals: totalsOf(first) },
  };
  return { body, version: first.version };
}

/**
 * The page's ids are read first: without table statistics, right after an import into an empty
 * database, the planner would join all appraisals of the claim and sort them after that.
 */
const cart = (
  clientId: number,
  clientReferenceId: number,
  after: number,
  count: number,
): Prisma.Sql => Prisma.sql`
  SELECT claim.version, claim.currency AS claim_currency, claim.appraisal_count,
    claim.rcv_sum::text, claim.acv_sum::text, claim.depreciation_sum::text, claim.line_count,
    claim.counted_count, claim.excluded_count, claim.claimed_not_valued_sum::text, page.*
  FROM client_reference claim
  LEFT JOIN (${appraisalRows(clientId, pageOf(clientId, clientReferenceId, after, count))}) page ON true
  WHERE claim.client_id = ${clientId} AND claim.id = ${clientReferenceId}
  ORDER BY page.id`;

const pageOf = (clientId: number, clientReferenceId: number, after: number, count: number) =>
  Prisma.sql`AND a.id = ANY (ARRAY(
    SELECT own.id FROM appraisal own
    WHERE own.client_id = ${clientId} AND own.client_reference_id = ${clientReferenceId} AND own.id > ${after}
    ORDER BY own.id LIMIT ${count}
  ))`;

const totalsOf = (claim: CartRow) => ({
  replacement_cost_value: Number(claim.rcv_sum),
  depreciation: Number(claim.depreciation_sum),
  actual_cash_value: Number(claim.acv_sum),
  appraisal_count: claim.appraisal_count,
  ...lineCountsOf(claim),
  currency: claim.claim_currency,
});

function idOf(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw new Fault('invalid', problemOf('cursor', 'not_a_cursor'));
  return Number(cursor);
}

const VERSION = statement('SELECT version FROM client_reference WHERE client_id = $1 AND id = $2');

const etagOf = (version: number) => `W/"cart${SHAPE}-${version}"`;

/** The ETag that `listAppraisals` would return now. Throws Fault `not_found` for the claim. */
export async function cartEtag({ clientId }: Caller, clientReferenceId: number): Promise<string> {
  const [row] = await readRows<{ version: number }>(clientId, VERSION, [
    clientId,
    clientReferenceId,
  ]);
  if (!row) throw notFound('client_reference_not_found');
  return etagOf(row.version);
}
