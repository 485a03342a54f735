/** What is left of a calculation by rules that others have replaced. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Desk,
  type Line,
  makeDesk,
  makeGoods,
  makeLine,
  UNDATED,
} from '@/tests/setup/acv-desk';
import { asOwner } from '@/tests/setup/owner';
import { GADGETS, ROBOTS } from '@/tests/setup/products';
import { makeDraft } from '@/tests/setup/rule-sets';

let desk: Desk;
let line: Line;

async function publish(kinds: readonly [number, object][]): Promise<void> {
  const draft = await makeDraft(desk.tenant, null);
  const rules = kinds.map(([category, method]) => ({
    name: `Rule ${category}`,
    client_category_ids: [category],
    method,
  }));
  await desk.send('PUT', `/rule_sets/${draft}`, { rules });
  await desk.send('POST', `/rule_sets/${draft}/publish`, { effective_from: '2000-01-01' });
}

const BY_AGE = { kind: 'table', unit: 'commenced_year', remaining_percents: [20] };
const MARKET = { kind: 'market_value' };

beforeAll(makeGoods);

beforeEach(async () => {
  desk = await makeDesk(null);
  await asOwner(`UPDATE client SET no_purchase_date = 'ask' WHERE id = $1`, [desk.tenant.clientId]);
  await publish([
    [GADGETS, { kind: 'none' }],
    [ROBOTS, MARKET],
  ]);
  line = await makeLine(desk, UNDATED);
  await desk.send('PUT', `${line.path}/acv`, {});
});

const shown = async ({ path } = line) => (await desk.send('GET', path)).body;
const calculate = ({ claimId, id } = line) =>
  desk.send('POST', `/client_reference/${claimId}/appraisal/bulk`, {
    changes: [{ appraisal_id: id, calculate_acv: true }],
  });
const FULL = { line_state: 'counted', actual_cash_value: 1000, acv_state: 'calculated' };
const NOT_VALUED = { line_state: 'not_valued', line_reason: 'no_purchase_date', acv_state: 'none' };

it('a line that the rules in force cannot value is not valued once it is calculated', async () => {
  expect(await shown()).toMatchObject(FULL);
  await publish([[GADGETS, BY_AGE]]);
  expect(await shown()).toMatchObject(FULL);
  expect(await desk.send('PUT', `${line.path}/acv`, {})).toMatchObject({
    status: 400,
    body: { event_dict: { reason: 'purchase_date_missing' } },
  });
  expect(await shown()).toMatchObject(NOT_VALUED);
});

it('the same holds for many at once, which lists it', async () => {
  await publish([[GADGETS, BY_AGE]]);
  expect((await calculate()).body).toMatchObject({
    not_calculated: [{ appraisal_id: line.id, reason: 'purchase_date_missing' }],
  });
  expect(await shown()).toMatchObject(NOT_VALUED);
});

it('one whose removal would raise the line above the limit is marked as outdated', async () => {
  const low = await makeLine(desk, { cpid: 'robot', rpid: 'robot' }, line.claimId);
  await desk.send('PUT', `${low.path}/acv`, { market_value: 100 });
  await desk.send('PUT', '/acv_settings', { override_limit: 500 });
  await publish([
    [GADGETS, BY_AGE],
    [ROBOTS, BY_AGE],
  ]);
  await asOwner('UPDATE appraisal SET date_purchase = NULL WHERE id = $1', [low.id]);
  await asOwner('UPDATE claimed_item SET date_purchase = NULL WHERE client_id = $1', [
    desk.tenant.clientId,
  ]);
  await calculate(low);
  expect(await shown(low)).toMatchObject({ actual_cash_value: 100, acv_outdated: true });
});

it('a market value that the rules in force still take stays when nobody states it again', async () => {
  const robot = await makeLine(desk, { cpid: 'robot', rpid: 'robot' }, line.claimId);
  await desk.send('PUT', `${robot.path}/acv`, { market_value: 100 });
  await publish([[ROBOTS, { ...MARKET }]]);
  expect((await calculate(robot)).body).toMatchObject({
    not_calculated: [{ reason: 'market_value_missing' }],
  });
  expect(await shown(robot)).toMatchObject({ actual_cash_value: 100, acv_outdated: false });
});
