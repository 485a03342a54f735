import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { env } from '@/lib/platform/env';
import { writeRequests } from '@/lib/traffic/write-requests';
import { api, errorBody } from '../setup/api';
import { asOwner } from '../setup/owner';
import { makeTenant, type Tenant } from '../setup/tenants';

let tenant: Tenant;

beforeAll(async () => {
  tenant = await makeTenant();
});

const create = (key: string, name: string) =>
  api('POST', '/client_reference', { key, json: { client_reference: name } });

interface Logged {
  method: string;
  path: string;
  status: number;
  event_code: string | null;
  request_id: string;
  operation: string;
  actor: string;
  session_id: string | null;
  body_shape: unknown;
}

async function logged(requestId: string): Promise<Logged | undefined> {
  await writeRequests();
  return (
    await asOwner<Logged & { client_id: number }>(
      'SELECT * FROM request_log WHERE request_id = $1',
      [requestId],
    )
  )[0];
}

describe('the request log of a client', () => {
  it('has an entry for a successful request', async () => {
    const { headers } = await api('GET', '/client_reference?limit=1&session-id=desk-7', {
      key: tenant.key,
    });
    expect(await logged(headers.get('x-request-id') ?? '')).toMatchObject({
      client_id: tenant.clientId,
      method: 'GET',
      path: '/api/client_reference',
      status: 200,
      event_code: null,
      operation: 'listClientReferences',
      actor: `key:${tenant.key.split('_')[2]}`,
      session_id: 'desk-7',
      body_shape: null,
    });
  });

  it('has an entry for a refused one, with its code and the shape of its body, but none of its values', async () => {
    const json = {
      client_reference: 'Secret Claim 7',
      date_damage: '2026-02-30',
      nested: { pin: '1234', list: ['a', 'b'] },
    };
    const { headers } = await api('POST', '/client_reference', { key: tenant.key, json });
    const line = await logged(headers.get('x-request-id') ?? '');
    expect(line).toMatchObject({
      status: 400,
      event_code: 'ERIPCR',
      body_shape: {
        client_reference: 'text of 14',
        date_damage: 'text of 10',
        nested: { pin: 'text of 4', list: ['list of 2', 'text of 1'] },
      },
    });
    expect(JSON.stringify(line)).not.toMatch(/Secret|1234|2026-02-30/);
  });

  it('has no entry for an unauthenticated caller', async () => {
    const { status, headers } = await api('GET', '/client_reference', {
      headers: { authorization: 'apiKey nonsense' },
    });
    expect([status, await logged(headers.get('x-request-id') ?? '')]).toEqual([401, undefined]);
  });

  it('accepts field names that no table can store', async () => {
    const { headers } = await api('POST', '/client_reference', {
      key: tenant.key,
      bytes: '{"a\\u0000b": 1, "\\ud800": 2, "__proto__": 3}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await logged(headers.get('x-request-id') ?? '')).toMatchObject({
      event_code: 'ERMPCR',
      body_shape: { ab: 'number', '': 'number' },
    });
  });
});

describe('the rate limit of a key', () => {
  const limits = {
    RATE_LIMIT_READ: env().RATE_LIMIT_READ,
    RATE_LIMIT_WRITE: env().RATE_LIMIT_WRITE,
  };
  afterEach(() => void Object.assign(env(), limits));

  it('is stated in every answer', async () => {
    const { headers } = await api('GET', '/conditions', {
      key: await issueKey({ name: 'fresh', clientIds: [tenant.clientId] }),
    });
    expect(headers.get('ratelimit-policy')).toBe('"read";q=12000;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"read";r=11999;t=(60|59)$/);
  });

  it('is counted exactly under concurrency', async () => {
    const key = await issueKey({ name: 'parallel', clientIds: [tenant.clientId] });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => api('GET', '/conditions', { key })),
    );
    const left = answers
      .map(({ headers }) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]))
      .sort((one, other) => other - one);
    expect(left).toEqual(Array.from({ length: 40 }, (_, at) => 11_999 - at));
  });

  it('refuses requests above it with 429 ERRL00 and Retry-After, without effect, and does not affect other keys and classes', async () => {
    Object.assign(env(), { RATE_LIMIT_WRITE: 3 });
    const [key, other] = [
      await issueKey({ name: 'greedy', clientIds: [tenant.clientId] }),
      await issueKey({ name: 'modest', clientIds: [tenant.clientId] }),
    ];
    for (let n = 0; n < 3; n += 1) expect((await create(key, `allowed ${n}`)).status).toBe(200);
    const { status, body, headers } = await create(key, 'one too many');
    const seconds = Number(headers.get('retry-after'));
    expect([status, seconds > 0 && seconds <= 60]).toEqual([429, true]);
    expect(body).toEqual(
      errorBody(
        'ERRL00',
        'Too many requests',
        `Rate limit reached: 3 requests of class 'write' per minute; try again in ${seconds} s`,
      ),
    );
    expect(headers.get('ratelimit')).toBe(`"write";r=0;t=${seconds}`);
    expect(await asOwner("SELECT FROM client_reference WHERE reference = 'one too many'")).toEqual(
      [],
    );
    expect((await create(other, 'of another key')).status).toBe(200);
    expect((await api('GET', '/client_reference', { key })).status).toBe(200);
  });

  it('is exact also where a server reserves it in shares', async () => {
    Object.assign(env(), { RATE_LIMIT_READ: 601 }); // in shares of three
    const key = await issueKey({ name: 'many', clientIds: [tenant.clientId] });
    const statuses = (
      await Promise.all(Array.from({ length: 620 }, () => api('GET', '/conditions', { key })))
    ).map(({ status }) => status);
    expect([
      statuses.filter((one) => one === 200).length,
      statuses.filter((one) => one === 429).length,
    ]).toEqual([601, 19]);
  });

  it('is off when the setting is 0', async () => {
    Object.assign(env(), { RATE_LIMIT_READ: 0 });
    expect(
      (await api('GET', '/conditions', { key: tenant.key })).headers.get('ratelimit'),
    ).toBeNull();
  });
});

describe('a list with a further page', () => {
  it('links to its next page, and the last page has no link', async () => {
    const own = await makeTenant();
    for (let n = 0; n < 3; n += 1)
      await api('POST', '/client_reference', {
        key: own.key,
        json: { client_reference: `claim ${n}` },
      });
    const seen: string[] = [];
    let path: string | undefined = '/client_reference?limit=2&q=claim';
    while (path) {
      const { body, headers } = await api('GET', path, { key: own.key });
      seen.push(
        ...(body as { client_references: { client_reference: string }[] }).client_references.map(
          ({ client_reference }) => client_reference,
        ),
      );
      path = /^<\/api(\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(['claim 2', 'claim 1', 'claim 0']);
  });
});
