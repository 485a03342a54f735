import type { z } from 'zod';
import type { ClaimSummary, listClientReferences } from '@/lib/contract/claims';
import type { Caller } from '@/lib/identity/caller';
import { Prisma } from '@/lib/platform/database/generated/client';
import { withClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { type ClaimRow, claimView } from './view';

const PAGE_SIZE = 25;

/** An item whose last appraisal was taken out of the cart keeps its pictures, but nobody has to review them. */
const IN_THE_CART = Prisma.sql`EXISTS (SELECT FROM appraisal c WHERE c.client_id = v.client_id AND c.row_id = v.row_id)`;

type Asked = z.output<typeof listClientReferences.query>;

interface SummaryRow extends ClaimRow {
  appraisal_count: number;
  rcv: string;
  acv: string;
  flagged_count: number;
  running_count: number;
}

/** Newest first, by keyset: ids grow with time. The sums are taken of the page's claims only. */
export async function listClaims({ clientId }: Caller, { cursor, limit = PAGE_SIZE, q, flagged }: Asked) {
  const rows = await withClient(clientId, (tx) => tx.$queryRaw<SummaryRow[]>`
    WITH page AS (
      SELECT claim.* FROM client_reference claim
      WHERE claim.client_id = ${clientId} AND claim.id < ${beforeId(cursor)} ${matching(q)} ${onlyFlagged(flagged)}
      ORDER BY claim.id DESC LIMIT ${limit + 1}
    )
    SELECT page.*, page.deductible::text, page.policy_limit::text, owner.name AS owner,
      sums.appraisal_count, sums.rcv::text, sums.acv::text, verdicts.flagged_count, verdicts.running_count
    FROM page LEFT JOIN app_user owner ON owner.id = page.owner_id,
    LATERAL (
      SELECT count(*)::int AS appraisal_count, coalesce(sum(line.rcv), 0) AS rcv,
        coalesce(sum(coalesce(a.actual_cash_value, line.rcv)), 0) AS acv
      FROM appraisal a, LATERAL (
        SELECT a.replacement_cost_value * CASE WHEN a.is_price_per_item THEN a.item_quantity ELSE 1 END AS rcv
      ) line
      WHERE a.client_id = page.client_id AND a.client_reference_id = page.id
    ) sums,
    LATERAL (
      SELECT count(*) FILTER (WHERE v.flagged AND v.cleared_at IS NULL)::int AS flagged_count,
        count(*) FILTER (WHERE v.status IN ('not_started', 'ongoing'))::int AS running_count
      FROM forensics_verdict v WHERE v.client_id = page.client_id AND v.client_reference_id = page.id AND ${IN_THE_CART}
    ) verdicts
    ORDER BY page.id DESC`);
  const shown = rows.slice(0, limit);
  return {
    client_references: shown.map(summary),
    metadata: { next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null },
  };
}

const summary = (row: SummaryRow): ClaimSummary => ({
  ...claimView(row),
  appraisal_count: row.appraisal_count,
  replacement_cost_value: Number(row.rcv),
  actual_cash_value: Number(row.acv),
  flagged_count: row.flagged_count,
  running_count: row.running_count,
});

const ID_AFTER_ALL = 2_147_483_647;

function beforeId(cursor: string | undefined): number {
  if (cursor === undefined) return ID_AFTER_ALL;
  if (!/^\d{1,10}$/.test(cursor) || Number(cursor) > ID_AFTER_ALL) throw new Fault('invalid', 'cursor : is not one of ours');
  return Number(cursor);
}

function matching(q: string | undefined): Prisma.Sql {
  if (!q?.trim()) return Prisma.empty;
  const pattern = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return Prisma.sql`AND (claim.reference ILIKE ${pattern} OR claim.policyholder_name ILIKE ${pattern})`;
}

const onlyFlagged = (flagged: Asked['flagged']): Prisma.Sql =>
  flagged === 'true'
    ? Prisma.sql`AND EXISTS (SELECT FROM forensics_verdict v WHERE v.client_id = claim.client_id
        AND v.client_reference_id = claim.id AND v.flagged AND v.cleared_at IS NULL AND ${IN_THE_CART})`
    : Prisma.empty;
