import { beforeAll, describe, expect, it } from 'vitest';
import { createClaim } from '@/lib/claims/create';
import { api } from '@/tests/setup/api';
import { makeDraft } from '@/tests/setup/rule-sets';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant;

const send = (method: string, path: string, json?: unknown) =>
  api(method, path, { key: own.key, ...(json === undefined ? {} : { json }) });

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  const id = await makeDraft(own, null);
  await send('PUT', `/rule_sets/${id}`, {
    rules: [
      {
        name: 'Bicycles',
        client_category_ids: [20],
        method: { kind: 'flat', remaining_percent: 80 },
        item_limit: 5000,
        item_deductible: 500,
        category_limit: 6000,
        is_recoverable: true,
      },
      { name: 'Phones', client_category_ids: [10], method: { kind: 'none' } },
    ],
  });
  await send('POST', `/rule_sets/${id}/publish`, { effective_from: '2000-01-01' });
});

async function claimOf(
  terms: object,
  lines: readonly (readonly [amount: number, categoryId: number, calculated: boolean])[],
): Promise<number> {
  const { client_reference_id: id } = await createClaim(own.caller, {
    client_reference: `claim ${Math.random()}`,
    date_damage: '2024-05-07',
    ...terms,
  });
  for (const [amount, categoryId, calculated] of lines) {
    const { id: appraisal } = await makeAppraisal(own, id, {
      replacement_cost_value: amount,
      selected_client_category_id: categoryId,
    });
    if (calculated)
      expect(
        (await send('PUT', `/client_reference/${id}/appraisal/${appraisal}/acv`, {})).status,
      ).toBe(200);
  }
  return id;
}

describe('the totals of a claim', () => {
  it.each([
    [9000, 8000],
    [10_600, 9600],
    [15_000, 10_000],
  ])('of %d, with a limit of 10,000 and a deductible of 1,000, are %d', async (amount, net) => {
    const id = await claimOf({ claim_deductible: 1000, policy_limit: 10_000 }, [
      [amount, 10, false],
    ]);
    expect((await send('GET', `/client_reference/${id}/totals`)).body).toMatchObject({
      currency: 'DKK',
      replacement_cost_value: amount,
      total: amount,
      net_claim: net,
      terms: { claim_deductible: 1000, policy_limit: 10_000 },
    });
  });

  it('subtract item and category limits and deductibles before those of the claim, listing each step', async () => {
    const id = await claimOf({ claim_deductible: 1000, policy_limit: 5500 }, [
      [10_000, 20, true],
      [2000, 20, true],
      [1000, 10, true],
      [300, 12, false],
    ]);
    const { body } = await send('GET', `/client_reference/${id}/totals?language=sv`);
    expect(body).toMatchObject({
      replacement_cost_value: 13_300,
      depreciation: 2400,
      actual_cash_value: 10_900,
      above_item_limits: 3000,
      item_deductibles: 1000,
      above_category_limits: 0,
      total: 6900,
      claim_deductible: 1000,
      above_policy_limit: 400,
      net_claim: 5500,
      recoverable_depreciation: 2400,
    });
    expect(
      (body as { steps: { sentence: string }[] }).steps.map(({ sentence }) => sentence),
    ).toEqual([
      'Radernas summa: 6\u00a0900,00.',
      'Självrisk för skadan: 1\u00a0000,00.',
      'Försäkringen ersätter högst 5\u00a0500,00.',
      'Nettokrav: 5\u00a0500,00.',
    ]);
  });

  it('cap the lines of one rule at its limit, in any order', async () => {
    const lines = [
      [10_000, 20, true],
      [5000, 20, true],
      [100, 10, true],
    ] as const;
    for (const order of [lines, lines.toReversed()]) {
      const { body } = await send('GET', `/client_reference/${await claimOf({}, order)}/totals`);
      expect(body).toMatchObject({
        above_category_limits: 2000,
        total: 6100,
        net_claim: 6100,
        claim_deductible: 0,
      });
    }
  });

  it('reject sums out of range with a clear message', async () => {
    const id = await claimOf({}, [
      [999_999_999_999.99, 10, false],
      [1, 10, false],
    ]);
    const { status, body } = await send('GET', `/client_reference/${id}/totals`);
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining(
        'client_reference_id : has amounts of 1000000000000.99 in total: too large to settle',
      ),
    ]);
  });

  it('are zero for an empty claim', async () => {
    expect(
      (await send('GET', `/client_reference/${await makeClaim(own)}/totals`)).body,
    ).toMatchObject({ replacement_cost_value: 0, net_claim: 0 });
  });
});
