import { afterEach, describe, expect, it } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { cleanRequestLog } from '@/lib/traffic/clean-request-log';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';
import { START, log } from './request-log.fixture';

const DAY_MS = 86_400_000;

let restore = () => {};

afterEach(() => {
  restore();
  restore = () => {};
});

const left = async ({ clientId }: Tenant) =>
  (
    await asOwner<{ id: string }>(
      'SELECT request_id AS id FROM request_log WHERE client_id = $1 ORDER BY 1',
      [clientId],
    )
  ).map(({ id }) => id);

describe('cleaning the request log', () => {
  it('deletes only rows older than 30 days, for every client', async () => {
    const tenants = [await makeTenant(), await makeTenant()];
    for (const { clientId } of tenants) {
      for (const [requestId, ageMs] of [
        ['just-old', 30 * DAY_MS + 1],
        ['very-old', 400 * DAY_MS],
        ['just-kept', 30 * DAY_MS],
        ['new-one', 0],
      ] as const)
        await log(clientId, { at: new Date(START.getTime() - ageMs), requestId });
    }
    restore = useClock({ now: () => START });
    expect(await cleanRequestLog()).toBe(4);
    expect(await cleanRequestLog()).toBe(0);
    const ids = tenants.map(({ clientId }) => clientId);
    expect(
      await asOwner(
        'SELECT DISTINCT request_id AS id FROM request_log WHERE client_id = ANY ($1) ORDER BY 1',
        [ids],
      ),
    ).toEqual([{ id: 'just-kept' }, { id: 'new-one' }]);
  });

  it('applies the retention of each client', async () => {
    const [week, year] = [await makeTenant(), await makeTenant()];
    await api('PATCH', '/client_settings', { key: week.key, json: { request_log_days: 7 } });
    await api('PATCH', '/client_settings', { key: year.key, json: { request_log_days: 365 } });
    await asOwner('DELETE FROM request_log');
    for (const { clientId } of [week, year])
      for (const [requestId, days] of [
        ['six-days', 6],
        ['eight-days', 8],
        ['a-year-and-more', 366],
      ] as const)
        await log(clientId, { at: new Date(START.getTime() - days * DAY_MS), requestId });
    restore = useClock({ now: () => START });
    await cleanRequestLog();
    expect([await left(week), await left(year)]).toEqual([
      ['six-days'],
      ['eight-days', 'six-days'],
    ]);
  });

  it('deletes more than one batch', async () => {
    const { clientId } = await makeTenant();
    await asOwner(
      `INSERT INTO request_log (client_id, request_id, method, path, status, duration_ms, actor, create_time)
      SELECT $1, 'bulk', 'GET', '/', 200, 1, 'x', '2020-01-01'::timestamptz + n * interval '1 second' FROM generate_series(1, 10500) n`,
      [clientId],
    );
    restore = useClock({ now: () => START });
    expect(await cleanRequestLog()).toBe(10_500);
  });
});
