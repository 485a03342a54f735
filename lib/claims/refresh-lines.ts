import type { z } from 'zod';
import { refreshLinesJob } from '@/lib/identity/settings/refresh-lines-job';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { send } from '@/lib/platform/queue/send';

/** Well below the shortest lease of a job. */
const RUN_MAX_MS = 15_000;
const PAGE_CLAIMS = 200;
/** Bounds how long a claim is locked. */
const BATCH_ITEMS = 500;

type Payload = z.output<typeof refreshLinesJob.payload>;

/** Values the lines of a claim that lack only their purchase date, on behalf of the actor. */
type CalculateUndated = (actor: string, clientId: number, claimId: number) => Promise<void>;

/**
 * Refreshes the lines of the client's claims one claim after the other, and leaves the rest to
 * another job when its time is up. Refreshing twice changes nothing.
 */
export async function refreshLines(
  { client_id: clientId, after_claim_id: first, calculate_for: actor }: Payload,
  calculateUndated: CalculateUndated,
): Promise<void> {
  const end = now().getTime() + RUN_MAX_MS;
  let after = first;
  for (;;) {
    const ids = await claimsAfter(clientId, after);
    if (ids.length === 0) return;
    for (const id of ids) {
      if (now().getTime() >= end)
        return withClient(clientId, (tx) =>
          send(tx, refreshLinesJob, {
            client_id: clientId,
            after_claim_id: after,
            calculate_for: actor,
          }),
        );
      await refreshClaim(clientId, id);
      if (actor !== null) await calculateUndated(actor, clientId, id);
      after = id;
    }
  }
}

const claimsAfter = (clientId: number, after: number): Promise<number[]> =>
  withClient(clientId, async (tx) => {
    const rows = await tx.clientReference.findMany({
      where: { clientId, id: { gt: after } },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: PAGE_CLAIMS,
    });
    return rows.map(({ id }) => id);
  });

async function refreshClaim(clientId: number, claimId: number): Promise<void> {
  let after: number | null = 0;
  while (after !== null) {
    const from: number = after;
    after = await withClient(clientId, (tx) => refreshBatch(tx, clientId, claimId, from));
  }
}

/**
 * Returns the number of the last item, or null after the last batch. Locks the claim before it reads
 * the items, so that it waits for items that are being added.
 */
async function refreshBatch(
  tx: Transaction,
  clientId: number,
  claimId: number,
  after: number,
): Promise<number | null> {
  await tx.$queryRaw`
    SELECT 1 FROM client_reference WHERE client_id = ${clientId} AND id = ${claimId}
    FOR NO KEY UPDATE`;
  const items = await tx.claimedItem.findMany({
    where: { clientId, clientReferenceId: claimId, displayId: { gt: after } },
    select: { id: true, displayId: true },
    orderBy: { displayId: 'asc' },
    take: BATCH_ITEMS,
  });
  const ids = items.map(({ id }) => id);
  if (ids.length > 0) await tx.$executeRaw`SELECT refresh_lines(${clientId}::int, ${ids}::int[])`;
  return items.length === BATCH_ITEMS ? (items.at(-1)?.displayId ?? null) : null;
}
