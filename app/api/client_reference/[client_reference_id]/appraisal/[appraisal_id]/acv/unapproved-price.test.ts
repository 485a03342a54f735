/** Until a stated price is approved, no amount includes it. If refused, it is replaced. */
import { beforeAll, describe, expect, it } from 'vitest';
import { findClaim } from '@/lib/claims/find';
import { readClient } from '@/lib/platform/database/tenant';
import { selectCart } from '@/lib/portal/cart';
import { exampleInput } from '@/lib/reports/example-input';
import { gather } from '@/lib/reports/gather/gather';
import { settle } from '@/lib/reports/sums';
import { view } from '@/lib/reports/view';
import { LANGUAGES } from '@/lib/shared/languages';
import { api } from '@/tests/setup/api';
import {
  decide,
  type Desk,
  type Line,
  makeDesk,
  makeGoods,
  makeLine,
  acvEventsOf,
  UNDATED,
} from '@/tests/setup/acv-desk';

let desk: Desk;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk();
});

const send: Desk['send'] = (...request) => desk.send(...request);
const report = async ({ claimId }: Line, language: (typeof LANGUAGES)[number] = 'en') => ({
  ...exampleInput(0),
  ...(await gather(desk.tenant.caller, claimId, { kind: 'all' }, { language })).content,
});
const rcvOf = async ({ claimId }: Line) => {
  const { client_references: claims } = (await send('GET', '/client_reference')).body as {
    client_references: { client_reference_id: number; replacement_cost_value: number }[];
  };
  return claims.find((claim) => claim.client_reference_id === claimId)?.replacement_cost_value;
};

describe('a price that awaits approval', () => {
  it("counts at its offer's price in the line, the cart, the list of claims and the totals", async () => {
    const line = await makeLine(desk, {
      replacement_cost_value: 30_000,
      item_quantity: 2,
      is_price_per_item: true,
    });
    await send('PUT', `${line.path}/acv`, {});
    const counted = { replacement_cost_value: 2000, depreciation: 1600, actual_cash_value: 400 };
    expect((await send('GET', line.path)).body).toMatchObject({
      replacement_cost_value: 30_000,
      total_replacement_cost_value: 2000,
      replacement_cost_value_awaiting: 60_000,
      depreciation: 1600,
      actual_cash_value: 400,
    });
    expect((await send('GET', `/client_reference/${line.claimId}/appraisal`)).body).toMatchObject({
      metadata: { totals: counted },
    });
    expect((await send('GET', `/client_reference/${line.claimId}/totals`)).body).toMatchObject({
      ...counted,
      net_claim: 400,
    });
    expect(await rcvOf(line)).toBe(2000);
    await decide(line.path, desk.second);
    const approved = {
      replacement_cost_value: 60_000,
      depreciation: 48_000,
      actual_cash_value: 12_000,
    };
    expect((await send('GET', line.path)).body).toMatchObject({
      total_replacement_cost_value: 60_000,
      replacement_cost_value_awaiting: null,
      depreciation: 48_000,
    });
    expect((await send('GET', `/client_reference/${line.claimId}/totals`)).body).toMatchObject(
      approved,
    );
    expect(await rcvOf(line)).toBe(60_000);
  });

  it('is in no sum of the report, which mentions the approval request in each language', async () => {
    const line = await makeLine(desk, { ...UNDATED, replacement_cost_value: 60_000 });
    await makeLine(desk, UNDATED, line.claimId);
    const input = await report(line);
    const { items, sums } = view(input);
    expect(items[0]?.amounts.map(({ value }) => value)).toEqual(['1,000.00', '0.00', '1,000.00']);
    expect(items.map(({ unapprovedRcv }) => unapprovedRcv)).toEqual([
      'Approval request for a price of 60,000.00; until it is approved, 1,000.00 counts as RCV.',
      null,
    ]);
    expect(sums.map(({ value }) => value)).toEqual([
      '2,000.00',
      '0.00',
      expect.stringContaining('2,000.00'),
      expect.stringContaining('2,000.00'),
    ]);
    expect(
      settle(input.items, { ...input.claim, policyLimit: input.items[0]?.rcv ?? null })?.net,
    ).toBe(100_000);
    for (const language of LANGUAGES)
      expect(view(await report(line, language)).items[0]?.unapprovedRcv).toMatch(
        /60.000[,.]00.*1.000[,.]00/,
      );
  });

  it('is not the price that the depreciation of a manual ACV is relative to', async () => {
    const line = await makeLine(desk, { replacement_cost_value: 60_000 });
    const { status } = await send('PUT', `${line.path}/acv`, {
      actual_cash_value: 400,
      reason: 'Seen on site',
    });
    const { body } = (await send('GET', `${line.path}/acv`)) as {
      body: { in_force: object | null };
    };
    const counted = { replacement_cost_value: 1000, depreciation: 600, actual_cash_value: 400 };
    expect([status, body.in_force ?? body]).toMatchObject([200, counted]);
    expect((await send('GET', `/client_reference/${line.claimId}/totals`)).body).toMatchObject(
      counted,
    );
  });

  it('is not shown to the policyholder', async () => {
    const { caller } = desk.tenant;
    const line = await makeLine(desk, {
      ...UNDATED,
      replacement_cost_value: 9000,
      item_quantity: 2,
      is_price_per_item: true,
    });
    const { items } = await readClient(caller.clientId, async (tx) =>
      selectCart(tx, await findClaim(tx, caller, line.claimId), null, 'en'),
    );
    expect(items.map(({ item }) => item)).toMatchObject([
      { cost: 1000, total: 2000, actual_cash_value: 2000 },
    ]);
  });

  it('counts 0 without an offer, and in full if the ACV difference is within the limit', async () => {
    const priceless = await makeLine(desk, {
      ...UNDATED,
      rpid: 'priceless',
      replacement_cost_value: 700,
    });
    expect((await send('GET', priceless.path)).body).toMatchObject({
      total_replacement_cost_value: 0,
      replacement_cost_value_awaiting: 700,
      depreciation: 0,
      actual_cash_value: 0,
    });
    const small = await makeLine(desk, { replacement_cost_value: 3000 });
    await send('PUT', `${small.path}/acv`, {});
    expect((await send('GET', small.path)).body).toMatchObject({
      total_replacement_cost_value: 3000,
      replacement_cost_value_awaiting: null,
      depreciation: 2400,
      actual_cash_value: 600,
    });
  });
});

describe('a refused price', () => {
  it("is replaced by the offer's price, and later calculations do not request it again", async () => {
    const line = await makeLine(desk, { ...UNDATED, replacement_cost_value: 9000 });
    expect((await decide(line.path, desk.second, 'refuse')).body).toEqual({
      decision: 'refuse',
      actual_cash_value: 1000,
    });
    const settled = {
      replacement_cost_value: 1000,
      total_replacement_cost_value: 1000,
      replacement_cost_value_awaiting: null,
      depreciation: 0,
      acv_awaiting_approval: null,
      price_snapshot: { source: 'offer' },
    };
    expect((await send('GET', line.path)).body).toMatchObject(settled);
    await send('PUT', line.path, { date_purchase: '2025-01-01' });
    expect((await send('PUT', `${line.path}/acv`, {})).body).toMatchObject({
      state: 'in_force',
      actual_cash_value: 200,
    });
    expect((await acvEventsOf(line)).map(({ type }) => type)).toEqual([
      'acv_awaiting_approval',
      'acv_refused',
      'acv_calculated',
    ]);
    expect((await send('PUT', line.path, { replacement_cost_value: 9000 })).body).toMatchObject({
      total_replacement_cost_value: 1000,
      acv_awaiting_approval: 1800,
    });
  });

  it('leaves the calculation from the offer, or no price without an offer', async () => {
    const line = await makeLine(desk, { replacement_cost_value: 9000 });
    await send('PUT', `${line.path}/acv`, {});
    await decide(line.path, desk.second, 'refuse');
    expect((await send('GET', line.path)).body).toMatchObject({
      replacement_cost_value: 1000,
      depreciation: 800,
      actual_cash_value: 200,
      acv_state: 'calculated',
    });
    const priceless = await makeLine(desk, {
      ...UNDATED,
      rpid: 'priceless',
      replacement_cost_value: 700,
    });
    expect((await decide(priceless.path, desk.second, 'refuse')).body).toEqual({
      decision: 'refuse',
      actual_cash_value: null,
    });
    expect((await send('GET', priceless.path)).body).toMatchObject({
      replacement_cost_value: null,
      actual_cash_value: null,
      replacement_cost_value_awaiting: null,
    });
  });
});

describe('the preview of an unchanged copy of the rules in force', () => {
  it('shows no change for an unapproved price or a stated market value', async () => {
    const own = await makeDesk();
    const held = await makeLine(own, { replacement_cost_value: 9000 });
    await own.send('PUT', `${held.path}/acv`, {});
    const robots = [
      await makeLine(own, { cpid: 'robot', rpid: 'robot' }),
      await makeLine(own, { cpid: 'robot', rpid: 'robot' }),
    ];
    for (const [at, value] of [300, 800].entries())
      await own.send('PUT', `${robots[at]?.path}/acv`, { market_value: value });
    await decide(robots[1]?.path ?? '', own.second);
    const {
      rule_sets: [inForce],
    } = (await own.send('GET', '/rule_sets')).body as { rule_sets: { rule_set_id: number }[] };
    const { rule_set_id: copy } = (
      await own.send('POST', '/rule_sets', { name: 'copy', rule_set_id: inForce?.rule_set_id })
    ).body as { rule_set_id: number };
    const { body } = await api('GET', `/rule_sets/${copy}/preview?effective_from=2000-01-02`, {
      key: own.tenant.key,
    });
    expect(body).toMatchObject({
      looked_at: 3,
      not_valued: 0,
      changed: 0,
      difference: 0,
      actual_cash_value_now: 1300,
      appraisals: [],
    });
  });
});
