import { beforeAll, describe, expect, it } from 'vitest';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { createUser } from '@/lib/identity/create-user';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeDraft, makePublished } from '@/tests/setup/rule-sets';
import { sessionOf } from '@/tests/setup/sessions';
import {
  loadCatalogue,
  makeAppraisal,
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

const PHONE = { replacement_cost_value: 1684.99, selected_client_category_id: 10 };
const send = (method: string, path: string, json?: unknown, tenant = own) =>
  api(method, path, { key: tenant.key, ...(json === undefined ? {} : { json }) });

interface Made {
  readonly claimId: number;
  readonly id: number;
  readonly path: string;
}

async function made(
  given: object = {},
  tenant = own,
  damage: string | null = '2024-05-07',
): Promise<Made> {
  const claimId = await makeClaim(tenant, undefined, damage);
  const { id } = await makeAppraisal(tenant, claimId, { ...PHONE, ...given });
  return { claimId, id, path: `/client_reference/${claimId}/appraisal/${id}` };
}

const eventsOf = async (claimId: number) =>
  (
    await asOwner<{ type: string }>(
      "SELECT type FROM audit_event WHERE client_reference_id = $1 AND type LIKE 'appraisal.acv%' ORDER BY sequence",
      [claimId],
    )
  ).map(({ type }) => type);

async function limited() {
  const tenant = await makeTenant({ currency: 'DKK' }); // whose offers cost more than what is stated: no price awaits anybody
  await makePublished(tenant);
  expect((await send('PUT', '/acv_settings', { override_limit: 500 }, tenant)).body).toEqual({
    override_limit: 500,
  });
  expect((await send('GET', '/acv_settings', undefined, tenant)).body).toEqual({
    override_limit: 500,
  });
  const second = await issueKey({ name: 'second', clientIds: [tenant.clientId] });
  return { tenant, second, ...(await made({ date_purchase: '2022-06-15' }, tenant)) };
}

describe('an ACV calculated by rules', () => {
  it('is kept with its version, rule, facts and steps, each with figures and a sentence', async () => {
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
        sentence: '1 year is free, then the rule takes off 20% a year: 20% depreciation.',
      },
      {
        rule: 'Mobile phones',
        message: 'depreciation',
        values: { percent: 20, depreciation: 337, left: 1347.99 },
        amount: -337,
        sentence: 'Depreciation of 20%: 337.00; 1,347.99 is left.',
      },
    ]);
    expect(body).toEqual({ ...((await send('GET', `${path}/acv`)).body as object), warnings: [] });
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
  ])('is told in %s when that is asked for', async (language, words) => {
    const { path } = await made({ date_purchase: '2022-06-15' });
    await send('PUT', `${path}/acv`, {});
    const { body } = await send('GET', `${path}/acv?language=${language}`);
    expect(
      (body as { steps: { sentence: string }[] }).steps.map(({ sentence }) => sentence).join(' '),
    ).toContain(words);
  });

  it('calculated again from the same facts changes and tells nothing', async () => {
    const { path, claimId } = await made({ date_purchase: '2022-06-15' });
    const first = await send('PUT', `${path}/acv`, {});
    expect((await send('PUT', `${path}/acv`, {})).body).toEqual(first.body);
    expect(await eventsOf(claimId)).toHaveLength(1);
  });

  it('is calculated anew when a fact changes that it was calculated from, and stays when another does', async () => {
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

  it('is dropped when the rules can no longer value the item, and a market value that was stated is kept for the next calculation', async () => {
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

  it('leaves what awaits approval waiting when a fact changes, and the cart tells of both', async () => {
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

  it('stays as it is when a new version is published, and an entered one stays when a fact changes', async () => {
    const tenant = await makeTenant();
    await makePublished(tenant);
    const { path } = await made({ date_purchase: '2022-06-15' }, tenant);
    const { body } = await send('PUT', `${path}/acv`, {}, tenant);
    await makePublished(tenant, '2001-01-01', 'swedish');
    expect(body).toEqual({
      ...((await send('GET', `${path}/acv`, undefined, tenant)).body as object),
      warnings: [],
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

  it('goes by the version that was in force on the day of the damage', async () => {
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
      body: errorBody(
        'ERWPAP',
        TITLES.WP,
        'rule_set : none of the client was in force on 2019-12-31',
      ),
    });
  });

  it.each([
    [
      'a purchase after the damage',
      { date_purchase: '2024-05-08' },
      '2024-05-07',
      'date_purchase : lies after the damage of 2024-05-07',
    ],
    [
      'no purchase date',
      {},
      '2024-05-07',
      'date_purchase : is not stated, and the rule of this category goes by the age',
    ],
    [
      'no day of the damage',
      { date_purchase: '2022-01-01' },
      null,
      'date_damage : is not stated on the claim, and the rule of this category goes by the age',
    ],
  ])(
    '%s is refused by name of the field, and nothing is set',
    async (_what, given, damage, description) => {
      const { path, claimId } = await made(given, own, damage && '2026-03-02');
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

  it('what the appraisal does not state is taken from the claimed item, and a category without a rule from those above it', async () => {
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

describe('an entered ACV above the limit of the client', () => {
  it('has no effect until another person approves it; then it says who entered and who approved', async () => {
    const { tenant, second, path, claimId } = await limited();
    const calculated = await send('PUT', `${path}/acv`, {}, tenant);
    const { status, body } = await send(
      'PUT',
      `${path}/acv`,
      { actual_cash_value: 600, reason: 'hardly used' },
      tenant,
    );
    expect([status, body]).toMatchObject([
      200,
      {
        state: 'awaiting_approval',
        actual_cash_value: 600,
        reason: 'hardly used',
        in_force: { actual_cash_value: 1347.99, is_manual: false },
      },
    ]);
    expect((await send('GET', path, undefined, tenant)).body).toMatchObject({
      actual_cash_value: 1347.99,
    });
    const decision = await api('POST', `${path}/acv/decision`, {
      key: second,
      json: { decision: 'approve', note: 'seen' },
    });
    expect([decision.status, decision.body]).toEqual([
      200,
      { decision: 'approve', actual_cash_value: 600 },
    ]);
    const read = (await send('GET', `${path}/acv`, undefined, tenant)).body as {
      entered_by: string;
      approved_by: string;
    };
    expect(read).toMatchObject({
      state: 'in_force',
      actual_cash_value: 600,
      depreciation: 1084.99,
      is_manual: true,
    });
    expect(
      new Set([
        read.entered_by,
        read.approved_by,
        (calculated.body as { entered_by: string }).entered_by,
      ]).size,
    ).toBe(2);
    expect(await eventsOf(claimId)).toEqual([
      'appraisal.acv_calculated',
      'appraisal.acv_awaiting_approval',
      'appraisal.acv_approved',
    ]);
  });

  it('is never approved by the one who entered it, nor by a key that was rotated from or issued by that one', async () => {
    const { tenant, path } = await limited();
    const enter = () =>
      send('PUT', `${path}/acv`, { actual_cash_value: 600, reason: 'hardly used' }, tenant);
    await enter();
    const forbidden = errorBody(
      'ERIT02',
      TITLES.ERIT02,
      'Another person than the one who entered it must decide',
    );
    expect(
      await send('POST', `${path}/acv/decision`, { decision: 'approve' }, tenant),
    ).toMatchObject({ status: 403, body: forbidden });
    const rotated = (
      await send('POST', `/api_keys/${tenant.key.split('_')[2]}/rotate`, { grace_hours: 1 }, tenant)
    ).body as { api_key: string };
    expect(
      await api('POST', `${path}/acv/decision`, {
        key: rotated.api_key,
        json: { decision: 'approve' },
      }),
    ).toMatchObject({ status: 403, body: forbidden });
    const issued = (
      await send('POST', '/api_keys', { name: 'issued', scopes: ['read', 'write'] }, tenant)
    ).body as { api_key: string };
    expect(
      await api('POST', `${path}/acv/decision`, {
        key: issued.api_key,
        json: { decision: 'approve' },
      }),
    ).toMatchObject({ status: 403, body: forbidden });
    expect((await send('GET', path, undefined, tenant)).body).toMatchObject({
      actual_cash_value: 1684.99,
    });
  });

  it('is gone when it is refused, by a signed-in person too, and what held before goes on holding', async () => {
    const { tenant, path, claimId } = await limited();
    await send('PUT', `${path}/acv`, { actual_cash_value: 600, reason: 'hardly used' }, tenant);
    const session = await sessionOf(
      await createUser({
        email: 'second@example.test',
        name: 'Second',
        role: 'handler',
        password: 'a password of the tests',
        clientIds: [tenant.clientId],
      }),
    );
    const { body } = await api('POST', `${path}/acv/decision`, {
      session,
      json: { decision: 'refuse' },
    });
    expect(body).toEqual({ decision: 'refuse', actual_cash_value: 1684.99 });
    expect((await send('GET', `${path}/acv`, undefined, tenant)).status).toBe(404);
    expect(await eventsOf(claimId)).toEqual([
      'appraisal.acv_awaiting_approval',
      'appraisal.acv_refused',
    ]);
  });

  it('is withdrawn by a calculation, a deletion, and another amount within the limit', async () => {
    const { tenant, second, path } = await limited();
    const enter = () =>
      send('PUT', `${path}/acv`, { actual_cash_value: 600, reason: 'hardly used' }, tenant);
    for (const withdraw of [
      () => send('PUT', `${path}/acv`, {}, tenant),
      () => send('DELETE', `${path}/acv`, undefined, tenant),
      () => send('PUT', `${path}/acv`, { actual_cash_value: 400, reason: 'worn' }, tenant),
    ]) {
      expect((await enter()).body).toMatchObject({ state: 'awaiting_approval' });
      expect([200, 204]).toContain((await withdraw()).status);
      const answer = await api('POST', `${path}/acv/decision`, {
        key: second,
        json: { decision: 'approve' },
      });
      expect([answer.status, answer.body]).toEqual([
        404,
        errorBody('ERNFAP', TITLES.NF, 'Actual cash value awaiting approval not found'),
      ]);
    }
  });

  it('of two decisions at once one takes effect, and one event is written', async () => {
    const { tenant, second, path, claimId } = await limited();
    await send('PUT', `${path}/acv`, { actual_cash_value: 600, reason: 'hardly used' }, tenant);
    const answers = await Promise.all(
      ['approve', 'refuse', 'approve'].map((decision) =>
        api('POST', `${path}/acv/decision`, { key: second, json: { decision } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await eventsOf(claimId)).toHaveLength(2);
  });
});
