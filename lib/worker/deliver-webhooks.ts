import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/platform/log';
import { attempt } from '@/lib/webhooks/sending/attempt';
import { claimDue } from '@/lib/webhooks/sending/claim';
import { fanOut } from '@/lib/webhooks/sending/fan-out';

const IDLE_MS = 400;
/** Of one worker. They wait for others most of the time. */
const SENDS_MAX = 64;
/** Shorter than the launcher's patience. A try that is cut off is made again when its lease ends. */
const STOP_GRACE_MS = 6_000;

/** Sends what is due until it is told to stop; tries in hand then have a moment to end. */
export async function deliverWebhooks(signal: AbortSignal): Promise<void> {
  const sends = new Set<Promise<void>>();
  while (!signal.aborted) {
    const worked = await turn(sends).catch(warn);
    if (!worked) await anyOf([...sends, sleep(IDLE_MS, undefined, { signal }).catch(() => {})]);
  }
  await anyOf([Promise.all(sends), sleep(STOP_GRACE_MS, undefined, { ref: false })]);
}

const anyOf = (work: readonly Promise<unknown>[]): Promise<unknown> => Promise.race(work);

function warn(error: unknown): false {
  log().warn({ err: error }, 'webhooks: a turn failed');
  return false;
}

/** True when there was something to do, so that the next turn may follow at once. */
async function turn(sends: Set<Promise<void>>): Promise<boolean> {
  const toldOf = await fanOut();
  const claimed = await claimDue(SENDS_MAX - sends.size);
  for (const one of claimed) {
    const send: Promise<void> = attempt(one)
      .catch(warn)
      .then(() => void sends.delete(send));
    sends.add(send);
  }
  return toldOf || claimed.length > 0;
}
