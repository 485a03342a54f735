import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { createUser } from '@/lib/identity/create-user';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { database } from '@/lib/platform/database/tenant';
import { api, errorBody, FORBIDDEN, isLegalError, TITLES, UNAUTHENTICATED } from '../setup/api';
import { makeIntake } from '../setup/inventories';
import {
  addressOf,
  bodyOf,
  METHODS,
  routedOperations,
  type Target,
  uploadOf,
} from '../setup/operations';
import { makeDraft } from '../setup/rule-sets';
import { asOwner, rowsOfClient } from '../setup/owner';
import { makePeople } from '../setup/people';
import { makeStoredReport } from '../setup/reports';
import { openLink } from '../setup/portal';
import { loadRoute, routeFiles } from '../setup/routes';
import { sessionOf } from '../setup/sessions';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '../setup/tenants';
import { attachPicture, complete } from '../setup/verdicts';
import { makeWebhook } from '../setup/webhook-desk';
import { makeImport } from '../setup/price-imports';

const LONG_MS = 120_000;

let own: Tenant;
let other: Tenant;
let target: Target;
let token: string;
let routed: Operation[] = [];
const restricted = () => routed.filter(({ access }) => access !== 'public');
/** What a key or a session may reach: all but the policyholder's own operations. */
const ofClients = () => restricted().filter(({ access }) => access !== 'portal');

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  [own, other] = [await makeTenant(), await makeTenant()];
  const claimId = await makeClaim(own);
  const made = await makeAppraisal(own, claimId);
  const fileName = await attachPicture(own, claimId, made);
  await complete(own, made, fileName);
  target = {
    claimId,
    appraisalId: made.id,
    fileName,
    rowId: made.rowId,
    ...(await makeWebhook(own)),
    ...(await makeImport(own)),
    ...(await makeIntake(own, claimId)),
    ...(await makePeople(own)),
    ...(await makeStoredReport(own, claimId)),
    ruleSetId: await makeDraft(own),
  };
  token = await openLink(own, claimId);
  ({ routed } = await routedOperations());
});

async function call(
  operation: Operation,
  sent: { key?: string; portal?: string; session?: string; headers?: Record<string, string> },
  query = '',
) {
  const path = addressOf(operation, target, query);
  if (operation.carries === 'files')
    return api(operation.method, path, { ...sent, form: await uploadOf(operation) });
  const json = bodyOf(operation, target);
  return api(operation.method, path, { ...sent, ...(json ? { json } : {}) });
}

async function badHeaders(): Promise<Record<string, Record<string, string>>> {
  const expired = await issueKey({
    name: 'expired',
    clientIds: [own.clientId],
    expireTime: new Date('2020-01-01'),
  });
  const revoked = await issueKey({ name: 'revoked', clientIds: [own.clientId] });
  const clientless = await issueKey({ name: 'of no client', clientIds: [] });
  await asOwner('UPDATE api_key SET revoke_time = now() WHERE id = $1', [revoked.split('_')[2]]);
  const [, , id = '', secret = ''] = own.key.split('_');
  return {
    'no header': {},
    'an empty header': { authorization: '' },
    'the key without the word': { authorization: own.key },
    'the word in another case': { authorization: `APIKEY ${own.key}` },
    'two spaces': { authorization: `apiKey  ${own.key}` },
    'another scheme': { authorization: `Basic ${Buffer.from(`${own.key}:`).toString('base64')}` },
    'a wrong secret': {
      authorization: `apiKey cvs_live_${id}_${secret.slice(0, -1)}${secret.endsWith('x') ? 'y' : 'x'}`,
    },
    'an unknown id': { authorization: `apiKey cvs_live_${'0'.repeat(12)}_${secret}` },
    'an expired key': { authorization: `apiKey ${expired}` },
    'a revoked key': { authorization: `apiKey ${revoked}` },
    'a key of no client': { authorization: `apiKey ${clientless}` },
    'an old-style token that is no key': {
      authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    },
    'a cookie that nobody signed': { cookie: 'next-auth.session-token=eyJhbGciOiJkaXIifQ..x.y.z' },
    'a portal token that is none': { authorization: `portal ${'x'.repeat(43)}` },
    'two keys': { authorization: `apiKey ${own.key}, apiKey ${own.key}` },
  };
}

describe('without a valid credential', () => {
  it(
    'every operation of every route file answers the same 401 to every kind of bad credential, and nothing changes',
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
    "a policyholder's token opens its own operations and no other, and no key or session opens those",
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

  it('health and the description of the API ask for no credential', async () => {
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

  it('every operation answers 403 ERIT02 to a key without its scope, and lets the other one pass', async () => {
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

  it('a session may change things from its own origin only, and read from anywhere', async () => {
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
          errorBody('ERIT02', TITLES.ERIT02, 'A session may change things from its own pages only'),
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

  it('a wrong Authorization header is not mended by a valid session', async () => {
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

const create = (key: string, query: string, extra: object) =>
  api('POST', `/client_reference${query}`, {
    key,
    json: { client_reference: `c ${Math.random()}`, ...extra },
  });

describe('client_id', () => {
  it('a key of several clients must name one: 400 ERMP00 from every operation', async () => {
    const key = await issueKey({ name: 'both', clientIds: [own.clientId, other.clientId] });
    for (const operation of ofClients().filter(({ id }) => id !== 'readSession')) {
      const { status, body } = await call(operation, { key });
      expect([status, body], operation.id).toEqual([
        400,
        errorBody('ERMP00', TITLES.MP, 'client_id : field required'),
      ]);
    }
  });

  it('may stand in query, body or both, as an integer or its decimal string', async () => {
    const key = await issueKey({ name: 'both', clientIds: [own.clientId, other.clientId] });
    const { clientId } = own;
    for (const [query, extra] of [
      [`?client_id=${clientId}`, {}],
      ['', { client_id: clientId }],
      ['', { client_id: String(clientId) }],
      [`?client_id=${clientId}`, { client_id: clientId }],
      [`?client_id=${clientId}`, { client_id: null }],
    ] as const) {
      expect((await create(key, query, extra)).status, `${query} ${JSON.stringify(extra)}`).toBe(
        200,
      );
    }
  });

  it('query and body that disagree are 400 ERWP00, whoever is meant', async () => {
    const key = await issueKey({ name: 'both', clientIds: [own.clientId, other.clientId] });
    for (const who of [key, own.key]) {
      const { status, body } = await create(who, `?client_id=${own.clientId}`, {
        client_id: other.clientId,
      });
      expect([status, body]).toEqual([
        400,
        errorBody('ERWP00', TITLES.WP, 'client_id : named more than once, and not alike'),
      ]);
    }
  });

  it.each(['abc', '', '1.5', '-1', '0x1', ' 1', '1e3', '99999999999'])(
    '%j is no integer: 400 ERIP00, in query and body',
    async (wrong) => {
      const expected = [400, errorBody('ERIP00', TITLES.IP, 'client_id : must be an integer')];
      const inQuery = await create(own.key, `?client_id=${encodeURIComponent(wrong)}`, {});
      const inBody = await create(own.key, '', { client_id: wrong });
      expect([inQuery.status, inQuery.body]).toEqual(expected);
      expect([inBody.status, inBody.body]).toEqual(expected);
    },
  );

  it.each([1.5, true, [], {}, -1])('%j in the body is 400 ERIP00', async (wrong) => {
    expect((await create(own.key, '', { client_id: wrong })).body).toEqual(
      errorBody('ERIP00', TITLES.IP, 'client_id : must be an integer'),
    );
  });
});
