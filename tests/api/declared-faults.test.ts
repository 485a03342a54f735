/**
 * Provokes every refusal that the contract declares for an operation: status and body equal the
 * declared example exactly.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Refusal, refusalsOf } from '@/lib/contract/openapi/refusals';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { malformedAddress } from '@/lib/http/malformed-request';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { type Answer, api, type Sent } from '../setup/api';
import { makeIntake } from '../setup/inventories';
import {
  addressOf,
  METHODS,
  pathOf,
  routedOperations,
  type Target,
  usualBody,
} from '../setup/operations';
import { furnish, furnishAtRevision, link } from '../setup/furnished';
import { formOf, jpeg } from '../setup/pictures';
import { asOwner } from '../setup/owner';
import { disabledPerson, invite, makePeople, makePerson } from '../setup/people';
import { PLAIN_REFUSALS } from '../setup/plain-refusals';
import { makeDraft, makePublished } from '../setup/rule-sets';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '../setup/tenants';
import { makeWebhook } from '../setup/webhook-desk';
import { makeImport, refusalsOfImports } from '../setup/price-imports';

const all: readonly Operation[] = operations;
const LONG_MS = 120_000;
const MISSING: Target = {
  claimId: 99_999_999,
  appraisalId: 99_999_998,
  fileName: 'phone-front.jpg',
  userId: 99_999_998,
  invitationId: 99_999_998,
  webhookEndpointId: 99_999_998,
  deliveryId: 99_999_998,
  ruleSetId: 99_999_998,
  intakeId: 99_999_998,
};

let own: Tenant;
let other: Tenant;
let keyOfBoth: string;
let target: Target;
let featureless: { readonly tenant: Tenant; readonly target: Target };
let routed: Operation[];
/** A separate claim with an open link. */
let sent: { readonly target: Target; readonly token: string };

async function submittedLink() {
  const made = await link(own);
  await api('POST', '/portal/submit', {
    portal: made.token,
    json: { version: 1, everything_is_correct: true },
  });
  return made;
}

async function switchedOffWebhook(): Promise<Target> {
  const made = { ...target, ...(await makeWebhook(own)) };
  await send('updateWebhookEndpoint', { json: { enabled: false } }, '', made);
  return made;
}

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  [own, other] = [await makeTenant({ currency: 'DKK' }), await makeTenant()];
  const off = await makeTenant({ statusFeature: false, managesCatalogue: false });
  featureless = { tenant: off, target: await furnish(off) };
  keyOfBoth = await issueKey({ name: 'of two', clientIds: [own.clientId, other.clientId] });
  target = {
    ...(await furnish(own)),
    ...(await makeWebhook(own)),
    ...(await makeImport(own)),
    ...(await makePeople(own)),
    ruleSetId: await makeDraft(own),
  };
  target = { ...target, ...(await makeIntake(own, target.claimId)) };
  sent = await link(own);
  await api('POST', '/client_reference', {
    key: own.key,
    json: { client_reference: '2026-03-4711' },
  });
  ({ routed } = await routedOperations());
});

/** A committed intake with one appraisal that was changed since. */
async function workedOnIntake(): Promise<Target> {
  const made = { ...target, ...(await makeIntake(own, target.claimId)) };
  const { body } = await send('commitInventory', { json: {} }, '', made);
  const appraisalId =
    (body as { items: { appraisal_id: number | null }[] }).items.find(
      ({ appraisal_id: id }) => id !== null,
    )?.appraisal_id ?? 0;
  await send('updateAppraisal', { json: { comment: 'worn' } }, '', { ...made, appraisalId });
  return made;
}

const keyWithoutWrite = () =>
  issueKey({ name: 'without write', clientIds: [own.clientId], scopes: ['read', 'admin'] });
const endedKey = () =>
  issueKey({ name: 'ended', clientIds: [own.clientId], expireTime: new Date('2020-01-01') });
const idOf = (key: string) => key.split('_')[2] ?? '';
const fileOf = (name: string, bytes: Buffer) => formOf({ name, bytes });

const uploads = (
  id: string,
  tooLargeName: string,
  brokenName = tooLargeName,
): Record<string, () => Promise<Answer>> => ({
  [`${id} missing`]: () => send(id, { form: new FormData() }),
  [`${id} invalid`]: () =>
    send(id, { bytes: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }),
  [`${id} wrong`]: () =>
    send(id, {
      form: formOf(
        ...Array.from({ length: 21 }, () => ({ name: 'a.jpg', bytes: Buffer.from('x') })),
      ),
    }),
  [`${id} too_large`]: () =>
    send(id, { form: fileOf(tooLargeName, Buffer.alloc(15 * 1024 * 1024 + 1)) }),
  [`${id} unsupported`]: () => send(id, { form: fileOf('notes.txt', Buffer.from('words')) }),
  [`${id} undecodable`]: async () =>
    send(id, { form: fileOf(brokenName, (await jpeg(7)).subarray(0, 200)) }),
});

/** The approval is decided with the key that requested it. */
async function decideOnOwn(): Promise<Answer> {
  const made = await furnish(own);
  await asOwner(
    `INSERT INTO acv_override (client_id, appraisal_id, actual_cash_value, reason, entered_by) VALUES ($1, $2, 40, 'worn', $3)`,
    [own.clientId, made.appraisalId, `key:${idOf(own.key)}`],
  );
  return send('decideAcv', { json: { decision: 'approve' } }, '', made);
}

/**
 * The calculated amount is far below the line's price, and the client has a limit during the test.
 */
async function deleteAboveLimit(): Promise<Answer> {
  const made = await furnish(own);
  await asOwner(
    "INSERT INTO acv_calculation (client_id, appraisal_id, is_manual, actual_cash_value, depreciation, entered_by) VALUES ($1, $2, false, 100, 7399, 'key:x')",
    [own.clientId, made.appraisalId],
  );
  await send('updateAcvSettings', { json: { override_limit: 1000 } });
  const answer = await send('deleteAcv', {}, '', made);
  await send('updateAcvSettings', { json: { override_limit: null } });
  return answer;
}

async function draftOfRevision7(): Promise<Target> {
  const ruleSetId = await makeDraft(own);
  await asOwner('UPDATE rule_set SET revision = 7 WHERE client_id = $1 AND id = $2', [
    own.clientId,
    ruleSetId,
  ]);
  return { ...target, ruleSetId };
}

async function changedSeven(
  statement: string,
  id: number | undefined,
  perform: () => Promise<Answer>,
): Promise<Answer> {
  await asOwner(statement, [id]);
  return perform();
}

const REVISIONED = [
  'updateAppraisal',
  'deleteAppraisal',
  'updateAppraisalStatus',
  'setAcv',
  'deleteAcv',
  'decideAcv',
];
const changedSince = Object.fromEntries(
  REVISIONED.map((id) => [
    `${id} changed`,
    async () =>
      send(
        id,
        { ...(await usual(operationOf(id))), headers: { 'if-match': '"6"' } },
        '',
        await furnishAtRevision(own, 7),
      ),
  ]),
);
const HANDED_IN = ['answerPortalItem', 'withdrawPortalAnswer', 'commentPortal', 'addPortalPhotos'];
const handedIn = Object.fromEntries(
  HANDED_IN.map((id) => [
    `${id} forbidden`,
    async () => {
      const made = await submittedLink();
      return send(id, { ...(await usual(operationOf(id))), portal: made.token }, '', made.target);
    },
  ]),
);

/** Refusals that need specific data. */
const particular: Readonly<Record<string, () => Promise<Answer> | Answer>> = {
  ...uploads('uploadAttachments', 'phone-front.jpg'),
  'deleteAttachment wrong': () => send('deleteAttachment', {}, '', { ...target, fileName: '\0' }),
  'previewInventory missing': () => send('previewInventory', { form: new FormData() }),
  'previewInventory wrong': () =>
    send('previewInventory', { form: fileOf('a.csv', Buffer.from('colour,size\nred,3\n')) }),
  'previewInventory too_large': () =>
    send('previewInventory', {
      form: fileOf('a.csv', Buffer.from(`description\n${'lamp\n'.repeat(5001)}`)),
    }),
  'previewInventory unsupported': () =>
    send('previewInventory', { form: fileOf('a.csv', Buffer.from('%PDF-1.7')) }),
  'previewInventory undecodable': () =>
    send('previewInventory', { form: fileOf('a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')) }),
  'commitInventory wrong': async () =>
    send('commitInventory', { json: {} }, '', {
      ...target,
      ...(await makeIntake(
        own,
        target.claimId,
        'description;quantity\na;1\nb;1\nc;0\nd;1\ne;1\nf;0\n',
      )),
    }),
  'undoInventory wrong': async () =>
    send('undoInventory', { json: {} }, '', await workedOnIntake()),
  'createClaimReport wrong': () =>
    send('createClaimReport', { json: { appraisal_ids: [MISSING.appraisalId] } }),
  'clearForensicsVerdict invalid ': () =>
    send('clearForensicsVerdict', { json: { appraisal_id: target.appraisalId } }),
  'clearForensicsVerdict not_found ': () =>
    send('clearForensicsVerdict', {
      json: { appraisal_id: target.appraisalId, file_name: 'phone-front.jpg' },
    }),
  ...Object.fromEntries(
    (['keepForensicsFlag', 'restoreForensicsVerdict', 'analyzeAttachment'] as const).map((id) => [
      `${id} not_found`,
      () => send(id, { json: { appraisal_id: target.appraisalId, file_name: 'none.jpg' } }),
    ]),
  ),
  'updateAppraisalStatus forbidden ': () =>
    send(
      'updateAppraisalStatus',
      { key: featureless.tenant.key, json: { appraisal_status_id: 2 } },
      '',
      featureless.target,
    ),
  'createApiKey forbidden': async () =>
    send('createApiKey', { key: await keyWithoutWrite(), json: { name: 'a', scopes: ['write'] } }),
  'updateApiKey missing': async () =>
    send('updateApiKey', { json: { name: ' ' } }, '', {
      ...target,
      apiKeyId: idOf(await keyWithoutWrite()),
    }),
  'updateApiKey wrong': async () =>
    send('updateApiKey', { json: { scopes: ['write'] } }, '', {
      ...target,
      apiKeyId: idOf(await keyWithoutWrite()),
    }),
  'rotateApiKey forbidden': async () =>
    send('rotateApiKey', { key: await keyWithoutWrite(), json: {} }, '', {
      ...target,
      apiKeyId: idOf(own.key),
    }),
  'rotateApiKey wrong': async () =>
    send('rotateApiKey', { json: {} }, '', { ...target, apiKeyId: idOf(await endedKey()) }),
  'sendToPortal wrong': () =>
    send('sendToPortal', { json: { appraisal_ids: [MISSING.appraisalId] } }),
  'decidePortalCorrection wrong': async () =>
    send(
      'decidePortalCorrection',
      await usual(operationOf('decidePortalCorrection')),
      '',
      sent.target,
    ),
  'decidePortalCorrection not_found': async () =>
    send('decidePortalCorrection', await usual(operationOf('decidePortalCorrection')), '', {
      ...sent.target,
      rowId: MISSING.appraisalId,
    }),
  'changePortalAccess wrong': () =>
    send('changePortalAccess', { json: { revoke: true, link_status: 'active' } }, '', sent.target),
  ...handedIn,
  ...uploads('addPortalPhotos', 'receipt.pdf', 'phone-back.jpg'),
  'testWebhookEndpoint wrong': async () =>
    send('testWebhookEndpoint', {}, '', await switchedOffWebhook()),
  'redeliverWebhook wrong': async () =>
    send('redeliverWebhook', {}, '', await switchedOffWebhook()),
  'decideAcv forbidden': () => decideOnOwn(),
  'setClaimOwner forbidden': async () =>
    api('PUT', `/client_reference/${target.claimId}/owner`, {
      session: (await makePerson('handler', own)).session,
      json: { user_id: target.userId },
    }),
  'deleteAcv forbidden': () => deleteAboveLimit(),
  ...changedSince,
  'updateClaimedItem changed': async () => {
    const made = await furnishAtRevision(own, 7);
    return send(
      'updateClaimedItem',
      {
        json: {
          quantity: 2,
          appraisal_revisions: [{ appraisal_id: made.appraisalId, revision: 6 }],
        },
      },
      '',
      made,
    );
  },
  'updateClientReference changed': () =>
    changedSeven('UPDATE client_reference SET revision = 7 WHERE id = $1', target.claimId, () =>
      send('updateClientReference', { json: { cause: 'Fire' }, headers: { 'if-match': '"6"' } }),
    ),
  'updateRuleSet changed': async () =>
    send('updateRuleSet', { json: { name: 'a', revision: 6 } }, '', await draftOfRevision7()),
  'publishRuleSet changed': async () =>
    send(
      'publishRuleSet',
      { json: { effective_from: '2020-01-01', revision: 6 } },
      '',
      await draftOfRevision7(),
    ),
  'updateRuleSet wrong': async () =>
    send('updateRuleSet', { json: { name: 'a' } }, '', {
      ...target,
      ruleSetId: await makePublished(own),
    }),
  'deleteRuleSet wrong': async () =>
    send('deleteRuleSet', {}, '', { ...target, ruleSetId: await makePublished(own) }),
  'publishRuleSet wrong': async () =>
    send('publishRuleSet', { json: { effective_from: '2020-01-01' } }, '', {
      ...target,
      ruleSetId: await makePublished(own),
    }),
  'updateUser wrong': async () =>
    send('updateUser', { json: { role: 'handler' } }, '', {
      ...target,
      userId: (await makePerson('admin', own)).userId,
    }),
  'updateUser changed': () =>
    changedSeven('UPDATE user_client SET revision = 7 WHERE user_id = $1', target.userId, () =>
      send('updateUser', { json: { role: 'lead', revision: 6 } }),
    ),
  'createResetLink wrong': async () =>
    send('createResetLink', {}, '', { ...target, userId: await disabledPerson(own) }),
  'inviteUser exists': async () =>
    send('inviteUser', {
      json: { email: (await invite(own)).email, name: 'Ola', role: 'handler' },
    }),
  'updateClientSettings changed': () =>
    changedSeven('UPDATE client SET settings_revision = 7 WHERE id = $1', own.clientId, () =>
      send('updateClientSettings', { json: { revision: 6 } }),
    ),
  'updateStatusSettings changed': () =>
    changedSeven('UPDATE client SET status_revision = 7 WHERE id = $1', own.clientId, () =>
      send('updateStatusSettings', {
        json: { statuses: [{ id: 1 }], transitions: null, revision: 6 },
      }),
    ),
  ...refusalsOfImports(
    send,
    (id) => usual(operationOf(id)),
    () => featureless.tenant.key,
  ),
};

const operationOf = (id: string): Operation =>
  all.find((one) => one.id === id) ?? expect.unreachable(id);

function send(id: string, request: Sent, query = '', where?: Target): Promise<Answer> {
  const operation = operationOf(id);
  return api(operation.method, addressOf(operation, where ?? usualTarget(operation), query), {
    ...credential(operation),
    ...request,
  });
}

const credential = ({ access }: Operation): Sent =>
  access === 'portal' ? { portal: sent.token } : { key: own.key };
const usualTarget = ({ access }: Operation): Target => (access === 'portal' ? sent.target : target);

const usual = (operation: Operation, where = target): Promise<Sent> => usualBody(operation, where);

/** A request that every operation refuses in the same way. */
function plainly(name: string): (() => Promise<Answer>) | undefined {
  const request = PLAIN_REFUSALS[name];
  return request && (() => send(name.split(' ')[0] ?? '', request.request ?? {}, request.query));
}

/** Requests that all operations of a shape refuse in the same way; null where none exists. */
async function general(
  operation: Operation,
  { kind, code, body }: Refusal,
): Promise<Pick<Answer, 'status' | 'body'> | null> {
  const request = await usual(operation);
  const { id, method, path } = operation;
  if (code === 'ERIP01') return beforeTheRoute(`/api${path.replace(/\{\w+\}/, '%zz')}`);
  if (code?.endsWith('CS'))
    return send(id, request, `?client_category_id=${kind === 'invalid' ? 'x' : '999999'}`);
  if (JSON.stringify(body).includes('"session-id')) return send(id, request, '?session-id=%00');
  const isOfTheClient =
    code?.endsWith('00') && (body as { description: string }).description.startsWith('client_id');
  const place = isOfTheClient
    ? 'client'
    : code?.endsWith('IK')
      ? 'key'
      : operation.access === 'portal' && /(IT|MP|WP)02$/.test(code ?? '')
        ? 'link'
        : '';
  switch (`${kind} ${place}`) {
    case 'unauthenticated ':
      return send(id, {
        ...request,
        ...(operation.access === 'portal' ? { portal: 'wrong' } : { key: 'wrong' }),
      });
    case 'forbidden link':
      return send(id, { ...request, portal: (await link(own, { link_status: 'locked' })).token });
    case 'missing link':
      return send(id, { ...request, portal: (await link(own, { access_pin: '481516' })).token });
    case 'wrong link':
      return send(id, {
        ...request,
        portal: (await link(own, { access_pin: '481516' })).token,
        headers: { 'x-portal-pin': '000000' },
      });
    case 'missing client':
      return send(id, { ...request, key: keyOfBoth });
    case 'invalid client':
      return send(id, request, '?client_id=abc');
    case 'wrong client':
      return send(id, request, `?client_id=${own.clientId}&client_id=${other.clientId}`);
    case 'invalid key':
      return send(id, { ...request, headers: { 'idempotency-key': 'two words' } });
    case 'forbidden ':
      return send(id, request, `?client_id=${other.clientId}`);
    case 'missing ':
      return send(id, { json: {} });
    case 'invalid ':
      return api(
        method,
        pathOf(
          { ...operation, path: path.replace(/\{\w+\}/, 'x') as `/${string}` },
          usualTarget(operation),
        ),
        { ...credential(operation), ...request },
      );
    case 'not_found ':
      return send(id, await usual(operation, MISSING), '', MISSING);
    case 'too_large ':
      return send(id, { json: { x: 'x'.repeat(1024 * 1024) } });
    case 'not_allowed ':
      return api(
        METHODS.find((one) => !siblingsOf(operation).includes(one)) ?? '',
        pathOf(operation, target),
        { key: own.key },
      );
    default:
      return null;
  }
}

/** The server's answer before any route is called. */
function beforeTheRoute(address: string): Pick<Answer, 'status' | 'body'> | null {
  const refusal = malformedAddress(address);
  return refusal && { status: refusal.status, body: JSON.parse(refusal.body) as unknown };
}

const siblingsOf = ({ path }: Operation) =>
  all.filter((one) => one.path === path).map(({ method }) => method);

/**
 * Refusals tested elsewhere: a used-up limit, an internal error and concurrent requests (traffic,
 * idempotency, errors).
 */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'rate_limited',
  'broken',
  'unavailable',
  'running',
  'reused',
]);

describe('every declared refusal', () => {
  it.each(all.map(({ id }) => id))(
    'of %s is answered as in its example',
    async (id) => {
      const operation = operationOf(id);
      if (!routed.includes(operation))
        return expect(operation.faults, 'declared ahead of its route').toBeUndefined();
      const unproved: string[] = [];
      const done = new Set<string>();
      for (const refusal of refusalsOf(operation, all).filter(({ kind }) => !ELSEWHERE.has(kind))) {
        const isShape = /"(client_id|session-id)|Idempotency-Key|1 MiB|percent code/.test(
          JSON.stringify(refusal.body),
        );
        const name = `${id} ${refusal.kind}${refusal.code === null ? ' ' : ''}`;
        // specific refusals take precedence over those of the shape
        const special = isShape || done.has(name) ? undefined : (particular[name] ?? plainly(name));
        done.add(name);
        const answer = await (special ? special() : general(operation, refusal));
        if (answer === null) unproved.push(`${refusal.kind} ${refusal.code}`);
        else
          expect([answer.status, answer.body], `${id} ${refusal.kind} ${refusal.code}`).toEqual([
            refusal.status,
            refusal.body,
          ]);
      }
      expect(unproved).toEqual([]);
    },
    LONG_MS,
  );
});
