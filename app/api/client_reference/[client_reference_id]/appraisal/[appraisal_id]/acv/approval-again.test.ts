/** Deleting an ACV, or changing the line of an approved one, asks for a second person's approval. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  acvEventsOf,
  decide,
  type Desk,
  type Line,
  makeDesk,
  makeGoods,
  makeLine,
} from '@/tests/setup/acv-desk';

let desk: Desk;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk();
});

const send: Desk['send'] = (...request) => desk.send(...request);
const read = async ({ path }: Line) => (await send('GET', path)).body;
const readAcv = async ({ path }: Line) => (await send('GET', `${path}/acv`)).body;
const countedIn = async ({ claimId }: Line) =>
  (
    (await send('GET', `/client_reference/${claimId}/totals`)).body as {
      actual_cash_value: number;
    }
  ).actual_cash_value;
const typesOf = async (line: Line) => (await acvEventsOf(line)).map(({ type }) => type);

/** A line of 1000.00, calculated at 200.00. */
async function calculated(): Promise<Line> {
  const line = await makeLine(desk);
  await send('PUT', `${line.path}/acv`, {});
  return line;
}

/** Two pieces of 1000.00, entered at 1500.00 and approved. */
async function approved(): Promise<Line> {
  const line = await makeLine(desk, { item_quantity: 2 });
  await send('PUT', `${line.path}/acv`, { actual_cash_value: 1500, reason: 'As new' });
  await decide(line.path, desk.second);
  return line;
}

const rowOf = async (line: Line) => ((await read(line)) as { row_id: number }).row_id;
const itemAlone = async (line: Line, quantity: number) =>
  send('PUT', `/client_reference/${line.claimId}/claimed_item/${await rowOf(line)}`, { quantity });
const itemsTogether = async (line: Line, quantity: number) =>
  send('PUT', `/client_reference/${line.claimId}/claimed_item/bulk`, {
    items: [{ row_id: await rowOf(line), quantity }],
  });
const appraisalsTogether = ({ claimId, id }: Line, quantity: number) =>
  send('POST', `/client_reference/${claimId}/appraisal/bulk`, {
    changes: [{ appraisal_id: id, item_quantity: quantity }],
  });

describe('deleting an ACV of which more than the limit depends', () => {
  it('returns 204; the RCV waits for another person and the calculation counts until then', async () => {
    const line = await calculated();
    expect((await send('DELETE', `${line.path}/acv`)).status).toBe(204);
    expect(await read(line)).toMatchObject({
      actual_cash_value: 200,
      acv_awaiting_approval: 1000,
      approval: 'pending',
    });
    expect(await readAcv(line)).toMatchObject({
      state: 'awaiting_approval',
      approval_of: 'removal',
      actual_cash_value: 1000,
      in_force: { actual_cash_value: 200 },
    });
    expect(await countedIn(line)).toBe(200);
    expect((await send('DELETE', `${line.path}/acv`)).status).toBe(204);
    expect(await typesOf(line)).toEqual(['acv_calculated', 'acv_awaiting_approval']);
  });

  it('counts the RCV once approved, and not by the one who deleted it', async () => {
    const line = await calculated();
    await send('DELETE', `${line.path}/acv`);
    expect((await decide(line.path, desk.tenant.key)).status).toBe(403);
    expect((await decide(line.path, desk.second)).body).toEqual({
      decision: 'approve',
      actual_cash_value: 1000,
    });
    expect(await read(line)).toMatchObject({
      actual_cash_value: 1000,
      acv_state: 'none',
      approval: null,
    });
    expect((await send('GET', `${line.path}/acv`)).status).toBe(404);
    expect((await acvEventsOf(line)).at(-1)).toMatchObject({
      type: 'acv_approved',
      data: { approval_of: 'removal', deleted: { actual_cash_value: 200 } },
    });
  });

  it('keeps the calculation if refused', async () => {
    const line = await calculated();
    await send('DELETE', `${line.path}/acv`);
    expect((await decide(line.path, desk.second, 'refuse')).body).toEqual({
      decision: 'refuse',
      actual_cash_value: 200,
    });
    expect(await readAcv(line)).toMatchObject({ state: 'in_force', actual_cash_value: 200 });
  });

  it('is withdrawn by a new calculation, and must be repeated after a change of the price', async () => {
    const line = await calculated();
    await send('DELETE', `${line.path}/acv`);
    await send('PUT', `${line.path}/acv`, {});
    expect(await readAcv(line)).toMatchObject({ state: 'in_force', actual_cash_value: 200 });
    await send('DELETE', `${line.path}/acv`);
    await send('PUT', line.path, { item_quantity: 2 });
    expect(await read(line)).toMatchObject({ actual_cash_value: 400 });
    expect((await decide(line.path, desk.second)).status).toBe(400);
    await send('DELETE', `${line.path}/acv`);
    expect((await decide(line.path, desk.second)).body).toMatchObject({ actual_cash_value: 2000 });
  });

  it('leaves a price that awaits approval pending after either decision', async () => {
    for (const decision of ['approve', 'refuse']) {
      const line = await makeLine(desk, { replacement_cost_value: 9000 });
      await send('PUT', `${line.path}/acv`, {});
      expect(await read(line)).toMatchObject({ acv_awaiting_approval: 1800 });
      await send('DELETE', `${line.path}/acv`);
      expect(await readAcv(line)).toMatchObject({
        approval_of: 'removal',
        actual_cash_value: 1000,
      });
      await decide(line.path, desk.second, decision);
      const counted = decision === 'approve' ? 1000 : 200;
      expect(await read(line)).toMatchObject({
        actual_cash_value: counted,
        replacement_cost_value: 9000,
        replacement_cost_value_awaiting: 9000,
        approval: 'pending',
      });
      expect(await readAcv(line)).toMatchObject({ approval_of: 'replacement_cost' });
      expect(await countedIn(line)).toBe(counted);
    }
  });

  it('of two concurrent deletions one asks; a deletion within the limit needs nobody', async () => {
    const line = await calculated();
    const answers = await Promise.all([1, 2].map(() => send('DELETE', `${line.path}/acv`)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await typesOf(line)).toEqual(['acv_calculated', 'acv_awaiting_approval']);
    const small = await makeLine(desk, { replacement_cost_value: 500 });
    await send('PUT', `${small.path}/acv`, {});
    await send('DELETE', `${small.path}/acv`);
    expect(await read(small)).toMatchObject({ actual_cash_value: 500, approval: null });
  });
});

describe('an approved ACV whose line changes', () => {
  it.each([
    ['the item', 'actual_cash_value', itemAlone],
    ['items together', 'items.0.actual_cash_value', itemsTogether],
    ['appraisals together', 'changes.0.actual_cash_value', appraisalsTogether],
  ] as const)('says so in the reply to a change of %s', async (_name, field, change) => {
    const line = await approved();
    const quiet = await change(line, 2);
    expect([quiet.status, quiet.text.includes('warning_details')]).toEqual([200, false]);
    expect((await change(line, 3)).body).toMatchObject({
      warnings: [expect.stringContaining(`${field} : `)],
      warning_details: [{ reason: 'acv_approval_requested_again', field }],
    });
    expect(await read(line)).toMatchObject({ acv_outdated: true, approval: 'pending' });
  });

  it('stays in force, says so, and asks for the approval again', async () => {
    const line = await approved();
    const { body } = await send('PUT', line.path, { item_quantity: 3 });
    expect(body).toMatchObject({
      actual_cash_value: 1500,
      acv_outdated: true,
      acv_awaiting_approval: 1500,
      approval: 'pending',
      warnings: [expect.stringContaining('actual_cash_value : ')],
      warning_details: [{ reason: 'acv_approval_requested_again', field: 'actual_cash_value' }],
    });
    expect(await readAcv(line)).toMatchObject({
      approval_of: 'renewal',
      actual_cash_value: 1500,
      reason: 'As new',
      in_force: { outdated: [{ field: 'item_quantity', was: 2, is: 3 }] },
    });
    expect((await decide(line.path, desk.second)).body).toMatchObject({ actual_cash_value: 1500 });
    expect(await read(line)).toMatchObject({ acv_outdated: false, approval: null, warnings: [] });
  });

  it('cannot be approved again by the one who changed the line, nor by the one who entered it', async () => {
    const line = await approved();
    await send('PUT', line.path, { item_quantity: 3 });
    expect((await decide(line.path, desk.tenant.key)).status).toBe(403);
    const other = await approved();
    await desk.sendAs(desk.second, 'PUT', other.path, { item_quantity: 3 });
    expect((await decide(other.path, desk.second)).status).toBe(403);
    expect((await decide(other.path, desk.tenant.key)).status).toBe(403);
  });

  it('asks for no more than the RCV, and for nothing when everything is as it was', async () => {
    const line = await approved();
    expect((await send('PUT', line.path, { item_quantity: 1 })).body).toMatchObject({
      actual_cash_value: 1000,
      acv_awaiting_approval: 1000,
    });
    expect((await send('PUT', line.path, { item_quantity: 2 })).body).toMatchObject({
      actual_cash_value: 1500,
      acv_awaiting_approval: null,
      approval: null,
      warnings: [],
    });
    expect((await typesOf(line)).at(-1)).toBe('acv_withdrawn');
  });

  it('stays outdated if refused, and counts until someone enters it', async () => {
    const line = await approved();
    await send('PUT', line.path, { item_quantity: 3 });
    await decide(line.path, desk.second, 'refuse');
    expect(await read(line)).toMatchObject({
      actual_cash_value: 1500,
      acv_outdated: true,
      acv_awaiting_approval: null,
      warning_details: [{ reason: 'acv_outdated' }],
    });
  });
});
