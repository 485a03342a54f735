import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '@/lib/platform/database/tenant';
import { log } from '@/lib/platform/log';
import { giveBackLease, type Lease, type LeaseTable } from '@/lib/platform/queue/lease';

/** Shorter than the launcher's patience. What has not ended by then is given back for another worker to try. */
const STOP_GRACE_MS = 6_000;

/** What a worker takes from one table: it leases rows and works on several at a time. */
interface LeaseWork<Leased extends Lease> {
  readonly name: string;
  readonly table: LeaseTable;
  /** The pause before the table is read again when nothing was due. */
  readonly idleMs: number;
  /** Attempts that one worker makes at the same time. */
  readonly triesMax: number;
  /** Makes the rows to lease, such as one delivery for each endpoint of an event. @returns whether it made any */
  readonly prepare?: () => Promise<boolean>;
  readonly lease: (room: number) => Promise<Leased[]>;
  readonly attempt: (leased: Leased) => Promise<void>;
}

type InHand<Leased> = Map<Leased, Promise<void>>;

/** Works on what is due until it is stopped; tries in hand then have a moment to end. */
export async function workLeases<Leased extends Lease>(
  work: LeaseWork<Leased>,
  signal: AbortSignal,
  graceMs = STOP_GRACE_MS,
): Promise<void> {
  const inHand: InHand<Leased> = new Map();
  while (!signal.aborted) {
    const worked = await turn(work, inHand).catch((error: unknown) => warn(work, error));
    const idle = sleep(work.idleMs, undefined, { signal }).catch(() => {});
    if (!worked) await Promise.race([...inHand.values(), idle]);
  }
  await Promise.race([Promise.all(inHand.values()), sleep(graceMs, undefined, { ref: false })]);
  await giveBack(work, inHand);
}

function warn<Leased extends Lease>({ name }: LeaseWork<Leased>, error: unknown): false {
  log().warn({ err: error }, `${name}: a turn failed`);
  return false;
}

/** True when there was something to do, so that the next turn may follow at once. */
async function turn<Leased extends Lease>(
  work: LeaseWork<Leased>,
  inHand: InHand<Leased>,
): Promise<boolean> {
  const isPrepared = (await work.prepare?.()) ?? false;
  const leases = await work.lease(work.triesMax - inHand.size);
  for (const leased of leases) {
    const attempt = work
      .attempt(leased)
      .catch((error: unknown) => void warn(work, error))
      .then(() => void inHand.delete(leased));
    inHand.set(leased, attempt);
  }
  return isPrepared || leases.length > 0;
}

async function giveBack<Leased extends Lease>(
  work: LeaseWork<Leased>,
  inHand: InHand<Leased>,
): Promise<void> {
  for (const leased of inHand.keys())
    await withClient(leased.clientId, (tx) => giveBackLease(tx, work.table, leased)).catch(
      (error: unknown) => warn(work, error),
    );
}
