import { beforeAll, describe, expect, it } from 'vitest';
import type { LoggedRequest } from '@/lib/contract/request-log';
import { withClient } from '@/lib/platform/database/tenant';
import { selectRequests } from '@/lib/traffic/list-requests';
import { Prisma } from '@/lib/platform/database/generated/client';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';
import { START, log } from './request-log.fixture';

const ROWS = 40;

let [own, other]: Tenant[] = [];

const made = () => {
  if (!own || !other) throw new Error('not set up');
  return { own, other };
};

/** Two claims whose paths share a prefix: 7 and 71. */
const pathOf = (n: number) =>
  n % 4 === 0
    ? `/api/client_reference/${n % 8 === 0 ? 7 : 71}/appraisal/a%20_b`
    : '/api/conditions';

beforeAll(async () => {
  [own, other] = [await makeTenant(), await makeTenant()];
  for (let n = 0; n < ROWS; n += 1) {
    const refused = n % 10 === 3;
    await log(own.clientId, {
      at: new Date(START.getTime() + Math.floor(n / 4) * 1000),
      method: n % 5 === 0 ? 'POST' : 'GET',
      status: refused ? 404 : n === 7 ? 503 : 200,
      code: refused ? 'ERNF00' : n === 7 ? 'ERSU00' : null,
      requestId: `request-${1000 + n}`,
      path: pathOf(n),
      operation: n % 4 === 0 ? 'readAppraisal' : 'listConditions',
      ...(n % 6 === 0 && { actor: 'user:kari@a.example' }),
    });
  }
  await log(other.clientId, { requestId: 'request-of-others' });
});

/** Reads only rows before 2026-03-11, so that requests logged while the test runs do not appear. */
async function walk(query: string): Promise<LoggedRequest[]> {
  const found: LoggedRequest[] = [];
  for (let cursor = ''; ;) {
    const { status, body, text } = await api(
      'GET',
      `/request_log?until=2026-03-11T00:00:00Z${query}${cursor}`,
      { key: made().own.key },
    );
    expect(status, text).toBe(200);
    const { requests, metadata } = body as {
      requests: LoggedRequest[];
      metadata: { next_cursor: string | null };
    };
    found.push(...requests);
    if (metadata.next_cursor === null) return found;
    cursor = `&cursor=${metadata.next_cursor}`;
  }
}

const numbers = (requests: readonly LoggedRequest[]) =>
  requests.map(({ request_id: id }) => Number(id.split('-')[1]) - 1000);
const all = Array.from({ length: ROWS }, (_, n) => ROWS - 1 - n);

describe('the request log', () => {
  it('lists every request of the client once, newest first, even with equal times', async () => {
    for (const limit of [1, 3, 7, 100])
      expect(numbers(await walk(`&limit=${limit}`)), `pages of ${limit}`).toEqual(all);
    expect((await walk('&limit=1'))[0]).toEqual({
      request_log_id: expect.any(Number),
      time: '2026-03-10T08:00:09.000Z',
      method: 'GET',
      path: '/api/conditions',
      operation: 'listConditions',
      status: 200,
      event_code: null,
      ms: 7,
      request_id: 'request-1039',
      actor: 'key:abc',
      session_id: 'label',
      body_shape: null,
    });
  });

  it.each([
    ['&status=4xx', (n: number) => n % 10 === 3],
    ['&status=5xx', (n: number) => n === 7],
    ['&status=2xx', (n: number) => n % 10 !== 3 && n !== 7],
    ['&status=3xx', () => false],
    ['&method=POST', (n: number) => n % 5 === 0],
    ['&event_code=ERNF00', (n: number) => n % 10 === 3],
    ['&event_code=ERNF00&method=POST', () => false],
    ['&request_id=request-1012', (n: number) => n === 12],
    ['&request_id=request-of-others', () => false],
    ['&status=404', (n: number) => n % 10 === 3],
    ['&status=400', () => false],
    ['&status=200', (n: number) => n % 10 !== 3 && n !== 7],
    ['&status=503', (n: number) => n === 7],
    ['&operation=readAppraisal', (n: number) => n % 4 === 0],
    ['&operation=readapp', () => false],
    ['&operation=listConditions&status=404&method=GET', (n: number) => n % 10 === 3],
    ['&path_prefix=/api/client_reference/7', (n: number) => n % 4 === 0],
    ['&path_prefix=/api/client_reference/7/', (n: number) => n % 8 === 0],
    ['&path_prefix=/API', () => false],
    ['&path_prefix=/api/client_reference/7/appraisal/a%2520_', (n: number) => n % 8 === 0],
    ['&path_prefix=/api/client_reference/7/appraisal/a_', () => false],
    ['&path_prefix=/api/c%25', () => false],
    ['&actor=key:abc', (n: number) => n % 6 !== 0],
    ['&actor=user:kari@a.example&status=404', (n: number) => n % 6 === 0 && n % 10 === 3],
    ['&actor=user:kari%2540a.example', () => false],
    ['&actor=user:kari@a.exampl', () => false],
    ['&since=2026-03-10T08:00:05Z', (n: number) => n >= 20],
    ['&since=2026-03-10T09:00:05%2B01:00&status=4xx', (n: number) => n >= 20 && n % 10 === 3],
  ])('%s returns only matching requests', async (query, fits) => {
    expect(numbers(await walk(`${query}&limit=3`))).toEqual(all.filter(fits));
  });

  it('until is exclusive', async () => {
    const { body } = await api('GET', '/request_log?until=2026-03-10T08:00:01Z&limit=100', {
      key: made().own.key,
    });
    expect(numbers((body as { requests: LoggedRequest[] }).requests)).toEqual([3, 2, 1, 0]);
  });

  it.each([
    'status=4XX',
    'status=40',
    'status=1xx',
    'status=600',
    'status=4044',
    'operation=',
    'operation=a-b',
    'path_prefix=',
    'path_prefix=api',
    'path_prefix=/%20',
    'path_prefix=/%C3%A6',
    'method=get',
    'method=TRACE',
    'event_code=x',
    'event_code=ERNF0',
    'request_id=a b',
    'request_id=',
    'since=yesterday',
    'since=2026-03-10',
    'until=2026-02-30T00:00:00Z',
    'until=0000-01-01T00:00:00Z',
    'actor=',
    'actor=abc',
    'actor=operator',
    'actor=key:',
    'actor=user:a b',
    'cursor=1-x',
    'cursor=1-99999999999',
    'limit=101',
  ])('rejects ?%s', async (query) => {
    expect((await api('GET', `/request_log?${query}`, { key: made().own.key })).status).toBe(400);
  });

  it('uses an index for time, operation, caller, path, request id and failed requests', async () => {
    const { clientId } = made().own;
    await asOwner(
      `INSERT INTO request_log (client_id, request_id, method, path, operation, status, event_code, duration_ms, actor, create_time)
      SELECT $1, 'bulk-' || n, 'GET', '/api/client_reference/' || n || '/x', CASE WHEN n % 500 = 0 THEN 'rare' ELSE 'common' END, CASE WHEN n % 200 = 0 THEN 404 ELSE 200 END, CASE WHEN n % 200 = 0 THEN 'ERNF00' END, 1, CASE WHEN n % 500 = 0 THEN 'key:rare' ELSE 'x' END, now() - n * interval '1 second' FROM generate_series(1, 20000) n`,
      [clientId],
    );
    await asOwner('ANALYZE request_log');
    const plan = async (query: Parameters<typeof selectRequests>[1]) => {
      const rows = await withClient(clientId, (tx) =>
        tx.$queryRaw<Record<'QUERY PLAN', string>[]>(
          Prisma.sql`EXPLAIN ${selectRequests(clientId, query, 51)}`,
        ),
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await plan({})).toMatch(/Index Scan.* using request_log_client_id_create_time_id_idx/);
    expect(await plan({ cursor: `${Date.now() - 1_000_000}-5000` })).toMatch(
      /using request_log_client_id_create_time_id_idx/,
    );
    expect(await plan({ request_id: 'bulk-77' })).toMatch(/request_log_client_id_request_id_idx/);
    expect(await plan({ status: '4xx' })).toMatch(/using request_log_refused_idx/);
    expect(await plan({ event_code: 'ERNF00' })).toMatch(/using request_log_refused_idx/);
    expect(await plan({ status: '404' })).toMatch(/using request_log_refused_idx/);
    const ofOperation = await plan({ operation: 'rare', cursor: `${Date.now()}-5000` });
    expect(ofOperation).toMatch(/using request_log_client_id_operation_create_time_id_idx/);
    expect(ofOperation).not.toMatch(/Sort/);
    const ofCaller = await plan({ actor: 'key:rare', cursor: `${Date.now()}-5000` });
    expect(ofCaller).toMatch(/using request_log_client_id_actor_create_time_id_idx/);
    expect(ofCaller).not.toMatch(/Sort/);
    const ofPath = await plan({ path_prefix: '/api/client_reference/777/' });
    expect(ofPath).toMatch(/request_log_path_idx/);
    expect(ofPath).toMatch(/Index Cond: .*path.* ~>=~/);
    await asOwner(`DELETE FROM request_log WHERE request_id LIKE 'bulk-%'`);
  });
});
