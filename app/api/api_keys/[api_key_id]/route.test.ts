import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiKey } from '@/lib/contract/api-keys';
import { type Scope, SCOPES } from '@/lib/identity/caller';
import { api } from '@/tests/setup/api';
import {
  createKey,
  eventsOfClient,
  issued,
  keyOf,
  lastEventOf,
  opens,
  patchKey,
  readKey,
} from '@/tests/setup/api-keys';
import { usePresent } from '@/tests/setup/clock';
import { idOfKey, makeTenant, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;

beforeEach(async () => {
  own = await makeTenant();
});

const at = usePresent();

const keyWith = (scopes: readonly Scope[]) => keyOf(own, scopes);
const lastEvent = () => lastEventOf(own);

describe('the list of API keys', () => {
  it('returns every key once, newest first, across pages, even with equal times', async () => {
    at('2030-01-01T00:00:00Z');
    for (let n = 0; n < 7; n += 1) await keyWith(['read']);
    at('2030-01-01T00:00:01Z');
    for (let n = 0; n < 2; n += 1) await keyWith(['read']);
    const found: ApiKey[] = [];
    for (let cursor = ''; ;) {
      const { api_keys: keys, metadata } = (
        await api('GET', `/api_keys?limit=3${cursor}`, { key: own.key })
      ).body as { api_keys: ApiKey[]; metadata: { next_cursor: string | null } };
      expect(keys.length).toBeLessThanOrEqual(3);
      found.push(...keys);
      if (metadata.next_cursor === null) break;
      cursor = `&cursor=${metadata.next_cursor}`;
    }
    expect(new Set(found.map((key) => key.api_key_id)).size).toBe(10);
    expect(found).toHaveLength(10);
    expect(found.map((key) => key.create_time)).toEqual(
      found
        .map((key) => key.create_time)
        .sort()
        .reverse(),
    );
  });

  it.each(['x', '1', '-', '1-', '99999999999999999-a', '1-a b', '1-%00', '١-a'])(
    'returns 400 ERIP00 for the cursor %j',
    async (cursor) => {
      expect(
        await api('GET', `/api_keys?cursor=${encodeURIComponent(cursor)}`, { key: own.key }),
      ).toMatchObject({ status: 400, body: { event_code: 'ERIP00' } });
    },
  );

  it('returns the state of each key', async () => {
    at('2026-03-10T08:00:00Z');
    const stateOf = async (json: object) =>
      issued(await createKey(own.key, { name: 'n', scopes: ['read'], ...json }));
    const [lasting, soon, short] = [
      await stateOf({ expires_in_days: 8 }),
      await stateOf({ expires_in_days: 7 }),
      await stateOf({ expire_time: '2026-03-10T08:00:01Z' }),
    ];
    expect([lasting.state, soon.state, short.state]).toEqual(['active', 'expiring', 'expiring']);
    at('2026-03-10T08:00:01Z');
    expect((await readKey(own.key, short.api_key_id)).state).toBe('expired');
    await api('DELETE', `/api_keys/${soon.api_key_id}`, { key: own.key });
    expect(await readKey(own.key, soon.api_key_id)).toMatchObject({
      state: 'revoked',
      revoke_time: '2026-03-10T08:00:01.000Z',
    });
  });

  it('returns the last use to the minute', async () => {
    const key = await keyWith(['read']);
    at('2026-03-10T08:00:00Z');
    await api('GET', '/conditions', { key });
    at('2026-03-10T08:00:59.999Z');
    await api('GET', '/conditions', { key });
    expect((await readKey(own.key, idOfKey(key))).last_used_time).toBe('2026-03-10T08:00:00.000Z');
  });
});

describe('updating an API key', () => {
  it('renames, removes scopes and shortens the lifetime, with one event', async () => {
    at('2026-03-10T08:00:00Z');
    const key = await keyWith(['read', 'write']);
    const { body } = await patchKey(own.key, idOfKey(key), {
      name: 'renamed',
      scopes: ['read'],
      expires_in_days: 2,
    });
    expect(body).toMatchObject({
      name: 'renamed',
      scopes: ['read'],
      expire_time: '2026-03-12T08:00:00.000Z',
    });
    expect(await lastEvent()).toMatchObject({
      type: 'api_key.updated',
      data: {
        api_key_id: idOfKey(key),
        changes: { name: 'renamed', scopes: ['read'], expire_time: '2026-03-12T08:00:00.000Z' },
      },
    });
    expect(
      (await api('POST', '/client_reference', { key, json: { client_reference: 'c' } })).status,
    ).toBe(403);
  });

  it('cannot add scopes or extend the lifetime', async () => {
    at('2026-03-10T08:00:00Z');
    const { api_key_id: id } = issued(
      await createKey(own.key, { name: 'n', scopes: ['read'], expires_in_days: 2 }),
    );
    for (const json of [
      { scopes: ['read', 'write'] },
      { scopes: ['write'] },
      { expires_in_days: 3 },
      { expire_time: '2026-03-12T08:00:00.001Z' },
    ]) {
      expect(await patchKey(own.key, id, json), JSON.stringify(json)).toMatchObject({
        status: 400,
        body: { event_code: 'ERWP00' },
      });
    }
    expect(await readKey(own.key, id)).toMatchObject({
      scopes: ['read'],
      expire_time: '2026-03-12T08:00:00.000Z',
    });
  });

  it('records no event without a change', async () => {
    const id = idOfKey(own.key);
    const before = await eventsOfClient(own.clientId);
    for (const json of [
      {},
      { name: null, scopes: null },
      { name: 'key of An insurer', scopes: [...SCOPES].reverse() },
    ])
      expect((await patchKey(own.key, id, json)).status).toBe(200);
    expect(await eventsOfClient(own.clientId)).toEqual(before);
  });
});

describe('revoking an API key', () => {
  it('takes effect on the next request, returns 204 when repeated, and records one event', async () => {
    const key = await keyWith(['read']);
    expect(await opens(key)).toBe(true);
    for (let times = 0; times < 3; times += 1) {
      expect(await api('DELETE', `/api_keys/${idOfKey(key)}`, { key: own.key })).toMatchObject({
        status: 204,
        text: '',
      });
      expect(await opens(key)).toBe(false);
    }
    expect(
      (await eventsOfClient(own.clientId)).filter(({ type }) => type === 'api_key.revoked'),
    ).toHaveLength(1);
  });

  it("a key can revoke itself, even the client's last admin key", async () => {
    expect((await api('DELETE', `/api_keys/${idOfKey(own.key)}`, { key: own.key })).status).toBe(
      204,
    );
    expect((await api('DELETE', `/api_keys/${idOfKey(own.key)}`, { key: own.key })).status).toBe(
      401,
    );
  });
});
