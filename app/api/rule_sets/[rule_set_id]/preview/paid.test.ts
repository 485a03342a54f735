import { beforeAll, describe, expect, it } from 'vitest';
import { createClaim } from '@/lib/claims/create';
import { api } from '@/tests/setup/api';
import { makeDraft, makePublished } from '@/tests/setup/rule-sets';
import {
  loadCatalogue,
  makeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

const PHONES = 10;
const FROM = '2024-01-01';

beforeAll(() => loadCatalogue(PRICE_DATE));

/** A claim with one new phone per price, valued by the rules in force. */
async function makeDesk(prices: readonly number[], terms: object = {}) {
  const tenant = await makeTenant();
  await makePublished(tenant, '2000-01-01');
  const send = async (method: string, path: string, json?: object) =>
    (await api(method, path, { key: tenant.key, ...(json && { json }) })).body as Record<
      string,
      unknown
    >;
  const { client_reference_id: claim } = await createClaim(tenant.caller, {
    client_reference: 'paid',
    date_damage: '2024-05-07',
    ...terms,
  });
  const ids: number[] = [];
  for (const replacement_cost_value of prices)
    ids.push(
      (
        await makeAppraisal(tenant, claim, {
          replacement_cost_value,
          selected_client_category_id: PHONES,
          date_purchase: '2024-05-01',
        })
      ).id,
    );
  const calculate = async () => {
    for (const id of ids) await send('PUT', `/client_reference/${claim}/appraisal/${id}/acv`, {});
  };
  await calculate();
  return {
    tenant,
    send,
    claim,
    ids,
    calculate,
    totals: () => send('GET', `/client_reference/${claim}/totals`),
  };
}

/** A draft copy of the rules in force with different limits for phones. */
async function draftWith(
  tenant: Tenant,
  send: Awaited<ReturnType<typeof makeDesk>>['send'],
  limits: object,
): Promise<number> {
  const id = await makeDraft(tenant);
  const { rules } = (await send('GET', `/rule_sets/${id}`)) as { rules: { name: string }[] };
  await send('PUT', `/rule_sets/${id}`, {
    rules: rules.map((rule) => (rule.name === 'Mobile phones' ? { ...rule, ...limits } : rule)),
  });
  return id;
}

describe('the preview of limits and deductibles', () => {
  it('lists a line with the same ACV but a lower payment, matching the later calculation', async () => {
    const {
      tenant,
      send,
      claim,
      ids: [id],
      calculate,
      totals,
    } = await makeDesk([11_784.55]);
    const draft = await draftWith(tenant, send, {
      item_limit: 5000,
      item_deductible: 500,
      category_limit: 9000,
    });
    const netClaim = {
      net_claim_now: 11_784.55,
      net_claim_then: 4500,
      net_claim_difference: -7284.55,
    };
    expect(await send('GET', `/rule_sets/${draft}/preview?effective_from=${FROM}`)).toMatchObject({
      changed: 1,
      changed_claims: 1,
      actual_cash_value_now: 11_784.55,
      actual_cash_value_then: 11_784.55,
      difference: 0,
      ...netClaim,
      sums: [{ changed: 1, changed_claims: 1, difference: 0, ...netClaim }],
      appraisals: [
        {
          appraisal_id: id,
          difference: 0,
          payable_now: 11_784.55,
          payable_then: 4500,
          payable_difference: -7284.55,
        },
      ],
      claims: [{ client_reference_id: claim, client_reference: 'paid', ...netClaim }],
    });
    await send('POST', `/rule_sets/${draft}/publish`, { effective_from: FROM });
    await calculate();
    expect(await totals()).toMatchObject({ actual_cash_value: 11_784.55, net_claim: 4500 });
  });

  it('settles a claim with category limit, deductible, policy limit and unchanged lines', async () => {
    const { tenant, send, claim, ids, calculate, totals } = await makeDesk([6000, 5000, 1000], {
      claim_deductible: 1000,
      policy_limit: 9500,
    });
    await send('PUT', `/client_reference/${claim}/appraisal/${ids.pop() ?? 0}/acv`, {
      actual_cash_value: 700,
      reason: 'seen',
    });
    const before = await totals();
    expect(before).toMatchObject({ net_claim: 9500 });
    const draft = await draftWith(tenant, send, { category_limit: 9000 });
    const preview = await send('GET', `/rule_sets/${draft}/preview?effective_from=${FROM}`);
    const netClaim = { net_claim_now: 9500, net_claim_then: 8700, net_claim_difference: -800 };
    expect(preview).toMatchObject({
      changed: 0,
      changed_claims: 1,
      difference: 0,
      appraisals: [],
      claims: [{ client_reference_id: claim, ...netClaim }],
      ...netClaim,
    });
    expect(await totals()).toEqual(before);
    await send('POST', `/rule_sets/${draft}/publish`, { effective_from: FROM });
    await calculate();
    expect(await totals()).toMatchObject({ net_claim: 8700 });
  });
});
