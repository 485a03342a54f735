import { describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { createUser } from '@/lib/identity/create-user';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { database } from '@/lib/platform/database/tenant';
import { api, errorBody, FORBIDDEN, isLegalError, TITLES, UNAUTHENTICATED } from '../setup/api';
import { METHODS } from '../setup/operations';
import { rowsOfClient } from '../setup/owner';
import { loadRoute, routeFiles } from '../setup/routes';
import { sessionOf } from '../setup/sessions';
import {
  LONG_MS,
  own,
  other,
  token,
  restricted,
  ofClients,
  call,
  badHeaders,
} from './credentials.fixture';

describe('without a valid credential', () => {
  it(
    'every operation of every route file answers every kind of invalid credential with the same 401, and nothing changes',
    async () => {
      const bad = await badHeaders();
      expect(Object.keys(bad).length).toBeGreaterThanOrEqual(12);
      const before = await rowsOfClient(own.clientId);
      for (const operation of restricted()) {
        for (const [what, headers] of Object.entries(bad)) {
          const { status, headers: answered, body } = await call(operation, { headers });
          expect([status, answered.get('www-authenticate')], `${operation.id}: ${what}`).toEqual([
            401,
            'apiKey',
          ]);
          expect(body, `${operation.id}: ${what}`).toEqual(UNAUTHENTICATED);
        }
      }
      const after = await rowsOfClient(own.clientId);
      expect({ ...after, api_key_client: [] }).toEqual({ ...before, api_key_client: [] });
    },
    LONG_MS,
  );

  it(
    "a policyholder's token gives access to its own operations only, and no key or session to those",
    async () => {
      const userId = await createUser({
        email: 'ola@example.test',
        name: 'Ola',
        password: 'a password of the tests',
        clientIds: [own.clientId],
      });
      const session = await sessionOf(userId);
      const before = await rowsOfClient(own.clientId);
      for (const operation of ofClients()) {
        expect(await call(operation, { portal: token }), operation.id).toMatchObject({
          status: 401,
          body: UNAUTHENTICATED,
        });
        expect(
          await call(operation, { portal: token }, `?client_id=${own.clientId}`),
          operation.id,
        ).toMatchObject({ status: 401, body: UNAUTHENTICATED });
      }
      const ofPolicyholders = restricted().filter(({ access }) => access === 'portal');
      expect(ofPolicyholders.length).toBeGreaterThanOrEqual(7);
      const others = [
        { key: own.key },
        { session },
        { headers: { authorization: `Bearer ${own.key}` } },
        { session, headers: { authorization: `Portal ${token}` } },
        { headers: { authorization: `apiKey ${token}` } },
        { headers: { authorization: `Bearer ${token}` } },
      ];
      for (const operation of ofPolicyholders) {
        for (const sent of others)
          expect(await call(operation, sent), operation.id).toMatchObject({
            status: 401,
            body: UNAUTHENTICATED,
          });
      }
      const after = await rowsOfClient(own.clientId);
      expect({ ...after, api_key_client: [] }).toEqual({ ...before, api_key_client: [] });
      expect((await api('GET', '/portal', { portal: token })).status).toBe(200);
    },
    LONG_MS,
  );

  it('every method that a route file exports is an operation of the contract, a refusal or the catch-all', async () => {
    const declared = new Set(
      (operations as readonly Operation[]).map(
        ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, '[$1]')}`,
      ),
    );
    for (const file of routeFiles.filter(
      (one) => !one.includes('...') && one !== 'openapi.json/route.ts',
    )) {
      const path = `/${file.replace('/route.ts', '')}`;
      const route = await loadRoute(file);
      for (const method of METHODS) {
        const handler = route[method];
        expect(handler, `${method} ${path} is exported`).toBeDefined();
        if (declared.has(`${method} ${path}`)) continue;
        const answer = await api(method, path.replaceAll(/\[(\w+)\]/g, '1'), {});
        expect([answer.status, isLegalError(answer.body)], `${method} ${path}`).toEqual([
          405,
          true,
        ]);
      }
    }
  });

  it('health and the API description need no credential', async () => {
    expect((await api('GET', '/health')).body).toEqual({ status: 'up' });
    expect((await api('GET', '/openapi.json')).body).toMatchObject({
      openapi: '3.1.0',
      info: { version: '0.150.1' },
      servers: [{ url: 'http://127.0.0.1:3000/api' }],
    });
  });
});

describe('without access', () => {
  it('every operation answers 403 ERIT02 for a client that the key may not use', async () => {
    for (const operation of ofClients().filter(({ id }) => id !== 'readSession')) {
      for (const clientId of [other.clientId, 1, 0, 99_999_999]) {
        const { status, body } = await call(operation, { key: own.key }, `?client_id=${clientId}`);
        expect([status, body], operation.id).toEqual([403, FORBIDDEN]);
      }
    }
  });

  it('every operation answers 403 ERIT02 to a key without its scope, and accepts one with it', async () => {
    const keys = {
      read: await issueKey({ name: 'r', clientIds: [own.clientId], scopes: ['read'] }),
      write: await issueKey({ name: 'w', clientIds: [own.clientId], scopes: ['write'] }),
    };
    for (const operation of ofClients().filter(({ id }) => id !== 'readSession')) {
      const lacking = operation.access === 'read' ? 'write' : 'read';
      const { status, body } = await call(operation, { key: keys[lacking] });
      expect([status, body], operation.id).toEqual([
        403,
        errorBody(
          'ERIT02',
          TITLES.ERIT02,
          `Access denied: the key has no scope '${operation.access}'`,
        ),
      ]);
      if (operation.access === 'read')
        expect((await call(operation, { key: keys.read })).status, operation.id).not.toBe(403);
    }
  });

  it('a session may change data from its own origin only, and read from anywhere', async () => {
    const userId = await createUser({
      email: 'kari@example.test',
      name: 'Kari',
      password: 'a password of the tests',
      clientIds: [own.clientId],
    });
    const session = await sessionOf(userId);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1:3001' },
      { origin: 'http://127.0.0.1:3000.evil.example' },
      { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' },
      { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site' },
      { origin: '' },
    ];
    const before = await rowsOfClient(own.clientId);
    for (const operation of ofClients().filter(({ method }) => method !== 'GET')) {
      for (const headers of foreign) {
        const { status, body } = await call(operation, { session, headers });
        expect([status, body], `${operation.id} ${JSON.stringify(headers)}`).toEqual([
          403,
          errorBody(
            'ERIT02',
            TITLES.ERIT02,
            'Session requests must come from pages of this service',
          ),
        ]);
      }
    }
    expect(await rowsOfClient(own.clientId)).toEqual(before);
    expect(
      (
        await api('GET', '/client_reference', {
          session,
          headers: { origin: 'https://evil.example' },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await api('POST', '/client_reference', {
          session,
          json: { client_reference: 'from its own page' },
        })
      ).status,
    ).toBe(200);
  });

  it('a valid session does not make up for an invalid Authorization header', async () => {
    const user = await database().user.findFirstOrThrow();
    expect(
      (
        await api('GET', '/client_reference', {
          session: await sessionOf(user.id),
          headers: { authorization: 'apiKey nonsense' },
        })
      ).status,
    ).toBe(401);
  });
});
