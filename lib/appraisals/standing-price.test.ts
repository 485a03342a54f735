import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatAmount, minor } from '@/lib/shared/money';
import { api } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { committed } from '@/tests/setup/inventory-desk';
import { addOffers, makeProducts, refresh, type WantedOffer } from '@/tests/setup/products';
import { makeClaim, makeTenant, type Tenant } from '@/tests/setup/tenants';

const TODAY = '2026-03-31T12:00:00.000Z';
const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.parse(TODAY) - days * DAY_MS).toISOString();
const date = daysAgo(1);

let own: Tenant;
let claimId: number;

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  claimId = await makeClaim(own, undefined, null);
  await makeProducts(
    {
      pid: 'drill',
      name: 'Zubato Drill 500',
      offers: [
        ...['5000.00', '5100.00', '5150.00', '5200.00', '51.00'].map((price) => ({
          price,
          shop: price,
          date,
          inStock: price !== '5000.00',
        })),
        { price: '1500.00', shop: 'Second hand', condition: 'used', date },
      ],
    },
    {
      pid: 'stale',
      name: 'Zubato Stale Saw',
      offers: [
        { price: '700.00', date: daysAgo(31) },
        { price: '300.00', shop: 'Used', condition: 'used', date },
      ],
    },
    {
      pid: 'late',
      name: 'Zubato Late Lamp',
      offers: [
        { price: '900.00', date },
        { price: '890.00', shop: 'Once', date: daysAgo(60) },
      ],
    },
    { pid: 'nowhere' },
  );
});

interface StoredAppraisal {
  readonly replacement_cost_value: number | null;
  readonly offer_id: string | null;
}

const path = (claim = claimId) => `/client_reference/${claim}/appraisal`;

async function make(pid: string, given: object = {}, claim = claimId) {
  const json = { cpid: pid, rpid: pid, ...given };
  const { body } = await at(TODAY, () => api('POST', path(claim), { key: own.key, json }));
  const { appraisal_id: id, warnings } = body as { appraisal_id: number; warnings?: string[] };
  const stored = await api('GET', `${path(claim)}/${id}`, { key: own.key });
  return { ...(stored.body as StoredAppraisal), id, warnings };
}

/** Id of the first listed offer, or null if that offer is excluded. */
async function firstListedOffer(pid: string, date = ''): Promise<string | null> {
  const { body } = await at(TODAY, () => api('GET', `/prices?pid=${pid}${date}`, { key: own.key }));
  const groups = (
    body as { grouped_prices: { pid: string; offer_id: string; filtered_price: boolean }[][] }
  ).grouped_prices;
  const first = groups.find(([one]) => one?.pid === pid)?.[0];
  return first && !first.filtered_price ? first.offer_id : null;
}

const NOT_KNOWN = [
  'replacement_cost_value : is not known: every price of the replacement in DKK is excluded; state offer_id or an amount',
];

describe('the price of an appraisal without a chosen offer', () => {
  it('is the lowest offer that is neither used nor an outlier, in stock or not', async () => {
    expect(await make('drill')).toMatchObject({
      replacement_cost_value: 5000,
      offer_id: 'drill:5000.00',
      warnings: undefined,
    });
  });

  it('is never a price that is two months old', async () => {
    expect(await make('late')).toMatchObject({
      replacement_cost_value: 900,
      offer_id: 'late:A shop',
    });
  });

  it('is null with a warning when all offers are excluded, unless the caller states an offer or an amount', async () => {
    expect(await make('stale')).toMatchObject({
      replacement_cost_value: null,
      offer_id: null,
      warnings: NOT_KNOWN,
    });
    expect(await make('stale', { offer_id: 'stale:A shop' })).toMatchObject({
      replacement_cost_value: 700,
      offer_id: 'stale:A shop',
      warnings: undefined,
    });
    expect(await make('stale', { replacement_cost_value: 650 })).toMatchObject({
      replacement_cost_value: 650,
      offer_id: null,
      warnings: undefined,
    });
    expect(await make('nowhere')).toMatchObject({
      replacement_cost_value: null,
      warnings: [
        'replacement_cost_value : is not known: no shop has a price of the replacement in DKK; state an amount',
      ],
    });
  });

  it('is the same for an inventory import', async () => {
    const list = [
      'Description;Quantity',
      'Zubato Drill 500;1',
      'Zubato Stale Saw;1',
      'Zubato Late Lamp;1',
    ].join('\n');
    const { claimId: claim, items } = await at(TODAY, () => committed(own, {}, list, null));
    const amounts = await Promise.all(
      items.map(
        async ({ appraisal_id: id }) =>
          (await api('GET', `/client_reference/${claim}/appraisal/${id}`, { key: own.key }))
            .body as StoredAppraisal,
      ),
    );
    expect(amounts.map(({ replacement_cost_value: rcv, offer_id }) => [rcv, offer_id])).toEqual([
      [5000, 'drill:5000.00'],
      [null, null],
      [900, 'late:A shop'],
    ]);
  });

  it('is applied when only the replacement of an existing line changes', async () => {
    const { id } = await make('late');
    const change = (json: object) =>
      at(TODAY, () => api('PUT', `${path()}/${id}`, { key: own.key, json }));
    expect((await change({ rpid: 'drill' })).body).toMatchObject({
      replacement_cost_value: 5000,
      offer_id: 'drill:5000.00',
    });
    expect((await change({ rpid: 'stale' })).body).toMatchObject({
      replacement_cost_value: null,
      offer_id: null,
      shop_name: null,
      price_snapshot: null,
      warnings: NOT_KNOWN,
    });
  });

  it('is the first listed price for arbitrary offers, on the day of damage too', async () => {
    let made = 0;
    const damaged = '2026-03-05';
    const dated = await makeClaim(own, undefined, damaged);
    const prices = fc.record({
      shop: fc.integer({ min: 0, max: 12 }),
      amount: fc.oneof(
        fc.integer({ min: 1, max: 300_00 }),
        fc.integer({ min: 100_00, max: 120_00 }),
        fc.constant(110_00),
      ),
      daysOld: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.constant(30)),
      condition: fc.constantFrom('new', 'new', 'new', 'used'),
      inStock: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(prices, {
          minLength: 1,
          maxLength: 40,
          selector: ({ shop, daysOld }) => `${shop} ${daysOld}`,
        }),
        async (history) => {
          const pid = `any-${(made += 1)}`;
          await makeProducts({ pid });
          await addOffers(
            pid,
            history.map(({ shop, amount, daysOld, ...rest }): WantedOffer => ({
              price: formatAmount(minor(amount)),
              shop: `Shop ${shop}`,
              date: daysAgo(daysOld),
              ...rest,
            })),
          );
          await refresh([pid]);
          expect((await make(pid)).offer_id).toBe(await firstListedOffer(pid));
          expect((await make(pid, {}, dated)).offer_id).toBe(
            await firstListedOffer(pid, `&date=${damaged}`),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});
