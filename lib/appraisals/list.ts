import type { z } from 'zod';
import { findClaim } from '@/lib/claims/find';
import type { CartTotals, listAppraisals as contract } from '@/lib/contract/appraisals';
import type { Caller } from '@/lib/identity/caller';
import { Prisma } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { appraisalView, LINE_RCV, selectAppraisals } from './select';

const PAGE_SIZE = 25;

/** The cart in the order in which it grew, by keyset; the totals are of the whole cart. */
export async function listAppraisals(caller: Caller, clientReferenceId: number, asked: z.output<typeof contract.query>, basePath: string) {
  const { cursor, limit = PAGE_SIZE } = asked;
  const after = cursor === undefined ? 0 : idOf(cursor);
  return withClient(caller.clientId, async (tx) => {
    const claim = await findClaim(tx, caller, clientReferenceId);
    const where = Prisma.sql`AND a.client_reference_id = ${clientReferenceId} AND a.id > ${after} ORDER BY a.id LIMIT ${limit + 1}`;
    const rows = await selectAppraisals(tx, caller.clientId, where);
    const shown = rows.slice(0, limit);
    return {
      appraisals: shown.map((row) => appraisalView(row, basePath)),
      metadata: {
        next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
        totals: await totalsOf(tx, caller.clientId, clientReferenceId, claim.currency),
      },
    };
  });
}

function idOf(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw new Fault('invalid', 'cursor : is not one of ours');
  return Number(cursor);
}

async function totalsOf(tx: Transaction, clientId: number, clientReferenceId: number, currency: string): Promise<CartTotals> {
  const [sums] = await tx.$queryRaw<{ rcv: string; acv: string; depreciation: string; n: number }[]>`
    SELECT coalesce(sum(line.rcv), 0)::text AS rcv, coalesce(sum(line.acv), 0)::text AS acv, coalesce(sum(line.rcv - line.acv), 0)::text AS depreciation,
      count(*)::int AS n
    FROM appraisal a, LATERAL (SELECT ${LINE_RCV} AS rcv, coalesce(a.actual_cash_value, ${LINE_RCV}) AS acv) line
    WHERE a.client_id = ${clientId} AND a.client_reference_id = ${clientReferenceId}`;
  const { rcv = '0', acv = '0', depreciation = '0', n = 0 } = sums ?? {};
  return { replacement_cost_value: Number(rcv), depreciation: Number(depreciation), actual_cash_value: Number(acv), appraisal_count: n, currency };
}
