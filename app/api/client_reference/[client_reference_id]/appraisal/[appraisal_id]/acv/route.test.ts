import { describe, expect, it } from 'vitest';
import { errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeDraft, makePublished } from '@/tests/setup/rule-sets';
import { makeTenant } from '@/tests/setup/tenants';
import { own, ruleSetId, send, made, eventsOf, limited } from './acv.fixture';

describe('an ACV calculated by rules', () => {
  it('is stored with version, rule, facts and steps, each with figures and a sentence', async () => {
    const { path, claimId } = await made({ date_purchase: '2022-06-15' });
    const { status, body } = await send('PUT', `${path}/acv`, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      actual_cash_value: 1347.99,
      depreciation: 337,
      replacement_cost_value: 1684.99,
      payable: 1347.99,
      is_manual: false,
      reason: null,
      state: 'in_force',
      in_force: null,
      rule_set: { rule_set_id: ruleSetId, version: 1 },
      rule: 'Mobile phones',
      facts: { date_purchase: '2022-06-15', date_damage: '2024-05-07', client_category_id: 10 },
    });
    expect((body as { steps: object[] }).steps).toEqual([
      {
        rule: 'Mobile phones',
        message: 'base.line',
        values: { base: 1684.99 },
        amount: 1684.99,
        sentence: 'Replacement cost of the line: 1,684.99.',
      },
      {
        rule: 'Mobile phones',
        message: 'age.commenced_year',
        values: { purchase: '2022-06-15', damage: '2024-05-07', units: 2 },
        amount: 0,
        sentence: 'Bought 15 Jun 2022, damaged 7 May 2024: 2 commenced years.',
      },
      {
        rule: 'Mobile phones',
        message: 'method.rate_after_free',
        values: { free_years: 1, rate: 20, percent: 20 },
        amount: 0,
        sentence: '1 year is free, then the rule deducts 20% a year: 20% depreciation.',
      },
      {
        rule: 'Mobile phones',
        message: 'depreciation',
        values: { percent: 20, depreciation: 337, left: 1347.99 },
        amount: -337,
        sentence: 'Depreciation of 20%: 337.00; 1,347.99 is left.',
      },
    ]);
    expect(body).toEqual({
      ...((await send('GET', `${path}/acv`)).body as object),
      warnings: [],
      warning_details: [],
    });
    expect((await send('GET', path)).body).toMatchObject({
      actual_cash_value: 1347.99,
      depreciation: 337,
    });
    expect(await eventsOf(claimId)).toEqual(['appraisal.acv_calculated']);
  });

  it.each([
    ['da', '2 påbegyndte år'],
    ['sv', '2 påbörjade år'],
    ['nb', '2 påbegynte år'],
    ['de', '2 angefangene Jahre'],
    ['fi', '2 alkanutta vuotta'],
    ['en', '2 commenced years'],
  ])('is returned in %s on request', async (language, text) => {
    const { path } = await made({ date_purchase: '2022-06-15' });
    await send('PUT', `${path}/acv`, {});
    const { body } = await send('GET', `${path}/acv?language=${language}`);
    expect(
      (body as { steps: { sentence: string }[] }).steps.map(({ sentence }) => sentence).join(' '),
    ).toContain(text);
  });

  it('is unchanged and records no event when calculated again from the same facts', async () => {
    const { path, claimId } = await made({ date_purchase: '2022-06-15' });
    const first = await send('PUT', `${path}/acv`, {});
    expect((await send('PUT', `${path}/acv`, {})).body).toEqual(first.body);
    expect(await eventsOf(claimId)).toHaveLength(1);
  });

  it('is recalculated when one of its facts changes, and only then', async () => {
    const { path, claimId } = await made({ date_purchase: '2022-06-15' });
    await send('PUT', `${path}/acv`, {});
    expect((await send('PUT', path, { comment: 'seen' })).body).toMatchObject({
      actual_cash_value: 1347.99,
      acv_state: 'calculated',
    });
    expect((await send('PUT', path, { date_purchase: '2019-01-10' })).body).toMatchObject({
      actual_cash_value: 337,
      depreciation: 1347.99,
      acv_state: 'calculated',
    });
    expect(
      (await send('PUT', path, { replacement_cost_value: 2000, item_quantity: 2 })).body,
    ).toMatchObject({ actual_cash_value: 800, total_replacement_cost_value: 4000 });
    expect((await send('GET', `${path}/acv`)).body).toMatchObject({
      facts: { date_purchase: '2019-01-10', item_quantity: 2 },
    });
    expect(await eventsOf(claimId)).toEqual(
      Array.from({ length: 3 }, () => 'appraisal.acv_calculated'),
    );
  });

  it('is deleted if the rules can no longer value the item; a market value is reused later', async () => {
    const tenant = await makeTenant();
    const draft = await makeDraft(tenant, null);
    const byValue = {
      name: 'By value',
      client_category_ids: [10],
      method: { kind: 'market_value' },
    };
    await send('PUT', `/rule_sets/${draft}`, { rules: [byValue] }, tenant);
    await send('POST', `/rule_sets/${draft}/publish`, { effective_from: '2000-01-01' }, tenant);
    const { path } = await made({}, tenant);
    await send('PUT', `${path}/acv`, { market_value: 300 }, tenant);
    expect((await send('PUT', path, { replacement_cost_value: 2000 }, tenant)).body).toMatchObject({
      actual_cash_value: 300,
      acv_state: 'calculated',
    });
    await send('PUT', path, { selected_client_category_id: 11 }, tenant);
    await makePublished(tenant, '2000-01-02');
    expect((await send('PUT', path, { replacement_cost_value: 2001 }, tenant)).body).toMatchObject({
      actual_cash_value: 2001,
      acv_state: 'none',
      depreciation: 0,
    });
    expect((await send('GET', `${path}/acv`, undefined, tenant)).status).toBe(404);
  });

  it('keeps an approval request open when a fact changes, and the cart shows both', async () => {
    const { tenant, path } = await limited();
    await send('PUT', `${path}/acv`, {}, tenant);
    await send('PUT', `${path}/acv`, { actual_cash_value: 600, reason: 'hardly used' }, tenant);
    const { body } = await send('PUT', path, { date_purchase: '2019-01-10' }, tenant);
    expect(body).toMatchObject({
      actual_cash_value: 337,
      acv_state: 'calculated',
      acv_awaiting_approval: 600,
    });
    expect((await send('PUT', path, { replacement_cost_value: 1000 }, tenant)).body).toMatchObject({
      actual_cash_value: 200,
      acv_awaiting_approval: 600,
    });
    expect(
      (await send('PUT', `${path}/acv`, { actual_cash_value: 9, reason: 'worn' }, tenant)).status,
    ).toBe(200);
    expect((await send('GET', path, undefined, tenant)).body).toMatchObject({
      acv_state: 'entered',
      acv_awaiting_approval: null,
    });
  });

  it('does not change with a new version; an entered one does not change with a fact', async () => {
    const tenant = await makeTenant();
    await makePublished(tenant);
    const { path } = await made({ date_purchase: '2022-06-15' }, tenant);
    const { body } = await send('PUT', `${path}/acv`, {}, tenant);
    await makePublished(tenant, '2001-01-01', 'swedish');
    expect(body).toEqual({
      ...((await send('GET', `${path}/acv`, undefined, tenant)).body as object),
      warnings: [],
      warning_details: [],
    });
    expect((await send('PUT', `${path}/acv`, {}, tenant)).body).toMatchObject({
      rule_set: { version: 2 },
      actual_cash_value: 1263.74,
    });
    await send('PUT', `${path}/acv`, { actual_cash_value: 9, reason: 'worn' }, tenant);
    expect((await send('PUT', path, { date_purchase: '2020-01-01' }, tenant)).body).toMatchObject({
      actual_cash_value: 9,
    });
  });

  it('uses the version in force on the date of damage', async () => {
    const tenant = await makeTenant();
    await makePublished(tenant, '2020-01-01');
    await makePublished(tenant, '2024-01-01', 'swedish');
    const versionAt = async (damage: string) => {
      const { path } = await made({ date_purchase: '2019-06-15' }, tenant, damage);
      return (
        (await send('PUT', `${path}/acv`, {}, tenant)).body as { rule_set?: { version: number } }
      ).rule_set?.version;
    };
    expect([await versionAt('2023-12-31'), await versionAt('2024-01-01')]).toEqual([1, 2]);
    const early = await made({ date_purchase: '2019-06-15' }, tenant, '2019-12-31');
    expect(await send('PUT', `${early.path}/acv`, {}, tenant)).toMatchObject({
      status: 400,
      body: errorBody('ERWPAP', TITLES.WP, 'rule_set : no rules were in force on 2019-12-31'),
    });
  });

  it.each([
    [
      'a purchase after the damage',
      { date_purchase: '2024-05-08' },
      '2024-05-07',
      'date_purchase : is after the damage on 2024-05-07',
    ],
    [
      'no purchase date',
      { date_purchase: null },
      '2024-05-07',
      'date_purchase : is missing; the rule of this category depends on age',
    ],
    [
      'no day of the damage',
      { date_purchase: '2022-01-01' },
      null,
      'date_damage : is missing on the claim; the rule of this category depends on age',
    ],
  ])(
    'rejects %s with the name of the field and sets nothing',
    async (_what, given, damage, description) => {
      // Dated afterwards, because an appraisal with a date is calculated with its creation.
      const { path, claimId, id } = await made({}, own, damage && '2026-03-02');
      await asOwner('UPDATE appraisal SET date_purchase = $2 WHERE id = $1', [
        id,
        given.date_purchase,
      ]);
      await asOwner('UPDATE client_reference SET date_damage = $2 WHERE id = $1', [
        claimId,
        damage,
      ]);
      expect(await send('PUT', `${path}/acv`, {})).toMatchObject({
        status: 400,
        body: errorBody('ERWPAP', TITLES.WP, description),
      });
      expect((await send('GET', `${path}/acv`)).status).toBe(404);
      expect(await eventsOf(claimId)).toEqual([]);
    },
  );

  it('takes missing facts from the claimed item and a missing rule from parent categories', async () => {
    await asOwner('INSERT INTO category (id, name, parent_id) VALUES (9001, $1, 10)', [
      'Folding phones',
    ]);
    const { path, id } = await made({
      date_purchase: '2022-06-15',
      selected_client_category_id: 9001,
    });
    await asOwner('UPDATE appraisal SET date_purchase = NULL WHERE id = $1', [id]);
    await asOwner(
      "UPDATE claimed_item SET date_purchase = '2022-06-15', receipt = true WHERE id = (SELECT row_id FROM appraisal WHERE id = $1)",
      [id],
    );
    expect((await send('PUT', `${path}/acv`, {})).body).toMatchObject({
      actual_cash_value: 1347.99,
      rule: 'Mobile phones',
      facts: { has_receipt: true, date_purchase: '2022-06-15' },
    });
  });
});
