import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { ClaimSummary, listClientReferences } from '@/lib/contract/claims';
import type { Caller } from '@/lib/identity/caller';
import { Prisma } from '@/lib/platform/database/generated/client';
import { readMoment } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { toNumber } from '@/lib/shared/money';
import { isTooLarge, netClaims } from './net-claim';
import { type ClaimRow, claimView } from './view';

const PAGE_SIZE = 25;

type Query = z.output<typeof listClientReferences.query>;

interface SummaryRow extends ClaimRow {
  appraisal_count: number;
  flagged_count: number;
  confirmed_count: number;
  item_reason_count: number;
  inconclusive_count: number;
  running_count: number;
}

/**
 * One page of claims, newest first, by keyset on the id, which grows with time. Counts and sums are
 * columns of the claim that database triggers update. Throws Fault `invalid` for the cursor.
 */
export async function listClaims(
  { clientId, actor }: Caller,
  { cursor, limit = PAGE_SIZE, q, flagged, photos, owner }: Query,
) {
  const { rows, nets } = await readMoment(clientId, async (tx) => {
    const page = await tx.$queryRaw<SummaryRow[]>`
      WITH page AS (
        SELECT claim.* FROM client_reference claim
        WHERE claim.client_id = ${clientId} AND claim.id < ${beforeId(cursor)}
          ${matching(q)} ${onlyFlagged(flagged)} ${onlyWith(photos)} ${onlyOf(owner, actor)}
        ORDER BY claim.id DESC LIMIT ${limit + 1}
      )
      SELECT claim.*, claim.deductible::text, claim.policy_limit::text, owner.name AS owner
      FROM page claim LEFT JOIN app_user owner ON owner.id = claim.owner_id
      ORDER BY claim.id DESC`;
    const ids = page.map(({ id }) => id);
    return { rows: page, nets: await netClaims(tx, clientId, ids) };
  });
  const shown = rows.slice(0, limit);
  return {
    client_references: shown.map((row) => summary(row, nets)),
    metadata: { next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null },
  };
}

function summary(row: SummaryRow, nets: Awaited<ReturnType<typeof netClaims>>): ClaimSummary {
  const net = nets.get(row.id);
  if (!net) throw new Error(`No sums of claim ${row.id}, which the same snapshot has`);
  return {
    ...claimView(row),
    appraisal_count: row.appraisal_count,
    replacement_cost_value: net.rcv,
    actual_cash_value: net.acv,
    net_claim: isTooLarge(net) ? null : toNumber(net.settled.net),
    ...net.lines,
    flagged_count: row.flagged_count,
    confirmed_count: row.confirmed_count,
    item_reason_count: row.item_reason_count,
    inconclusive_count: row.inconclusive_count,
    running_count: row.running_count,
  };
}

const ID_AFTER_ALL = 2_147_483_647;

function beforeId(cursor: string | undefined): number {
  if (cursor === undefined) return ID_AFTER_ALL;
  if (!/^\d{1,10}$/.test(cursor) || Number(cursor) > ID_AFTER_ALL)
    throw new Fault('invalid', problemOf('cursor', 'not_a_cursor'));
  return Number(cursor);
}

function matching(q: string | undefined): Prisma.Sql {
  if (!q?.trim()) return Prisma.empty;
  const pattern = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return Prisma.sql`AND (claim.reference ILIKE ${pattern} OR claim.policyholder_name ILIKE ${pattern})`;
}

/** Each condition is that of a partial index. */
const WITH: Readonly<Record<NonNullable<Query['photos']>, Prisma.Sql>> = {
  flagged: Prisma.sql`AND claim.flagged_count + claim.item_reason_count > 0`,
  confirmed: Prisma.sql`AND claim.confirmed_count > 0`,
  inconclusive: Prisma.sql`AND claim.inconclusive_count > 0`,
  suspect: Prisma.sql`AND claim.flagged_count + claim.item_reason_count + claim.confirmed_count > 0`,
};

const onlyWith = (photos: Query['photos']): Prisma.Sql =>
  photos === undefined ? Prisma.empty : WITH[photos];

const onlyFlagged = (flagged: Query['flagged']): Prisma.Sql =>
  flagged === 'true' ? WITH.flagged : Prisma.empty;

/** An API key matches no user, so it gets no claims unless `owner` is `none`. */
const onlyOf = (owner: Query['owner'], actor: string): Prisma.Sql => {
  if (owner === undefined) return Prisma.empty;
  return owner === 'none'
    ? Prisma.sql`AND claim.owner_id IS NULL`
    : Prisma.sql`AND claim.owner_id = (SELECT id FROM app_user WHERE 'user:' || email = ${actor})`;
};
