import { beforeAll, describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant;
let claim: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  claim = await makeClaim(own);
});

const at = (id: number | string, rest = '') => `/client_reference/${claim}/appraisal/${id}${rest}`;
const send = (method: string, path: string, json?: unknown) =>
  api(method, path, { key: own.key, ...(json === undefined ? {} : { json }) });
const acv = (id: number, json: unknown) => send('PUT', at(id, '/acv'), json);
const setStatus = (tenant: Tenant, claimId: number, id: number, json: unknown) =>
  api('PUT', `/client_reference/${claimId}/appraisal/${id}/appraisal_status`, {
    key: tenant.key,
    json,
  });
const notFound = errorBody('ERNFAP', TITLES.NF, 'Appraisal not found');
const eventsOf = (claimId: number) =>
  asOwner<{ type: string }>(
    'SELECT type FROM audit_event WHERE client_reference_id = $1 ORDER BY sequence',
    [claimId],
  );

const versionOf = (claimId: number) =>
  asOwner('SELECT version, update_time FROM client_reference WHERE id = $1', [claimId]);

async function lastChange(): Promise<unknown> {
  const [row] = await asOwner<{ payload: string }>(
    `SELECT payload FROM audit_event WHERE client_reference_id = $1 AND type = 'appraisal.updated' ORDER BY sequence DESC LIMIT 1`,
    [claim],
  );
  return (JSON.parse(row?.payload ?? '{}') as { data?: unknown }).data;
}

describe('change and delete an appraisal', () => {
  it('changes what is named, leaves the rest, and answers the whole appraisal', async () => {
    const { id } = await makeAppraisal(own, claim, {
      replacement_cost_value: 100,
      comment: 'before',
    });
    const { status, body } = await send('PUT', at(id), { item_quantity: 2, shop_url: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      appraisal_id: id,
      item_quantity: 2,
      replacement_cost_value: 100,
      total_replacement_cost_value: 200,
      comment: 'before',
      shop_url: expect.any(String),
    });
  });

  it('cpid cannot change', async () => {
    const { id } = await makeAppraisal(own, claim);
    const { body } = await send('PUT', at(id), {
      cpid: 'apple-iphone-16-128-gb',
      comment: 'changed',
    });
    expect(body).toMatchObject({ cpid: 'apple-iphone-13-128-gb', comment: 'changed' });
  });

  it('a new rpid brings its name, and an unknown one is ERWPAP and changes nothing', async () => {
    const { id } = await makeAppraisal(own, claim);
    expect((await send('PUT', at(id), { rpid: 'apple-iphone-16-128-gb' })).body).toMatchObject({
      rpid: 'apple-iphone-16-128-gb',
      rp_name_cart: 'Apple iPhone 16 128 GB',
    });
    const { status, body } = await send('PUT', at(id), { rpid: 'unheard-of', comment: 'lost' });
    expect(status).toBe(400);
    expect(body).toEqual(
      errorBody('ERWPAP', TITLES.WP, 'rpid : is not a product of the catalogue'),
    );
    expect((await send('GET', at(id))).body).toMatchObject({
      rpid: 'apple-iphone-16-128-gb',
      comment: '',
    });
  });

  it('a change of the amount keeps the ACV that was entered, no higher than the RCV, and marks it; another change leaves it as it is', async () => {
    const { id } = await makeAppraisal(own, claim, { replacement_cost_value: 100 });
    await send('PUT', at(id, '/acv'), { actual_cash_value: 60, reason: 'worn' });
    expect((await send('PUT', at(id), { comment: 'no amount' })).body).toMatchObject({
      actual_cash_value: 60,
      depreciation: 40,
      acv_outdated: false,
    });
    expect((await send('PUT', at(id), { replacement_cost_value: 50 })).body).toMatchObject({
      actual_cash_value: 50,
      depreciation: 0,
      acv_outdated: true,
    });
    expect((await send('GET', at(id, '/acv'))).body).toMatchObject({
      actual_cash_value: 60,
      reason: 'worn',
    });
  });

  it('tells the trail what each field became and what it was, the offer that no longer counts among them, and of the others nothing', async () => {
    const { id } = await makeAppraisal(own, claim, {
      replacement_cost_value: 100,
      comment: 'before',
      date_purchase: '2024-01-31',
    });
    await acv(id, { actual_cash_value: 60, reason: 'worn' });
    await send('PUT', at(id), {
      rpid: 'apple-iphone-16-128-gb',
      replacement_cost_value: 100.1,
      comment: 'before',
      date_purchase: '2024-02-29',
      item_quantity: 1,
      shop_name: null,
    });
    expect(await lastChange()).toEqual({
      appraisal_id: id,
      changes: {
        rpid: 'apple-iphone-16-128-gb',
        rp_name_cart: 'Apple iPhone 16 128 GB',
        replacement_cost_value: 100.1,
        date_purchase: '2024-02-29',
        offer_id: null,
        shop_name: null,
        shop_url: null,
        rp_price_date: null,
      },
      previous: {
        rpid: 'apple-iphone-15-pro-128-gb',
        rp_name_cart: 'Apple iPhone 15 Pro 128 GB',
        replacement_cost_value: 100,
        date_purchase: '2024-01-31',
        offer_id: expect.stringContaining('apple-iphone-15-pro'),
        shop_name: expect.any(String),
        shop_url: expect.any(String),
        rp_price_date: expect.any(String),
      },
    });
  });

  it('a change to what it is already changes nothing: no event, no new version, no new time, and the ACV stays', async () => {
    const { id } = await makeAppraisal(own, claim, {
      replacement_cost_value: 100,
      rp_price_date: '2026-03-01 08:00:00',
      date_purchase: '2024-01-31',
      rp_name_cart: 'As I call it',
    });
    await acv(id, { actual_cash_value: 60, reason: 'worn' });
    const state = async () => [
      await eventsOf(claim),
      await versionOf(claim),
      (await send('GET', at(id))).body,
    ];
    const before = await state();
    const {
      rpid,
      cp_name_cart,
      rp_name_cart,
      item_quantity,
      is_price_per_item,
      offer_id,
      shop_name,
      shop_url,
      replacement_cost_value,
      rp_price_date,
      date_purchase,
      comment,
      appraisal_condition,
    } = before[2] as Record<string, unknown>;
    const same = {
      cp_name_cart,
      rp_name_cart,
      item_quantity,
      is_price_per_item,
      offer_id,
      shop_name,
      shop_url,
      replacement_cost_value,
      rp_price_date,
      date_purchase,
      comment,
      appraisal_condition,
    };
    for (const json of [
      {},
      { comment: null },
      { rpid },
      { rpid, ...same },
      { replacement_cost_value: 100 },
    ])
      expect((await send('PUT', at(id), json)).status, JSON.stringify(json)).toBe(200);
    expect((await acv(id, { actual_cash_value: 60, reason: 'worn' })).body).toMatchObject({
      actual_cash_value: 60,
      reason: 'worn',
    });
    expect(await state()).toEqual(before);
    for (const json of [
      { actual_cash_value: 61, reason: 'worn' },
      { actual_cash_value: 61, reason: 'torn' },
    ])
      await acv(id, json);
    expect((await eventsOf(claim)).length).toBe((before[0] as unknown[]).length + 2);
  });

  it('delete answers 204 without a body, takes the appraisal out and leaves its twin', async () => {
    const { id, rowId } = await makeAppraisal(own, claim);
    const twin = await makeAppraisal(own, claim, { row_id: rowId });
    const { status, text } = await send('DELETE', at(id));
    expect([status, text]).toEqual([204, '']);
    expect((await send('GET', at(id))).body).toEqual(notFound);
    expect((await send('DELETE', at(id))).body).toEqual(notFound);
    expect((await send('GET', at(twin.id))).status).toBe(200);
  });

  it('of five equal deletions at once one succeeds, four find nothing, and one event is written', async () => {
    const lonely = await makeClaim(own);
    const { id } = await makeAppraisal(own, lonely);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        send('DELETE', `/client_reference/${lonely}/appraisal/${id}`),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
    expect(
      (await eventsOf(lonely)).filter(({ type }) => type === 'appraisal.deleted'),
    ).toHaveLength(1);
  });

  it('an appraisal of another claim of the same client is not found under this one', async () => {
    const { id } = await makeAppraisal(own, await makeClaim(own));
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await send(method, at(id), method === 'PUT' ? {} : undefined)).body).toEqual(
        notFound,
      );
  });

  it('a path id that is no integer is 400 ERIPAP', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(await send(method, at('x'), method === 'PUT' ? {} : undefined)).toMatchObject({
        status: 400,
        body: { event_code: 'ERIPAP' },
      });
  });
});

describe('ACV', () => {
  it('a manual ACV is kept with its reason and who entered it, and shown as a calculation', async () => {
    const { id } = await makeAppraisal(own, claim, {
      replacement_cost_value: 100.1,
      item_quantity: 3,
    });
    const { status, body } = await acv(id, { actual_cash_value: 200.25, reason: 'water stains' });
    expect(status).toBe(200);
    expect(body).toEqual({
      actual_cash_value: 200.25,
      depreciation: 100.05,
      replacement_cost_value: 300.3,
      is_manual: true,
      reason: 'water stains',
      entered_by: expect.stringMatching(/^key:/),
      steps: [],
      warnings: [],
      create_time: expect.any(String),
      approved_by: null,
      above_item_limit: 0,
      item_deductible: 0,
      payable: 200.25,
      recoverable_depreciation: 0,
      rule_set: null,
      rule: null,
      facts: null,
      outdated: null,
      state: 'in_force',
      approval_of: null,
      in_force: null,
    });
    expect(body).toEqual({ ...((await send('GET', at(id, '/acv'))).body as object), warnings: [] });
    expect((await send('GET', at(id))).body).toMatchObject({
      actual_cash_value: 200.25,
      depreciation: 100.05,
      total_replacement_cost_value: 300.3,
    });
  });

  it('without a reason it is ERMPAP or ERWPAP, and above the RCV ERWPAP; nothing is set', async () => {
    const { id } = await makeAppraisal(own, claim, { replacement_cost_value: 100 });
    expect((await acv(id, { actual_cash_value: 5 })).body).toEqual(
      errorBody('ERMPAP', TITLES.MP, 'reason : field required'),
    );
    expect((await acv(id, { actual_cash_value: 5, reason: ' ' })).body).toMatchObject({
      event_code: 'ERWPAP',
    });
    expect((await acv(id, { actual_cash_value: 100.01, reason: 'r' })).body).toEqual(
      errorBody('ERWPAP', TITLES.WP, 'actual_cash_value : is above the replacement cost of 100.00'),
    );
    expect((await acv(id, { actual_cash_value: 5.001, reason: 'r' })).body).toMatchObject({
      event_code: 'ERWPAP',
    });
    expect((await acv(id, { actual_cash_value: '5', reason: 'r' })).body).toMatchObject({
      event_code: 'ERIPAP',
    });
    expect((await send('GET', at(id, '/acv'))).body).toEqual(
      errorBody('ERNFAP', TITLES.NF, 'ACV calculation not found'),
    );
  });

  it('delete answers 204 without a body, twice over, and the ACV is the RCV again; one event is written', async () => {
    const lonely = await makeClaim(own);
    const { id } = await makeAppraisal(own, lonely, { replacement_cost_value: 100 });
    const path = `/client_reference/${lonely}/appraisal/${id}`;
    await send('PUT', `${path}/acv`, { actual_cash_value: 60, reason: 'worn' });
    for (let n = 0; n < 2; n += 1) {
      const { status, text } = await send('DELETE', `${path}/acv`);
      expect([status, text]).toEqual([204, '']);
    }
    expect((await send('GET', path)).body).toMatchObject({
      actual_cash_value: 100,
      depreciation: 0,
    });
    expect((await eventsOf(lonely)).map(({ type }) => type)).toEqual([
      'client_reference.created',
      'appraisal.created',
      'appraisal.acv_set',
      'appraisal.acv_deleted',
    ]);
  });

  it('an unknown appraisal or claim is 404 ERNFAP for all three methods', async () => {
    const { id } = await makeAppraisal(own, claim);
    for (const path of [at(99_999_999, '/acv'), `/client_reference/99999999/appraisal/${id}/acv`]) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const { status, body } = await send(
          method,
          path,
          method === 'PUT' ? { actual_cash_value: 1, reason: 'r' } : undefined,
        );
        expect(status).toBe(404);
        expect(body).toEqual(notFound);
      }
    }
  });

  it('an ACV that races with a smaller price never ends above the RCV', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await makeAppraisal(own, claim, { replacement_cost_value: 100 });
      await Promise.all([
        acv(id, { actual_cash_value: 90, reason: 'r' }),
        send('PUT', at(id), { replacement_cost_value: 50 }),
      ]);
      const { depreciation } = (await send('GET', at(id))).body as { depreciation: number };
      expect(depreciation).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('appraisal status', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, '2'])(
    'status %j is set with 200 and an empty object',
    async (appraisal_status_id) => {
      const { id } = await makeAppraisal(own, claim);
      const { status, text } = await setStatus(own, claim, id, { appraisal_status_id });
      expect([status, text]).toEqual([200, '{}']);
      expect((await send('GET', at(id))).body).toMatchObject({
        appraisal_status_id: Number(appraisal_status_id),
      });
    },
  );

  it('a status that does not exist is ERWPAP and changes nothing', async () => {
    const { id } = await makeAppraisal(own, claim);
    for (const appraisal_status_id of [0, 9, 4711, 2 ** 40, '99']) {
      const { status, body } = await setStatus(own, claim, id, { appraisal_status_id });
      expect(status).toBe(400);
      expect(body).toEqual(
        errorBody('ERWPAP', TITLES.WP, 'appraisal_status_id : is not an enabled status'),
      );
    }
    expect((await send('GET', at(id))).body).toMatchObject({ appraisal_status_id: 1 });
  });

  it('a status that the client has not enabled is ERWPAP', async () => {
    const few = await makeTenant({ statuses: [1, 2] });
    const theirs = await makeClaim(few);
    const { id } = await makeAppraisal(few, theirs);
    expect((await setStatus(few, theirs, id, { appraisal_status_id: 7 })).body).toEqual(
      errorBody('ERWPAP', TITLES.WP, 'appraisal_status_id : is not an enabled status'),
    );
    expect((await api('GET', '/appraisal_statuses', { key: few.key })).body).toEqual({
      enabled: true,
      appraisal_statuses: [
        { id: 1, name: 'Open', next_ids: [2] },
        { id: 2, name: 'Accepted', next_ids: [1] },
      ],
    });
  });

  it('a missing status is ERMPAP, one that is no integer ERIPAP', async () => {
    const { id } = await makeAppraisal(own, claim);
    expect((await setStatus(own, claim, id, {})).body).toEqual(
      errorBody('ERMPAP', TITLES.MP, 'appraisal_status_id : field required'),
    );
    for (const wrong of ['two', 1.5, true, [], {}])
      expect((await setStatus(own, claim, id, { appraisal_status_id: wrong })).body).toMatchObject({
        event_code: 'ERIPAP',
      });
  });

  it('with the feature off it is 403 with title and description alone, which says to contact support', async () => {
    const off = await makeTenant({ statusFeature: false });
    const theirs = await makeClaim(off);
    const { id } = await makeAppraisal(off, theirs);
    const { status, body } = await setStatus(off, theirs, id, { appraisal_status_id: 2 });
    expect(status).toBe(403);
    expect(body).toEqual({
      title: 'Appraisal status is not enabled',
      description:
        'Appraisal statuses are not enabled for this client. Please contact support to have them enabled.',
    });
    expect(await asOwner('SELECT appraisal_status_id FROM appraisal WHERE id = $1', [id])).toEqual([
      { appraisal_status_id: 1 },
    ]);
  });

  it('setting the same status again is 200 without a second event', async () => {
    const lonely = await makeClaim(own);
    const { id } = await makeAppraisal(own, lonely);
    for (let n = 0; n < 2; n += 1)
      expect((await setStatus(own, lonely, id, { appraisal_status_id: 2 })).status).toBe(200);
    expect(
      (await eventsOf(lonely)).filter(({ type }) => type === 'appraisal.status_changed'),
    ).toHaveLength(1);
  });

  it('a client with a graph of changes is held to it', async () => {
    const strict = await makeTenant();
    await asOwner(
      'INSERT INTO appraisal_status_transition (client_id, from_id, to_id) VALUES ($1, 1, 2)',
      [strict.clientId],
    );
    const theirs = await makeClaim(strict);
    const { id } = await makeAppraisal(strict, theirs);
    expect((await setStatus(strict, theirs, id, { appraisal_status_id: 7 })).body).toEqual(
      errorBody('ERWPAP', TITLES.WP, 'appraisal_status_id : may not follow the present status'),
    );
    expect((await setStatus(strict, theirs, id, { appraisal_status_id: 2 })).status).toBe(200);
  });
});

describe('lists of codes', () => {
  it('the conditions are the six of the house', async () => {
    const { status, body } = await send('GET', '/conditions');
    expect(status).toBe(200);
    expect(body).toEqual({
      conditions: ['Not stated', 'New', 'Above average', 'Average', 'Below average', 'Poor'].map(
        (name, id) => ({ id, name }),
      ),
    });
  });

  it('the statuses are the eight of the house', async () => {
    const names = [
      'Open',
      'Accepted',
      'Rejected',
      'Closed',
      'Flagged',
      'Archived',
      'Paid',
      'Pending',
    ];
    expect((await send('GET', '/appraisal_statuses')).body).toEqual({
      enabled: true,
      appraisal_statuses: names.map((name, n) => ({
        id: n + 1,
        name,
        next_ids: names.flatMap((_, next) => (next === n ? [] : next + 1)),
      })),
    });
  });
});
