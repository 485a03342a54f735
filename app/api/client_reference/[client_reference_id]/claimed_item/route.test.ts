import { beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { api } from '@/tests/setup/api';
import { itemsOf } from '@/tests/setup/inventory-desk';
import {
  type Item,
  makeInsurers,
  makeRing,
  postItem,
  readLine,
  RING,
  typesOf,
  VALUATION,
} from '@/tests/setup/items';
import { asOwner } from '@/tests/setup/owner';
import { makeClaim, makeTenant, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;
let other: Tenant;

beforeAll(async () => {
  [own, other] = await makeInsurers();
});

const post = (claimId: number, json: unknown, tenant = own, headers = {}) =>
  postItem(tenant, claimId, json, headers);

describe('POST claimed_item', () => {
  it('adds an item that waits for a product or an amount, with every field it was given', async () => {
    const claimId = await makeClaim(own);
    const { status, body } = await post(claimId, RING);
    expect([status, body]).toMatchObject([
      201,
      { ...RING, condition: 0, display_id: 1, pid: null, appraisal_ids: [], intake_id: null },
    ]);
    expect(await typesOf(claimId)).toEqual(['client_reference.created', 'claimed_item.created']);
  });

  it('values an item without a catalogue product by a private product, its basis and the rules', async () => {
    const { claimId, item, line } = await makeRing(own);
    expect(await readLine(own, claimId, line)).toMatchObject({
      row_id: item.row_id,
      cpid: `own_${item.row_id}`,
      rpid: `own_${item.row_id}`,
      cp_name_cart: 'Wedding ring',
      item_quantity: 2,
      replacement_cost_value: 4600,
      total_replacement_cost_value: 9200,
      acv_state: 'calculated',
      has_receipt: true,
      price_snapshot: null,
      basis: 'expert',
      basis_source: 'Goldsmith Lund',
      basis_date: '2026-03-20',
      basis_note: 'By weight',
    });
    const { depreciation } = await readLine(own, claimId, line);
    expect(Number(depreciation)).toBeGreaterThan(0);
    expect(await typesOf(claimId)).toEqual([
      'client_reference.created',
      'claimed_item.created',
      'appraisal.created',
    ]);
  });

  it('takes the age at the damage for the day of purchase', async () => {
    const claimId = await makeClaim(own, randomUUID(), '2026-03-31');
    const { date_purchase: _, ...ring } = RING;
    const { body } = await post(claimId, { ...ring, age_months: 37 });
    expect(body).toMatchObject({ date_purchase: '2023-02-28' });
  });

  it('is counted once an amount above the limit was approved by another person', async () => {
    const strict = await makeTenant({ currency: 'DKK' });
    await asOwner('UPDATE client SET acv_override_limit = 5000 WHERE id = $1', [strict.clientId]);
    const claimId = await makeClaim(strict);
    const { body } = await post(claimId, { ...RING, valuation: VALUATION }, strict);
    expect(body).toMatchObject({
      approval: 'pending',
      warning_details: [
        { field: 'valuation.replacement_cost_value', reason: 'price_awaits_approval' },
      ],
    });
    const within = { ...VALUATION, replacement_cost_value: 2000 };
    const lamp = await post(claimId, { description: 'Lamp', valuation: within }, strict);
    expect(lamp.status, lamp.text).toBe(201);
    for (const field of ['approval', 'warnings']) expect(lamp.body).not.toHaveProperty(field);
    const [id] = (body as Item).appraisal_ids;
    const line = await api('GET', `/client_reference/${claimId}/appraisal/${id}`, {
      key: strict.key,
    });
    expect(line.body).toMatchObject({
      replacement_cost_value: 4600,
      total_replacement_cost_value: 0,
      replacement_cost_value_awaiting: 9200,
      acv_awaiting_approval: 9200,
      actual_cash_value: 0,
    });
  });

  it.each([
    [{ description: ' ' }, 'missing', 'ERMPCR', 'description'],
    [{ description: undefined }, 'missing', 'ERMPCR', 'description'],
    [{ description: 'x'.repeat(10_000) }, 'too long', 'ERWPCR', 'description'],
    [{ quantity: 0 }, 'zero', 'ERWPCR', 'quantity'],
    [{ claimed_amount: -1 }, 'negative', 'ERWPCR', 'claimed_amount'],
    [{ claimed_amount: 1.234 }, 'three decimals', 'ERWPCR', 'claimed_amount'],
    [{ claimed_amount: 1e300 }, 'huge', 'ERWPCR', 'claimed_amount'],
    [{ date_purchase: '2026-02-30' }, 'no day', 'ERIPCR', 'date_purchase'],
    [{ date_purchase: '2026-03-03' }, 'after the damage', 'ERWPCR', 'date_purchase'],
    [{ age_months: 12 }, 'with a date', 'ERWPCR', 'age_months'],
    [{ client_category_id: 999_999 }, 'unknown', 'ERWPCR', 'client_category_id'],
    [{ client_category_id: 'fridge' }, 'a word', 'ERIPCR', 'client_category_id'],
    [{ client_category_id: {} }, 'no id', 'ERIPCR', 'client_category_id'],
    [{ client_category_id: -1 }, 'negative', 'ERWPCR', 'client_category_id'],
    [{ currency: 'SEK' }, 'another currency', 'ERWPCR', 'currency'],
    [
      { valuation: { ...VALUATION, currency: 'SEK' } },
      'another currency',
      'ERWPCR',
      'valuation.currency',
    ],
    [{ valuation: {} }, 'no basis', 'ERMPCR', 'valuation.replacement_cost_value'],
    [{ valuation: { ...VALUATION, basis: 'catalogue' } }, 'catalogue', 'ERWPCR', 'valuation.basis'],
    [
      { valuation: { ...VALUATION, basis_date: '2999-01-01' } },
      'in the future',
      'ERWPCR',
      'valuation.basis_date',
    ],
    [
      { quantity: 1_000_000, valuation: { ...VALUATION, replacement_cost_value: 999_999_999 } },
      'a line too large',
      'ERWPCR',
      'valuation.replacement_cost_value',
    ],
  ])('refuses %j (%s) with %s and adds nothing', async (json, _, code, field) => {
    const claimId = await makeClaim(own);
    const { status, body } = await post(claimId, { ...RING, ...json });
    const { event_code: seen, event_dict: dict } = body as {
      event_code: string;
      event_dict: { field: string };
    };
    expect([status, seen, dict.field]).toEqual([400, code, field]);
    expect(await itemsOf(claimId)).toEqual([]);
  });

  it('refuses the word for a category with the ids that it may mean, in the language of the claim', async () => {
    const claimId = await makeClaim(own);
    const named = async (client_category_id: string) =>
      (
        (await post(claimId, { description: 'Thing', client_category_id })).body as {
          event_dict: { reason: string; description: string };
        }
      ).event_dict;
    for (const word of ['fridge', 'refrigerators', 'my old fridge'])
      expect(await named(word)).toMatchObject({
        reason: 'category_by_name',
        description: expect.stringMatching(/must be an id; near are \d+ \(Refrigerators/),
      });
    expect(await named('xyzzy')).toMatchObject({ reason: 'category_by_name_unknown' });
    expect(await itemsOf(claimId)).toEqual([]);
  });

  it('answers for a claim of another client as for one that does not exist', async () => {
    const claimId = await makeClaim(other);
    const [foreign, missing] = [await post(claimId, RING), await post(999_999_999, RING)];
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  });

  it('adds an item once under an Idempotency-Key and answers 201 again', async () => {
    const claimId = await makeClaim(own);
    const headers = { 'idempotency-key': randomUUID() };
    const json = { ...RING, valuation: VALUATION };
    const [first, again] = [
      await post(claimId, json, own, headers),
      await post(claimId, json, own, headers),
    ];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await itemsOf(claimId)).toHaveLength(1);
  });

  it('numbers items of concurrent requests without a gap', async () => {
    const claimId = await makeClaim(own);
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(claimId, RING)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect((await itemsOf(claimId)).map(({ display_id: id }) => id as number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });
});
