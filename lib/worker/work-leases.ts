import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '@/lib/platform/database/tenant';
import { log } from '@/lib/platform/log';
import { giveBackLease, type Lease, type LeaseTable } from '@/lib/platform/queue/lease';

/**
 * Shorter than the launcher's timeout. Attempts that take longer are given back to other workers.
 */
const STOP_GRACE_MS = 6_000;

/** A table to work on, and what a worker does with its rows. */
interface LeaseWork<Leased extends Lease> {
  readonly name: string;
  readonly table: LeaseTable;
  /** The pause before the table is read again when nothing was due. */
  readonly idleMs: number;
  /** The limit of concurrent attempts of one worker. */
  readonly triesMax: number;
  /**
   * Creates rows to lease, such as one delivery per endpoint of an event. Returns whether it
   * created any.
   */
  readonly prepare?: () => Promise<boolean>;
  readonly lease: (room: number) => Promise<Leased[]>;
  readonly attempt: (leased: Leased) => Promise<void>;
}

type InHand<Leased> = Map<Leased, Promise<void>>;

/**
 * Leases and attempts due rows until it is stopped. Attempts in progress then have `graceMs` to
 * finish; the rest are given back.
 */
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

/** Returns whether there was work, in which case the next turn starts without a pause. */
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
