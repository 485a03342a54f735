import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { asOwner } from '@/tests/setup/owner';
import { openLink, sendCart, tokenOf } from '@/tests/setup/portal';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant;
let claimId: number;
let token: string;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

const SENT = '2026-03-10T10:00:00.000Z';
const LATER = '2026-03-11T10:00:00.000Z';
const EXPIRED = '2026-04-20T10:00:00.000Z';

beforeEach(async () => {
  claimId = await makeClaim(own);
  await makeAppraisal(own, claimId, { replacement_cost_value: 100 });
  token = await at(SENT, () => openLink(own, claimId));
});

const types = async () =>
  (
    await asOwner<{ type: string }>(
      'SELECT type FROM audit_event WHERE client_reference_id = $1 ORDER BY sequence',
      [claimId],
    )
  )
    .map(({ type }) => type)
    .filter((type) => type.startsWith('portal.'));
const accessAt = (time: string) =>
  at(time, () =>
    api('GET', `/client_reference/${claimId}/portal/customer/access`, { key: own.key }),
  );
const requestLinkAt = (time: string) =>
  at(time, () => api('POST', '/portal/new_link_request', { portal: token }));
const change = (json: object) =>
  api('PATCH', `/client_reference/${claimId}/portal/customer/access`, { key: own.key, json });

const submit = () =>
  api('POST', '/portal/submit', {
    portal: token,
    json: { version: 1, everything_is_correct: true },
  });
const reopen = () => at(SENT, () => api('POST', '/portal/reopen', { portal: token }));

const writeComment = (comment: string, version = 1) =>
  at(SENT, () => api('PUT', '/portal/comment', { portal: token, json: { version, comment } }));
const comments = async () => {
  const [policyholders, insurers] = [
    await at(SENT, () => api('GET', '/portal', { portal: token })),
    await api('GET', `/client_reference/${claimId}/portal/customer/answers`, { key: own.key }),
  ];
  return [policyholders, insurers].map(({ body }) => (body as { comment: string }).comment);
};

describe('a comment', () => {
  it('is stored as a draft for policyholder and insurer, without an event before submission', async () => {
    expect(await writeComment('The hall')).toMatchObject({
      status: 200,
      body: { comment: 'The hall' },
    });
    await writeComment('The hall was flooded too');
    expect(await comments()).toEqual(['The hall was flooded too', 'The hall was flooded too']);
    expect(await types()).toEqual(['portal.sent']);
    await writeComment('');
    expect(await comments()).toEqual(['', '']);
  });

  it('is submitted with the answers unless the submission has a comment', async () => {
    await writeComment('The hall was flooded too');
    expect((await at(SENT, submit)).body).toMatchObject({ comment: 'The hall was flooded too' });
    await reopen();
    expect(
      (
        await at(SENT, () =>
          api('POST', '/portal/submit', {
            portal: token,
            json: { version: 1, everything_is_correct: true, comment: '' },
          }),
        )
      ).body,
    ).toMatchObject({ comment: '' });
  });

  it('is rejected after a new send and after submission', async () => {
    expect(await writeComment('The hall', 0)).toMatchObject({
      status: 400,
      body: errorBody(
        'ERWP00',
        TITLES.WP,
        'version : is outdated: the cart was sent again; read it first',
      ),
    });
    await at(SENT, submit);
    expect((await writeComment('Too late')).status).toBe(403);
  });
});

describe('requesting a new link', () => {
  it('notifies the insurer once for an expired link and opens nothing', async () => {
    expect(await requestLinkAt(EXPIRED)).toMatchObject({
      status: 200,
      body: { request_time: EXPIRED },
    });
    expect(await requestLinkAt('2026-04-21T10:00:00.000Z')).toMatchObject({
      status: 200,
      body: { request_time: EXPIRED },
    });
    expect(await types()).toEqual(['portal.sent', 'portal.new_link_requested']);
    expect((await accessAt(EXPIRED)).body).toMatchObject({ new_link_request_time: EXPIRED });
    expect((await at(EXPIRED, () => api('GET', '/portal', { portal: token }))).status).toBe(401);
    expect((await at(EXPIRED, () => api('POST', '/portal/reopen', { portal: token }))).status).toBe(
      401,
    );
  });

  it('with a working link records no request', async () => {
    expect(await requestLinkAt(SENT)).toMatchObject({ status: 200, body: { request_time: null } });
    expect(await types()).toEqual(['portal.sent']);
  });

  it('is rejected for a revoked and an unknown link', async () => {
    await at(SENT, () => change({ revoke: true }));
    expect([(await requestLinkAt(SENT)).status, (await requestLinkAt(EXPIRED)).status]).toEqual([
      403, 403,
    ]);
    expect((await api('POST', '/portal/new_link_request', { portal: 'x'.repeat(43) })).status).toBe(
      401,
    );
  });

  it('requires no PIN with an expired link, but requires it with a working link', async () => {
    await at(SENT, () => change({ access_pin: '4711' }));
    expect((await requestLinkAt(SENT)).status).toBe(400);
    expect((await requestLinkAt(EXPIRED)).body).toEqual({ request_time: EXPIRED });
  });

  it.each([
    ['a longer time', () => change({ expires_in_days: 90 })],
    ['a sending', () => sendCart(own, claimId)],
    [
      'a new link',
      () =>
        api('POST', `/client_reference/${claimId}/portal/customer/access`, {
          key: own.key,
          json: {},
        }),
    ],
  ])('is settled by %s', async (_what, mend: () => Promise<unknown>) => {
    await requestLinkAt(EXPIRED);
    await at(EXPIRED, async () => void (await mend()));
    expect((await accessAt(EXPIRED)).body).toMatchObject({ new_link_request_time: null });
  });
});

const renew = () =>
  api('POST', `/client_reference/${claimId}/portal/customer/access`, { key: own.key, json: {} });
const requestsOf = (path: string, method: 'GET' | 'POST') =>
  at(SENT, () => api(method, path, { portal: token }));

describe('a replaced link', () => {
  const REPLACED = errorBody('ERIT00', TITLES.ERIT00, 'This link was replaced by a newer one');

  it('is reported as replaced by every operation and opens nothing', async () => {
    await at(SENT, renew);
    const second = tokenOf(((await at(SENT, renew)).body as { link: string }).link);
    for (const [path, method] of [
      ['/portal', 'GET'],
      ['/portal/open', 'POST'],
      ['/portal/reopen', 'POST'],
      ['/portal/new_link_request', 'POST'],
    ] as const) {
      expect(await requestsOf(path, method), path).toMatchObject({ status: 401, body: REPLACED });
    }
    expect(await types()).toEqual([
      'portal.sent',
      'portal.access_changed',
      'portal.access_changed',
    ]);
    expect((await at(SENT, () => api('GET', '/portal', { portal: second }))).status).toBe(200);
  });

  it('replaced, revoked, expired and unknown links give different errors, with or without a PIN', async () => {
    await at(SENT, () => change({ access_pin: '4711' }));
    expect((await at(EXPIRED, () => api('GET', '/portal', { portal: token }))).body).toEqual(
      errorBody('ERIT00', TITLES.ERIT00, 'This link has expired'),
    );
    await at(SENT, () => change({ revoke: true }));
    for (const moment of [SENT, EXPIRED])
      expect((await at(moment, () => api('GET', '/portal', { portal: token }))).body).toEqual(
        errorBody('ERIT00', TITLES.ERIT00, 'This link was revoked by the insurer'),
      );
    expect((await api('GET', '/portal', { portal: 'x'.repeat(43) })).body).toEqual(
      errorBody('ERIT00', TITLES.ERIT00, 'Invalid Authorization header'),
    );
  });

  it('is also reported as replaced after revocation and a new send', async () => {
    await at(SENT, () => change({ revoke: true }));
    await makeAppraisal(own, claimId, { replacement_cost_value: 5 });
    await at(SENT, () => sendCart(own, claimId));
    expect((await requestsOf('/portal', 'GET')).body).toEqual(REPLACED);
    expect((await api('GET', '/portal', { portal: 'x'.repeat(43) })).body).toEqual(
      errorBody('ERIT00', TITLES.ERIT00, 'Invalid Authorization header'),
    );
  });
});

describe('reopening a submission', () => {
  it('returns the time until the next submission; the audit trail has both submissions', async () => {
    await at(SENT, submit);
    expect((await at(SENT, () => api('GET', '/portal', { portal: token }))).body).toMatchObject({
      reopen_time: null,
    });
    expect((await reopen()).body).toMatchObject({ reopen_time: SENT });
    expect((await accessAt(SENT)).body).toMatchObject({ submit_time: null, reopen_time: SENT });
    expect((await at(SENT, () => api('GET', '/portal', { portal: token }))).body).toMatchObject({
      reopen_time: SENT,
    });
    expect((await at(LATER, submit)).body).toMatchObject({ reopen_time: null, submit_time: LATER });
    const recorded = await asOwner<{ payload: string }>(
      `SELECT payload FROM audit_event WHERE client_reference_id = $1 AND type = 'portal.answered' ORDER BY sequence`,
      [claimId],
    );
    expect(
      recorded.map(
        ({ payload }) =>
          (JSON.parse(payload) as { data: { submit_time: string } }).data.submit_time,
      ),
    ).toEqual([SENT, LATER]);
  });

  it('ends when the insurer sends new items', async () => {
    const takenBack = () =>
      asOwner('SELECT reopen_time FROM portal_access WHERE client_reference_id = $1', [claimId]);
    await at(SENT, submit);
    await reopen();
    await makeAppraisal(own, claimId, { replacement_cost_value: 5 });
    await at(SENT, () => sendCart(own, claimId));
    expect(await takenBack()).toEqual([{ reopen_time: null }]);
  });

  it('keeps the answers, is idempotent, and allows submitting again', async () => {
    await at(SENT, submit);
    expect(await reopen()).toMatchObject({
      status: 200,
      body: {
        link_status: 'active',
        submit_time: null,
        items: [{ answer: { answer: 'confirmed' } }],
      },
    });
    expect((await reopen()).status).toBe(200);
    expect(await at(SENT, submit)).toMatchObject({
      status: 200,
      body: { link_status: 'submitted' },
    });
    expect(await types()).toEqual([
      'portal.sent',
      'portal.answered',
      'portal.reopened',
      'portal.answered',
    ]);
  });

  it('is rejected once the insurer has locked the link', async () => {
    await at(SENT, submit);
    await at(SENT, () => change({ link_status: 'locked' }));
    expect((await reopen()).status).toBe(403);
  });
});
