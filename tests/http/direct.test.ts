/**
 * The server answers the busiest routes itself; an offered upgrade sends the same request through
 * Next.
 */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoCredentials, serviceUrl } from '../setup/service';

const { api_key: key, client_id: clientId } = demoCredentials();

interface Answer {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** Headers that differ between answers, or that belong to the connection. */
const OWN = [
  'x-request-id',
  'ratelimit',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'vary',
];

function call(
  path: string,
  { method = 'GET', headers = {}, json }: Sent,
  way: 'direct' | 'next',
): Promise<Answer> {
  const body = json === undefined ? undefined : JSON.stringify(json);
  const sent = {
    authorization: `apiKey ${key}`,
    ...headers,
    ...(body
      ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
      : {}),
    ...(way === 'next' ? { connection: 'Upgrade', upgrade: 'h2c' } : {}),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${serviceUrl()}/api${path}`,
      { method, headers: sent, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const compared = Object.entries(response.headers).filter(([name]) => !OWN.includes(name));
          resolve({
            status: response.statusCode,
            headers: Object.fromEntries(compared),
            text: (response.headers['content-encoding'] === 'gzip'
              ? gunzipSync(bytes)
              : bytes
            ).toString('utf8'),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

let claimId: number;

beforeAll(async () => {
  const list = JSON.parse((await call('/client_reference?flagged=true', {}, 'next')).text) as {
    client_references: { client_reference_id: number }[];
  };
  claimId = list.client_references[0]?.client_reference_id ?? 0;
  expect(claimId).toBeGreaterThan(0);
});

const cases: readonly {
  readonly what: string;
  readonly path: () => string;
  readonly sent?: Sent;
}[] = [
  {
    what: 'results',
    path: () => `/forensics/${claimId}/results/all?client_id=${clientId}&session-id=a%20b`,
  },
  {
    what: 'results, compressed',
    path: () => `/forensics/${claimId}/results/all`,
    sent: { headers: { 'accept-encoding': 'gzip' } },
  },
  { what: 'the cart', path: () => `/client_reference/${claimId}/appraisal` },
  { what: 'a page of the cart', path: () => `/client_reference/${claimId}/appraisal?limit=1` },
  { what: 'results of a missing claim', path: () => '/forensics/99999999/results/all' },
  { what: 'a cart of a missing claim', path: () => '/client_reference/99999999/appraisal' },
  { what: 'another client', path: () => `/client_reference/${claimId}/appraisal?client_id=1` },
  {
    what: 'a bad credential',
    path: () => `/client_reference/${claimId}/appraisal`,
    sent: { headers: { authorization: 'apiKey nonsense' } },
  },
  {
    what: 'the old style',
    path: () => `/client_reference/${claimId}/appraisal`,
    sent: { headers: { authorization: `Bearer ${key}` } },
  },
  { what: 'a bad page', path: () => `/client_reference/${claimId}/appraisal?limit=x` },
  {
    what: 'an appraisal without its products',
    path: () => `/client_reference/${claimId}/appraisal`,
    sent: { method: 'POST', json: {} },
  },
  {
    what: 'an appraisal of unknown products',
    path: () => `/client_reference/${claimId}/appraisal`,
    sent: { method: 'POST', json: { cpid: 'æøå', rpid: '😀' } },
  },
  {
    what: 'an appraisal of a missing claim',
    path: () => '/client_reference/99999999/appraisal',
    sent: { method: 'POST', json: { cpid: 'a', rpid: 'b' } },
  },
];

describe('the server itself answers as Next does', () => {
  it.each(cases)('$what', async ({ path, sent = {} }) => {
    const [direct, next] = [await call(path(), sent, 'direct'), await call(path(), sent, 'next')];
    expect(direct).toEqual(next);
  });

  it('an unchanged cart and unchanged results with 304', async () => {
    for (const path of [
      `/client_reference/${claimId}/appraisal`,
      `/forensics/${claimId}/results/all`,
    ]) {
      const etag = String((await call(path, {}, 'direct')).headers['etag']);
      const [direct, next] = [
        await call(path, { headers: { 'if-none-match': etag } }, 'direct'),
        await call(path, { headers: { 'if-none-match': etag } }, 'next'),
      ];
      expect([direct.status, direct.text]).toEqual([304, '']);
      expect(direct).toEqual(next);
    }
  });

  it('an appraisal under an Idempotency-Key, which both accept as a repetition', async () => {
    const sent = {
      method: 'POST',
      json: { cpid: 'apple-iphone-13-128-gb', rpid: 'apple-iphone-15-pro-128-gb' },
      headers: { 'idempotency-key': `both ways ${Date.now()}`.replaceAll(' ', '-') },
    };
    const claim = JSON.parse(
      (
        await call(
          '/client_reference',
          { method: 'POST', json: { client_reference: `both ways ${Date.now()}` } },
          'next',
        )
      ).text,
    ) as { client_reference_id: number };
    const path = `/client_reference/${claim.client_reference_id}/appraisal`;
    const [first, again] = [await call(path, sent, 'direct'), await call(path, sent, 'next')];
    expect([first.status, again.text, again.headers['idempotent-replayed']]).toEqual([
      200,
      first.text,
      'true',
    ]);
  });
});

const encodingFor = async (accepted: string): Promise<unknown> =>
  (
    await call(
      `/forensics/${claimId}/results/all`,
      { headers: { 'accept-encoding': accepted } },
      'direct',
    )
  ).headers['content-encoding'];

describe('the direct answer', () => {
  it('is not compressed for a client that forbids compression or prefers none', async () => {
    for (const accepted of ['gzip;q=0', 'identity;q=1, gzip;q=0.5', 'foo-gzip'])
      expect(await encodingFor(accepted), accepted).toBeUndefined();
    for (const accepted of ['gzip', 'GZIP', '*'])
      expect(await encodingFor(accepted), accepted).toBe('gzip');
  });

  it('refuses an unauthorised caller before the body has arrived', async () => {
    const { port, hostname } = new URL(serviceUrl());
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/client_reference/${claimId}/appraisal HTTP/1.1\r\nHost: x\r\nAuthorization: apiKey nonsense\r\nContent-Length: 500\r\n\r\n{`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 401 /);
  });
});
