import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { demoCredentials, serviceUrl } from '../setup/service';

const { hostname, port } = new URL(serviceUrl());
const { api_key: key } = demoCredentials();

/** What comes back for bytes on a connection of its own. */
function exchange(head: readonly string[]): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(`${[...head, `Host: ${hostname}:${port}`, `Authorization: apiKey ${key}`, 'Connection: close, Upgrade'].join('\r\n')}\r\n\r\n`));
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), body: text.split('\r\n\r\n').slice(1).join('\r\n\r\n') }));
  });
}

it.each(['h2c', 'websocket'])('whoever offers an upgrade to %s gets the plain answer, request after request', async (protocol) => {
  for (let n = 0; n < 3; n += 1) {
    const { status, body } = await exchange(['GET /api/conditions HTTP/1.1', `Upgrade: ${protocol}`]);
    expect([status, body.includes('"conditions"')]).toEqual([200, true]);
  }
});

it('a target with scheme and host is answered as its path', async () => {
  expect((await exchange([`GET ${serviceUrl()}/api/conditions HTTP/1.1`])).status).toBe(200);
});

it.each(['OPTIONS *', 'GET /api/conditions/', 'GET /api//conditions', 'DELETE /api/client_reference/1/appraisal/1/attachments/%2e%2e', 'GET /files/reports/%00.pdf', 'GET /api/auth/callback/credentials', 'GET /api/auth/nope'])(
  '%s is no path of ours: 404 with the common body',
  async (request) => {
    const { status, body } = await exchange([`${request} HTTP/1.1`]);
    expect(status).toBe(404);
    expect(body).toMatch(/"event_code":"ERNF0[01]"/);
  },
);
