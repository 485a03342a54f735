import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Receiver {
  readonly url: string;
  readonly received: { readonly id: string; readonly signatures: number; readonly body: string }[];
  /** Sets the response, which is 204 without a body at first. */
  answer(status: number, body?: string): void;
  close(): void;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = [];
  let [status, body] = [204, ''];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { 'webhook-id': id, 'webhook-signature': signature } = request.headers;
    received.push({
      id: String(id),
      signatures: String(signature).split(' ').length,
      body: await text(request),
    });
    response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', () => settle()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${crypto.randomUUID()}`,
    received,
    answer: (next, text = '') => ([status, body] = [next, text]),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
