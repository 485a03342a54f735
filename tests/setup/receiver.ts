/** A local receiver of webhooks. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import { now } from '@/lib/platform/clock';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answering = (response: ServerResponse, request: IncomingMessage) => void;

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Sets its answer; 204 at first. */
  answer(how: Answering | number): void;
  close(): Promise<void>;
  /** Listens again on the same port. */
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
  const listen = (port: number) =>
    new Promise<void>((settle, fail) =>
      server.once('error', fail).listen(port, '127.0.0.1', () => settle()),
    );
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks?of=the-tests`,
    received,
    answer,
    open: () => listen(port),
    close: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}

/**
 * Verifies a message with the public library: returns its content or throws. The library uses the
 * clock of the service.
 */
export function verified(
  secret: string,
  { headers, body }: Received,
): { type: string; timestamp: string; data: Record<string, unknown> } {
  const date = vi.spyOn(Date, 'now').mockReturnValue(now().getTime());
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as ReturnType<
      typeof verified
    >;
  } finally {
    date.mockRestore();
  }
}
