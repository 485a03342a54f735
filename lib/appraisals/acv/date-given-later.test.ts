import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Desk,
  decide,
  type Line,
  makeDesk,
  makeGoods,
  makeLine,
} from '@/tests/setup/acv-desk';
import { asOwner } from '@/tests/setup/owner';

let desk: Desk;

const UNDATED = { date_purchase: null, replacement_cost_value: 1000, item_quantity: 1 };
const DATE = { date_purchase: '2025-06-01' };

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk();
  await asOwner(`UPDATE client SET no_purchase_date = 'ask' WHERE id = $1`, [desk.tenant.clientId]);
});

interface Shown {
  readonly row_id: number;
  readonly line_state: string;
  readonly line_reason: string | null;
  readonly actual_cash_value: number | null;
}

const shown = async ({ path }: Line) => (await desk.send('GET', path)).body as Shown;

const totalsOf = async ({ claimId }: Line) =>
  (await desk.send('GET', `/client_reference/${claimId}/totals`)).body;

const CALCULATED = { line_state: 'counted', actual_cash_value: 200 };

it('a new amount of a line without a date is answered with the warning that it is in no sum', async () => {
  const line = await makeLine(desk, UNDATED);
  const warned = { warning_details: [{ field: 'date_purchase', reason: 'line_without_date' }] };
  const { body } = await desk.send('PUT', line.path, { replacement_cost_value: 900 });
  expect(body).toMatchObject({ actual_cash_value: 900, line_state: 'not_valued', ...warned });
  expect((await desk.send('PUT', line.path, { comment: 'seen' })).body).toMatchObject({
    warning_details: [],
  });
  expect((await desk.send('PUT', line.path, { ...DATE, item_quantity: 2 })).body).toMatchObject({
    line_state: 'counted',
    warning_details: [],
  });
});

describe('a line that was not valued for want of a date counts by the rules, not in full,', () => {
  it('once its date is changed', async () => {
    const line = await makeLine(desk, UNDATED);
    expect(await shown(line)).toMatchObject({ line_reason: 'no_purchase_date' });
    const { body } = await desk.send('PUT', line.path, DATE);
    expect(body).toMatchObject(CALCULATED);
    expect(await totalsOf(line)).toMatchObject({ actual_cash_value: 200 });
  });

  it('once an age is assumed for it', async () => {
    const line = await makeLine(desk, UNDATED);
    const { body } = await desk.send('PUT', line.path, { assumed_age_months: 6 });
    expect(body).toMatchObject(CALCULATED);
  });

  it('once the date of its item is changed', async () => {
    const line = await makeLine(desk, UNDATED);
    const { row_id: id } = await shown(line);
    await desk.send('PUT', `/client_reference/${line.claimId}/claimed_item/${id}`, DATE);
    expect(await shown(line)).toMatchObject(CALCULATED);
  });

  it('once the dates of several items are changed in one call', async () => {
    const one = await makeLine(desk, UNDATED);
    const other = await makeLine(desk, UNDATED, one.claimId);
    const items = [];
    for (const line of [one, other]) items.push({ row_id: (await shown(line)).row_id, ...DATE });
    const path = `/client_reference/${one.claimId}/claimed_item/bulk`;
    expect((await desk.send('PUT', path, { items })).status).toBe(200);
    expect([await shown(one), await shown(other)]).toMatchObject([CALCULATED, CALCULATED]);
  });

  it('once it gets its first amount', async () => {
    const line = await makeLine(desk, { cpid: 'priceless', rpid: 'priceless' });
    expect(await shown(line)).toMatchObject({ line_reason: 'no_amount' });
    const { body } = await desk.send('PUT', line.path, { replacement_cost_value: 450 });
    expect(body).toMatchObject({ line_state: 'counted', actual_cash_value: 90 });
  });

  it('after its date was cleared and given again', async () => {
    const line = await makeLine(desk, { ...UNDATED, ...DATE });
    await desk.send('PUT', `${line.path}/acv`, {});
    await desk.send('PUT', line.path, { clear: ['date_purchase'] });
    await desk.send('PUT', line.path, DATE);
    expect(await shown(line)).toMatchObject(CALCULATED);
  });
});

describe('a date given to an undated line', () => {
  it('leaves an ACV entered by hand and a request for one', async () => {
    const [entered, requested] = [await makeLine(desk, UNDATED), await makeLine(desk, UNDATED)];
    const enter = (line: Line, amount: number) =>
      desk.send('PUT', `${line.path}/acv`, { actual_cash_value: amount, reason: 'worn' });
    await enter(entered, 321);
    await enter(requested, 900);
    for (const line of [entered, requested]) await desk.send('PUT', line.path, DATE);
    expect(await shown(entered)).toMatchObject({ actual_cash_value: 321 });
    expect(await shown(requested)).toMatchObject({ ...CALCULATED, acv_awaiting_approval: 900 });
    expect((await decide(requested.path, desk.second)).status).toBe(200);
    expect(await shown(requested)).toMatchObject({ actual_cash_value: 900 });
  });

  it('counts by the price of the offer while a price above it awaits approval', async () => {
    const line = await makeLine(desk, { ...UNDATED, replacement_cost_value: 9000 });
    await desk.send('PUT', line.path, DATE);
    expect(await shown(line)).toMatchObject({ ...CALCULATED, approval: 'pending' });
  });

  it('withdraws the request for a price that the rules leave within the limit', async () => {
    const line = await makeLine(desk, { ...UNDATED, replacement_cost_value: 1600 });
    expect(await shown(line)).toMatchObject({ acv_awaiting_approval: 1600 });
    await desk.send('PUT', line.path, DATE);
    expect(await shown(line)).toMatchObject({
      line_state: 'counted',
      actual_cash_value: 320,
      approval: null,
    });
  });

  it('is stored where the rules cannot value the line, and the answer says so', async () => {
    const line = await makeLine(desk, { ...UNDATED, cpid: 'robot', rpid: 'robot' });
    const { status, body } = await desk.send('PUT', line.path, DATE);
    expect([status, body]).toMatchObject([
      200,
      {
        ...DATE,
        line_state: 'counted',
        warning_details: [{ reason: 'acv_not_calculated', field: 'actual_cash_value' }],
      },
    ]);
  });
});
