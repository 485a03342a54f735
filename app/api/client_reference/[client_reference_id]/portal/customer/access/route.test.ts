import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { asOwner } from '@/tests/setup/owner';
import { openLink, sendCart, tokenOf } from '@/tests/setup/portal';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import type { PortalAccess } from '@/lib/contract/portal';

let own: Tenant;
let claimId: number;
let made: MadeAppraisal;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ language: 'nb' });
});

beforeEach(async () => {
  claimId = await makeClaim(own);
  made = await makeAppraisal(own, claimId, { replacement_cost_value: 10 });
});

const access = async (method: 'GET' | 'POST' | 'PATCH', json?: unknown): Promise<PortalAccess> => {
  const { status, body, text } = await api(
    method,
    `/client_reference/${claimId}/portal/customer/access`,
    { key: own.key, ...(json === undefined ? {} : { json }) },
  );
  expect(status, text).toBe(200);
  return body as PortalAccess;
};
const refused = async (method: 'POST' | 'PATCH', json: unknown) => {
  const { status, body } = await api(
    method,
    `/client_reference/${claimId}/portal/customer/access`,
    { key: own.key, json },
  );
  return [status, body];
};
const read = (token: string, pin?: string) =>
  api('GET', '/portal', {
    portal: token,
    ...(pin === undefined ? {} : { headers: { 'x-portal-pin': pin } }),
  });
const codeOf = (body: unknown) => (body as { event_code?: string }).event_code;
const events = async () =>
  (
    await asOwner<{ type: string }>(
      `SELECT type FROM audit_event WHERE client_reference_id = $1 AND type LIKE 'portal.%' ORDER BY sequence`,
      [claimId],
    )
  ).map(({ type }) => type);

describe('the link of a claim', () => {
  it('is returned identically with PIN and state on every read', async () => {
    const [{ client_reference }] = (await asOwner<{ client_reference: string }>(
      'SELECT reference AS client_reference FROM client_reference WHERE id = $1',
      [claimId],
    )) as [{ client_reference: string }];
    const { link } = await at('2026-03-10T10:00:00Z', () =>
      sendCart(own, claimId, { message: 'Hei', expires_in_days: 14 }),
    );
    const expected = {
      client_reference_id: claimId,
      client_reference,
      link,
      access_pin: null,
      link_status: 'active',
      expire_time: '2026-03-24T10:00:00.000Z',
      revoke_time: null,
      first_open_time: null,
      submit_time: null,
      reopen_time: null,
      pin_tries_left: null,
      new_link_request_time: null,
      language: 'nb',
      message: 'Hei',
      item_count: 1,
      answered_count: 0,
      is_mail_set_up: false,
      mail: null,
      letter: {
        subject: expect.stringContaining(client_reference),
        text: expect.stringContaining(link),
      },
    };
    expect(await access('GET')).toEqual(expected);
    expect(await access('GET')).toEqual(expected);
    expect(await access('PATCH', { access_pin: '4711' })).toEqual({
      ...expected,
      access_pin: '4711',
      pin_tries_left: 5,
    });
    expect(await access('GET')).toEqual({ ...expected, access_pin: '4711', pin_tries_left: 5 });
  });

  it('has only null fields before it is created, and cannot be changed', async () => {
    expect(await access('GET')).toMatchObject({
      client_reference_id: claimId,
      link: null,
      access_pin: null,
      link_status: null,
      expire_time: null,
      item_count: 0,
    });
    expect(await refused('PATCH', { expires_in_days: 3 })).toEqual([
      404,
      errorBody('ERNF00', TITLES.NF, 'Portal link not found'),
    ]);
    expect(await events()).toEqual([]);
  });

  it('requires the write scope even for reading, since the link gives access to the claim', async () => {
    const { issueKey } = await import('@/lib/identity/api-keys/issue');
    const key = await issueKey({ name: 'reads', clientIds: [own.clientId], scopes: ['read'] });
    expect(
      (await api('GET', `/client_reference/${claimId}/portal/customer/access`, { key })).status,
    ).toBe(403);
  });

  it('is null if its encrypted token cannot be decrypted; sending creates a new one', async () => {
    const token = await openLink(own, claimId);
    await access('PATCH', { access_pin: '123456' });
    await asOwner(
      `UPDATE portal_access SET token_sealed = '\\x00', pin_sealed = '\\x00' WHERE client_reference_id = $1`,
      [claimId],
    );
    expect(await access('GET')).toMatchObject({ link: null, access_pin: null });
    const renewed = await openLink(own, claimId);
    expect(renewed).not.toBe(token);
    expect((await read(renewed)).status).toBe(200);
    expect((await read(token)).status).toBe(401);
  });
});

describe('POST', () => {
  it('creates a link without sending; a second one replaces the first', async () => {
    const first = await access('POST');
    const second = await access('POST', { language: 'fi', message: 'Hei taas' });
    expect(second).toMatchObject({ link_status: 'active', language: 'fi', message: 'Hei taas' });
    expect((await read(tokenOf(first.link))).status).toBe(401);
    expect((await read(tokenOf(second.link))).body).toMatchObject({ items: [], language: 'fi' });
    expect(await events()).toEqual(['portal.access_changed', 'portal.access_changed']);
  });

  it('creates a six-digit PIN on request, keeps it if omitted, and removes it on null', async () => {
    const { access_pin: pin, link } = await access('POST', { generate_pin: true });
    expect(pin).toMatch(/^\d{6}$/);
    expect((await read(tokenOf(link))).status).toBe(400);
    expect(await access('POST', {})).toMatchObject({ access_pin: pin });
    expect(await access('POST', { access_pin: null })).toMatchObject({
      access_pin: null,
      pin_tries_left: null,
    });
  });

  it('resets opened and locked, but keeps answers and submission', async () => {
    const token = await openLink(own, claimId);
    await api('POST', '/portal/open', { portal: token });
    await api('POST', '/portal/submit', {
      portal: token,
      json: { version: 1, everything_is_correct: true },
    });
    await access('PATCH', { link_status: 'locked' });
    expect(await access('POST', {})).toMatchObject({
      link_status: 'submitted',
      first_open_time: null,
      answered_count: 1,
    });
  });

  it.each([
    [{ access_pin: '12' }],
    [{ access_pin: '123456789' }],
    [{ access_pin: '12a4' }],
    [{ access_pin: '' }],
    [{ access_pin: '1234', generate_pin: true }],
    [{ expires_in_days: 0 }],
  ])('rejects %j and creates no link', async (json) => {
    const [status, body] = await refused('POST', json);
    expect([status, ['ERWP00', 'ERIP00'].includes(codeOf(body) ?? '')]).toEqual([400, true]);
    expect(await access('GET')).toMatchObject({ link: null });
  });
});

describe('PATCH', () => {
  it('locks and unlocks a link, which says so while locked', async () => {
    const token = await openLink(own, claimId);
    expect(await access('PATCH', { link_status: 'locked' })).toMatchObject({
      link_status: 'locked',
    });
    for (const [method, path] of [
      ['GET', '/portal'],
      ['POST', '/portal/open'],
      ['PUT', `/portal/items/${made.rowId}/answer`],
      ['POST', '/portal/submit'],
    ] as const) {
      const { status, body } = await api(method, path, {
        portal: token,
        ...(method === 'GET' ? {} : { json: { version: 1, answer: 'confirmed' } }),
      });
      expect([status, body], path).toEqual([
        403,
        errorBody('ERIT02', TITLES.ERIT02, 'This link is locked; the insurer can unlock it'),
      ]);
    }
    await sendCart(own, claimId);
    expect((await read(token)).status).toBe(403);
    await access('PATCH', { link_status: 'active' });
    expect((await read(token)).status).toBe(200);
  });

  it('reopens a submission with its answers, which can be changed', async () => {
    const token = await openLink(own, claimId);
    await api('POST', '/portal/submit', {
      portal: token,
      json: { version: 1, everything_is_correct: true },
    });
    const answer = () =>
      api('PUT', `/portal/items/${made.rowId}/answer`, {
        portal: token,
        json: { version: 1, answer: 'disagreed', reason: 'too little' },
      });
    expect((await answer()).status).toBe(403);
    expect(await access('PATCH', { link_status: 'active' })).toMatchObject({
      link_status: 'active',
      submit_time: null,
      answered_count: 1,
    });
    expect((await answer()).status).toBe(200);
  });

  it('revokes a link permanently; only a new link opens the portal', async () => {
    const token = await openLink(own, claimId);
    expect(await access('PATCH', { revoke: true })).toMatchObject({
      link: null,
      link_status: 'locked',
      revoke_time: expect.any(String),
    });
    expect((await read(token)).status).toBe(401);
    const [status, body] = await refused('PATCH', { link_status: 'active' });
    expect([status, codeOf(body)]).toEqual([400, 'ERWP00']);
    const renewed = await openLink(own, claimId);
    expect((await read(token)).status).toBe(401);
    expect((await read(renewed)).status).toBe(200);
  });

  it('changes the expiry, also of an expired link', async () => {
    const token = tokenOf(
      (await at('2026-03-01T00:00:00Z', () => sendCart(own, claimId, { expires_in_days: 1 }))).link,
    );
    expect((await at('2026-03-01T23:59:59Z', () => read(token))).status).toBe(200);
    expect((await at('2026-03-02T00:00:00Z', () => read(token))).status).toBe(401);
    expect(
      await at('2026-03-03T00:00:00Z', () => access('PATCH', { expires_in_days: 2 })),
    ).toMatchObject({ expire_time: '2026-03-05T00:00:00.000Z' });
    expect((await at('2026-03-04T00:00:00Z', () => read(token))).status).toBe(200);
  });

  it('records no event for an equal PIN, lock or expiry', async () => {
    await openLink(own, claimId);
    const wishes = [
      [{ access_pin: null }, 0],
      [{ link_status: 'active' }, 0],
      [{ access_pin: '4711' }, 1],
      [{ access_pin: '4711', link_status: 'active' }, 0],
      [{ link_status: 'locked' }, 1],
      [{ revoke: true }, 1],
    ] as const;
    for (const [json, changes] of wishes) {
      const eventCount = (await events()).length;
      const changed = await access('PATCH', json);
      const after = await events();
      expect(await access('PATCH', json), JSON.stringify(json)).toEqual(changed);
      expect(await events(), JSON.stringify(json)).toEqual(after);
      expect(after.length - eventCount, JSON.stringify(json)).toBe(changes);
    }
  });

  it('records no event for an empty body', async () => {
    await openLink(own, claimId);
    const before = await access('GET');
    expect(await access('PATCH', {})).toEqual(before);
    expect(await events()).toEqual(['portal.sent']);
  });

  it.each(['submitted', 'open', ''])('rejects a link_status of %j', async (link_status) => {
    await openLink(own, claimId);
    expect(await refused('PATCH', { link_status })).toMatchObject([400, { event_code: 'ERWP00' }]);
  });
});
