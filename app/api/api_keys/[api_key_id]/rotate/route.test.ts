import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scope } from '@/lib/identity/caller';
import { type Answer, api } from '@/tests/setup/api';
import {
  createKey,
  issued,
  keyOf,
  lastEventOf,
  opens,
  readKey,
  rotateKey,
} from '@/tests/setup/api-keys';
import { usePresent } from '@/tests/setup/clock';
import { asOwner, ownerConnection } from '@/tests/setup/owner';
import { idOfKey, makeTenant, type Tenant } from '@/tests/setup/tenants';

const HOUR_MS = 3_600_000;

let own: Tenant;

beforeEach(async () => {
  own = await makeTenant();
});

const at = usePresent();

const keyWith = (scopes: readonly Scope[]) => keyOf(own, scopes);
const lastEvent = () => lastEventOf(own);

describe('rotating an API key', () => {
  it('issues a key with the same name, scopes and clients; the old key expires after 24 hours', async () => {
    const start = new Date('2026-03-10T08:00:00Z');
    at(start);
    const old = await keyWith(['read', 'write']);
    const made = issued(await rotateKey(own.key, idOfKey(old)));
    expect(made).toMatchObject({
      name: 'of the tests',
      scopes: ['read', 'write'],
      client_ids: [own.clientId],
      state: 'active',
      expire_time: null,
    });
    expect(await readKey(own.key, idOfKey(old))).toMatchObject({
      state: 'expiring',
      replaced_by: made.api_key_id,
      expire_time: '2026-03-11T08:00:00.000Z',
    });
    expect(await lastEvent()).toMatchObject({
      type: 'api_key.rotated',
      data: {
        api_key_id: idOfKey(old),
        replaced_by: made.api_key_id,
        end_time: '2026-03-11T08:00:00.000Z',
      },
    });
    at(new Date(start.getTime() + 24 * HOUR_MS - 1));
    expect([await opens(old), await opens(made.api_key)]).toEqual([true, true]);
    at(new Date(start.getTime() + 24 * HOUR_MS));
    expect([await opens(old), await opens(made.api_key)]).toEqual([false, true]);
  });

  it('a key can rotate itself, and without grace it stops working at once', async () => {
    const made = issued(await rotateKey(own.key, idOfKey(own.key), { grace_hours: 0 }));
    at(new Date(Date.now() - HOUR_MS));
    expect([await opens(own.key), await opens(made.api_key)]).toEqual([false, true]);
    expect(await readKey(made.api_key, idOfKey(own.key))).toMatchObject({
      state: 'revoked',
      replaced_by: made.api_key_id,
    });
  });

  it('grace never extends the old key; the new one gets its lifetime or the requested one', async () => {
    at('2026-03-10T08:00:00Z');
    const old = issued(
      await createKey(own.key, { name: 'n', scopes: ['read'], expires_in_days: 10 }),
    );
    at('2026-03-20T07:00:00Z');
    const made = issued(await rotateKey(own.key, old.api_key_id, { grace_hours: 720 }));
    expect((await readKey(own.key, old.api_key_id)).expire_time).toBe('2026-03-20T08:00:00.000Z');
    expect(made.expire_time).toBe('2026-03-30T07:00:00.000Z');
    expect(
      issued(await rotateKey(own.key, made.api_key_id, { expires_in_days: 1 })).expire_time,
    ).toBe('2026-03-21T07:00:00.000Z');
  });

  it('returns 400 ERWP00 for a revoked or rotated key and for a grace over 30 days', async () => {
    const [revoked, once] = [idOfKey(await keyWith(['read'])), idOfKey(await keyWith(['read']))];
    await api('DELETE', `/api_keys/${revoked}`, { key: own.key });
    await rotateKey(own.key, once);
    for (const answer of [
      await rotateKey(own.key, revoked),
      await rotateKey(own.key, once),
      await rotateKey(own.key, idOfKey(own.key), { grace_hours: 721 }),
      await rotateKey(own.key, idOfKey(own.key), { grace_hours: -1 }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { event_code: 'ERWP00' } });
    }
  });

  it('concurrent rotations of one key issue one successor', async () => {
    const old = idOfKey(await keyWith(['read']));
    const owner = await ownerConnection();
    await owner.query('BEGIN');
    await owner.query('SELECT FROM api_key WHERE id = $1 FOR UPDATE', [old]);
    const rotations = Promise.all(Array.from({ length: 3 }, () => rotateKey(own.key, old)));
    await vi.waitFor(
      async () => {
        const [waiting] = await asOwner<{ n: number }>(
          `SELECT count(DISTINCT pid)::int AS n FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE NOT l.granted AND a.datname = current_database()`,
        );
        expect(waiting?.n).toBe(3); // all three are blocked on the lock, so none has finished
      },
      { timeout: 10_000 },
    );
    await owner.query('COMMIT');
    await owner.end();
    const answers = await rotations;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const winner = issued(answers.find(({ status }) => status === 200) ?? (answers[0] as Answer));
    expect(await readKey(own.key, old)).toMatchObject({ replaced_by: winner.api_key_id });
    expect(
      await asOwner(
        `SELECT id FROM api_key k JOIN api_key_client c ON c.api_key_id = k.id WHERE c.client_id = $1 AND k.created_by LIKE 'key:%'`,
        [own.clientId],
      ),
    ).toEqual([{ id: winner.api_key_id }]);
  });
});
