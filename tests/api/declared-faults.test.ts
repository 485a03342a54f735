/** What the contract says that an operation refuses, made to happen: status and body are those of the declared example, to the letter. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Refusal, refusalsOf } from '@/lib/contract/openapi/refusals';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { type Answer, api, type Sent } from '../setup/api';
import { bodyOf, METHODS, pathOf, routedOperations, type Target } from '../setup/operations';
import { formOf, jpeg } from '../setup/pictures';
import { loadCatalogue, makeAppraisal, makeClaim, makeTenant, PRICE_DATE, type Tenant } from '../setup/tenants';

const all: readonly Operation[] = operations;
const LONG_MS = 120_000;
const MISSING: Target = { claimId: 99_999_999, appraisalId: 99_999_998, fileName: 'phone-front.jpg' };

let own: Tenant;
let other: Tenant;
let keyOfBoth: string;
let target: Target;
let featureless: { readonly tenant: Tenant; readonly target: Target };
let routed: Operation[];

async function furnish(tenant: Tenant): Promise<Target> {
  const claimId = await makeClaim(tenant);
  return { claimId, appraisalId: (await makeAppraisal(tenant, claimId, { replacement_cost_value: 7499 })).id, fileName: 'phone-front.jpg' };
}

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  [own, other] = [await makeTenant({ currency: 'DKK' }), await makeTenant()];
  const off = await makeTenant({ statusFeature: false });
  featureless = { tenant: off, target: await furnish(off) };
  keyOfBoth = await issueKey({ name: 'of two', clientIds: [own.clientId, other.clientId] });
  target = await furnish(own);
  await api('POST', '/client_reference', { key: own.key, json: { client_reference: '2026-03-4711' } });
  ({ routed } = await routedOperations());
});

const keyWithoutWrite = () => issueKey({ name: 'without write', clientIds: [own.clientId], scopes: ['read', 'admin'] });
const endedKey = () => issueKey({ name: 'ended', clientIds: [own.clientId], expireTime: new Date('2020-01-01') });
const idOf = (key: string) => key.split('_')[2] ?? '';
const fileOf = (name: string, bytes: Buffer) => formOf({ name, bytes });

/** Requests that only one operation can be refused for in the words of its example. */
const particular: Readonly<Record<string, () => Promise<Answer> | Answer>> = {
  'createClientReference invalid': () => send('createClientReference', { bytes: '{' }),
  'createClientReference wrong': () => send('createClientReference', { json: { client_reference: 'a', date_damage: '2999-01-01' } }),
  'createClientReference exists': () => send('createClientReference', { json: { client_reference: '2026-03-4711' } }),
  'listClientReferences invalid': () => send('listClientReferences', {}, '?cursor=abc'),
  'listClientReferences wrong': () => send('listClientReferences', {}, '?limit=101'),
  'createAppraisal wrong': () => send('createAppraisal', { json: { cpid: 'no such product', rpid: 'no such product' } }),
  'listAppraisals wrong': () => send('listAppraisals', {}, '?limit=101'),
  'updateAppraisal missing': () => send('updateAppraisal', { json: { rpid: ' ' } }),
  'updateAppraisal wrong': () => send('updateAppraisal', { json: { rpid: 'no such product' } }),
  'uploadAttachments missing': () => send('uploadAttachments', { form: new FormData() }),
  'uploadAttachments invalid': () => send('uploadAttachments', { bytes: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }),
  'uploadAttachments wrong': () => send('uploadAttachments', { form: formOf(...Array.from({ length: 21 }, () => ({ name: 'a.jpg', bytes: Buffer.from('x') }))) }),
  'uploadAttachments too_large': () => send('uploadAttachments', { form: fileOf('phone-front.jpg', Buffer.alloc(15 * 1024 * 1024 + 1)) }),
  'uploadAttachments unsupported': () => send('uploadAttachments', { form: fileOf('notes.txt', Buffer.from('words')) }),
  'uploadAttachments undecodable': async () => send('uploadAttachments', { form: fileOf('phone-front.jpg', (await jpeg(7)).subarray(0, 200)) }),
  'readAttachment not_found': () => send('readAttachment', {}),
  'readAttachment wrong': () => send('readAttachment', {}, '?variant=none'),
  'deleteAttachment not_found': () => send('deleteAttachment', {}),
  'deleteAttachment wrong': () => send('deleteAttachment', {}, '', { ...target, fileName: '\0' }),
  'createAppraisalReport wrong': () => send('createAppraisalReport', { json: { language: 'fr' } }),
  'createClaimReport wrong': () => send('createClaimReport', { json: { appraisal_ids: [MISSING.appraisalId] } }),
  'clearForensicsVerdict invalid ': () => send('clearForensicsVerdict', { json: { appraisal_id: target.appraisalId } }),
  'clearForensicsVerdict not_found ': () => send('clearForensicsVerdict', { json: { appraisal_id: target.appraisalId, file_name: 'phone-front.jpg' } }),
  'restoreForensicsVerdict wrong': () => send('restoreForensicsVerdict', { json: { appraisal_id: 1, file_name: 'x'.repeat(256) } }),
  'restoreForensicsVerdict not_found': () => send('restoreForensicsVerdict', { json: { appraisal_id: target.appraisalId, file_name: 'none.jpg' } }),
  'analyzeAttachment wrong': () => send('analyzeAttachment', { json: { appraisal_id: 1, file_name: 'x'.repeat(256) } }),
  'analyzeAttachment not_found': () => send('analyzeAttachment', { json: { appraisal_id: target.appraisalId, file_name: 'none.jpg' } }),
  'updateAppraisalStatus wrong': () => send('updateAppraisalStatus', { json: { appraisal_status_id: 99 } }),
  'updateAppraisalStatus forbidden ': () => send('updateAppraisalStatus', { key: featureless.tenant.key, json: { appraisal_status_id: 2 } }, '', featureless.target),
  'listClaimEvents wrong': () => send('listClaimEvents', {}, '?limit=101'),
  'listClientEvents invalid': () => send('listClientEvents', {}, '?cursor=abc'),
  'listClientEvents wrong': () => send('listClientEvents', {}, '?limit=101'),
  'listRequests invalid': () => send('listRequests', {}, '?cursor=abc'),
  'listRequests wrong': () => send('listRequests', {}, '?limit=101'),
  'listApiKeys invalid': () => send('listApiKeys', {}, '?cursor=abc'),
  'listApiKeys wrong': () => send('listApiKeys', {}, '?limit=101'),
  'createApiKey invalid': () => send('createApiKey', { bytes: '{' }),
  'createApiKey wrong': () => send('createApiKey', { json: { name: 'a', scopes: ['read'], expire_time: '2020-01-01T00:00:00Z' } }),
  'createApiKey forbidden': async () => send('createApiKey', { key: await keyWithoutWrite(), json: { name: 'a', scopes: ['write'] } }),
  'updateApiKey missing': async () => send('updateApiKey', { json: { name: ' ' } }, '', { ...target, apiKeyId: idOf(await keyWithoutWrite()) }),
  'updateApiKey wrong': async () => send('updateApiKey', { json: { scopes: ['write'] } }, '', { ...target, apiKeyId: idOf(await keyWithoutWrite()) }),
  'rotateApiKey forbidden': async () => send('rotateApiKey', { key: await keyWithoutWrite(), json: {} }, '', { ...target, apiKeyId: idOf(own.key) }),
  'rotateApiKey wrong': async () => send('rotateApiKey', { json: {} }, '', { ...target, apiKeyId: idOf(await endedKey()) }),
  'setAcv wrong': () => send('setAcv', { json: { actual_cash_value: 7499.01, reason: 'a reason' } }),
  'readAcv not_found': () => send('readAcv', {}),
};

const operationOf = (id: string): Operation => all.find((one) => one.id === id) ?? expect.unreachable(id);

function send(id: string, sent: Sent, query = '', where = target): Promise<Answer> {
  const operation = operationOf(id);
  return api(operation.method, pathOf(operation, where) + query, { key: own.key, ...sent });
}

async function usual(operation: Operation, where = target): Promise<Sent> {
  if (operation.carries === 'files') return { form: fileOf('phone-front.jpg', await jpeg(7)) };
  const json = bodyOf(operation, where);
  return json ? { json } : {};
}

/** Requests that are refused alike by every operation of a shape; null where nothing of the kind can be made here. */
async function general(operation: Operation, { kind, code, body }: Refusal): Promise<Answer | null> {
  const sent = await usual(operation);
  const isOfTheClient = code?.endsWith('00') && (body as { description: string }).description.startsWith('client_id');
  switch (`${kind} ${isOfTheClient ? 'client' : code?.endsWith('IK') ? 'key' : ''}`) {
    case 'unauthenticated ': return send(operation.id, { ...sent, key: 'wrong' });
    case 'missing client': return send(operation.id, { ...sent, key: keyOfBoth });
    case 'invalid client': return send(operation.id, sent, '?client_id=abc');
    case 'wrong client': return send(operation.id, sent, `?client_id=${own.clientId}&client_id=${other.clientId}`);
    case 'invalid key': return send(operation.id, { ...sent, headers: { 'idempotency-key': 'two words' } });
    case 'forbidden ': return send(operation.id, sent, `?client_id=${other.clientId}`);
    case 'missing ': return send(operation.id, { json: {} });
    case 'invalid ': return api(operation.method, pathOf({ ...operation, path: operation.path.replace(/\{\w+\}/, 'x') as `/${string}` }, target), { key: own.key, ...sent });
    case 'not_found ': return send(operation.id, await usual(operation, MISSING), '', MISSING);
    case 'too_large ': return send(operation.id, { json: { x: 'x'.repeat(1024 * 1024) } });
    case 'not_allowed ': return api(METHODS.find((method) => !siblingsOf(operation).includes(method)) ?? '', pathOf(operation, target), { key: own.key });
    default: return null;
  }
}

const siblingsOf = ({ path }: Operation) => all.filter((one) => one.path === path).map(({ method }) => method);

/** A limit that is used up, a fault of ours and requests at once are proved where they can be made: traffic, idempotency, errors. */
const ELSEWHERE: ReadonlySet<string> = new Set(['rate_limited', 'broken', 'unavailable', 'running', 'reused']);

describe('every declared refusal', () => {
  it.each(all.map(({ id }) => id))('of %s is answered as its example', async (id) => {
    const operation = operationOf(id);
    if (!routed.includes(operation)) return expect(operation.faults, 'declared ahead of its route').toBeUndefined();
    const unproved: string[] = [];
    const done = new Set<string>();
    for (const refusal of refusalsOf(operation, all).filter(({ kind }) => !ELSEWHERE.has(kind))) {
      const isShape = /"client_id|Idempotency-Key|1 MiB/.test(JSON.stringify(refusal.body));
      const name = `${id} ${refusal.kind}${refusal.code === null ? ' ' : ''}`;
      const special = isShape || done.has(name) ? undefined : particular[name]; // an operation's own come before those of its shape
      done.add(name);
      const answer = await (special ? special() : general(operation, refusal));
      if (answer === null) unproved.push(`${refusal.kind} ${refusal.code}`);
      else expect([answer.status, answer.body], `${id} ${refusal.kind} ${refusal.code}`).toEqual([refusal.status, refusal.body]);
    }
    expect(unproved).toEqual([]);
  }, LONG_MS);
});
