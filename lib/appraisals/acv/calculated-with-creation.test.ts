import { beforeAll, describe, expect, it } from 'vitest';
import { type Desk, makeDesk, makeGoods, makeLine } from '@/tests/setup/acv-desk';
import { makeClaim } from '@/tests/setup/tenants';

let desk: Desk;

const UNDATED = { date_purchase: null, replacement_cost_value: 1000, item_quantity: 1 };
const DATED = { ...UNDATED, date_purchase: '2025-06-01' };
const CALCULATED = { line_state: 'counted', acv_state: 'calculated', actual_cash_value: 200 };

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk();
});

const shown = async (path: string) => (await desk.send('GET', path)).body;

const acvOf = async (claimId: number) =>
  (
    (await desk.send('GET', `/client_reference/${claimId}/totals`)).body as {
      actual_cash_value: number;
    }
  ).actual_cash_value;

describe('an appraisal is calculated with its creation', () => {
  it('if its purchase date is given', async () => {
    const line = await makeLine(desk, DATED);
    expect(line.warnings).toEqual([]);
    expect(await shown(line.path)).toMatchObject(CALCULATED);
    expect(await acvOf(line.claimId)).toBe(200);
  });

  it('if its item has a purchase date', async () => {
    const { claimId, path } = await makeLine(desk, DATED);
    const { row_id } = (await shown(path)) as { row_id: number };
    await desk.send('DELETE', path);
    const again = await makeLine(desk, { ...UNDATED, row_id }, claimId);
    expect(await shown(again.path)).toMatchObject(CALCULATED);
  });

  it('with a warning if the rules cannot value it', async () => {
    const line = await makeLine(desk, { ...DATED, cpid: 'robot', rpid: 'robot' });
    expect(line.warnings).toEqual([expect.stringContaining('actual_cash_value')]);
    expect(await shown(line.path)).toMatchObject({ line_state: 'counted', acv_state: 'none' });
  });

  it('without a warning if it has no amount to calculate from', async () => {
    const goods = { cpid: 'priceless', rpid: 'priceless' };
    const line = await makeLine(desk, { ...goods, date_purchase: '2025-06-01' });
    expect(line.warnings).toEqual([expect.stringContaining('replacement_cost_value')]);
  });

  it('at the price of the offer while its own price awaits approval', async () => {
    const line = await makeLine(desk, { ...DATED, replacement_cost_value: 9000 });
    expect(line.warnings).toEqual([expect.stringContaining('replacement_cost_value')]);
    expect(await shown(line.path)).toMatchObject({ ...CALCULATED, approval: 'pending' });
  });

  it('without an approval that the rules make unnecessary', async () => {
    const claimId = await makeClaim(desk.tenant);
    const { body } = await desk.send('POST', `/client_reference/${claimId}/appraisal`, {
      ...DATED,
      cpid: 'gadget',
      rpid: 'gadget',
      replacement_cost_value: 1600,
    });
    expect(body).toEqual({ appraisal_id: expect.any(Number) });
    expect(await acvOf(claimId)).toBe(320);
  });
});

it('deleting an appraisal and creating it again does not count more than before', async () => {
  const { claimId, path } = await makeLine(desk, { ...DATED, replacement_cost_value: 1000 });
  const { row_id } = (await shown(path)) as { row_id: number };
  const before = await acvOf(claimId);
  await desk.send('DELETE', `${path}/acv`);
  expect(await shown(path)).toMatchObject({ approval: 'pending', actual_cash_value: 200 });
  expect((await desk.send('DELETE', path)).status).toBe(204);
  for (const given of [{ ...UNDATED, row_id }, { ...DATED, row_id }, DATED]) {
    const { path: again } = await makeLine(desk, given, claimId);
    expect(await acvOf(claimId)).toBe(before);
    await desk.send('DELETE', again);
  }
});
