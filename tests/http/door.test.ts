import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { demoCredentials, serviceUrl } from '../setup/service';

const { hostname, port } = new URL(serviceUrl());
const { api_key: key } = demoCredentials();

const HOST = `Host: ${hostname}:${port}`;
const AUTHORIZATION = `Authorization: apiKey ${key}`;

interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Returns the answer to raw bytes on a new connection. */
function exchange(
  head: readonly string[],
  own: readonly string[] = [HOST, AUTHORIZATION],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${[...head, ...own, 'Connection: close, Upgrade'].join('\r\n')}\r\n\r\n`),
    );
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => {
      const [headers = '', ...body] = text.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1]),
        head: headers.toLowerCase(),
        body: body.join('\r\n\r\n'),
      });
    });
  });
}

it.each(['h2c', 'websocket'])(
  'a client that offers an upgrade to %s gets the plain answer, for every request',
  async (protocol) => {
    for (let n = 0; n < 3; n += 1) {
      const { status, body } = await exchange([
        'GET /api/conditions HTTP/1.1',
        `Upgrade: ${protocol}`,
      ]);
      expect([status, body.includes('"conditions"')]).toEqual([200, true]);
    }
  },
);

it('a request target with scheme and host is answered as its path', async () => {
  expect((await exchange([`GET ${serviceUrl()}/api/conditions HTTP/1.1`])).status).toBe(200);
});

it.each([
  'OPTIONS *',
  'GET /api/conditions/',
  'GET /api//conditions',
  'DELETE /api/client_reference/1/appraisal/1/attachments/%2e%2e',
  'GET /files/reports/%00.pdf',
  'GET /api/auth/callback/credentials',
  'GET /api/auth/nope',
])('%s is an unknown path: 404 with the common body', async (request) => {
  const { status, body } = await exchange([`${request} HTTP/1.1`]);
  expect(status).toBe(404);
  expect(body).toMatch(/"event_code":"ERNF0[01]"/);
});

describe('headers that Next uses for its pages only', () => {
  it.each([
    '/api/conditions',
    '/api/client_reference',
    '/api/openapi.json',
    '/api/nothing',
    '/files/reports/none.pdf',
  ])('change nothing at %s', async (path) => {
    const ofPages = [
      'RSC: 1',
      'Next-Router-State-Tree: %5B%5D',
      'Next-Router-Prefetch: 1',
      'Next-Url: /',
      'Next-Action: x',
      'X-Nextjs-Data: 1',
      'X-Middleware-Subrequest: proxy',
    ];
    const [plain, packed] = [
      await exchange([`GET ${path} HTTP/1.1`]),
      await exchange([`GET ${path} HTTP/1.1`, ...ofPages]),
    ];
    expect([packed.status, packed.body]).toEqual([plain.status, plain.body]);
    expect([200, 404]).toContain(packed.status);
  });
});

describe('the description of the API', () => {
  it.each(['br', 'gzip', 'identity'])('has the encoding of its header: %s', async (encoding) => {
    const response = await fetch(new URL('/api/openapi.json', serviceUrl()), {
      headers: { 'accept-encoding': encoding },
    });
    expect(response.headers.get('content-encoding')).toBe(
      encoding === 'identity' ? null : encoding,
    );
    // fetch decodes by the header
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('a Host header', () => {
  it.each([[[]], [[HOST, 'Host: other.example']], [['Host:']], [['Host: a b']], [['Host: a/b']]])(
    'of %j is 400 with the common body',
    async (hosts) => {
      const { status, head, body } = await exchange(
        ['GET /api/conditions HTTP/1.1'],
        [...hosts, AUTHORIZATION],
      );
      expect([status, head.includes('content-type: application/json')]).toEqual([400, true]);
      expect(body).toContain('"event_code":"ERIP01"');
    },
  );

  it('is not required in HTTP/1.0', async () => {
    expect((await exchange(['GET /api/conditions HTTP/1.0'], [AUTHORIZATION])).status).toBe(200);
  });
});

it.each(['/api/conditions', '/api/client_reference/1/appraisal', '/api/forensics/1/results/all'])(
  'two credentials count as none, whichever is valid: 401 at %s',
  async (path) => {
    for (const other of ['Authorization: apiKey wrong', 'authorization: Bearer x', AUTHORIZATION]) {
      for (const both of [
        [AUTHORIZATION, other],
        [other, AUTHORIZATION],
      ]) {
        const { status, head, body } = await exchange([`GET ${path} HTTP/1.1`], [HOST, ...both]);
        expect([status, head.includes('www-authenticate: apikey')]).toEqual([401, true]);
        expect(body).toContain('"event_code":"ERIT00"');
      }
    }
  },
);

it.each(['TRACE', 'PROPFIND', 'OPTIONS', 'POST'])(
  '%s is answered with the methods of the path: HEAD with GET',
  async (method) => {
    const { status, head, body } = await exchange([`${method} /api/conditions HTTP/1.1`]);
    expect([status, /\nallow: (.*?)\r?\n/.exec(`${head}\n`)?.[1]]).toEqual([405, 'get, head']);
    expect(body).toContain('"event_code":"ERNA00"');
  },
);

it('HEAD is answered as GET, without the body', async () => {
  expect(await exchange(['HEAD /api/conditions HTTP/1.1'])).toMatchObject({
    status: 200,
    body: '',
  });
  expect(await exchange(['HEAD /api/client_reference/99999999/appraisal HTTP/1.1'])).toMatchObject({
    status: 404,
    body: '',
  });
});

it('a refusal before any route has the common headers and the X-Request-Id of the request', async () => {
  for (const path of ['/api/client_reference/%zz', '/api//conditions']) {
    const { status, head } = await exchange([`GET ${path} HTTP/1.1`, 'X-Request-Id: door-0001']);
    expect([400, 404]).toContain(status);
    for (const line of [
      'x-request-id: door-0001',
      'x-content-type-options: nosniff',
      'strict-transport-security: ',
    ])
      expect(head).toContain(line);
  }
});
