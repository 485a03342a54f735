import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { SCOPES } from '@/lib/identity/caller';
import { createUser } from '@/lib/identity/create-user';
import { type Answer, api, isLegalError } from '../setup/api';
import { addressOf, routedOperations, type Target, usualBody } from '../setup/operations';
import { furnishAll } from '../setup/furnished';
import { rowsOfClient, setRowLevelSecurity } from '../setup/owner';
import { makePeople } from '../setup/people';
import { makeStoredReport } from '../setup/reports';
import { leaveCorrected, openLink } from '../setup/portal';
import { leaveAwaiting, makeDraft } from '../setup/rule-sets';
import { sessionOf } from '../setup/sessions';
import {
  idOfKey,
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '../setup/tenants';
import { attachPicture } from '../setup/verdicts';

interface Credential {
  readonly what: string;
  readonly sent: { readonly key?: string; readonly session?: string };
  readonly query: string;
}

let [own, foreign]: Tenant[] = [];
let foreignTarget: Target;
let routed: Operation[] = [];
let credentials: Credential[] = [];

const LONG_MS = 120_000;

const MISSING: Target = {
  claimId: 99_999_999,
  appraisalId: 99_999_998,
  fileName: 'none.jpg',
  ruleSetId: 99_999_997,
  intakeId: 99_999_996,
};

async function furnish(tenant: Tenant): Promise<Target> {
  const target = await furnishAll(tenant);
  const path = `/client_reference/${target.claimId}/appraisal/${target.appraisalId}/acv`;
  await api('PUT', path, { key: tenant.key, json: { actual_cash_value: 50, reason: 'worn' } });
  await openLink(tenant, target.claimId);
  const apiKeyId = idOfKey(await issueKey({ name: 'to be found', clientIds: [tenant.clientId] }));
  await leaveAwaiting(tenant, target.appraisalId);
  return { ...target, apiKeyId };
}

const required = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('not set up');
  return value;
};

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  const [mine, third] = [await makeTenant(), await makeTenant()];
  own = mine;
  foreign = await makeTenant();
  foreignTarget = await furnish(foreign);
  const both = await issueKey({
    name: 'of two',
    clientIds: [mine.clientId, third.clientId],
    scopes: SCOPES,
  });
  const userId = await createUser({
    email: 'handler@example.test',
    name: 'Handler',
    role: 'admin',
    password: 'a password of the tests',
    clientIds: [mine.clientId, third.clientId],
  });
  const session = await sessionOf(userId);
  const query = `?client_id=${mine.clientId}`;
  credentials = [
    { what: 'a key', sent: { key: mine.key }, query: '' },
    { what: 'a key of several clients', sent: { key: both }, query },
    { what: 'a session', sent: { session }, query },
  ];
  routed = (await routedOperations()).routed.filter(
    ({ path, access }) => path.includes('{') && access !== 'portal',
  );
});

/** A claim with an item and its photo. */
async function furnishItem(tenant: Tenant): Promise<Target> {
  const claimId = await makeClaim(tenant);
  const made = await makeAppraisal(tenant, claimId);
  const fileName = await attachPicture(tenant, claimId, made);
  return { claimId, appraisalId: made.id, rowId: made.rowId, fileName };
}

/** Restores what earlier operations used up. */
async function targetFor({ id, method }: Operation, furnished: Target): Promise<Target> {
  if (id === 'decidePortalCorrection')
    await leaveCorrected(await openLink(required(own), furnished.claimId), furnished.rowId);
  if (id === 'decideAcv') await leaveAwaiting(required(own), furnished.appraisalId);
  if (id === 'revokeInvitation') return { ...furnished, ...(await makePeople(required(own))) };
  if (id === 'revokeReport')
    return { ...furnished, ...(await makeStoredReport(required(own), furnished.claimId)) };
  if (id === 'deleteRuleSet') return { ...furnished, ruleSetId: await makeDraft(required(own)) };
  if (/^delete(?:Claimed)?Item/.test(id)) return furnishItem(required(own));
  return method === 'DELETE' ? furnish(required(own)) : furnished;
}

const call = async (
  operation: Operation,
  target: Target,
  { sent, query }: Credential,
): Promise<Answer> =>
  api(operation.method, addressOf(operation, target, query), {
    ...sent,
    ...(await usualBody(operation, target)),
  });

const seen = ({ status, text, headers }: Answer) => {
  const compared = [...headers].filter(([name]) => !['x-request-id', 'ratelimit'].includes(name));
  return { status, text, headers: Object.fromEntries(compared) };
};

describe('tenant matrix', () => {
  afterEach(() => setRowLevelSecurity('on'));

  it(
    'every operation on own rows succeeds, so that the refusals below are due to tenancy alone',
    async () => {
      for (const credential of credentials) {
        const furnished = await furnish(required(own));
        for (const operation of routed) {
          const target = await targetFor(operation, furnished);
          const answer = await call(operation, target, credential);
          expect(
            [200, 201, 204],
            `${operation.id} by ${credential.what}: ${answer.text}`,
          ).toContain(answer.status);
        }
      }
    },
    LONG_MS,
  );

  it.each(['on', 'off'] as const)(
    'every operation answers a foreign id with the same bytes as a missing one, for every kind of caller, with row-level security %s',
    async (secondLock) => {
      await setRowLevelSecurity(secondLock);
      const before = await rowsOfClient(required(foreign).clientId);
      for (const credential of credentials) {
        for (const operation of routed) {
          const theirs = await call(operation, foreignTarget, credential);
          const missingTarget = { ...MISSING, fileName: foreignTarget.fileName };
          const missing = await call(operation, missingTarget, credential);
          expect(seen(theirs), `${operation.id} by ${credential.what}`).toEqual(seen(missing));
          expect(
            operation.path.startsWith('/forensics/') ? 403 : 404,
            `${operation.id} by ${credential.what}`,
          ).toBe(theirs.status);
          expect(isLegalError(theirs.body), `${operation.id} by ${credential.what}`).toBe(true);
        }
      }
      expect(await rowsOfClient(required(foreign).clientId)).toEqual(before);
    },
    LONG_MS,
  );

  it('a foreign appraisal under an own claim, and an own one under a foreign claim, are answered as missing', async () => {
    const mine = await furnish(required(own));
    const before = [
      await rowsOfClient(required(own).clientId),
      await rowsOfClient(required(foreign).clientId),
    ];
    const mixtures = [
      { ...mine, appraisalId: foreignTarget.appraisalId },
      { ...foreignTarget, appraisalId: mine.appraisalId },
    ];
    for (const operation of routed.filter(
      ({ path, id }) =>
        path.includes('{appraisal_id}') ||
        [
          'clearForensicsVerdict',
          'keepForensicsFlag',
          'restoreForensicsVerdict',
          'analyzeAttachment',
        ].includes(id),
    )) {
      for (const [at, target] of mixtures.entries()) {
        const missing =
          at === 0
            ? { ...mine, appraisalId: MISSING.appraisalId }
            : { ...MISSING, appraisalId: mine.appraisalId, fileName: mine.fileName };
        const [credential] = credentials;
        const theirs = await call(operation, target, required(credential));
        expect(seen(theirs), operation.id).toEqual(
          seen(await call(operation, missing, required(credential))),
        );
        expect([403, 404], operation.id).toContain(theirs.status);
      }
    }
    const after = [
      await rowsOfClient(required(own).clientId),
      await rowsOfClient(required(foreign).clientId),
    ];
    expect(after.map((tables) => ({ ...tables, api_key_client: [] }))).toEqual(
      before.map((tables) => ({ ...tables, api_key_client: [] })),
    );
  });

  it.each(['on', 'off'] as const)(
    "no list or search of one client contains another's claim, with row-level security %s",
    async (secondLock) => {
      await setRowLevelSecurity(secondLock);
      for (const { sent, query } of credentials) {
        const { body } = await api('GET', `/client_reference${query || '?'}&limit=100`, sent);
        const claims = (body as { client_references: { client_id: number }[] }).client_references;
        expect(claims.length).toBeGreaterThan(0);
        expect(new Set(claims.map((claim) => claim.client_id))).toEqual(
          new Set([required(own).clientId]),
        );
      }
    },
  );
});
