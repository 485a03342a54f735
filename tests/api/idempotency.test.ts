import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { useClock } from '@/lib/platform/clock';
import { clean } from '@/lib/worker/clean';
import { api, errorBody, isLegalError, type Answer } from '../setup/api';
import { makeIntake } from '../setup/inventories';
import { bodyOf, pathOf, routedOperations, type Target, uploadOf } from '../setup/operations';
import { leaveAwaiting, makeDraft } from '../setup/rule-sets';
import { asOwner, rowsOfClient } from '../setup/owner';
import { makePeople } from '../setup/people';
import { openLink } from '../setup/portal';
import {
  CLAIMED,
  idOfKey,
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  REPLACEMENT,
  type Tenant,
  UNKNOWN_PRODUCT,
} from '../setup/tenants';
import { attachPicture, complete } from '../setup/verdicts';
import { makeWebhook } from '../setup/webhook-desk';
import { makeImport } from '../setup/price-imports';

const LONG_MS = 120_000;
const DAY_MS = 86_400_000;

let tenant: Tenant;
let claimId: number;
let restoreClock: (() => void) | undefined;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  tenant = await makeTenant();
  claimId = await makeClaim(tenant);
});

afterEach(() => {
  restoreClock?.();
  restoreClock = undefined;
});

let keys = 0;
const newKey = () => `key-${(keys += 1)}`;
const PRODUCTS = { cpid: CLAIMED, rpid: REPLACEMENT };
const create = (
  key: string,
  json: object = PRODUCTS,
  who: Tenant = tenant,
  claim = claimId,
): Promise<Answer> =>
  api('POST', `/client_reference/${claim}/appraisal`, {
    key: who.key,
    json,
    headers: { 'idempotency-key': key },
  });
const appraisalsOf = async (claim: number) =>
  (
    await asOwner<{ id: number }>('SELECT id FROM appraisal WHERE client_reference_id = $1', [
      claim,
    ])
  ).length;
const replayed = ({ headers }: Answer) => headers.get('idempotent-replayed');

describe('a POST under an Idempotency-Key', () => {
  it('has its effect once, and is answered again from storage with Idempotent-Replayed', async () => {
    const [key, before] = [newKey(), await appraisalsOf(claimId)];
    const first = await create(key);
    const second = await create(key);
    expect([first.status, replayed(first)]).toEqual([200, null]);
    expect([second.status, replayed(second), second.text]).toEqual([200, 'true', first.text]);
    expect(await appraisalsOf(claimId)).toBe(before + 1);
  });

  it(
    'of two hundred concurrent copies has one effect: each copy gets the same answer or that the first is still running',
    async () => {
      const [key, before] = [newKey(), await appraisalsOf(claimId)];
      const answers = await Promise.all(Array.from({ length: 200 }, () => create(key)));
      const done = answers.filter(({ status }) => status === 200);
      const running = answers.filter(({ status }) => status === 409);
      expect(new Set(done.map(({ text }) => text)).size).toBe(1);
      expect(done.filter((one) => replayed(one) === null)).toHaveLength(1);
      expect(done.length + running.length).toBe(200);
      for (const { body, headers } of running) {
        expect(body).toEqual(
          errorBody(
            'ERAEIK',
            'Request in progress',
            'Idempotency-Key : a request with this key is still running',
          ),
        );
        expect(headers.get('retry-after')).toBe('1');
      }
      expect(await appraisalsOf(claimId)).toBe(before + 1);
    },
    LONG_MS,
  );

  it('with another body, or for another operation, is 422 ERWPIK and has no effect', async () => {
    const key = newKey();
    await create(key);
    const before = await rowsOfClient(tenant.clientId);
    const expected = errorBody(
      'ERWPIK',
      'Idempotency-Key reused',
      'Idempotency-Key : was used for another request',
    );
    const otherBody = await create(key, { ...PRODUCTS, item_quantity: 2 });
    const otherOperation = await api('POST', '/client_reference', {
      key: tenant.key,
      json: { client_reference: 'another' },
      headers: { 'idempotency-key': key },
    });
    expect([otherBody.status, otherBody.body]).toEqual([422, expected]);
    expect([otherOperation.status, otherOperation.body]).toEqual([422, expected]);
    expect(await rowsOfClient(tenant.clientId)).toEqual(before);
  });

  it('is the same request for any JSON formatting and any caller of the client', async () => {
    const key = newKey();
    const first = await create(key, { cpid: CLAIMED, rpid: REPLACEMENT, item_quantity: 1 });
    const written = `{ "rpid":"${REPLACEMENT}",\n "item_quantity":1.0, "cpid":"${CLAIMED}", "session_id":"other", "client_id":${tenant.clientId}, "unknown":1 }`;
    const second = await api('POST', `/client_reference/${claimId}/appraisal?session-id=x`, {
      key: tenant.key,
      bytes: written,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
    expect([second.text, replayed(second)]).toEqual([first.text, 'true']);
  });

  it('that was refused stores nothing, so that the corrected request may use the key', async () => {
    const key = newKey();
    const before = await rowsOfClient(tenant.clientId);
    expect((await create(key, { cpid: UNKNOWN_PRODUCT, rpid: REPLACEMENT })).status).toBe(400);
    expect(await rowsOfClient(tenant.clientId)).toEqual(before);
    expect((await create(key)).status).toBe(200);
  });

  it("is a different request for another client's use of the same key", async () => {
    const other = await makeTenant();
    const otherClaim = await makeClaim(other);
    const key = newKey();
    const [mine, theirs] = [await create(key), await create(key, PRODUCTS, other, otherClaim)];
    expect([mine.status, theirs.status, replayed(theirs)]).toEqual([200, 200, null]);
    expect(mine.text).not.toBe(theirs.text);
  });

  it('can be used again after 24 hours', async () => {
    const key = newKey();
    const first = await create(key);
    restoreClock = useClock({ now: () => new Date(Date.now() + DAY_MS - 60_000) });
    expect(replayed(await create(key))).toBe('true');
    restoreClock();
    restoreClock = useClock({ now: () => new Date(Date.now() + DAY_MS + 1000) });
    const later = await create(key);
    expect([later.status, replayed(later)]).toEqual([200, null]);
    expect(later.text).not.toBe(first.text);
  });

  it.each(['', 'with space', 'æ', 'x'.repeat(256)])('named %j is 400 ERIPIK', async (key) => {
    const answer = await create(key);
    expect([
      answer.status,
      (answer.body as { event_code: string }).event_code,
      isLegalError(answer.body),
    ]).toEqual([400, 'ERIPIK', true]);
  });

  it('stores its answer encrypted: no table contains it in clear', async () => {
    await create(newKey());
    const rows = await asOwner<{ reply: Buffer }>(
      'SELECT reply FROM idempotency_key WHERE reply IS NOT NULL',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ reply }) => reply.toString('latin1').includes('appraisal_id'))).toBe(false);
  });

  it('stores its row and its effect together: when the answer cannot be stored, nothing has changed', async () => {
    const before = await rowsOfClient(tenant.clientId);
    await asOwner(
      "ALTER TABLE idempotency_key ADD CONSTRAINT none_fits CHECK (operation <> 'createAppraisal') NOT VALID",
    );
    try {
      expect((await create(newKey())).status).toBe(500);
    } finally {
      await asOwner('ALTER TABLE idempotency_key DROP CONSTRAINT none_fits');
    }
    expect(await rowsOfClient(tenant.clientId)).toEqual(before);
  });
});

describe('every POST of the contract', () => {
  it(
    'has its effect once under a key: the second answer equals the first, and no row changes',
    async () => {
      const { routed } = await routedOperations();
      const posts = routed.filter(({ method, access }) => method === 'POST' && access !== 'public');
      expect(posts.length).toBeGreaterThanOrEqual(8);
      for (const operation of posts) {
        const own = await makeTenant();
        const target = await furnished(own);
        const key = newKey();
        const send = await sender(operation, target, own, key);
        const first = await send();
        expect([200, 201], operation.id).toContain(first.status);
        const before = await rowsOfClient(own.clientId);
        const second = await send();
        expect([second.status, second.text, replayed(second)], operation.id).toEqual([
          first.status,
          first.text,
          'true',
        ]);
        expect(await rowsOfClient(own.clientId), operation.id).toEqual(before);
      }
    },
    LONG_MS,
  );
});

type Furnished = Target & { readonly token: string };

async function furnished(own: Tenant): Promise<Furnished> {
  const claim = await makeClaim(own);
  const made = await makeAppraisal(own, claim);
  const fileName = await attachPicture(own, claim, made);
  await complete(own, made, fileName);
  await leaveAwaiting(own, made.id);
  const apiKeyId = idOfKey(await issueKey({ name: 'to be found', clientIds: [own.clientId] }));
  return {
    claimId: claim,
    appraisalId: made.id,
    rowId: made.rowId,
    fileName,
    apiKeyId,
    token: await openLink(own, claim),
    ...(await makeWebhook(own)),
    ...(await makeImport(own)),
    ...(await makeIntake(own, claim)),
    ...(await makePeople(own)),
    ruleSetId: await makeDraft(own),
  };
}

async function sender(
  operation: Operation,
  target: Furnished,
  own: Tenant,
  key: string,
): Promise<() => Promise<Answer>> {
  const path = pathOf(operation, target);
  const credential =
    operation.access === 'portal'
      ? { authorization: `portal ${target.token}` }
      : { authorization: `apiKey ${own.key}` };
  const headers = { 'idempotency-key': key, ...credential };
  if (operation.carries !== 'files') {
    const json = bodyOf(operation, target);
    return () => api('POST', path, { json, headers });
  }
  const form = await uploadOf(operation);
  return () => api('POST', path, { form, headers });
}

describe('the clean-up', () => {
  it('deletes the answers of every client after a day, and no others', async () => {
    const other = await makeTenant();
    await create(newKey());
    await create(newKey(), PRODUCTS, other, await makeClaim(other));
    await asOwner("UPDATE idempotency_key SET create_time = now() - interval '25 hours'");
    const young = newKey();
    await create(young);
    await clean();
    expect(await asOwner('SELECT client_id FROM idempotency_key')).toEqual([
      { client_id: tenant.clientId },
    ]);
    expect(replayed(await create(young))).toBe('true');
  });
});
