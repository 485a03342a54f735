import { describe, expect, it } from 'vitest';
import { SCOPES } from '@/lib/identity/caller';
import { api } from '@/tests/setup/api';
import { createKey, eventsOfClient, issued, opens } from '@/tests/setup/api-keys';
import { asOwner } from '@/tests/setup/owner';
import { idOfKey } from '@/tests/setup/tenants';
import { own, other, at, keyWith, lastEvent, call } from './keys.fixture';

describe('issuing an API key', () => {
  it('returns the key in plain text once; no later response and no row contains it', async () => {
    const { api_key: key, ...made } = issued(
      await createKey(own.key, { name: 'core system', scopes: ['read', 'write'] }),
    );
    expect(made).toMatchObject({
      api_key_id: idOfKey(key),
      name: 'core system',
      scopes: ['read', 'write'],
      client_ids: [own.clientId],
      state: 'active',
      created_by: `key:${idOfKey(own.key)}`,
      expire_time: null,
      revoke_time: null,
      last_used_time: null,
      replaced_by: null,
    });
    expect(await opens(key)).toBe(true);
    const secret = key.split('_')[3] ?? key;
    const seen = [
      await api('GET', `/api_keys/${made.api_key_id}`, { key: own.key }),
      await api('GET', '/api_keys', { key: own.key }),
      await api('GET', '/client_events', { key: own.key }),
    ];
    for (const { text, status } of seen)
      expect([status, text.includes(secret), text.includes('secret')]).toEqual([200, false, false]);
    const rows = await asOwner<{ row: string }>(
      `SELECT k::text || encode(k.secret_hash, 'escape') AS row FROM api_key k UNION ALL SELECT e::text FROM client_event e`,
    );
    expect(rows.filter(({ row }) => row.includes(secret))).toEqual([]);
  });

  it("is recorded in the client's audit trail with actor and key", async () => {
    const { api_key_id } = issued(
      await createKey(own.key, { name: 'n', scopes: ['read'], session_id: 'Kari at the desk' }),
    );
    expect(await lastEvent()).toMatchObject({
      type: 'api_key.created',
      actor: `key:${idOfKey(own.key)}`,
      session_id: 'Kari at the desk',
      data: { api_key_id, name: 'n', scopes: ['read'] },
    });
  });

  it('takes an expiry time or days; returns 400 ERWP00 for both or for a past time', async () => {
    at('2026-03-10T08:00:00.000Z');
    expect(
      issued(await createKey(own.key, { name: 'n', scopes: ['read'], expires_in_days: 30 }))
        .expire_time,
    ).toBe('2026-04-09T08:00:00.000Z');
    expect(
      issued(
        await createKey(own.key, {
          name: 'n',
          scopes: ['read'],
          expire_time: '2026-05-01T10:00:00+02:00',
        }),
      ).expire_time,
    ).toBe('2026-05-01T08:00:00.000Z');
    for (const given of [
      { expire_time: '2026-03-10T08:00:00Z' },
      { expire_time: '2026-05-01T10:00:00Z', expires_in_days: 3 },
      { expires_in_days: 0 },
      { expires_in_days: 4000 },
      { expire_time: '9999-12-31T23:59:59-23:59' },
      { expire_time: '0000-01-01T00:00:00Z' },
    ]) {
      expect(
        (await createKey(own.key, { name: 'n', scopes: ['read'], ...given })).body,
        JSON.stringify(given),
      ).toMatchObject({ event_code: 'ERWP00' });
    }
  });

  it.each([
    [{}, 'ERMP00'],
    [{ name: 'n' }, 'ERMP00'],
    [{ name: ' ', scopes: ['read'] }, 'ERMP00'],
    [{ name: 'n', scopes: [] }, 'ERWP00'],
    [{ name: 'n', scopes: ['root'] }, 'ERWP00'],
    [{ name: 'n', scopes: 'read' }, 'ERIP00'],
    [{ name: 'x'.repeat(256), scopes: ['read'] }, 'ERWP00'],
    [{ name: 'n', scopes: ['read'], client_ids: [] }, 'ERWP00'],
    [{ name: 'n', scopes: ['read'], client_ids: ['x'] }, 'ERIP00'],
    [{ name: 'n', scopes: ['read'], expire_time: 'tomorrow' }, 'ERIP00'],
  ])('rejects %j with %s', async (json, code) => {
    expect(await createKey(own.key, json)).toMatchObject({
      status: 400,
      body: { event_code: code },
    });
  });

  it('ignores duplicate scopes and clients', async () => {
    expect(
      issued(
        await createKey(own.key, {
          name: 'n',
          scopes: ['read', 'read'],
          client_ids: [own.clientId, String(own.clientId)],
        }),
      ),
    ).toMatchObject({ scopes: ['read'], client_ids: [own.clientId] });
  });

  it('for several clients is recorded for each without naming the others', async () => {
    const both = await keyWith(SCOPES, [own.clientId, other.clientId]);
    const { api_key_id } = issued(
      await createKey(
        both,
        { name: 'both', scopes: ['read'], client_ids: [other.clientId, own.clientId] },
        `?client_id=${own.clientId}`,
      ),
    );
    for (const one of [own, other]) {
      const events = await eventsOfClient(one.clientId);
      expect(events.at(-1)).toMatchObject({ type: 'api_key.created', data: { api_key_id } });
      expect(JSON.stringify(events)).not.toContain(
        String(one === own ? other.clientId : own.clientId),
      );
    }
  });
});

describe('issuing an API key under an Idempotency-Key', () => {
  it('issues one key, replays it to its issuer and stores no plain text', async () => {
    const [first, again] = [issued(await call(own.key)), issued(await call(own.key))];
    expect(again.api_key).toBe(first.api_key);
    expect(
      await asOwner(`SELECT id FROM api_key WHERE name = 'once' AND created_by = $1`, [
        `key:${idOfKey(own.key)}`,
      ]),
    ).toEqual([{ id: first.api_key_id }]);
    expect(
      (await eventsOfClient(own.clientId)).filter(
        ({ type, data }) => type === 'api_key.created' && data['name'] === 'once',
      ),
    ).toHaveLength(1);
    const stored = await asOwner<{ row: string }>(
      `SELECT encode(reply, 'escape') AS row FROM idempotency_key WHERE client_id = $1`,
      [own.clientId],
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.row).not.toContain('cvs_live_');
  });

  it('does not replay the key to another caller', async () => {
    const { api_key: key } = issued(await call(own.key));
    const { status, text } = await call(await keyWith(['admin']));
    expect([status, text.includes(key)]).toEqual([403, false]);
    expect(issued(await call(await keyWith(SCOPES))).api_key).not.toBe(key);
  });
});
