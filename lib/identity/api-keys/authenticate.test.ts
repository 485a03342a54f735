import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { asOwner } from '@/tests/setup/owner';
import { makeTenant } from '@/tests/setup/tenants';
import { authenticateKey } from './authenticate';
import { issueKey } from './issue';

let clientId: number;
let restore = () => {};

beforeAll(async () => {
  ({ clientId } = await makeTenant());
});

afterEach(() => {
  restore();
  restore = () => {};
});

const at = (time: string) => {
  restore();
  restore = useClock({ now: () => new Date(time) });
};
const issue = (given: { expireTime?: Date } = {}) =>
  issueKey({ name: 'a key', clientIds: [clientId], ...given });
const secretOf = (key: string) => key.split('_')[3] ?? '';
const idOf = (key: string) => key.split('_')[2] ?? '';

describe('API keys', () => {
  it('have the form cvs_live_<id>_<secret>, and the table does not contain the secret', async () => {
    const key = await issue();
    expect(key).toMatch(/^cvs_live_[0-9A-Za-z]{12}_[0-9A-Za-z]{43}$/);
    const rows = await asOwner<{ row: string }>(
      `SELECT k::text || encode(secret_hash, 'escape') AS row FROM api_key k`,
    );
    expect(rows.some(({ row }) => row.includes(key.split('_')[3] ?? key))).toBe(false);
  });

  it('identify their clients and scopes', async () => {
    const key = await issueKey({ name: 'reader', clientIds: [clientId], scopes: ['read'] });
    expect(await authenticateKey(key)).toEqual({
      kind: 'key',
      actor: `key:${idOf(key)}`,
      name: 'reader',
      clientIds: [clientId],
      scopes: ['read'],
      deprecatedStyle: false,
    });
  });

  it('can be revoked without affecting others of the client', async () => {
    const [old, renewed] = [await issue(), await issue()];
    expect(await authenticateKey(old)).not.toBeNull();
    expect(await authenticateKey(renewed)).not.toBeNull();
    await asOwner('UPDATE api_key SET revoke_time = now() WHERE id = $1', [idOf(old)]);
    expect(await authenticateKey(old)).toBeNull();
    expect(await authenticateKey(renewed)).not.toBeNull();
  });

  it('work until the instant of their expiry', async () => {
    at('2026-03-10T08:00:00Z');
    const key = await issue({ expireTime: new Date('2026-03-10T09:00:00Z') });
    expect(await authenticateKey(key)).not.toBeNull();
    at('2026-03-10T08:59:59.999Z');
    expect(await authenticateKey(key)).not.toBeNull();
    at('2026-03-10T09:00:00Z');
    expect(await authenticateKey(key)).toBeNull();
  });

  it("are refused with another key's secret, an unknown id or a changed character", async () => {
    const [one, two] = [await issue(), await issue()];
    const flipped = secretOf(one).replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    for (const key of [
      `cvs_live_${idOf(one)}_${secretOf(two)}`,
      `cvs_live_${'Z'.repeat(12)}_${secretOf(one)}`,
      `cvs_live_${idOf(one)}_${flipped}`,
    ])
      expect(await authenticateKey(key), key).toBeNull();
  });

  it.each([
    '',
    'cvs_live_',
    'cvs_test_000000000000_x',
    `${'x'.repeat(100_000)}`,
    'cvs_live_00000000000\u0000_x',
    "cvs_live_' OR 1=1 --_x",
  ])('refuses %j', async (key) => {
    expect(await authenticateKey(key.slice(0, 200_000))).toBeNull();
  });

  it('ignore unknown scopes', async () => {
    const key = await issue();
    await asOwner(`UPDATE api_key SET scopes = '{read,root}' WHERE id = $1`, [idOf(key)]);
    expect(await authenticateKey(key)).toMatchObject({ scopes: ['read'] });
  });
});
