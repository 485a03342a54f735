/** What one person alone cannot pay, by whichever door. */
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
} from '@/tests/setup/acv-desk';
import { sessionOf } from '@/tests/setup/sessions';
import { makeClaim } from '@/tests/setup/tenants';

let desk: Desk;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk();
});

const send: Desk['send'] = (...request) => desk.send(...request);
const ANOTHER = errorBody(
  'ERIT02',
  TITLES.ERIT02,
  'Another person than the one who entered it must decide',
);

describe('a replacement cost above its offer by more than the limit', () => {
  it('is kept and told; the offer counts until another person approves it, in the totals too', async () => {
    const line = await makeLine(desk, { replacement_cost_value: 9000 });
    expect(line.warnings).toEqual([
      'replacement_cost_value : makes the line 9000.00, its offer 1000.00: more above it than one person may add, so the offer counts until another person approves it',
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

  it('is valued by the rules from the offer, and from itself once approved; who calculates it is not who stated it', async () => {
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

  it('awaits another person when it comes by a change, and no deletion or refusal lets it in', async () => {
    const line = await makeLine(desk);
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
    expect((await send('DELETE', `${line.path}/acv`)).status).toBe(403);
    expect((await send('PUT', line.path, { replacement_cost_value: 1000 })).body).toMatchObject({
      actual_cash_value: 100,
      acv_awaiting_approval: null,
    });
  });

  it('without any offer counts with nothing until then; within the limit it counts at once', async () => {
    const line = await makeLine(desk, { rpid: 'priceless', replacement_cost_value: 700 });
    expect((await send('GET', line.path)).body).toMatchObject({
      actual_cash_value: 0,
      acv_awaiting_approval: 700,
    });
    for (const given of [
      { rpid: 'priceless', replacement_cost_value: 500 },
      { replacement_cost_value: 1500 },
      { item_quantity: 9 },
    ]) {
      expect((await send('GET', (await makeLine(desk, given)).path)).body).toMatchObject({
        acv_awaiting_approval: null,
        depreciation: 0,
      });
    }
  });

  it('of a client without a limit counts as it is stated', async () => {
    const free = await makeDesk(null);
    expect(
      (await free.send('GET', (await makeLine(free, { replacement_cost_value: 9000 })).path)).body,
    ).toMatchObject({ actual_cash_value: 9000, acv_awaiting_approval: null });
  });
});

describe('a market value above the limit', () => {
  it('awaits another person; what that one approved holds while nothing makes more of it', async () => {
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

describe('a deletion', () => {
  it('of an ACV is refused where the line would count with more above its worth than the limit; the way by two people stays open', async () => {
    const { path } = await makeLine(desk);
    await send('PUT', `${path}/acv`, {});
    const refused = errorBody(
      'ERIT02',
      TITLES.ERIT02,
      'Without it 1000.00 would count: above the limit of 500.00 that takes another person. Enter the amount with its reason instead',
    );
    expect(await send('DELETE', `${path}/acv`)).toMatchObject({ status: 403, body: refused });
    await send('PUT', `${path}/acv`, { actual_cash_value: 500, reason: 'a step on the way' });
    expect((await send('DELETE', `${path}/acv`)).status).toBe(403);
    expect((await send('GET', path)).body).toMatchObject({ actual_cash_value: 500 });
    await send('PUT', `${path}/acv`, { actual_cash_value: 1000, reason: 'as new' });
    expect((await decide(path, desk.second)).body).toMatchObject({ actual_cash_value: 1000 });
  });
});

describe('one loss in several lines', () => {
  it('is one amount: what is entered beside it for the same item or product counts with it', async () => {
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

describe('what was approved or stated by one person', () => {
  it('of two amounts that are entered at once for one loss, one awaits another person', async () => {
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

  it('a price that was approved for one replacement is not approved for another one', async () => {
    const line = await makeLine(desk, { replacement_cost_value: 9000 });
    expect((await decide(line.path, desk.second)).body).toMatchObject({ actual_cash_value: 9000 });
    expect(
      (await send('PUT', line.path, { rpid: 'robot', replacement_cost_value: 8999 })).body,
    ).toMatchObject({ acv_awaiting_approval: 8999 });
    expect(await decide(line.path, desk.tenant.key)).toMatchObject({ status: 403 });
  });

  it('a market value stays the word of who stated it, whoever makes the line worth more', async () => {
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

describe('one person', () => {
  it('is one by browser and by key, and by two keys of their own', async () => {
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
