import { beforeAll, describe, expect, it } from 'vitest';
import { toDateTimeString } from '@/lib/shared/dates';
import { api } from '@/tests/setup/api';
import { addOffers, makeProducts, refresh } from '@/tests/setup/products';
import { DATE_DAMAGE, makeClaim, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';

const date = PRICE_DATE.toISOString();
const later = new Date(PRICE_DATE.getTime() + 3_600_000).toISOString();

let own: Tenant;
let claimId: number;

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  claimId = await makeClaim(own);
  await makeProducts(
    { pid: 'lost', offers: [{ date, price: '900.00' }] },
    {
      pid: 'new',
      offers: [
        { date, price: '1200.00', basePrice: '1100.50', shop: 'Cheap' },
        { date, price: '1300.00', shop: 'Dear' },
        { date, price: '160.00', currency: 'EUR', shop: 'Abroad' },
      ],
    },
    { pid: 'newer', offers: [{ date, price: '1500.00', shop: 'Other' }] },
    { pid: 'dearest', offers: [{ date, price: '20000000.00', shop: 'Other' }] },
    { pid: 'priceless' },
  );
});

const path = () => `/client_reference/${claimId}/appraisal`;

interface StoredAppraisal {
  readonly appraisal_id: number;
  readonly price_snapshot: Record<string, unknown> | null;
}

async function make(given: object): Promise<StoredAppraisal> {
  const { body } = await api('POST', path(), {
    key: own.key,
    json: { cpid: 'lost', rpid: 'new', ...given },
  });
  return read((body as { appraisal_id: number }).appraisal_id);
}

const read = async (id: number) =>
  (await api('GET', `${path()}/${id}`, { key: own.key })).body as StoredAppraisal;
const change = async (id: number, json: object) =>
  (await api('PUT', `${path()}/${id}`, { key: own.key, json })).body as StoredAppraisal;

const CHEAP = {
  offer_id: 'new:Cheap',
  shop_name: 'Cheap',
  shop_url: 'https://shop.example/p',
  currency: 'DKK',
  base_price: 1100.5,
  total_price: 1200,
  price_date: date,
  source: 'offer',
  rule: 'newest',
  date_damage: DATE_DAMAGE,
  price_of_new_date: null,
  create_time: expect.any(String),
};
const DEAR = {
  ...CHEAP,
  offer_id: 'new:Dear',
  shop_name: 'Dear',
  base_price: 1300,
  total_price: 1300,
};

describe('the price behind a replacement cost', () => {
  it('is stored with shop, date, offer and both prices, for a chosen offer and for the lowest one', async () => {
    expect((await make({})).price_snapshot).toEqual(CHEAP);
    expect((await make({ offer_id: 'new:Dear' })).price_snapshot).toEqual(DEAR);
  });

  it('is the same in the cart and in the single appraisal', async () => {
    const { appraisal_id: id, price_snapshot: snapshot } = await make({});
    const { body } = await api('GET', `${path()}?limit=100`, { key: own.key });
    expect(
      (body as { appraisals: StoredAppraisal[] }).appraisals.find((one) => one.appraisal_id === id)
        ?.price_snapshot,
    ).toEqual(snapshot);
  });

  it("keeps the offer's price and has source custom when the caller states another amount", async () => {
    expect(
      (await make({ offer_id: 'new:Dear', replacement_cost_value: 1250 })).price_snapshot,
    ).toEqual({ ...DEAR, source: 'custom' });
    expect(
      (await make({ offer_id: 'new:Dear', replacement_cost_value: 1300 })).price_snapshot,
    ).toEqual(DEAR);
  });

  it('does not change when the shop changes its price', async () => {
    const { appraisal_id: id } = await make({ offer_id: 'new:Dear' });
    await addOffers('new', [{ price: '1999.00', shop: 'Dear', date: later }]);
    await refresh(['new']);
    expect((await read(id)).price_snapshot).toEqual(DEAR);
    await change(id, { comment: 'still the same' });
    expect((await read(id)).price_snapshot).toEqual(DEAR);
    expect((await make({ offer_id: 'new:Dear' })).price_snapshot).toMatchObject({
      total_price: 1999,
      price_date: later,
    });
  });

  it('is null when the replacement has no offer', async () => {
    expect(
      (await make({ rpid: 'priceless', replacement_cost_value: 10 })).price_snapshot,
    ).toBeNull();
  });

  it('is updated when the offer or the amount changes', async () => {
    const { appraisal_id: id } = await make({});
    expect(
      (await change(id, { offer_id: 'new:Cheap', replacement_cost_value: 1111.11 })).price_snapshot,
    ).toEqual({ ...CHEAP, source: 'custom' });
    expect((await change(id, { replacement_cost_value: 1200 })).price_snapshot).toEqual(CHEAP);
    expect(
      (await change(id, { rpid: 'newer', offer_id: 'newer:Other', replacement_cost_value: 1500 }))
        .price_snapshot,
    ).toMatchObject({ offer_id: 'newer:Other', total_price: 1500, source: 'offer' });
  });

  it('covers all pieces of a line priced in total, with source offer while the amounts match', async () => {
    const one = await make({ item_quantity: 3, is_price_per_item: false });
    expect(one).toMatchObject({
      replacement_cost_value: 3600,
      total_replacement_cost_value: 3600,
      is_price_per_item: false,
      price_snapshot: { total_price: 1200, source: 'offer' },
    });
    expect(await change(one.appraisal_id, { item_quantity: 4 })).toMatchObject({
      replacement_cost_value: 3600,
      price_snapshot: { source: 'custom' },
    });
    expect(await change(one.appraisal_id, { replacement_cost_value: 4800 })).toMatchObject({
      price_snapshot: { source: 'offer' },
    });
    expect(await change(one.appraisal_id, { is_price_per_item: true })).toMatchObject({
      price_snapshot: { source: 'custom' },
    });
    const { status, body } = await api('POST', path(), {
      key: own.key,
      json: { cpid: 'lost', rpid: 'dearest', item_quantity: 1_000_000, is_price_per_item: false },
    });
    expect([status, body]).toMatchObject([
      400,
      { description: 'replacement_cost_value : times quantity must be below 10^12' },
    ]);
  });

  it('takes price, shop and date from a new replacement, with a warning', async () => {
    const { appraisal_id: id } = await make({ offer_id: 'new:Dear', replacement_cost_value: 1250 });
    expect(await change(id, { rpid: 'newer' })).toMatchObject({
      rpid: 'newer',
      replacement_cost_value: 1500,
      offer_id: 'newer:Other',
      shop_name: 'Other',
      rp_price_date: toDateTimeString(PRICE_DATE),
      price_snapshot: { offer_id: 'newer:Other', total_price: 1500, source: 'offer' },
      warnings: [
        'replacement_cost_value : is now 1500.00, the price of the new replacement at Other',
      ],
    });
    const before = await read(id);
    expect(await change(id, { rpid: 'newer' })).toEqual(before);
    expect(await change(id, { rpid: 'new', replacement_cost_value: 77 })).toMatchObject({
      replacement_cost_value: 77,
      warnings: [],
    });
  });

  it('drops the previous offer when a new replacement comes with a stated amount', async () => {
    const { appraisal_id: id } = await make({ offer_id: 'new:Dear' });
    expect(
      await change(id, { rpid: 'newer', replacement_cost_value: 1777, shop_name: 'By hand' }),
    ).toMatchObject({
      rpid: 'newer',
      replacement_cost_value: 1777,
      offer_id: null,
      shop_name: 'By hand',
      shop_url: null,
      rp_price_date: null,
      price_snapshot: null,
    });
  });

  it('prices a new replacement per piece, or in total if requested', async () => {
    const { appraisal_id: id } = await make({
      item_quantity: 3,
      is_price_per_item: false,
      replacement_cost_value: 50,
    });
    expect(await change(id, { rpid: 'newer' })).toMatchObject({
      replacement_cost_value: 1500,
      is_price_per_item: true,
      total_replacement_cost_value: 4500,
    });
    expect(await change(id, { rpid: 'lost', is_price_per_item: false })).toMatchObject({
      replacement_cost_value: 2700,
      is_price_per_item: false,
      total_replacement_cost_value: 2700,
    });
  });

  it('clears the previous price when a new replacement has none, with a warning', async () => {
    const { appraisal_id: id } = await make({});
    expect(await change(id, { rpid: 'priceless', shop_name: 'By hand' })).toMatchObject({
      replacement_cost_value: null,
      offer_id: null,
      shop_name: 'By hand',
      shop_url: null,
      rp_price_date: null,
      price_snapshot: null,
      warnings: [
        'replacement_cost_value : is not known: no shop has a price of the replacement in DKK; state an amount',
      ],
    });
  });

  it('rejects an offer in another currency without changing anything', async () => {
    const before = await make({});
    const { status, body } = await api('PUT', `${path()}/${before.appraisal_id}`, {
      key: own.key,
      json: { offer_id: 'new:Abroad', comment: 'x' },
    });
    expect([status, body]).toMatchObject([
      400,
      {
        event_code: 'ERWPAP',
        description: 'offer_id : is in EUR, but the claim is in DKK',
      },
    ]);
    expect(await read(before.appraisal_id)).toEqual(before);
  });
});
