/** The worker's turns, taken in the test's own time. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { useClock } from '@/lib/platform/clock';
import { attempt } from '@/lib/webhooks/sending/attempt';
import { leaseDeliveries, type LeasedDelivery } from '@/lib/webhooks/sending/lease-deliveries';
import { fanOut } from '@/lib/webhooks/sending/fan-out';
import { root } from '@/scripts/launch/root.mjs';

/** To be called before anything reads a setting: they are read once. */
export function allowPrivateAddresses(): void {
  process.env['WEBHOOK_ALLOW_PRIVATE'] = 'true';
}

const ROOM = 64;

/** All events that wait, turned into deliveries. */
export async function fanOutAll(): Promise<void> {
  while (await fanOut());
}

/** What one worker does until nothing is due. */
export async function work(): Promise<void> {
  await fanOutAll();
  for (
    let leased = await leaseDeliveries(ROOM);
    leased.length > 0;
    leased = await leaseDeliveries(ROOM)
  )
    await Promise.all(leased.map((one) => attempt(one)));
}

export async function leaseOne(): Promise<LeasedDelivery> {
  await fanOutAll();
  const [leased] = await leaseDeliveries(1);
  if (!leased) throw new Error('nothing is due');
  return leased;
}

/** The worker's program itself, on the database of the test file. */
export const startWorker = (): ChildProcess =>
  spawn(process.execPath, [path.join(root, 'build/worker.mjs')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PROGRAM_DIR: path.join(root, 'build'), NODE_ENV: 'production' },
  });

export interface TestClock {
  pass(durationMs: number): void;
  stop: () => void;
}

/** The service's clock from now on: it stands still but for what `pass` lets pass. */
export function startClock(): TestClock {
  let timeMs = Date.now();
  const stop = useClock({ now: () => new Date(timeMs) });
  return {
    stop,
    pass: (durationMs) => {
      timeMs += durationMs;
    },
  };
}
