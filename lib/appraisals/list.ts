import type { z } from 'zod';
import { findClaim } from '@/lib/claims/find';
import type { CartTotals, listAppraisals as contract } from '@/lib/contract/appraisals';
import type { Caller } from '@/lib/identity/caller';
import { Prisma } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { parseAmount, subtract, toNumber } from '@/lib/shared/money';
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
  const [sums] = await tx.$queryRaw<{ rcv: string; acv: string; n: number }[]>`
    SELECT coalesce(sum(${LINE_RCV}), 0)::numeric(20, 2)::text AS rcv,
      coalesce(sum(coalesce(a.actual_cash_value, ${LINE_RCV})), 0)::numeric(20, 2)::text AS acv, count(*)::int AS n
    FROM appraisal a WHERE a.client_id = ${clientId} AND a.client_reference_id = ${clientReferenceId}`;
  const rcv = parseAmount(sums?.rcv ?? '0');
  const acv = parseAmount(sums?.acv ?? '0');
  if (rcv === null || acv === null) throw new RangeError('The sum of the cart is beyond what an amount can hold');
  return { replacement_cost_value: toNumber(rcv), depreciation: toNumber(subtract(rcv, acv)), actual_cash_value: toNumber(acv), appraisal_count: sums?.n ?? 0, currency };
}
