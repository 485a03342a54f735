/** Which amounts above the client's limit need a second person. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '@/lib/identity/create-user';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import {
  decide,
  type Desk,
  makeDesk,
  makeGoods,
  makeLine,
  acvEventsOf,
  UNDATED,
} from '@/tests/setup/acv-desk';
import { sessionOf } from '@/tests/setup/sessions';
import { makeClaim } from '@/tests/setup/tenants';

let desk: Desk;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk();
});

const send: Desk['send'] = (...request) => desk.send(...request);
const REFUSED = 'The person who entered the amount cannot decide on it';
const ANOTHER = errorBody('ERIT02', TITLES.ERIT02, REFUSED);

describe('a replacement cost above its offer by more than the limit', () => {
  it("creates an approval request; the offer's price counts until it is approved, also in totals", async () => {
    const line = await makeLine(desk, { ...UNDATED, replacement_cost_value: 9000 });
    expect(line.warnings).toEqual([
      'replacement_cost_value : makes the line 9000.00 instead of 1000.00: more than one person may add, so the lower amount counts until another person approves it',
    ]);
    expect((await send('GET', line.path)).body).toMatchObject({
      replacement_cost_value: 9000,
      actual_cash_value: 1000,
      acv_awaiting_approval: 9000,
      acv_state: 'none',
    });
    expect((await send('GET', `${line.path}/acv`)).body).toMatchObject({
      state: 'awaiting_approval',
      approval_of: 'replacement_cost',
      actual_cash_value: 9000,
      in_force: null,
    });
    expect((await send('GET', `/client_reference/${line.claimId}/totals`)).body).toMatchObject({
      net_claim: 1000,
      replacement_cost_value: 1000,
      depreciation: 0,
      line_count: 1,
      lines_without_acv: 1,
      lines_awaiting_approval: 1,
    });
    expect(await decide(line.path, desk.tenant.key)).toMatchObject({ status: 403, body: ANOTHER });
    expect((await decide(line.path, desk.second)).body).toEqual({
      decision: 'approve',
      actual_cash_value: 9000,
    });
    expect((await send('GET', line.path)).body).toMatchObject({
      actual_cash_value: 9000,
      acv_awaiting_approval: null,
    });
    expect((await acvEventsOf(line)).map(({ type, data }) => [type, data['approval_of']])).toEqual([
      ['acv_awaiting_approval', 'replacement_cost'],
      ['acv_approved', 'replacement_cost'],
    ]);
  });

  it('is calculated from the offer until approved; calculating does not make one the requester', async () => {
    const line = await makeLine(desk, { replacement_cost_value: 9000 });
    const calculated = await api('PUT', `${line.path}/acv`, { key: desk.second, json: {} });
    expect(calculated.body).toMatchObject({
      state: 'awaiting_approval',
      actual_cash_value: 1800,
      in_force: { actual_cash_value: 200, facts: { replacement_cost_value: 1000 } },
    });
    expect((await send('GET', line.path)).body).toMatchObject({
      actual_cash_value: 200,
      acv_awaiting_approval: 1800,
    });
    expect(await decide(line.path, desk.tenant.key)).toMatchObject({ status: 403 });
    expect((await decide(line.path, desk.second)).body).toMatchObject({ actual_cash_value: 1800 });
    expect((await send('GET', `${line.path}/acv`)).body).toMatchObject({
      state: 'in_force',
      is_manual: false,
      approved_by: `key:${desk.second.split('_')[2]}`,
      facts: { replacement_cost_value: 9000 },
    });
    expect((await send('PUT', line.path, { replacement_cost_value: 8000 })).body).toMatchObject({
      actual_cash_value: 1600,
      acv_awaiting_approval: null,
    });
    expect((await send('PUT', line.path, { replacement_cost_value: 20_000 })).body).toMatchObject({
      actual_cash_value: 200,
      acv_awaiting_approval: 4000,
    });
  });

  it('needs approval after a change too, and deleting or refusing cannot bypass it', async () => {
    const line = await makeLine(desk, UNDATED);
    expect((await send('PUT', line.path, { replacement_cost_value: 9000 })).body).toMatchObject({
      actual_cash_value: 1000,
      acv_awaiting_approval: 9000,
    });
    expect((await send('DELETE', `${line.path}/acv`)).status).toBe(204);
    expect((await send('GET', line.path)).body).toMatchObject({
      actual_cash_value: 1000,
      acv_awaiting_approval: 9000,
    });
    expect((await decide(line.path, desk.second, 'refuse')).body).toEqual({
      decision: 'refuse',
      actual_cash_value: 1000,
    });
    await send('PUT', line.path, { comment: 'so be it' });
    await send('PUT', `${line.path}/acv`, { actual_cash_value: 100, reason: 'worn' });
    expect((await send('DELETE', `${line.path}/acv`)).status).toBe(204);
    expect((await send('PUT', line.path, { replacement_cost_value: 1000 })).body).toMatchObject({
      actual_cash_value: 100,
      acv_awaiting_approval: 1000,
    });
  });

  it('counts 0 without an offer until approved; within the limit it counts at once', async () => {
    const line = await makeLine(desk, {
      ...UNDATED,
      rpid: 'priceless',
      replacement_cost_value: 700,
    });
    expect((await send('GET', line.path)).body).toMatchObject({
      actual_cash_value: 0,
      acv_awaiting_approval: 700,
    });
    const [small, offered] = [{ replacement_cost_value: 500 }, { replacement_cost_value: 1500 }];
    for (const given of [{ rpid: 'priceless', ...small }, offered, { item_quantity: 9 }]) {
      const { path } = await makeLine(desk, { ...UNDATED, ...given });
      expect((await send('GET', path)).body).toMatchObject({
        acv_awaiting_approval: null,
        depreciation: 0,
      });
    }
  });

  it('counts as stated if the client has no limit', async () => {
    const free = await makeDesk(null);
    const { path } = await makeLine(free, { ...UNDATED, replacement_cost_value: 9000 });
    expect((await free.send('GET', path)).body).toMatchObject({
      actual_cash_value: 9000,
      acv_awaiting_approval: null,
    });
  });
});

describe('a market value above the limit', () => {
  it('needs approval, which stays valid as long as the amount does not rise', async () => {
    const { path } = await makeLine(desk, { cpid: 'robot', rpid: 'robot' });
    expect((await send('PUT', `${path}/acv`, { market_value: 300 })).body).toMatchObject({
      state: 'in_force',
      actual_cash_value: 300,
    });
    expect(
      (await send('PUT', `${path}/acv`, { market_value: 800, reason: 'as sold in town' })).body,
    ).toMatchObject({
      state: 'awaiting_approval',
      approval_of: 'market_value',
      actual_cash_value: 800,
      reason: 'as sold in town',
      in_force: { actual_cash_value: 300 },
    });
    expect(await decide(path, desk.tenant.key)).toMatchObject({ status: 403 });
    expect((await decide(path, desk.second)).body).toMatchObject({ actual_cash_value: 800 });
    expect((await send('GET', `${path}/acv`)).body).toMatchObject({
      state: 'in_force',
      facts: { market_value: 800 },
      reason: 'as sold in town',
      approved_by: expect.stringContaining('key:'),
    });
    expect((await send('PUT', path, { appraisal_condition: 4 })).body).toMatchObject({
      actual_cash_value: 800,
      acv_awaiting_approval: null,
    });
    expect((await send('PUT', path, { item_quantity: 2 })).body).toMatchObject({
      actual_cash_value: 800,
      acv_awaiting_approval: null,
    });
  });
});

describe('deleting an ACV', () => {
  it('cannot be done in steps within the limit; entering the amount remains possible', async () => {
    const { path } = await makeLine(desk);
    await send('PUT', `${path}/acv`, {});
    await send('PUT', `${path}/acv`, { actual_cash_value: 500, reason: 'a step on the way' });
    expect((await send('DELETE', `${path}/acv`)).status).toBe(204);
    expect((await send('GET', path)).body).toMatchObject({
      actual_cash_value: 500,
      acv_awaiting_approval: 1000,
    });
    await send('PUT', `${path}/acv`, { actual_cash_value: 1000, reason: 'as new' });
    expect((await decide(path, desk.second)).body).toMatchObject({ actual_cash_value: 1000 });
    expect((await send('GET', path)).body).toMatchObject({ acv_state: 'entered' });
  });
});

describe('several lines for the same loss', () => {
  it('share the limit with other lines of the same item or product', async () => {
    const claimId = await makeClaim(desk.tenant);
    const lines = [
      await makeLine(desk, {}, claimId),
      await makeLine(desk, {}, claimId),
      await makeLine(desk, { cpid: 'robot', rpid: 'robot' }, claimId),
    ];
    const states = [];
    for (const { path } of lines)
      states.push(
        (await send('PUT', `${path}/acv`, { actual_cash_value: 400, reason: 'worn' })).body,
      );
    expect(states).toMatchObject([
      { state: 'in_force' },
      { state: 'awaiting_approval' },
      { state: 'in_force' },
    ]);
  });
});

describe('approvals and requesters', () => {
  it('of two concurrent entries for one loss, one needs approval', async () => {
    for (let round = 0; round < 6; round += 1) {
      const claimId = await makeClaim(desk.tenant);
      const lines = [await makeLine(desk, {}, claimId), await makeLine(desk, {}, claimId)];
      const answers = await Promise.all(
        lines.map(({ path }) =>
          send('PUT', `${path}/acv`, { actual_cash_value: 400, reason: 'worn' }),
        ),
      );
      expect(answers.map(({ body }) => (body as { state: string }).state)).toContain(
        'awaiting_approval',
      );
    }
  });

  it('the approval of a price does not extend to another replacement', async () => {
    const line = await makeLine(desk, { ...UNDATED, replacement_cost_value: 9000 });
    expect((await decide(line.path, desk.second)).body).toMatchObject({ actual_cash_value: 9000 });
    expect(
      (await send('PUT', line.path, { rpid: 'robot', replacement_cost_value: 8999 })).body,
    ).toMatchObject({ acv_awaiting_approval: 8999 });
    expect(await decide(line.path, desk.tenant.key)).toMatchObject({ status: 403 });
  });

  it('the actor who stated a market value stays its requester when others raise the price', async () => {
    const { path } = await makeLine(desk, {
      cpid: 'robot',
      rpid: 'robot',
      replacement_cost_value: 300,
    });
    expect((await send('PUT', `${path}/acv`, { market_value: 6000 })).body).toMatchObject({
      state: 'in_force',
      actual_cash_value: 300,
    });
    expect(
      (await api('PUT', path, { key: desk.second, json: { replacement_cost_value: 320 } })).body,
    ).toMatchObject({ actual_cash_value: 320 });
    expect(
      (await api('PUT', path, { key: desk.second, json: { replacement_cost_value: 990 } })).body,
    ).toMatchObject({ acv_awaiting_approval: 990 });
    expect(await decide(path, desk.tenant.key)).toMatchObject({ status: 403, body: ANOTHER });
  });
});

describe('the same person', () => {
  it('cannot approve their own request through a browser, a key or a second key', async () => {
    const { tenant } = desk;
    const session = await sessionOf(
      await createUser({
        email: 'one@example.test',
        name: 'One',
        role: 'admin',
        password: 'a password of the tests',
        clientIds: [tenant.clientId],
      }),
    );
    const issue = async (name: string) =>
      (
        (await api('POST', '/api_keys', { session, json: { name, scopes: ['read', 'write'] } }))
          .body as { api_key: string }
      ).api_key;
    const [first, other] = [await issue('first'), await issue('other')];
    const { path } = await makeLine(desk);
    await api('PUT', `${path}/acv`, {
      key: first,
      json: { actual_cash_value: 600, reason: 'hardly used' },
    });
    expect(await decide(path, other)).toMatchObject({ status: 403, body: ANOTHER });
    expect(
      await api('POST', `${path}/acv/decision`, { session, json: { decision: 'approve' } }),
    ).toMatchObject({ status: 403, body: ANOTHER });
    expect((await decide(path, desk.second)).status).toBe(200);
  });
});
