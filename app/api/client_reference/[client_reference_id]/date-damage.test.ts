import { describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { makeAppraisal } from '@/tests/setup/tenants';
import {
  tenant,
  send,
  at,
  change,
  eventsOf,
  wrong,
  plain,
  PHONE,
  withPhone,
} from './claim.fixture';

describe('changing the date of damage', () => {
  it('allows valuing an item that no rule could value without a date', async () => {
    const { claimId, path } = await withPhone(null);
    expect(await send('PUT', `${path}/acv`, {})).toMatchObject({
      status: 400,
      text: expect.stringContaining('date_damage : is missing on the claim'),
    });
    await change(claimId, { date_damage: '2024-05-07' });
    expect((await send('GET', path)).body).toMatchObject({ acv_state: 'none' });
    expect((await send('PUT', `${path}/acv`, {})).body).toMatchObject({
      facts: { date_damage: '2024-05-07' },
    });
  });

  it('recalculates ACVs by rules and keeps entered ones', async () => {
    const { claimId, path } = await withPhone('2024-05-07');
    const { id: byHand } = await makeAppraisal(tenant(), claimId, PHONE);
    await send('PUT', `${path}/acv`, {});
    await send('PUT', `${at(claimId)}/appraisal/${byHand}/acv`, {
      actual_cash_value: 77,
      reason: 'worn',
    });
    const before = (await send('GET', path)).body as { actual_cash_value: number };
    await change(claimId, { date_damage: '2025-09-07' });
    const after = (await send('GET', path)).body as { actual_cash_value: number };
    expect(after.actual_cash_value).toBeLessThan(before.actual_cash_value);
    expect((await send('GET', `${path}/acv`)).body).toMatchObject({
      facts: { date_damage: '2025-09-07' },
      outdated: null,
    });
    expect((await send('GET', `${at(claimId)}/appraisal/${byHand}`)).body).toMatchObject({
      actual_cash_value: 77,
      acv_outdated: false,
    });
    expect((await eventsOf(claimId)).slice(-2).map(({ type }) => type)).toEqual([
      'client_reference.updated',
      'appraisal.acv_calculated',
    ]);
  });

  it('values each line as if alone, with events in order and a valid chain', async () => {
    const lines: object[] = [
      {},
      { replacement_cost_value: 99.95, item_quantity: 3 },
      { date_purchase: '2024-01-31' },
      { replacement_cost_value: 5 },
    ];
    const cart = async (day: string) => {
      const { claimId, path } = await withPhone(day);
      const paths = [path];
      for (const facts of lines)
        paths.push(
          `${at(claimId)}/appraisal/${(await makeAppraisal(tenant(), claimId, { ...PHONE, ...facts })).id}`,
        );
      // Calculated by the same caller as after the change, not by the one who created them.
      for (const one of paths) await send('DELETE', `${one}/acv`);
      for (const one of paths) expect((await send('PUT', `${one}/acv`, {})).status).toBe(200);
      return {
        claimId,
        ids: paths.map((one) => Number(one.split('/').at(-1))),
        acvs: () =>
          Promise.all(paths.map(async (one) => (await send('GET', `${one}/acv`)).body as object)),
      };
    };
    const [moved, alone] = [await cart('2024-05-07'), await cart('2025-09-07')];
    await change(moved.claimId, { date_damage: '2025-09-07' });
    const acvs = await moved.acvs();
    expect(plain(acvs)).toEqual(plain(await alone.acvs()));
    const [ofMoved, ofAlone] = [await eventsOf(moved.claimId), await eventsOf(alone.claimId)].map(
      (events) => events.slice(-acvs.length),
    );
    expect(ofMoved?.map(({ data }) => data)).toEqual(
      ofAlone?.map(({ data }, index) => ({ ...data, appraisal_id: moved.ids[index] })),
    );
    expect(
      await asOwner(
        `SELECT sequence FROM (SELECT *, lag(hash, 1, '') OVER (ORDER BY sequence) AS before FROM audit_event WHERE client_reference_id = $1) chain
      WHERE previous_hash <> before OR hash <> encode(sha256(convert_to(previous_hash || payload, 'UTF8')), 'hex')`,
        [moved.claimId],
      ),
    ).toEqual([]);
    expect(
      await asOwner(
        'SELECT count(*)::int AS untold FROM audit_event e LEFT JOIN outbox o ON o.client_reference_id = e.client_reference_id AND o.payload::text = e.payload::jsonb::text WHERE e.client_reference_id = $1 AND o.id IS NULL',
        [moved.claimId],
      ),
    ).toEqual([{ untold: 0 }]);
  });

  it('when cleared, deletes ACVs that rules cannot calculate, or marks them as outdated', async () => {
    const { claimId, path } = await withPhone('2024-05-07');
    await send('PUT', `${path}/acv`, {});
    await change(claimId, { date_damage: null });
    expect((await send('GET', path)).body).toMatchObject({
      acv_state: 'none',
      actual_cash_value: 1684.99,
    });
    expect((await eventsOf(claimId)).at(-1)).toMatchObject({ type: 'appraisal.acv_deleted' });
    const limited = await withPhone('2024-05-07');
    await send('PUT', `${limited.path}/acv`, {});
    await send('PUT', '/acv_settings', { override_limit: 10 });
    await change(limited.claimId, { date_damage: null });
    await send('PUT', '/acv_settings', { override_limit: null });
    expect((await send('GET', `${limited.path}/acv`)).body).toMatchObject({
      outdated: [{ field: 'date_damage', was: '2024-05-07', is: null }],
    });
  });

  it('rejects a date before a purchase, naming the item, and changes nothing', async () => {
    const { claimId } = await withPhone('2024-05-07', { cp_name_cart: 'Lamp' });
    expect(await change(claimId, { date_damage: '2022-06-14' })).toMatchObject(
      wrong("date_damage : is before the purchase of 'Lamp' on 2022-06-15"),
    );
    expect((await change(claimId, { date_damage: '2022-06-15' })).status).toBe(200);
  });
});
