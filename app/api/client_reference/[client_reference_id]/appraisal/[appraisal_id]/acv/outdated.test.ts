/** ACVs and approval requests by a person, after the line that they refer to changed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { errorBody, TITLES } from '@/tests/setup/api';
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
import { ROBOTS } from '@/tests/setup/products';

let desk: Desk;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk();
});

const send: Desk['send'] = (...request) => desk.send(...request);
const WORN = { actual_cash_value: 600, reason: 'hardly used' };

async function approved() {
  const line = await makeLine(desk);
  await send('PUT', `${line.path}/acv`, WORN);
  await decide(line.path, desk.second);
  return line;
}

describe('an ACV that a second person approved', () => {
  it('stays when the quantity changes, lists the change, and asks a second person again', async () => {
    const line = await approved();
    const { body } = await send('PUT', line.path, { item_quantity: 2 });
    expect(body).toMatchObject({
      actual_cash_value: 600,
      total_replacement_cost_value: 2000,
      acv_state: 'entered',
      acv_outdated: true,
      warnings: [
        'actual_cash_value : was approved before the line changed: it still counts, and another person must approve it again',
      ],
    });
    expect((await send('GET', `${line.path}/acv`)).body).toMatchObject({
      state: 'awaiting_approval',
      in_force: {
        actual_cash_value: 600,
        reason: 'hardly used',
        approved_by: `key:${desk.second.split('_')[2]}`,
        outdated: [{ field: 'item_quantity', was: 1, is: 2 }],
      },
    });
    expect((await acvEventsOf(line)).at(-2)).toMatchObject({
      type: 'acv_outdated',
      data: {
        actual_cash_value: 600,
        reason: 'hardly used',
        approved_by: `key:${desk.second.split('_')[2]}`,
        outdated: [{ field: 'item_quantity', was: 1, is: 2 }],
      },
    });
    expect((await send('PUT', `${line.path}/acv`, WORN)).body).toMatchObject({
      state: 'awaiting_approval',
      outdated: null,
      in_force: { actual_cash_value: 600, outdated: [{}] },
    });
    await decide(line.path, desk.second);
    expect((await send('GET', line.path)).body).toMatchObject({
      actual_cash_value: 600,
      acv_outdated: false,
      warnings: [],
    });
  });

  it('is no longer outdated when the values are back at the original', async () => {
    const { path } = await approved();
    await send('PUT', path, { item_quantity: 2, replacement_cost_value: 1100 });
    await send('PUT', path, { item_quantity: 1 });
    expect((await send('GET', `${path}/acv`)).body).toMatchObject({
      in_force: { outdated: [{ field: 'replacement_cost_value', was: 1000, is: 1100 }] },
    });
    expect((await send('PUT', path, { replacement_cost_value: 1000 })).body).toMatchObject({
      actual_cash_value: 600,
      acv_outdated: false,
    });
  });

  it('is capped at the replacement cost and restored when that rises', async () => {
    const { path, claimId } = await approved();
    expect((await send('PUT', path, { replacement_cost_value: 450 })).body).toMatchObject({
      actual_cash_value: 450,
      depreciation: 0,
      acv_outdated: true,
    });
    expect((await send('GET', `/client_reference/${claimId}/totals`)).body).toMatchObject({
      actual_cash_value: 450,
      net_claim: 450,
      lines_outdated: 1,
      lines_without_acv: 0,
    });
    expect((await send('PUT', path, { replacement_cost_value: 900 })).body).toMatchObject({
      actual_cash_value: 600,
      depreciation: 300,
    });
  });

  it('is recorded with amount, reason and people when replaced or deleted with its appraisal', async () => {
    const unchanged = {
      actual_cash_value: 600,
      reason: 'hardly used',
      approved_by: `key:${desk.second.split('_')[2]}`,
    };
    const [replaced, deleted] = [await approved(), await approved()];
    await send('PUT', `${replaced.path}/acv`, {});
    expect((await acvEventsOf(replaced)).at(-1)).toMatchObject({
      type: 'acv_calculated',
      data: { replaced: unchanged },
    });
    await send('PUT', `${deleted.path}`, { replacement_cost_value: 610 });
    expect((await send('DELETE', `${deleted.path}/acv`)).status).toBe(204);
    expect((await acvEventsOf(deleted)).at(-1)).toMatchObject({
      type: 'acv_deleted',
      data: { deleted: unchanged },
    });
  });
});

const byItem = async (line: Line, change: object) => {
  const { row_id: rowId } = (await send('GET', line.path)).body as { row_id: number };
  const items = `/client_reference/${line.claimId}/claimed_item`;
  return {
    one: `${items}/${rowId}`,
    bulk: `${items}/bulk`,
    change: { row_id: rowId, ...change },
  };
};

describe('an entered ACV whose facts change', () => {
  const ways = {
    appraisal: (line: Line, [, ofAppraisal]: Fact) => send('PUT', line.path, ofAppraisal),
    item: async (line: Line, [ofItem]: Fact) => send('PUT', (await byItem(line, {})).one, ofItem),
    items: async (line: Line, [ofItem]: Fact) => {
      const { bulk, change } = await byItem(line, ofItem);
      return send('PUT', bulk, { items: [change] });
    },
  };
  type Fact = readonly [ofItem: object, ofAppraisal: object, field: string];
  const FACTS: Readonly<Record<string, Fact>> = {
    'purchase date': [
      { date_purchase: '2015-01-01' },
      { date_purchase: '2015-01-01' },
      'date_purchase',
    ],
    condition: [{ condition: 4 }, { appraisal_condition: 4 }, 'appraisal_condition'],
    category: [
      { client_category_id: ROBOTS },
      { selected_client_category_id: ROBOTS },
      'selected_client_category_id',
    ],
  };
  const cases = Object.entries(FACTS).flatMap(([name, fact]) =>
    (['appraisal', 'item', 'items'] as const).map((way) => ({ name, fact, way })),
  );

  it.each(cases)(
    'is outdated by another $name of the $way, and asks for approval again',
    async ({ fact, way }) => {
      const line = await approved();
      const answer = await ways[way](line, fact);
      expect([answer.status, answer.text]).toMatchObject([
        200,
        expect.stringContaining('acv_approval_requested_again'),
      ]);
      expect((await send('GET', line.path)).body).toMatchObject({
        actual_cash_value: 600,
        acv_outdated: true,
        approval: 'pending',
      });
      expect((await send('GET', `${line.path}/acv`)).body).toMatchObject({
        approval_of: 'renewal',
        in_force: { outdated: [{ field: fact[2] }] },
      });
      await decide(line.path, desk.second);
      expect((await send('GET', line.path)).body).toMatchObject({
        acv_outdated: false,
        approval: null,
      });
    },
  );

  it('warns without approval below the limit, and is as before when the fact is set back', async () => {
    const line = await makeLine(desk);
    await send('PUT', `${line.path}/acv`, { ...WORN, actual_cash_value: 400 });
    expect((await send('PUT', line.path, { date_purchase: '2015-01-01' })).body).toMatchObject({
      actual_cash_value: 400,
      acv_outdated: true,
      approval: null,
      warning_details: [{ reason: 'acv_outdated', field: 'actual_cash_value' }],
    });
    expect((await send('PUT', line.path, { date_purchase: '2025-01-01' })).body).toMatchObject({
      acv_outdated: false,
      warnings: [],
    });
  });

  it.each([
    ['description', { description: 'Gadget, blue' }],
    ['note and room', { notes: 'blue', location: 'Hall' }],
    ['precision of the date', { date_purchase_precision: 'year', date_purchase: '2025-01-01' }],
  ])('stays as it is with another %s', async (_name, change) => {
    const line = await approved();
    const { one } = await byItem(line, {});
    expect((await send('PUT', one, change)).status).toBe(200);
    expect((await send('GET', line.path)).body).toMatchObject({
      acv_outdated: false,
      approval: null,
      warnings: [],
    });
  });
});

describe('an approval request', () => {
  it('stays open when the price changes, but must be entered again to be approved', async () => {
    const line = await makeLine(desk, UNDATED);
    await send('PUT', `${line.path}/acv`, WORN);
    expect((await send('PUT', line.path, { replacement_cost_value: 550 })).body).toMatchObject({
      acv_awaiting_approval: 600,
      actual_cash_value: 550,
    });
    expect((await send('GET', `${line.path}/acv`)).body).toMatchObject({
      state: 'awaiting_approval',
      depreciation: 0,
      outdated: [{ field: 'replacement_cost_value', was: 1000, is: 550 }],
    });
    expect(await decide(line.path, desk.second)).toMatchObject({
      status: 400,
      body: errorBody(
        'ERWPAP',
        TITLES.WP,
        'decision : price or quantity has changed since: refuse it, or have it entered again',
      ),
    });
    expect((await acvEventsOf(line)).map(({ type }) => type)).toEqual([
      'acv_awaiting_approval',
      'acv_outdated',
    ]);
    await send('PUT', `${line.path}/acv`, { ...WORN, actual_cash_value: 540 });
    expect((await acvEventsOf(line)).at(-1)).toMatchObject({
      data: { actual_cash_value: 540, withdrawn: { actual_cash_value: 600 } },
    });
    expect((await decide(line.path, desk.second)).body).toEqual({
      decision: 'approve',
      actual_cash_value: 540,
    });
  });
});

describe('an ACV by rules that can no longer value the item', () => {
  it('is deleted with a recorded reason, or marked as outdated if the limit prevents that', async () => {
    const free = await makeDesk(null);
    const loose = await makeLine(free);
    await free.send('PUT', `${loose.path}/acv`, {});
    expect((await free.send('PUT', loose.path, { clear: ['date_purchase'] })).body).toMatchObject({
      date_purchase: null,
      actual_cash_value: 1000,
      acv_state: 'none',
    });
    expect((await acvEventsOf(loose)).at(-1)).toMatchObject({
      type: 'acv_deleted',
      data: {
        deleted: { actual_cash_value: 200 },
        why: 'date_purchase : is missing; the rule of this category depends on age',
      },
    });
    const { path } = await makeLine(desk);
    await send('PUT', `${path}/acv`, {});
    expect((await send('PUT', path, { clear: ['date_purchase'] })).body).toMatchObject({
      date_purchase: null,
      actual_cash_value: 200,
      acv_state: 'calculated',
      acv_outdated: true,
    });
    expect((await send('PUT', path, { date_purchase: '2025-01-01' })).body).toMatchObject({
      actual_cash_value: 200,
      acv_outdated: false,
    });
  });
});
