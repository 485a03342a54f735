import { setTimeout as sleep } from 'node:timers/promises';
import { attemptMail } from '@/lib/mail/sending/attempt-mail';
import { claimMail } from '@/lib/mail/sending/claim-mail';
import { mailServer } from '@/lib/mail/server';
import { log } from '@/lib/platform/log';

const IDLE_MS = 1000;
/** Of one worker: mail servers slow down whoever opens more connections. */
const SENDS_MAX = 4;
/** Shorter than the launcher's patience. A try that is cut off is made again when its lease ends. */
const STOP_GRACE_MS = 6_000;

/** Sends what is due until it is told to stop; without a mail server what waits goes on waiting. */
export async function deliverMail(signal: AbortSignal): Promise<void> {
  if (mailServer() === null) return;
  const sends = new Set<Promise<void>>();
  while (!signal.aborted) {
    const worked = await turn(sends).catch(warn);
    if (!worked)
      await Promise.race([...sends, sleep(IDLE_MS, undefined, { signal }).catch(() => {})]);
  }
  await Promise.race([Promise.all(sends), sleep(STOP_GRACE_MS, undefined, { ref: false })]);
}

function warn(error: unknown): false {
  log().warn({ err: error }, 'mail: a turn failed');
  return false;
}

async function turn(sends: Set<Promise<void>>): Promise<boolean> {
  const claimed = await claimMail(SENDS_MAX - sends.size);
  for (const one of claimed) {
    const send: Promise<void> = attemptMail(one)
      .catch(warn)
      .then(() => void sends.delete(send));
    sends.add(send);
  }
  return claimed.length > 0;
}
