import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/platform/log';

/** Shorter than the launcher's patience. A try that is cut off is made again when its lease ends. */
const STOP_GRACE_MS = 6_000;

/** What a worker takes from one table: it leases rows and works on several at a time. */
export interface LeaseWork<Leased> {
  readonly name: string;
  /** The pause before the table is read again when nothing was due. */
  readonly idleMs: number;
  /** Attempts that one worker makes at the same time. */
  readonly triesMax: number;
  /** Makes the rows to lease, such as one delivery for each endpoint of an event. @returns whether it made any */
  readonly prepare?: () => Promise<boolean>;
  readonly lease: (room: number) => Promise<Leased[]>;
  readonly attempt: (leased: Leased) => Promise<void>;
}

/** Works on what is due until it is stopped; tries in hand then have a moment to end. */
export async function workLeases<Leased>(
  work: LeaseWork<Leased>,
  signal: AbortSignal,
): Promise<void> {
  const inHand = new Set<Promise<void>>();
  while (!signal.aborted) {
    const worked = await turn(work, inHand).catch((error: unknown) => warn(work, error));
    const idle = sleep(work.idleMs, undefined, { signal }).catch(() => {});
    if (!worked) await Promise.race([...inHand, idle]);
  }
  await Promise.race([Promise.all(inHand), sleep(STOP_GRACE_MS, undefined, { ref: false })]);
}

function warn<Leased>({ name }: LeaseWork<Leased>, error: unknown): false {
  log().warn({ err: error }, `${name}: a turn failed`);
  return false;
}

/** True when there was something to do, so that the next turn may follow at once. */
async function turn<Leased>(work: LeaseWork<Leased>, inHand: Set<Promise<void>>): Promise<boolean> {
  const isPrepared = (await work.prepare?.()) ?? false;
  const leases = await work.lease(work.triesMax - inHand.size);
  for (const leased of leases) {
    const attempt: Promise<void> = work
      .attempt(leased)
      .catch((error: unknown) => void warn(work, error))
      .then(() => void inHand.delete(attempt));
    inHand.add(attempt);
  }
  return isPrepared || leases.length > 0;
}
