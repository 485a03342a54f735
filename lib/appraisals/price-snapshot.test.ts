import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { addOffers, makeProducts, READ_DATE, refresh } from '@/tests/setup/products';
import { makeClaim, makeTenant, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;
let claimId: number;

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  claimId = await makeClaim(own);
  await makeProducts(
    { pid: 'lost', offers: [{ price: '900.00' }] },
    { pid: 'new', offers: [{ price: '1200.00', basePrice: '1100.50', shop: 'Cheap' }, { price: '1300.00', shop: 'Dear' }, { price: '160.00', currency: 'EUR', shop: 'Abroad' }] },
    { pid: 'newer', offers: [{ price: '1500.00', shop: 'Other' }] },
    { pid: 'priceless' },
  );
});

const path = () => `/client_reference/${claimId}/appraisal`;

interface Kept {
  readonly appraisal_id: number;
  readonly price_snapshot: Record<string, unknown> | null;
}

async function make(given: object): Promise<Kept> {
  const { body } = await api('POST', path(), { key: own.key, json: { cpid: 'lost', rpid: 'new', ...given } });
  return read((body as { appraisal_id: number }).appraisal_id);
}

const read = async (id: number) => (await api('GET', `${path()}/${id}`, { key: own.key })).body as Kept;
const change = async (id: number, json: object) => (await api('PUT', `${path()}/${id}`, { key: own.key, json })).body as Kept;

const CHEAP = {
  offer_id: 'new:Cheap', shop_name: 'Cheap', shop_url: 'https://shop.example/p', currency: 'DKK', base_price: 1100.5, total_price: 1200, price_date: READ_DATE, source: 'offer', create_time: expect.any(String),
};
const DEAR = { ...CHEAP, offer_id: 'new:Dear', shop_name: 'Dear', base_price: 1300, total_price: 1300 };

describe('the price behind a replacement cost', () => {
  it('is kept with shop, date, offer and both prices, whether the offer was named or is the lowest', async () => {
    expect((await make({})).price_snapshot).toEqual(CHEAP);
    expect((await make({ offer_id: 'new:Dear' })).price_snapshot).toEqual(DEAR);
  });

  it('is the same in the cart and in the single appraisal', async () => {
    const { appraisal_id: id, price_snapshot: snapshot } = await make({});
    const { body } = await api('GET', `${path()}?limit=100`, { key: own.key });
    expect((body as { appraisals: Kept[] }).appraisals.find((one) => one.appraisal_id === id)?.price_snapshot).toEqual(snapshot);
  });

  it("stays the offer's own when the caller takes another amount, and says so", async () => {
    expect((await make({ offer_id: 'new:Dear', replacement_cost_value: 1250 })).price_snapshot).toEqual({ ...DEAR, source: 'custom' });
    expect((await make({ offer_id: 'new:Dear', replacement_cost_value: 1300 })).price_snapshot).toEqual(DEAR);
  });

  it('stays when the shop has another price later', async () => {
    const { appraisal_id: id } = await make({ offer_id: 'new:Dear' });
    await addOffers('new', [{ price: '1999.00', shop: 'Dear', date: '2026-03-05T08:00:00Z' }]);
    await refresh(['new']);
    expect((await read(id)).price_snapshot).toEqual(DEAR);
    await change(id, { comment: 'still the same' });
    expect((await read(id)).price_snapshot).toEqual(DEAR);
    expect((await make({ offer_id: 'new:Dear' })).price_snapshot).toMatchObject({ total_price: 1999, price_date: '2026-03-05T08:00:00.000Z' });
  });

  it('of an offer that the catalogue does not have is what the caller said, as such', async () => {
    const stated = { offer_id: 'from a catalogue', shop_name: 'Corner shop', replacement_cost_value: 77.5, rp_price_date: '2026-02-01 10:00:00' };
    expect((await make(stated)).price_snapshot).toEqual({
      offer_id: 'from a catalogue', shop_name: 'Corner shop', shop_url: null, currency: 'DKK', base_price: null, total_price: 77.5, price_date: '2026-02-01T10:00:00.000Z', source: 'stated', create_time: expect.any(String),
    });
    expect((await make({ rpid: 'priceless', replacement_cost_value: 10 })).price_snapshot).toBeNull();
  });

  it('follows another offer and another amount of a change', async () => {
    const { appraisal_id: id } = await make({});
    expect((await change(id, { offer_id: 'new:Cheap', replacement_cost_value: 1111.11 })).price_snapshot).toEqual({ ...CHEAP, source: 'custom' });
    expect((await change(id, { replacement_cost_value: 1200 })).price_snapshot).toEqual(CHEAP);
    expect((await change(id, { rpid: 'newer', offer_id: 'newer:Other', replacement_cost_value: 1500 })).price_snapshot).toMatchObject({ offer_id: 'newer:Other', total_price: 1500, source: 'offer' });
    expect((await change(id, { offer_id: 'unknown', shop_name: 'Elsewhere' })).price_snapshot).toMatchObject({ offer_id: 'unknown', shop_name: 'Elsewhere', total_price: 1500, source: 'stated' });
  });

  it("another product alone leaves no price of the one before", async () => {
    const { appraisal_id: id } = await make({});
    expect((await change(id, { rpid: 'newer' })).price_snapshot).toBeNull();
  });

  it('an offer in another currency is refused, and nothing is changed', async () => {
    const before = await make({});
    const { status, body } = await api('PUT', `${path()}/${before.appraisal_id}`, { key: own.key, json: { offer_id: 'new:Abroad', comment: 'x' } });
    expect([status, body]).toMatchObject([400, { event_code: 'ERWPAP', description: 'offer_id : is priced in EUR, the claim is kept in DKK' }]);
    expect(await read(before.appraisal_id)).toEqual(before);
  });
});
