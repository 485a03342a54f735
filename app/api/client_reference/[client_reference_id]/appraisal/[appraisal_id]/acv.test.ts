import { describe, expect, it } from 'vitest';
import { errorBody, TITLES } from '@/tests/setup/api';
import { makeAppraisal, makeClaim } from '@/tests/setup/tenants';
import { own, claim, at, send, acv, eventsOf } from './appraisal.fixture';

describe('ACV', () => {
  it('stores a manual ACV with its reason and actor and returns it as a calculation', async () => {
    const { id } = await makeAppraisal(own, claim, {
      replacement_cost_value: 100.1,
      item_quantity: 3,
    });
    const { status, body } = await acv(id, { actual_cash_value: 200.25, reason: 'water stains' });
    expect(status).toBe(200);
    expect(body).toEqual({
      actual_cash_value: 200.25,
      depreciation: 100.05,
      replacement_cost_value: 300.3,
      is_manual: true,
      reason: 'water stains',
      entered_by: expect.stringMatching(/^key:/),
      steps: [],
      warnings: [],
      warning_details: [],
      create_time: expect.any(String),
      approved_by: null,
      above_item_limit: 0,
      item_deductible: 0,
      payable: 200.25,
      recoverable_depreciation: 0,
      rule_set: null,
      rule: null,
      facts: null,
      outdated: null,
      state: 'in_force',
      approval_of: null,
      in_force: null,
    });
    expect(body).toEqual({
      ...((await send('GET', at(id, '/acv'))).body as object),
      warnings: [],
      warning_details: [],
    });
    expect((await send('GET', at(id))).body).toMatchObject({
      actual_cash_value: 200.25,
      depreciation: 100.05,
      total_replacement_cost_value: 300.3,
    });
  });

  it('returns ERMPAP or ERWPAP without a reason and ERWPAP above the RCV, and changes nothing', async () => {
    const { id } = await makeAppraisal(own, claim, { replacement_cost_value: 100 });
    expect((await acv(id, { actual_cash_value: 5 })).body).toEqual(
      errorBody('ERMPAP', TITLES.MP, 'reason : field required'),
    );
    expect((await acv(id, { actual_cash_value: 5, reason: ' ' })).body).toMatchObject({
      event_code: 'ERWPAP',
    });
    expect((await acv(id, { actual_cash_value: 100.01, reason: 'r' })).body).toEqual(
      errorBody('ERWPAP', TITLES.WP, 'actual_cash_value : is above the replacement cost of 100.00'),
    );
    expect((await acv(id, { actual_cash_value: 5.001, reason: 'r' })).body).toMatchObject({
      event_code: 'ERWPAP',
    });
    expect((await acv(id, { actual_cash_value: '5', reason: 'r' })).body).toMatchObject({
      event_code: 'ERIPAP',
    });
    expect((await send('GET', at(id, '/acv'))).body).toEqual(
      errorBody('ERNFAP', TITLES.NF, 'ACV calculation not found'),
    );
  });

  it('DELETE returns 204 even twice, resets the ACV to the RCV and records one event', async () => {
    const lonely = await makeClaim(own);
    const { id } = await makeAppraisal(own, lonely, { replacement_cost_value: 100 });
    const path = `/client_reference/${lonely}/appraisal/${id}`;
    await send('PUT', `${path}/acv`, { actual_cash_value: 60, reason: 'worn' });
    for (let n = 0; n < 2; n += 1) {
      const { status, text } = await send('DELETE', `${path}/acv`);
      expect([status, text]).toEqual([204, '']);
    }
    expect((await send('GET', path)).body).toMatchObject({
      actual_cash_value: 100,
      depreciation: 0,
    });
    expect((await eventsOf(lonely)).map(({ type }) => type)).toEqual([
      'client_reference.created',
      'appraisal.created',
      'appraisal.acv_set',
      'appraisal.acv_deleted',
    ]);
  });

  it('an ACV set concurrently with a lower price never exceeds the RCV', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await makeAppraisal(own, claim, { replacement_cost_value: 100 });
      await Promise.all([
        acv(id, { actual_cash_value: 90, reason: 'r' }),
        send('PUT', at(id), { replacement_cost_value: 50 }),
      ]);
      const { depreciation } = (await send('GET', at(id))).body as { depreciation: number };
      expect(depreciation).toBeGreaterThanOrEqual(0);
    }
  });
});
