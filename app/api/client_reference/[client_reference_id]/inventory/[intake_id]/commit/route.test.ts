import { beforeAll, describe, expect, it } from 'vitest';
import { updateAcvSettings } from '@/lib/appraisals/acv/settings';
import { publishRuleSet } from '@/lib/appraisals/rule-sets/publish';
import { api } from '@/tests/setup/api';
import { fileOf } from '@/tests/setup/inventories';
import {
  appraisalsOf,
  commit,
  committed,
  eventsOf,
  intakePath,
  post,
  preview,
} from '@/tests/setup/inventory-desk';
import { asOwner } from '@/tests/setup/owner';
import { makeDraft, makePublished } from '@/tests/setup/rule-sets';
import {
  CLAIMED,
  loadCatalogue,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant;
let ruleSetId: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  ruleSetId = await makePublished(own);
});

const LIST = [
  'Description;Quantity;Purchase date;Condition',
  'Apple iPhone 13 128 GB;1;2022-06-15;average',
  'Apple iPhone 13 128 GB;3;2022-06-15;',
  'Apple iPhone 13 128 GB;1;;',
  "Grandmother's floor lamp;2;;",
].join('\n');

const read = async (claimId: number, id: number | null) =>
  (await api('GET', `/client_reference/${claimId}/appraisal/${id}`, { key: own.key }))
    .body as Record<string, number>;
const acvOf = async (claimId: number, id: number | null) =>
  (await api('GET', `/client_reference/${claimId}/appraisal/${id}/acv`, { key: own.key }))
    .body as Record<string, unknown>;

describe('committing an inventory', () => {
  it('values each line like a single item and gives the reason for lines without an ACV', async () => {
    const { claimId, items, ...made } = await committed(own, {}, LIST);
    expect(made).toMatchObject({
      item_count: 4,
      appraisal_count: 3,
      calculated_count: 2,
      not_calculated_count: 2,
    });
    expect(items.map(({ not_calculated: why }) => why)).toEqual([
      null,
      null,
      {
        field: 'date_purchase',
        reason: 'is missing; the rule of this category depends on age',
      },
      { field: 'pid', reason: 'waits for a product' },
    ]);
    const { body: alone } = await post(own, `/client_reference/${claimId}/appraisal`, {
      cpid: CLAIMED,
      rpid: CLAIMED,
      date_purchase: '2022-06-15',
      appraisal_condition: 3,
    });
    const { appraisal_id: id } = alone as { appraisal_id: number };
    const { create_time: _, ...expected } = await acvOf(claimId, id);
    const [first, three, undated] = items;
    expect(await acvOf(claimId, first?.appraisal_id ?? 0)).toEqual({
      ...expected,
      create_time: expect.any(String),
    });
    expect(expected).toMatchObject({
      is_manual: false,
      rule_set: { rule_set_id: ruleSetId },
      state: 'in_force',
    });
    for (const item of [first, three]) {
      const {
        actual_cash_value: acv,
        total_replacement_cost_value: rcv = 0,
        depreciation,
      } = await read(claimId, item?.appraisal_id ?? 0);
      expect([acv, acv]).toEqual([
        item?.actual_cash_value,
        Math.round((rcv - (depreciation ?? 0)) * 100) / 100,
      ]);
      expect(depreciation).toBeCloseTo(rcv * 0.6, 1);
    }
    expect((await read(claimId, undated?.appraisal_id ?? 0))['depreciation']).toBe(0);
  });

  it('updates the sums of the claim and records one event', async () => {
    const { claimId, intakeId, items } = await committed(own, {}, LIST);
    const sum =
      items.reduce((total, { actual_cash_value: acv }) => total + Math.round((acv ?? 0) * 100), 0) /
      100;
    const rows = await appraisalsOf(claimId);
    const [claim] = await asOwner<{ acv_sum: string; depreciation_sum: string }>(
      'SELECT acv_sum, depreciation_sum FROM client_reference WHERE id = $1',
      [claimId],
    );
    const total = (await api('GET', `/client_reference/${claimId}/totals`, { key: own.key }))
      .body as { actual_cash_value: number; depreciation: number };
    expect([total.actual_cash_value, total.depreciation]).toEqual([
      Number(claim?.acv_sum),
      Number(claim?.depreciation_sum),
    ]);
    expect(rows.map(({ actual_cash_value: acv }) => acv !== null)).toEqual([true, true, false]);
    const recorded = (await eventsOf(claimId)).filter(({ type }) => /inventory|acv/.test(type));
    expect(recorded.map(({ payload }) => JSON.parse(payload).data)).toEqual([
      expect.objectContaining({
        intake_id: intakeId,
        calculated_count: 2,
        actual_cash_value: sum,
        rule_set_id: ruleSetId,
        version: 1,
      }),
    ]);
  });

  it('needs no approval, since the limit applies only to amounts entered by a person', async () => {
    const limited = await makeTenant({ currency: 'DKK' });
    await makePublished(limited);
    await updateAcvSettings(limited.caller, 1);
    const { items, calculated_count: count } = await committed(limited, {}, LIST);
    expect([count, items.filter(({ actual_cash_value: acv }) => (acv ?? 0) > 1).length]).toEqual([
      2, 2,
    ]);
    expect(
      await asOwner('SELECT 1 FROM acv_override WHERE client_id = $1', [limited.clientId]),
    ).toEqual([]);
  });

  it('leaves RCVs without rules, and a repeated commit returns the first response', async () => {
    const without = await makeTenant({ currency: 'DKK' });
    const { claimId, intakeId, items, ...first } = await committed(without, {}, LIST);
    expect(first).toMatchObject({
      appraisal_count: 3,
      calculated_count: 0,
      not_calculated_count: 4,
    });
    expect(items[0]?.not_calculated).toEqual({
      field: 'rule_set',
      reason: 'no rules were in force on 2026-03-02',
    });
    await makePublished(without);
    expect(await commit(without, claimId, intakeId)).toMatchObject({ ...first, items });
  });

  it('values lines without a purchase date by the assumed age, if the client assumes ages', async () => {
    const assuming = await makeTenant({ currency: 'DKK', noPurchaseDate: 'category_age' });
    const draft = await makeDraft(assuming, null);
    const method = { kind: 'straight_line', unit: 'completed_year', useful_life_years: 4 };
    await api('PUT', `/rule_sets/${draft}`, {
      key: assuming.key,
      json: { default_rule: { name: 'Everything', method, assumed_age_months: 24 } },
    });
    await publishRuleSet(assuming.caller, draft, { effective_from: '2000-01-01' });
    const { claimId, items, ...made } = await committed(assuming, {}, LIST);
    expect(made).toMatchObject({ calculated_count: 3, not_calculated_count: 1 });
    const path = `/client_reference/${claimId}/appraisal/${items[2]?.appraisal_id}/acv`;
    const { body } = await api('GET', path, { key: assuming.key });
    const { depreciation, replacement_cost_value: rcv, facts } = body as Record<string, number>;
    expect([Math.abs(2 * (depreciation ?? 0) - (rcv ?? 0)) < 0.02, facts]).toMatchObject([
      true,
      { date_purchase: null, assumed_age_months: 24 },
    ]);
  });

  it('can be undone without leaving calculations behind', async () => {
    const { claimId, intakeId } = await committed(own, {}, LIST);
    expect((await post(own, intakePath(claimId, intakeId, '/undo'), {})).body).toMatchObject({
      removed_appraisal_count: 3,
    });
    expect(
      await asOwner(
        'SELECT 1 FROM acv_calculation c WHERE NOT EXISTS (SELECT FROM appraisal a WHERE a.client_id = c.client_id AND a.id = c.appraisal_id)',
      ),
    ).toEqual([]);
  });

  it('values all of 5,000 rows', async () => {
    const claimId = await makeClaim(own);
    const rows = Array.from({ length: 5000 }, () => 'Apple iPhone 13 128 GB;1;2022-06-15');
    const { intake_id: id } = await preview(
      own,
      claimId,
      fileOf(['Description;Quantity;Purchase date', ...rows].join('\n')),
    );
    expect(await commit(own, claimId, id)).toMatchObject({
      item_count: 5000,
      calculated_count: 5000,
      not_calculated_count: 0,
    });
  });
});
