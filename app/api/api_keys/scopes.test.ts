import { describe, expect, it } from 'vitest';
import type { ApiKey } from '@/lib/contract/api-keys';
import { SCOPES } from '@/lib/identity/caller';
import { createUser } from '@/lib/identity/create-user';
import { api, errorBody, FORBIDDEN, TITLES } from '@/tests/setup/api';
import { createKey, opens, readKey } from '@/tests/setup/api-keys';
import { asOwner } from '@/tests/setup/owner';
import { sessionOf } from '@/tests/setup/sessions';
import { idOfKey } from '@/tests/setup/tenants';
import { own, other, NOT_FOUND, keyWith, lastEvent } from './keys.fixture';

describe('a key cannot grant more than it has', () => {
  it.each([
    [['admin'], ['read']],
    [['admin'], ['admin', 'write']],
    [['read', 'admin'], ['write']],
  ] as const)(
    'a key with %j cannot issue one with %j: 403 ERIT02 and no new key',
    async (mine, requestedScopes) => {
      const key = await keyWith(mine);
      const before = await asOwner('SELECT id FROM api_key ORDER BY 1');
      const { status, body } = await createKey(key, { name: 'n', scopes: requestedScopes });
      const lacking = requestedScopes
        .filter((scope) => !mine.some((one) => one === scope))
        .join(`', '`);
      expect([status, body]).toEqual([
        403,
        errorBody('ERIT02', TITLES.ERIT02, `Access denied: the caller has no scope '${lacking}'`),
      ]);
      expect(await asOwner('SELECT id FROM api_key ORDER BY 1')).toEqual(before);
    },
  );

  it('returns 403 for a client out of reach and 400 if the acting client is omitted', async () => {
    for (const clientIds of [
      [other.clientId],
      [own.clientId, other.clientId],
      [99_999_999],
      ['2147483648', own.clientId],
    ]) {
      expect(
        await createKey(own.key, { name: 'n', scopes: ['read'], client_ids: clientIds }),
      ).toMatchObject({ status: 403, body: FORBIDDEN });
    }
    const both = await keyWith(SCOPES, [own.clientId, other.clientId]);
    expect(
      await createKey(
        both,
        { name: 'n', scopes: ['read'], client_ids: [other.clientId] },
        `?client_id=${own.clientId}`,
      ),
    ).toMatchObject({ status: 400, body: { event_code: 'ERWP00' } });
  });

  it('cannot rotate a key with more scopes than the caller, but can revoke it', async () => {
    const [admin, strong] = [await keyWith(['admin']), await keyWith(['read', 'write'])];
    const { status, text } = await api('POST', `/api_keys/${idOfKey(strong)}/rotate`, {
      key: admin,
      json: {},
    });
    expect([status, text.includes('cvs_live_')]).toEqual([403, false]);
    expect(await readKey(own.key, idOfKey(strong))).toMatchObject({
      state: 'active',
      replaced_by: null,
    });
    expect((await api('DELETE', `/api_keys/${idOfKey(strong)}`, { key: admin })).status).toBe(204);
    expect(await opens(strong)).toBe(false);
  });

  it("every operation returns 404 for a key that reaches a client out of the caller's reach", async () => {
    const wide = idOfKey(await keyWith(['read'], [own.clientId, other.clientId]));
    const foreign = idOfKey(await keyWith(['read'], [other.clientId]));
    const before = await asOwner('SELECT k::text FROM api_key k WHERE id = ANY ($1)', [
      [wide, foreign],
    ]);
    for (const id of [wide, foreign, 'NoSuchKey000']) {
      for (const [method, path, json] of [
        ['GET', '', undefined],
        ['PATCH', '', { name: 'mine' }],
        ['POST', '/rotate', {}],
        ['DELETE', '', undefined],
      ] as const) {
        const { status, body } = await api(method, `/api_keys/${id}${path}`, {
          key: own.key,
          ...(json ? { json } : {}),
        });
        expect([status, body], `${method} ${path}`).toEqual([404, NOT_FOUND]);
      }
    }
    expect(
      await asOwner('SELECT k::text FROM api_key k WHERE id = ANY ($1)', [[wide, foreign]]),
    ).toEqual(before);
    const both = await keyWith(SCOPES, [own.clientId, other.clientId]);
    const ids = async (clientId: number) =>
      (
        (await api('GET', `/api_keys?client_id=${clientId}`, { key: both })).body as {
          api_keys: ApiKey[];
        }
      ).api_keys.map((key) => key.api_key_id);
    expect(await ids(own.clientId)).toEqual(expect.arrayContaining([wide, idOfKey(own.key)]));
    expect(await ids(own.clientId)).not.toContain(foreign);
    expect(await ids(other.clientId)).toEqual(expect.arrayContaining([wide, foreign]));
  });

  it.each([
    'short',
    'x'.repeat(13),
    'with-dash-00',
    '00000000000%00',
    'cvs_live_abc',
    "' OR 1=1 --",
    'ÆØÅ000000000',
  ])('returns 400 ERIP00 for the id %j', async (id) => {
    expect(await api('GET', `/api_keys/${encodeURIComponent(id)}`, { key: own.key })).toMatchObject(
      { status: 400, body: { event_code: 'ERIP00' } },
    );
  });

  it('administrators can issue keys, recorded by person; handlers and leads cannot', async () => {
    for (const [role, status] of [
      ['admin', 200],
      ['lead', 403],
      ['handler', 403],
    ] as const) {
      const email = `${role}.${own.clientId}@example.test`;
      const session = await sessionOf(
        await createUser({
          email,
          name: role,
          role,
          password: 'a password of the tests',
          clientIds: [own.clientId],
        }),
      );
      expect(
        (await api('POST', '/api_keys', { session, json: { name: 'n', scopes: SCOPES } })).status,
        role,
      ).toBe(status);
      if (status === 200)
        expect(await lastEvent()).toMatchObject({
          type: 'api_key.created',
          actor: `user:${email}`,
        });
    }
  });
});
