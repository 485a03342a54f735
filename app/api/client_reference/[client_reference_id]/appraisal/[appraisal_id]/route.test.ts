import { describe, expect, it } from 'vitest';
import { errorBody, TITLES } from '@/tests/setup/api';
import { makeAppraisal, makeClaim } from '@/tests/setup/tenants';
import {
  own,
  claim,
  at,
  send,
  acv,
  notFound,
  eventsOf,
  versionOf,
  lastChange,
} from './appraisal.fixture';

describe('updating and deleting an appraisal', () => {
  it('changes the given fields only and returns the appraisal', async () => {
    const { id } = await makeAppraisal(own, claim, {
      replacement_cost_value: 100,
      comment: 'before',
    });
    const { status, body } = await send('PUT', at(id), { item_quantity: 2, shop_url: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      appraisal_id: id,
      item_quantity: 2,
      replacement_cost_value: 100,
      total_replacement_cost_value: 200,
      comment: 'before',
      shop_url: expect.any(String),
    });
  });

  it('cpid cannot change', async () => {
    const { id } = await makeAppraisal(own, claim);
    const { body } = await send('PUT', at(id), {
      cpid: 'apple-iphone-16-128-gb',
      comment: 'changed',
    });
    expect(body).toMatchObject({ cpid: 'apple-iphone-13-128-gb', comment: 'changed' });
  });

  it('sets the name of a new rpid; returns ERWPAP for an unknown one and changes nothing', async () => {
    const { id } = await makeAppraisal(own, claim);
    expect((await send('PUT', at(id), { rpid: 'apple-iphone-16-128-gb' })).body).toMatchObject({
      rpid: 'apple-iphone-16-128-gb',
      rp_name_cart: 'Apple iPhone 16 128 GB',
    });
    const { status, body } = await send('PUT', at(id), { rpid: 'unheard-of', comment: 'lost' });
    expect(status).toBe(400);
    expect(body).toEqual(
      errorBody('ERWPAP', TITLES.WP, 'rpid : is not a product of the catalogue'),
    );
    expect((await send('GET', at(id))).body).toMatchObject({
      rpid: 'apple-iphone-16-128-gb',
      comment: '',
    });
  });

  it('marks an entered ACV as outdated and caps it at the RCV when the amount changes', async () => {
    const { id } = await makeAppraisal(own, claim, { replacement_cost_value: 100 });
    await send('PUT', at(id, '/acv'), { actual_cash_value: 60, reason: 'worn' });
    expect((await send('PUT', at(id), { comment: 'no amount' })).body).toMatchObject({
      actual_cash_value: 60,
      depreciation: 40,
      acv_outdated: false,
    });
    expect((await send('PUT', at(id), { replacement_cost_value: 50 })).body).toMatchObject({
      actual_cash_value: 50,
      depreciation: 0,
      acv_outdated: true,
    });
    expect((await send('GET', at(id, '/acv'))).body).toMatchObject({
      actual_cash_value: 60,
      reason: 'worn',
    });
  });

  it('records new and previous values of changed fields only, including a dropped offer', async () => {
    const { id } = await makeAppraisal(own, claim, {
      replacement_cost_value: 100,
      comment: 'before',
      date_purchase: '2024-01-31',
    });
    await acv(id, { actual_cash_value: 60, reason: 'worn' });
    await send('PUT', at(id), {
      rpid: 'apple-iphone-16-128-gb',
      replacement_cost_value: 100.1,
      comment: 'before',
      date_purchase: '2024-02-29',
      item_quantity: 1,
      shop_name: null,
    });
    expect(await lastChange()).toEqual({
      appraisal_id: id,
      changes: {
        rpid: 'apple-iphone-16-128-gb',
        rp_name_cart: 'Apple iPhone 16 128 GB',
        replacement_cost_value: 100.1,
        date_purchase: '2024-02-29',
        offer_id: null,
        shop_name: null,
        shop_url: null,
        rp_price_date: null,
      },
      previous: {
        rpid: 'apple-iphone-15-pro-128-gb',
        rp_name_cart: 'Apple iPhone 15 Pro 128 GB',
        replacement_cost_value: 100,
        date_purchase: '2024-01-31',
        offer_id: expect.stringContaining('apple-iphone-15-pro'),
        shop_name: expect.any(String),
        shop_url: expect.any(String),
        rp_price_date: expect.any(String),
      },
    });
  });

  it('writes nothing for equal values: same version, time and ACV, no event', async () => {
    const { id } = await makeAppraisal(own, claim, {
      replacement_cost_value: 100,
      rp_price_date: '2026-03-01 08:00:00',
      date_purchase: '2024-01-31',
      rp_name_cart: 'As I call it',
    });
    await acv(id, { actual_cash_value: 60, reason: 'worn' });
    const state = async () => [
      await eventsOf(claim),
      await versionOf(claim),
      (await send('GET', at(id))).body,
    ];
    const before = await state();
    const {
      rpid,
      cp_name_cart,
      rp_name_cart,
      item_quantity,
      is_price_per_item,
      offer_id,
      shop_name,
      shop_url,
      replacement_cost_value,
      rp_price_date,
      date_purchase,
      comment,
      appraisal_condition,
    } = before[2] as Record<string, unknown>;
    const same = {
      cp_name_cart,
      rp_name_cart,
      item_quantity,
      is_price_per_item,
      offer_id,
      shop_name,
      shop_url,
      replacement_cost_value,
      rp_price_date,
      date_purchase,
      comment,
      appraisal_condition,
    };
    for (const json of [
      {},
      { comment: null },
      { rpid },
      { rpid, ...same },
      { replacement_cost_value: 100 },
    ])
      expect((await send('PUT', at(id), json)).status, JSON.stringify(json)).toBe(200);
    expect((await acv(id, { actual_cash_value: 60, reason: 'worn' })).body).toMatchObject({
      actual_cash_value: 60,
      reason: 'worn',
    });
    expect(await state()).toEqual(before);
    for (const json of [
      { actual_cash_value: 61, reason: 'worn' },
      { actual_cash_value: 61, reason: 'torn' },
    ])
      await acv(id, json);
    expect((await eventsOf(claim)).length).toBe((before[0] as unknown[]).length + 2);
  });

  it('DELETE returns 204 without a body and keeps other appraisals of the item', async () => {
    const { id, rowId } = await makeAppraisal(own, claim);
    const twin = await makeAppraisal(own, claim, { row_id: rowId });
    const { status, text } = await send('DELETE', at(id));
    expect([status, text]).toEqual([204, '']);
    expect((await send('GET', at(id))).body).toEqual(notFound);
    expect((await send('DELETE', at(id))).body).toEqual(notFound);
    expect((await send('GET', at(twin.id))).status).toBe(200);
  });

  it('of five equal concurrent deletions one succeeds, four return 404, and one event is recorded', async () => {
    const lonely = await makeClaim(own);
    const { id } = await makeAppraisal(own, lonely);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        send('DELETE', `/client_reference/${lonely}/appraisal/${id}`),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
    expect(
      (await eventsOf(lonely)).filter(({ type }) => type === 'appraisal.deleted'),
    ).toHaveLength(1);
  });

  it('returns 404 for an appraisal of another claim of the client', async () => {
    const { id } = await makeAppraisal(own, await makeClaim(own));
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await send(method, at(id), method === 'PUT' ? {} : undefined)).body).toEqual(
        notFound,
      );
  });

  it('returns 400 ERIPAP for a path id that is not an integer', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(await send(method, at('x'), method === 'PUT' ? {} : undefined)).toMatchObject({
        status: 400,
        body: { event_code: 'ERIPAP' },
      });
  });
});
