import { beforeAll, describe, expect, it } from 'vitest';
import { type Desk, makeDesk, makeGoods, makeLine } from '@/tests/setup/acv-desk';

let desk: Desk;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk(null);
});

describe('values that have no effect', () => {
  it('warns of a market value that the rule does not need or that comes with an amount', async () => {
    const line = await makeLine(desk);
    const set = async (path: string, json: object) =>
      (await desk.send('PUT', `${path}/acv`, json)).body;
    const unasked = "market_value : counts for nothing: the rule 'Gadgets' does not ask for it";
    expect(await set(line.path, { market_value: 5 })).toMatchObject({
      actual_cash_value: 200,
      warnings: [unasked],
    });
    expect(
      await set(line.path, { market_value: 5, actual_cash_value: 6, reason: 'seen' }),
    ).toMatchObject({
      actual_cash_value: 6,
      warnings: ['market_value : counts for nothing beside an amount that is entered'],
    });
    expect(await set(line.path, {})).toMatchObject({ actual_cash_value: 200, warnings: [] });
    const robot = await makeLine(desk, { cpid: 'robot', rpid: 'robot' });
    expect(await set(robot.path, { market_value: 5 })).toMatchObject({
      actual_cash_value: 5,
      warnings: [],
    });
  });

  it('warns of a different claimed product, which cannot change, but not of the same one', async () => {
    const line = await makeLine(desk);
    const expected = [
      'cpid : cannot change and stays gadget: make a new appraisal for another claimed product',
    ];
    expect(
      (await desk.send('PUT', line.path, { cpid: 'robot', comment: 'read' })).body,
    ).toMatchObject({ cpid: 'gadget', comment: 'read', warnings: expected });
    expect((await desk.send('PUT', line.path, { cpid: 5 })).body).toMatchObject({
      cpid: 'gadget',
      warnings: expected,
    });
    expect((await desk.send('PUT', line.path, { cpid: 'gadget' })).body).toMatchObject({
      warnings: [],
    });
    expect((await desk.send('PUT', line.path, { cpid: null })).body).toMatchObject({
      warnings: [],
    });
  });
});
