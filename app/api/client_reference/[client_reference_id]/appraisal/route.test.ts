import { describe, expect, it } from 'vitest';
import { toDateTimeString } from '@/lib/shared/dates';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  REPLACEMENT,
} from '@/tests/setup/tenants';
import { own, other, claim, products, create, idOf, read } from './create.fixture';

describe('creating an appraisal', () => {
  it('requires only cpid and rpid and returns 200 with only the integer id', async () => {
    const { status, body } = await create(products);
    expect(status).toBe(200);
    expect(body).toEqual({ appraisal_id: expect.any(Number) });
    expect(Number.isInteger(idOf(body))).toBe(true);
  });

  it("returns 400 ERWPAP if the line's amount is out of range, and handles the maximum", async () => {
    const own12 = await makeTenant();
    const claimId = await makeClaim(own12);
    const path = `/client_reference/${claimId}/appraisal`;
    const expected = errorBody(
      'ERWPAP',
      TITLES.WP,
      'replacement_cost_value : times quantity must be below 10^12',
    );
    const most = { ...products, replacement_cost_value: 999_999_999_999.99 };
    for (const item_quantity of [2, 1_000_000]) {
      const { status, body } = await create({ ...most, item_quantity }, path, own12.key);
      expect([status, body]).toEqual([400, expected]);
    }
    const { body } = await create(most, path, own12.key);
    expect(
      (
        await create(
          { ...most, item_quantity: 1_000_000, is_price_per_item: false },
          path,
          own12.key,
        )
      ).status,
    ).toBe(200);
    for (const change of [
      { item_quantity: 2 },
      { item_quantity: 3, replacement_cost_value: 500_000_000_000 },
    ]) {
      const changed = await api('PUT', `${path}/${idOf(body)}`, { key: own12.key, json: change });
      expect([changed.status, changed.body]).toEqual([400, expected]);
    }
    const list = await api('GET', '/client_reference', { key: own12.key });
    expect(list.body).toMatchObject({
      client_references: [{ replacement_cost_value: 1_999_999_999_999.98 }],
    });
    expect(
      (await api('POST', `/client_reference/${claimId}/report/pdf`, { key: own12.key, json: {} }))
        .status,
    ).toBe(200);
  });

  it('returns 400 ERWPAP for a purchase after today', async () => {
    const { status, body } = await create({ ...products, date_purchase: '2999-01-01' });
    expect([status, body]).toEqual([
      400,
      errorBody('ERWPAP', TITLES.WP, 'date_purchase : is in the future'),
    ]);
  });

  it('records the first value and its offer', async () => {
    const { body } = await create({ ...products, item_quantity: 2 });
    const { body: appraisal } = await read(idOf(body));
    const { replacement_cost_value, offer_id } = appraisal as {
      replacement_cost_value: number;
      offer_id: string;
    };
    const [event] = await asOwner<{ payload: string }>(
      "SELECT payload FROM audit_event WHERE type = 'appraisal.created' ORDER BY create_time DESC, sequence DESC LIMIT 1",
    );
    expect(JSON.parse(event?.payload ?? '{}')).toMatchObject({
      data: { appraisal_id: idOf(body), item_quantity: 2, replacement_cost_value, offer_id },
    });
  });

  it('defaults to quantity 1, price per item and the lowest current price', async () => {
    const { body } = await create(products);
    const { body: appraisal } = await read(idOf(body));
    expect(appraisal).toMatchObject({
      appraisal_id: idOf(body),
      client_reference_id: claim,
      ...products,
      item_quantity: 1,
      is_price_per_item: true,
      currency: 'DKK',
      replacement_cost_value: expect.any(Number),
      offer_id: expect.stringContaining(REPLACEMENT),
      shop_name: expect.any(String),
      rp_price_date: toDateTimeString(PRICE_DATE),
      appraisal_status_id: 1,
      appraisal_status: 'Open',
      attachments: [],
      attachment_details: [],
      appraisal_condition: 0,
      comment: '',
    });
    const [lowest] = await asOwner<{ price: string }>(
      `SELECT min(total_price)::text AS price FROM offer WHERE pid = $1 AND currency = 'DKK'`,
      [REPLACEMENT],
    );
    expect(appraisal).toMatchObject({
      replacement_cost_value: Number(lowest?.price),
      actual_cash_value: Number(lowest?.price),
      depreciation: 0,
    });
  });

  it('stores every documented field as given', async () => {
    const [offer] = await asOwner<{ offer_id: string }>(
      "SELECT offer_id FROM offer WHERE pid = $1 AND currency = 'DKK' ORDER BY offer_id LIMIT 1",
      [products.rpid],
    );
    const given = {
      ...products,
      homepage_client_category_id: 10,
      selected_client_category_id: 11,
      item_quantity: 3,
      is_price_per_item: false,
      rp_name_cart: 'Apple iPhone 15 Pro – 128 GB',
      offer_id: offer?.offer_id ?? '',
      shop_name: 'Elgiganten',
      shop_url: 'https://shop.example/p?x=1&y=æ',
      replacement_cost_value: 7999.95,
      rp_price_date: '2026-02-28 23:59:59',
      cp_name_cart: 'iPhone',
      date_purchase: '2022-01-31',
      comment: 'a\nb',
      appraisal_condition: 3,
    };
    const { body } = await create({
      ...given,
      client_id: String(own.clientId),
      client_reference_id: String(claim),
    });
    const { body: appraisal } = await read(idOf(body));
    expect(appraisal).toMatchObject({ ...given, total_replacement_cost_value: 7999.95 });
  });

  it('accepts ids as integers or decimal strings', async () => {
    for (const client_reference_id of [claim, String(claim)]) {
      for (const client_id of [own.clientId, String(own.clientId)])
        expect(
          (
            await create({
              ...products,
              client_reference_id,
              client_id,
              homepage_client_category_id: '10',
            })
          ).status,
        ).toBe(200);
    }
  });
});

describe('items of appraisals', () => {
  it('creates an item without row_id and reuses the item with one', async () => {
    const one = await makeAppraisal(own, claim);
    const two = await makeAppraisal(own, claim);
    const twin = await makeAppraisal(own, claim, { row_id: one.rowId });
    expect(two.rowId).not.toBe(one.rowId);
    expect(twin).toEqual({ id: expect.any(Number), rowId: one.rowId });
    expect(twin.id).not.toBe(one.id);
  });

  it('returns ERWPAP for a row_id of another claim or client', async () => {
    const elsewhere = await makeAppraisal(own, await makeClaim(own));
    const foreign = await makeAppraisal(other, await makeClaim(other));
    for (const row_id of [elsewhere.rowId, foreign.rowId, 99_999_999]) {
      const { status, body } = await create({ ...products, row_id });
      expect(status).toBe(400);
      expect(body).toEqual(errorBody('ERWPAP', TITLES.WP, 'row_id : is not an item of this claim'));
    }
  });

  it('creates a new appraisal each time for the same products', async () => {
    const [one, two] = [await create(products), await create(products)];
    expect(idOf(one.body)).not.toBe(idOf(two.body));
  });

  it('twenty concurrent requests create twenty appraisals with gapless item numbers', async () => {
    const crowded = await makeClaim(own);
    const { rowId } = await makeAppraisal(own, crowded);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        create(
          n % 2 ? { ...products, row_id: rowId } : products,
          `/client_reference/${crowded}/appraisal`,
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => idOf(body))).size).toBe(20);
    const items = await asOwner<{ display_id: number }>(
      'SELECT display_id FROM claimed_item WHERE client_reference_id = $1 ORDER BY 1',
      [crowded],
    );
    expect(items.map((item) => item.display_id)).toEqual(
      Array.from({ length: 11 }, (_, n) => n + 1),
    );
  });
});
