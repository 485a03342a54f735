/** A receiver of webhooks on this machine, and the worker's turns taken in the test's own time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import { now, useClock } from '@/lib/platform/clock';
import { attempt } from '@/lib/webhooks/sending/attempt';
import { type Claimed, claimDue } from '@/lib/webhooks/sending/claim';
import { fanOut } from '@/lib/webhooks/sending/fan-out';
import { root } from '@/scripts/launch/root.mjs';

/** To be called before anything reads a setting: they are read once. */
export function allowPrivateAddresses(): void {
  process.env['WEBHOOK_ALLOW_PRIVATE'] = 'true';
}

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answering = (response: ServerResponse, request: IncomingMessage) => void;

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** What it answers from now on; 204 at first. */
  answer(how: Answering | number): void;
  close(): Promise<void>;
  /** Listens again at the same address. */
  open(): Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answering: Answering;
  const answer = (how: Answering | number) => {
    answering = typeof how === 'number' ? (response) => void response.writeHead(how).end() : how;
  };
  answer(204);
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await text(request) });
    answering(response, request);
  };
  const server = createServer((request, response) => void take(request, response));
  const listen = (port: number) => new Promise<void>((settle, fail) => server.once('error', fail).listen(port, '127.0.0.1', () => settle()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks?of=the-tests`,
    received,
    answer,
    open: () => listen(port),
    close: () => new Promise((settle) => {
      server.close(() => settle());
      server.closeAllConnections();
    }),
  };
}

/** What the public library finds in a message: its content, or an error thrown. The clock of the service is the library's too. */
export function verified(secret: string, { headers, body }: Received): { type: string; timestamp: string; data: Record<string, unknown> } {
  const date = vi.spyOn(Date, 'now').mockReturnValue(now().getTime());
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as ReturnType<typeof verified>;
  } finally {
    date.mockRestore();
  }
}

const ROOM = 64;

/** All events that wait, turned into deliveries. */
export async function fanOutAll(): Promise<void> {
  while (await fanOut());
}

/** What one worker does until nothing is due. */
export async function work(): Promise<void> {
  await fanOutAll();
  for (let claimed = await claimDue(ROOM); claimed.length > 0; claimed = await claimDue(ROOM)) await Promise.all(claimed.map((one) => attempt(one)));
}

export async function claimOne(): Promise<Claimed> {
  await fanOutAll();
  const [claimed] = await claimDue(1);
  if (!claimed) throw new Error('nothing is due');
  return claimed;
}

/** The worker's program itself, on the database of the test file. */
export const startWorker = (): ChildProcess => spawn(process.execPath, [path.join(root, 'build/worker.mjs')], {
  cwd: root, stdio: 'ignore', env: { ...process.env, PROGRAM_DIR: path.join(root, 'build'), NODE_ENV: 'production' },
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
