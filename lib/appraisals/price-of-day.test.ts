import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { committed } from '@/tests/setup/inventory-desk';
import { makeProducts, type WantedOffer } from '@/tests/setup/products';
import { makeClaim, makeTenant, type Tenant } from '@/tests/setup/tenants';

const NOW = '2026-03-31T12:00:00.000Z';
const midnight = (day: string): string => `${day}T00:00:00.000Z`;

/** As imports store a history: a price on the first and the last of its days. */
const priced = (price: string, days: readonly string[], rest: Partial<WantedOffer> = {}) =>
  days.map((day) => ({ price, date: midnight(day), ...rest }));

let own: Tenant;
let abroad: Tenant;

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  abroad = await makeTenant({ currency: 'EUR' });
  await makeProducts(
    {
      pid: 'kettle',
      name: 'Zubato Kettle',
      offers: [
        ...priced('500.00', ['2026-01-05', '2026-02-10']),
        ...priced('600.00', ['2026-02-12', '2026-03-30']),
        ...priced('90.00', ['2026-01-05', '2026-02-10'], { currency: 'EUR', shop: 'Abroad' }),
        ...priced('70.00', ['2026-02-12', '2026-03-30'], { currency: 'EUR', shop: 'Abroad' }),
      ],
    },
    {
      pid: 'toaster',
      name: 'Zubato Toaster',
      offers: [...priced('300.00', ['2025-11-01']), ...priced('350.00', ['2026-03-30'])],
    },
    {
      pid: 'fryer',
      name: 'Zubato Fryer',
      offers: [
        ...priced('800.00', ['2026-02-01', '2026-02-20'], { shop: 'In force' }),
        ...priced('1200.00', ['2026-03-30'], { shop: 'In force' }),
        ...priced('750.00', ['2026-02-09'], { shop: 'Day before' }),
        ...priced('900.00', ['2026-03-30'], { shop: 'Day before' }),
        ...priced('700.00', ['2026-03-30'], { shop: 'New' }),
        ...priced('100.00', ['2026-02-01', '2026-03-30'], { shop: 'Used', condition: 'used' }),
      ],
    },
  );
});

interface Line {
  readonly client_reference_id: number;
  readonly appraisal_id: number;
  readonly replacement_cost_value: number | null;
  readonly rp_price_date: string | null;
  readonly price_snapshot: Readonly<Record<string, unknown>> | null;
}

const read = async (tenant: Tenant, claimId: number, id: number) =>
  (await api('GET', `/client_reference/${claimId}/appraisal/${id}`, { key: tenant.key }))
    .body as Line;

async function make(pid: string, dateDamage: string | null, given: object = {}, tenant = own) {
  const claimId = await makeClaim(tenant, undefined, dateDamage);
  const { body } = await at(NOW, () =>
    api('POST', `/client_reference/${claimId}/appraisal`, {
      key: tenant.key,
      json: { cpid: pid, rpid: pid, ...given },
    }),
  );
  return read(tenant, claimId, (body as { appraisal_id: number }).appraisal_id);
}

const found = ({ replacement_cost_value: rcv, rp_price_date, price_snapshot: price }: Line) => [
  rcv,
  rp_price_date?.slice(0, 10),
  price?.['shop_name'],
  price?.['rule'],
];

describe('the price of a claim with a date of damage', () => {
  it.each([
    ['2026-01-05', 500, '2026-01-05', 'day_of_damage'],
    ['2026-01-20', 500, '2026-01-20', 'day_of_damage'],
    ['2026-02-10', 500, '2026-02-10', 'day_of_damage'],
    ['2026-02-11', 500, '2026-02-10', 'before_damage'],
    ['2026-02-12', 600, '2026-02-12', 'day_of_damage'],
    ['2026-03-15', 600, '2026-03-15', 'day_of_damage'],
    ['2026-01-04', 600, '2026-03-30', 'newest'],
    ['2026-03-31', 600, '2026-03-30', 'newest'],
    [null, 600, '2026-03-30', 'newest'],
  ])('damaged on %s is %d of %s: %s', async (dateDamage, rcv, date, rule) => {
    const line = await make('kettle', dateDamage);
    expect(found(line)).toEqual([rcv, date, 'A shop', rule]);
    expect(line.price_snapshot).toMatchObject({ date_damage: dateDamage, source: 'offer' });
  });

  it('is at most 30 days older than the damage, else the newest', async () => {
    const last = await make('toaster', '2025-12-01');
    expect(found(last)).toEqual([300, '2025-11-01', 'A shop', 'before_damage']);
    const gap = await make('toaster', '2025-12-02');
    expect(found(gap)).toEqual([350, '2026-03-30', 'A shop', 'newest']);
  });

  it('is one in force on the day before a lower one of the day before, and never a used one', async () => {
    const line = await make('fryer', '2026-02-10');
    expect(found(line)).toEqual([800, '2026-02-10', 'In force', 'day_of_damage']);
    const chosen = await make('fryer', '2026-02-10', { offer_id: 'fryer:Day before' });
    expect(found(chosen)).toEqual([750, '2026-02-09', 'Day before', 'before_damage']);
    const later = await make('fryer', '2026-02-10', { offer_id: 'fryer:New' });
    expect(found(later)).toEqual([700, '2026-03-30', 'New', 'newest']);
  });

  it('is in the currency of the claim', async () => {
    expect(found(await make('kettle', '2026-01-20', {}, abroad))).toEqual([
      90,
      '2026-01-20',
      'Abroad',
      'day_of_damage',
    ]);
  });

  it('yields to an amount of its own, which is compared with the price of the day', async () => {
    const line = await make('kettle', '2026-01-20', { replacement_cost_value: 600 });
    expect(line).toMatchObject({
      replacement_cost_value: 600,
      price_snapshot: { source: 'custom', total_price: 500, rule: 'day_of_damage' },
    });
  });

  it('is the same for an inventory import, whose claim was damaged on 2 March', async () => {
    const { claimId, items } = await at(NOW, () =>
      committed(own, {}, 'Description;Quantity\nZubato Kettle;2\nZubato Toaster;1'),
    );
    const lines = await Promise.all(
      items.map(({ appraisal_id: id }) => read(own, claimId, id ?? 0)),
    );
    expect(lines.map(found)).toEqual([
      [600, '2026-03-02', 'A shop', 'day_of_damage'],
      [350, '2026-03-30', 'A shop', 'newest'],
    ]);
  });

  it('is the same for another replacement or offer of a line', async () => {
    const { client_reference_id: claimId, appraisal_id: id } = await make('kettle', '2026-02-10');
    const change = (json: object) =>
      at(NOW, () =>
        api('PUT', `/client_reference/${claimId}/appraisal/${id}`, { key: own.key, json }),
      );
    const other = (await change({ rpid: 'fryer' })).body as Line;
    expect(found(other)).toEqual([800, '2026-02-10', 'In force', 'day_of_damage']);
    const shop = (await change({ offer_id: 'fryer:Day before' })).body as Line;
    expect(shop.price_snapshot).toMatchObject({ total_price: 750, rule: 'before_damage' });
  });
});
