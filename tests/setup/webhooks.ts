/** Runs the worker's tasks step by step, under the test's clock. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { useClock } from '@/lib/platform/clock';
import { attempt } from '@/lib/webhooks/sending/attempt';
import { leaseDeliveries, type LeasedDelivery } from '@/lib/webhooks/sending/lease-deliveries';
import { fanOut } from '@/lib/webhooks/sending/fan-out';
import { root } from '@/scripts/launch/root.mjs';

/** Must be called before anything reads a setting, because settings are read once. */
export function allowPrivateAddresses(): void {
  process.env['WEBHOOK_ALLOW_PRIVATE'] = 'true';
}

const ROOM = 64;

/** Turns all waiting events into deliveries. */
export async function fanOutAll(): Promise<void> {
  while (await fanOut());
}

/** Works as one worker until nothing is due. */
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

/** Starts the worker's program on the database of the test file. */
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

/** Stops the service's clock, which then advances only through `pass`. */
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
