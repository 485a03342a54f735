import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { updateClientSettings } from '@/lib/identity/settings/update';
import { asOwner } from '@/tests/setup/owner';
import { type Desk, makeDesk, makeGoods, makeLine } from '@/tests/setup/acv-desk';
import { GADGETS, ROBOTS } from '@/tests/setup/products';
import { makeDraft } from '@/tests/setup/rule-sets';

let desk: Desk;

const UNDATED = { date_purchase: null, replacement_cost_value: 1000, item_quantity: 1 };
const rate = { kind: 'rate', unit: 'completed_year', free_years: 0, percent_per_year: 10 };
const RULES = [
  { name: 'Gadgets', client_category_ids: [GADGETS], method: rate, assumed_age_months: 40 },
  { name: 'Robots', client_category_ids: [ROBOTS], method: rate },
];

type Choice = 'ask' | 'category_age' | 'none';

const choose = (choice: Choice) =>
  updateClientSettings(desk.tenant.caller, { no_purchase_date: choice });

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk(null);
  const draft = await makeDraft(desk.tenant, null);
  await desk.send('PUT', `/rule_sets/${draft}`, { rules: RULES });
  await desk.send('POST', `/rule_sets/${draft}/publish`, { effective_from: '2000-01-02' });
});

const calculate = (path: string) => desk.send('PUT', `${path}/acv`, {});

describe('an appraisal without a purchase date', () => {
  it('is calculated with the assumed age of its rule, which facts and steps name', async () => {
    await choose('category_age');
    const { path } = await makeLine(desk, UNDATED);
    const { status, body } = await calculate(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      actual_cash_value: 700,
      facts: { date_purchase: null, assumed_age_months: 40 },
    });
    expect((body as { steps: { sentence: string }[] }).steps[1]?.sentence).toBe(
      'Assumed age of 40 months: the date of purchase is unknown.',
    );
    expect((await desk.send('GET', path)).body).toMatchObject({ line_state: 'counted' });
  });

  it('is refused without an assumed age, and with any other setting', async () => {
    await choose('category_age');
    const robot = await makeLine(desk, { ...UNDATED, cpid: 'robot', rpid: 'robot' });
    expect((await calculate(robot.path)).status).toBe(400);
    for (const choice of ['ask', 'none'] as const) {
      await choose(choice);
      const { path } = await makeLine(desk, UNDATED);
      const { status, body } = await calculate(path);
      expect([status, (body as { description: string }).description]).toEqual([
        400,
        'date_purchase : is missing; the rule of this category depends on age',
      ]);
    }
  });

  it('is calculated anew once the date is known, and by the same facts writes nothing', async () => {
    await choose('category_age');
    const { path, claimId } = await makeLine(desk, UNDATED);
    await calculate(path);
    await calculate(path);
    expect(
      await asOwner(
        `SELECT 1 FROM audit_event WHERE client_reference_id = $1 AND type = 'appraisal.acv_calculated'`,
        [claimId],
      ),
    ).toHaveLength(1);
    await desk.send('PUT', path, { date_purchase: '2025-12-01' });
    const { body } = await desk.send('GET', `${path}/acv`);
    expect(body).toMatchObject({
      actual_cash_value: 1000,
      facts: { date_purchase: '2025-12-01' },
    });
    expect((body as { facts: object }).facts).not.toHaveProperty('assumed_age_months');
  });

  it('is tried out with the assumed age as well', async () => {
    await choose('category_age');
    const draft = await makeDraft(desk.tenant, null);
    await desk.send('PUT', `/rule_sets/${draft}`, { rules: RULES });
    const example = { client_category_id: GADGETS, replacement_cost_value: 200 };
    const path = `/rule_sets/${draft}/try_out`;
    expect((await desk.send('POST', path, example)).body).toMatchObject({
      actual_cash_value: 140,
    });
    await choose('ask');
    expect((await desk.send('POST', path, example)).status).toBe(400);
  });
});

const bulk = async (claimId: number, changes: object[]) =>
  (await desk.send('POST', `/client_reference/${claimId}/appraisal/bulk`, { changes })).body;

describe('an age assumed for a line', () => {
  it('values undated lines in bulk, is named as assumed, and goes with an undo', async () => {
    await choose('ask');
    const { path, claimId, id } = await makeLine(desk, UNDATED);
    const robot = await makeLine(desk, { ...UNDATED, cpid: 'robot', rpid: 'robot' }, claimId);
    const before = (await desk.send('GET', path)).body;
    expect(before).toMatchObject({ line_reason: 'no_purchase_date', assumed_age_months: null });
    const assumed = { assumed_age_months: 60, calculate_acv: true };
    expect(
      await bulk(claimId, [
        { appraisal_id: id, ...assumed },
        { appraisal_id: robot.id, ...assumed },
      ]),
    ).toMatchObject({ changed_ids: [id, robot.id], not_calculated: [] });
    expect((await desk.send('GET', path)).body).toMatchObject({
      line_state: 'counted',
      actual_cash_value: 500,
      date_purchase: null,
      assumed_age_months: 60,
    });
    const { body } = await desk.send('GET', `${path}/acv`);
    expect(body).toMatchObject({ facts: { date_purchase: null, assumed_age_months: 60 } });
    expect((body as { steps: { sentence: string }[] }).steps[1]?.sentence).toBe(
      'Age of 60 months, assumed for this item: the date of purchase is unknown.',
    );
    await bulk(claimId, [{ appraisal_id: id, clear: ['assumed_age_months'] }]);
    expect((await desk.send('GET', path)).body).toMatchObject({
      line_reason: 'no_purchase_date',
      acv_state: 'none',
      assumed_age_months: null,
    });
  });

  it('gives way to a date', async () => {
    await choose('ask');
    const { path } = await makeLine(desk, UNDATED);
    await desk.send('PUT', path, { assumed_age_months: 60 });
    await calculate(path);
    await desk.send('PUT', path, { date_purchase: '2025-12-01' });
    const { body } = await desk.send('GET', `${path}/acv`);
    expect(body).toMatchObject({ actual_cash_value: 1000 });
    expect((body as { facts: object }).facts).not.toHaveProperty('assumed_age_months');
  });

  it.each([-1, 1201, 2.5, '36'])('cannot be %j', async (months) => {
    const { path } = await makeLine(desk, UNDATED);
    expect((await desk.send('PUT', path, { assumed_age_months: months })).status).toBe(400);
  });
});

/** Returns the status of a draft with this assumed age. */
const put = async (assumed_age_months: unknown) => {
  const draft = await makeDraft(desk.tenant, null);
  const [rule] = RULES;
  const path = `/rule_sets/${draft}`;
  const { status } = await desk.send('PUT', path, { rules: [{ ...rule, assumed_age_months }] });
  await desk.send('DELETE', path);
  return status;
};

describe('the assumed age of a rule', () => {
  it.each([0, 1200, null])('may be %j', async (months) => {
    expect(await put(months)).toBe(200);
  });

  it.each([-1, 1201, 2.5, 1e300, '36', []])('cannot be %j', async (months) => {
    expect(await put(months)).toBe(400);
  });

  it('is null in rules that were stored before it existed, which still calculate', async () => {
    await choose('category_age');
    const draft = await makeDraft(desk.tenant, null);
    const path = `/rule_sets/${draft}`;
    await desk.send('PUT', path, { rules: RULES });
    await asOwner(
      `UPDATE rule_set SET rules = jsonb_set(
         rules::jsonb #- '{rules,0,assumed_age_months}' #- '{rules,1,assumed_age_months}',
         '{default_rule}', (rules::jsonb -> 'default_rule') - 'assumed_age_months'
       ) WHERE id = $1`,
      [draft],
    );
    const { body } = await desk.send('GET', path);
    expect(body).toMatchObject({
      rules: [{ assumed_age_months: null }, { assumed_age_months: null }],
      default_rule: { assumed_age_months: null },
    });
    expect(
      (
        await desk.send('POST', `${path}/try_out`, {
          client_category_id: GADGETS,
          replacement_cost_value: 200,
        })
      ).status,
    ).toBe(400);
  });
});

const aStep = fc.record({
  choice: fc.constantFrom('ask', 'category_age', 'ask', 'category_age', 'none' as const),
  cpid: fc.constantFrom('gadget', 'robot'),
  date_purchase: fc.constantFrom('2024-01-01', null, null),
  deed: fc.constantFrom('calculate', 'enter', 'remove', 'forget the date', 'change', 'nothing'),
});

async function take(path: string, deed: string): Promise<void> {
  if (deed === 'calculate' || deed === 'forget the date') await calculate(path);
  if (deed === 'enter' || deed === 'remove')
    await desk.send('PUT', `${path}/acv`, { actual_cash_value: 500, reason: 'worn' });
  if (deed === 'remove') await desk.send('DELETE', `${path}/acv`);
  if (deed === 'forget the date') await desk.send('PUT', path, { date_purchase: null });
  if (deed === 'change') await desk.send('PUT', path, { replacement_cost_value: 900 });
}

/** Lines in the sums without a purchase date and without a calculation. */
const countedWithoutBasis = () =>
  asOwner(
    `SELECT line.row_id FROM claim_line line
     JOIN appraisal a ON a.client_id = line.client_id AND a.id = line.appraisal_id
     JOIN claimed_item item ON item.client_id = line.client_id AND item.id = line.row_id
     LEFT JOIN acv_calculation v ON v.client_id = a.client_id AND v.appraisal_id = a.id
     WHERE line.client_id = $1 AND line.state = 'counted'
       AND coalesce(a.date_purchase, item.date_purchase) IS NULL AND v.appraisal_id IS NULL`,
    [desk.tenant.clientId],
  );

it('no line without a date and an ACV ever counts unless the client wants no depreciation', async () => {
  await choose('ask');
  await refreshAll();
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const { choice, cpid, date_purchase, deed } of steps) {
        await choose(choice);
        const { path } = await makeLine(desk, { ...UNDATED, cpid, rpid: cpid, date_purchase });
        await take(path, deed);
        await refreshAll();
        if (choice !== 'none') expect(await countedWithoutBasis()).toEqual([]);
      }
    }),
    { numRuns: 8 },
  );
});

/** What the job does. */
const refreshAll = () =>
  asOwner('SELECT refresh_lines($1, array_agg(id)) FROM claimed_item WHERE client_id = $1', [
    desk.tenant.clientId,
  ]);
