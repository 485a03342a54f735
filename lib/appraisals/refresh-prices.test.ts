import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { eventsOf } from '@/tests/setup/inventory-desk';
import { makeProducts } from '@/tests/setup/products';
import { makePublished } from '@/tests/setup/rule-sets';
import { makeClaim, makeTenant, type Tenant } from '@/tests/setup/tenants';

const NOW = '2026-03-31T12:00:00.000Z';
const midnight = (day: string): string => `${day}T00:00:00.000Z`;

const prices = (shop: string, january: string, march: string) => [
  { shop, price: january, date: midnight('2026-01-10') },
  { shop, price: january, date: midnight('2026-01-20') },
  { shop, price: march, date: midnight('2026-03-01') },
  { shop, price: march, date: midnight('2026-03-30') },
];

let own: Tenant;

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  await makeProducts({
    pid: 'mixer',
    offers: [...prices('One', '500.00', '600.00'), ...prices('Two', '450.00', '650.00')],
  });
});

interface Line {
  readonly appraisal_id: number;
  readonly replacement_cost_value: number | null;
  readonly actual_cash_value: number | null;
  readonly offer_id: string | null;
  readonly warning_details: readonly { reason: string; values: object }[];
  readonly price_snapshot: Readonly<Record<string, unknown>>;
}

const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, json: object) =>
  at(NOW, () => api(method, path, { key: own.key, json }));

async function lineOf(claimId: number, given: object = {}) {
  const { body } = await send('POST', `/client_reference/${claimId}/appraisal`, {
    cpid: 'mixer',
    rpid: 'mixer',
    ...given,
  });
  const { appraisal_id: id } = body as { appraisal_id: number };
  const path = `/client_reference/${claimId}/appraisal/${id}`;
  return { path, read: async () => (await api('GET', path, { key: own.key })).body as Line };
}

async function damagedOn(claimId: number, day: string | null): Promise<void> {
  const { status, text } = await send('PATCH', `/client_reference/${claimId}`, {
    date_damage: day,
  });
  expect(status, text).toBe(200);
}

const updates = async (claimId: number) =>
  (await eventsOf(claimId)).filter(({ type }) => type === 'appraisal.updated').length;

describe('another date of damage', () => {
  it('takes the price of that day with an event, and the same as a new line', async () => {
    const claimId = await makeClaim(own, undefined, null);
    const { read } = await lineOf(claimId, { item_quantity: 2, is_price_per_item: false });
    expect(await read()).toMatchObject({ replacement_cost_value: 1200, offer_id: 'mixer:One' });
    await damagedOn(claimId, '2026-01-15');
    const fresh = await (await lineOf(claimId)).read();
    expect(fresh).toMatchObject({ replacement_cost_value: 450, offer_id: 'mixer:Two' });
    expect(await read()).toMatchObject({
      replacement_cost_value: 900,
      offer_id: 'mixer:Two',
      shop_name: 'Two',
      rp_price_date: '2026-01-15 00:00:00',
      price_snapshot: { ...fresh.price_snapshot, create_time: expect.any(String) },
      warning_details: [],
    });
    expect(await updates(claimId)).toBe(1);
    await damagedOn(claimId, null);
    expect(await read()).toMatchObject({
      replacement_cost_value: 1200,
      price_snapshot: { rule: 'newest', date_damage: null },
    });
  });

  it('calculates an ACV by the rules from the new price', async () => {
    await makePublished(own);
    const claimId = await makeClaim(own, undefined, '2026-03-10');
    const valued = async () => {
      const line = await lineOf(claimId, { date_purchase: '2022-01-01' });
      const { status, text } = await send('PUT', `${line.path}/acv`, {});
      expect(status, text).toBe(200);
      return line;
    };
    const line = await valued();
    const before = await line.read();
    await damagedOn(claimId, '2026-01-15');
    const [after, fresh] = [await line.read(), await (await valued()).read()];
    expect(after.actual_cash_value).toBe(fresh.actual_cash_value);
    expect(after.actual_cash_value).toBeLessThan(before.actual_cash_value ?? 0);
    expect(after).toMatchObject({ replacement_cost_value: 450, acv_state: 'calculated' });
  });

  it('stays with the shop that somebody chose', async () => {
    const claimId = await makeClaim(own, undefined, '2026-03-10');
    const { read } = await lineOf(claimId, { offer_id: 'mixer:One' });
    await damagedOn(claimId, '2026-01-15');
    expect(await read()).toMatchObject({ replacement_cost_value: 500, offer_id: 'mixer:One' });
  });

  it('changes no amount of its own, and none where both days have the same price', async () => {
    const claimId = await makeClaim(own, undefined, '2026-03-10');
    const stated = await lineOf(claimId, { replacement_cost_value: 580 });
    const same = await lineOf(claimId);
    await damagedOn(claimId, '2026-03-12');
    expect(await same.read()).toMatchObject({
      replacement_cost_value: 600,
      price_snapshot: { date_damage: '2026-03-12', rule: 'day_of_damage' },
    });
    await damagedOn(claimId, '2026-01-15');
    expect(await stated.read()).toMatchObject({
      replacement_cost_value: 580,
      warning_details: [],
    });
  });

  it('leaves a line that was decided, with a warning that names both prices', async () => {
    const claimId = await makeClaim(own, undefined, '2026-03-10');
    const accepted = await lineOf(claimId);
    await send('PUT', `${accepted.path}/appraisal_status`, { appraisal_status_id: 2 });
    const entered = await lineOf(claimId);
    await send('PUT', `${entered.path}/acv`, { actual_cash_value: 300, reason: 'Worn' });
    await damagedOn(claimId, '2026-01-15');
    for (const { read } of [accepted, entered]) {
      expect(await read()).toMatchObject({
        replacement_cost_value: 600,
        price_snapshot: { total_price: 600, price_of_new_date: 450, date_damage: '2026-03-10' },
        warning_details: [
          { reason: 'price_of_other_date', values: { price: '600.00', due: '450.00' } },
        ],
      });
    }
    expect(await updates(claimId)).toBe(0);
    await damagedOn(claimId, '2026-03-10');
    expect((await accepted.read()).warning_details).toEqual([]);
  });

  it('lets the price of the new day be taken by naming the offer with its date', async () => {
    const claimId = await makeClaim(own, undefined, '2026-03-10');
    const { path, read } = await lineOf(claimId);
    await send('PUT', `${path}/appraisal_status`, { appraisal_status_id: 2 });
    await damagedOn(claimId, '2026-01-15');
    await send('PUT', path, {
      offer_id: 'mixer:One',
      rp_price_date: '2026-01-15 00:00:00',
      replacement_cost_value: 500,
    });
    expect(await read()).toMatchObject({
      replacement_cost_value: 500,
      price_snapshot: { source: 'offer', total_price: 500, rule: 'day_of_damage' },
      warning_details: [],
    });
  });
});
