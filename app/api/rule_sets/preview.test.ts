import { describe, expect, it } from 'vitest';
import { createClaim } from '@/lib/claims/create';
import { asOwner } from '@/tests/setup/owner';
import { makeDraft, makePublished } from '@/tests/setup/rule-sets';
import { makeAppraisal, makeClaim, makeTenant } from '@/tests/setup/tenants';
import { send } from './rule-sets.fixture';

describe('the preview of publishing a rule set', () => {
  it('sums each currency separately', async () => {
    const tenant = await makeTenant({ currency: 'DKK' });
    for (const [currency, amounts] of [
      ['DKK', [1000]],
      ['EUR', [100, 10]],
    ] as const) {
      const { client_reference_id: claim } = await createClaim(tenant.caller, {
        client_reference: currency,
        date_damage: '2024-05-07',
        currency,
      });
      for (const replacement_cost_value of amounts)
        await makeAppraisal(tenant, claim, {
          replacement_cost_value,
          selected_client_category_id: 10,
          date_purchase: '2022-06-15',
        });
    }
    // Afterwards, so that the lines have no calculation yet.
    await makePublished(tenant, '2000-01-01');
    const draft = await makeDraft(tenant, 'swedish');
    expect(
      (
        await send(
          'GET',
          `/rule_sets/${draft}/preview?effective_from=2024-01-01`,
          undefined,
          tenant,
        )
      ).body,
    ).toMatchObject({
      changed: 3,
      currency: 'DKK',
      actual_cash_value_now: 1000,
      actual_cash_value_then: 750,
      difference: -250,
      sums: [
        {
          currency: 'EUR',
          changed: 2,
          actual_cash_value_now: 110,
          actual_cash_value_then: 82.5,
          difference: -27.5,
        },
        {
          currency: 'DKK',
          changed: 1,
          actual_cash_value_now: 1000,
          actual_cash_value_then: 750,
          difference: -250,
        },
      ],
    });
  });

  it('lists each open appraisal with its difference and the sum, and stores nothing', async () => {
    const tenant = await makeTenant();
    const claim = await makeClaim(tenant, undefined, '2024-05-07');
    const appraise = async (given: object) =>
      (
        await makeAppraisal(tenant, claim, {
          replacement_cost_value: 1000,
          selected_client_category_id: 10,
          ...given,
        })
      ).id;
    // Before there are rules, so that it has no calculation.
    const plain = await appraise({ date_purchase: '2022-06-15' });
    await makePublished(tenant, '2000-01-01');
    const [calculated, entered, closed, undated] = [
      await appraise({ date_purchase: '2022-06-15' }),
      await appraise({ date_purchase: '2022-06-15' }),
      await appraise({ date_purchase: '2022-06-15' }),
      await appraise({}),
    ];
    await send('PUT', `/client_reference/${claim}/appraisal/${calculated}/acv`, {}, tenant);
    await send(
      'PUT',
      `/client_reference/${claim}/appraisal/${entered}/acv`,
      { actual_cash_value: 1, reason: 'r' },
      tenant,
    );
    await send(
      'PUT',
      `/client_reference/${claim}/appraisal/${closed}/appraisal_status`,
      { appraisal_status_id: 4 },
      tenant,
    );
    const before = await asOwner('SELECT * FROM acv_calculation WHERE client_id = $1 ORDER BY 2', [
      tenant.clientId,
    ]);
    const draft = await makeDraft(tenant, 'swedish');
    const { status, body } = await send(
      'GET',
      `/rule_sets/${draft}/preview?effective_from=2024-01-01`,
      undefined,
      tenant,
    );
    expect([status, body]).toMatchObject([
      200,
      {
        effective_from: '2024-01-01',
        is_complete: true,
        looked_at: 3,
        changed: 2,
        not_valued: 1,
        actual_cash_value_now: 1800,
        actual_cash_value_then: 1500,
        difference: -300,
        appraisals: [
          {
            appraisal_id: plain,
            actual_cash_value_now: 1000,
            actual_cash_value_then: 750,
            difference: -250,
            rule: 'Mobile phones',
          },
          {
            appraisal_id: calculated,
            actual_cash_value_now: 800,
            actual_cash_value_then: 750,
            difference: -50,
          },
        ],
      },
    ]);
    expect(undated).toBeGreaterThan(0);
    expect(
      await asOwner('SELECT * FROM acv_calculation WHERE client_id = $1 ORDER BY 2', [
        tenant.clientId,
      ]),
    ).toEqual(before);
    expect(
      (
        await send(
          'GET',
          `/rule_sets/${draft}/preview?effective_from=2024-05-08`,
          undefined,
          tenant,
        )
      ).body,
    ).toMatchObject({ looked_at: 0, difference: 0, appraisals: [] });
    await makePublished(tenant, '2024-03-01', 'njc');
    expect(
      (
        await send(
          'GET',
          `/rule_sets/${draft}/preview?effective_from=2024-01-01`,
          undefined,
          tenant,
        )
      ).body,
    ).toMatchObject({ looked_at: 0 });
  });
});
