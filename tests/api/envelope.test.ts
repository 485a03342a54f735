import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { useClock } from '@/lib/platform/clock';
import { api, errorBody, TITLES } from '../setup/api';
import { METHODS, routedOperations } from '../setup/operations';
import { asOwner } from '../setup/owner';
import { makeTenant, type Tenant } from '../setup/tenants';

let own: Tenant;
let routed: Operation[] = [];

beforeAll(async () => {
  own = await makeTenant();
  ({ routed } = await routedOperations());
});

describe('methods, paths and headers', () => {
  it('a method that a path lacks is 405 with the location of the path and an Allow header with its methods, HEAD with every GET', async () => {
    for (const path of new Set(routed.map((operation) => operation.path))) {
      const offered = routed.filter((operation) => operation.path === path);
      const allowed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) =>
        offered.some((operation) => operation.method === (method === 'HEAD' ? 'GET' : method)),
      );
      for (const method of [...METHODS, 'OPTIONS'].filter((one) => !allowed.includes(one))) {
        const { status, headers, body } = await api(method, path.replaceAll(/\{\w+\}/g, '1'), {
          key: own.key,
        });
        expect([status, headers.get('allow')], `${method} ${path}`).toEqual([
          405,
          allowed.join(', '),
        ]);
        expect(body, `${method} ${path}`).toEqual(
          errorBody(
            `ERNA${offered[0]?.location ?? ''}`,
            TITLES.NA,
            `${method} is not allowed here; allowed: ${allowed.join(', ')}`,
          ),
        );
      }
    }
  });

  it.each([
    '/nothing',
    '/client_references',
    '/client_reference/1/nothing',
    '/forensics',
    '/forensics/1/results',
    '/',
    '',
  ])('%j is an unknown path: 404 ERNF01 as JSON for every method', async (path) => {
    for (const method of [...METHODS, 'OPTIONS']) {
      const { status, body, headers } = await api(method, path);
      expect([status, body], method).toEqual([404, errorBody('ERNF01', TITLES.NF, 'No such path')]);
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    }
  });

  it('an inbound X-Request-Id is returned with answers, refusals, errors and unknown paths', async () => {
    const headers = { 'x-request-id': 'of_the-caller-0001' };
    for (const answer of [
      await api('GET', '/client_reference', { key: own.key, headers }),
      await api('GET', '/client_reference', { headers }),
      await api('PATCH', '/client_reference', { headers }),
      await api('GET', '/nothing', { headers }),
      await api('GET', '/health', { headers }),
      await api('GET', `/client_reference/99999999`, { key: own.key, headers }),
    ])
      expect(answer.headers.get('x-request-id')).toBe('of_the-caller-0001');
  });

  it.each(['short', 'x'.repeat(65), 'with spaces in it', 'semi;colon-1234', 'quote"quote"'])(
    'an X-Request-Id of %j is replaced by a generated one',
    async (given) => {
      const { headers } = await api('GET', '/client_reference', {
        key: own.key,
        headers: { 'x-request-id': given },
      });
      expect(headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f]{4}-/);
    },
  );

  it('the old bearer style works for every operation and is reported as deprecated, also when refused', async () => {
    const old = { authorization: `Bearer ${own.key}` };
    expect(
      (await api('GET', '/client_reference', { key: own.key })).headers.get('deprecation'),
    ).toBeNull();
    for (const path of ['/client_reference', '/client_reference/99999999', '/session']) {
      const { status, headers } = await api('GET', path, { headers: old });
      expect([status, headers.get('deprecation')]).toEqual([
        path.endsWith('9') ? 404 : 200,
        '@1640995200',
      ]);
    }
  });

  it('answers to a key or a session are never cached', async () => {
    const answers = [
      await api('GET', '/client_reference', { key: own.key }),
      await api('GET', '/client_reference'),
    ];
    for (const { headers } of answers) expect(headers.get('cache-control')).toContain('no-store');
  });

  it('session returns the clients of the key, and no others', async () => {
    const { body } = await api('GET', '/session', { key: own.key });
    const clients = [
      {
        client_id: own.clientId,
        name: 'An insurer',
        currency: 'EUR',
        language: 'en',
        manages_catalogue: true,
        scopes: ['read', 'write', 'admin'],
        role: null,
      },
    ];
    expect(body).toEqual({
      name: 'key of An insurer',
      kind: 'key',
      actor: `key:${own.key.split('_')[2]}`,
      scopes: ['read', 'write', 'admin'],
      clients,
    });
  });

  it('the last use of a key is recorded at most once a minute', async () => {
    const key = await issueKey({ name: 'used', clientIds: [own.clientId] });
    const used = async () =>
      (
        await asOwner<{ last_used: Date | null }>('SELECT last_used FROM api_key WHERE id = $1', [
          key.split('_')[2],
        ])
      )[0]?.last_used?.toISOString();
    const at = async (time: string) => {
      const back = useClock({ now: () => new Date(time) });
      await api('GET', '/conditions', { key }).finally(back);
      return used();
    };
    expect(await used()).toBeUndefined();
    expect(await at('2026-03-10T10:00:00.000Z')).toBe('2026-03-10T10:00:00.000Z');
    expect(await at('2026-03-10T10:00:59.000Z')).toBe('2026-03-10T10:00:00.000Z');
    expect(await at('2026-03-10T10:01:00.000Z')).toBe('2026-03-10T10:01:00.000Z');
  });
});
