import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { itemsOf } from '@/tests/setup/inventory-desk';
import {
  changeItems,
  makeInsurers,
  makeRingAndLamp,
  problemsOf,
  readLine,
  RING,
  typesOf,
} from '@/tests/setup/items';
import { CLAIMED, REPLACEMENT, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;

beforeAll(async () => {
  [own] = await makeInsurers();
});

const change = (claimId: number, items: readonly object[], rest: object = {}) =>
  changeItems(own, claimId, items, rest);

describe('an edit conflict', () => {
  it('is one of a field: changes of two other fields of one item both hold', async () => {
    const { claimId, ring } = await makeRingAndLamp(own);
    const answers = await Promise.all([
      change(claimId, [{ row_id: ring, notes: 'engraved', seen: { notes: RING.notes } }]),
      change(claimId, [{ row_id: ring, quantity: 5, seen: { quantity: RING.quantity } }]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await itemsOf(claimId)).toMatchObject([{ notes: 'engraved', quantity: 5 }, {}]);
  });

  it('lets one of two changes of the same field hold, and refuses the other or leaves it out', async () => {
    const { claimId, ring, lamp } = await makeRingAndLamp(own);
    const seen = { claimed_amount: RING.claimed_amount };
    const [first, second] = [
      [{ row_id: ring, claimed_amount: 1, seen }],
      [
        { row_id: ring, claimed_amount: 2, seen },
        { row_id: lamp, claimed_amount: 3 },
      ],
    ];
    expect((await change(claimId, first)).status).toBe(200);
    const refused = await change(claimId, second);
    expect([refused.status, problemsOf(refused)]).toMatchObject([
      412,
      [{ field: 'items.0.claimed_amount', reason: 'changed_since_read' }],
    ]);
    expect(await itemsOf(claimId)).toMatchObject([{ claimed_amount: '1.00' }, { notes: '' }]);
    const { body } = await change(claimId, second, { skip_changed: true });
    expect(body).toEqual({ changed_ids: [lamp], skipped_ids: [ring] });
    expect((await itemsOf(claimId)).map(({ claimed_amount: amount }) => amount)).toEqual([
      '1.00',
      '3.00',
    ]);
  });

  it('lets one of two simultaneous changes of the same field hold', async () => {
    const { claimId, ring } = await makeRingAndLamp(own);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((notes) =>
        change(claimId, [{ row_id: ring, notes, seen: { notes: RING.notes } }]),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
  });

  it('is none if the value is already the wished one, so that a request can be repeated', async () => {
    const { claimId, ring, lamp } = await makeRingAndLamp(own);
    const items = [
      { row_id: ring, date_purchase: '2023-01-01', seen: { date_purchase: RING.date_purchase } },
      { row_id: lamp, location: 'Hall', seen: { location: null, notes: null } },
    ];
    for (const _ of [1, 2]) expect((await change(claimId, items)).status).toBe(200);
    const updates = (await typesOf(claimId)).filter((type) => type === 'claimed_item.updated');
    expect(updates).toHaveLength(2);
  });

  it('of a shared field is none while the item or one of its appraisals has the seen value', async () => {
    const { claimId, ring, line } = await makeRingAndLamp(own);
    await api('PUT', `/client_reference/${claimId}/appraisal/${line}`, {
      key: own.key,
      json: { item_quantity: 7 },
    });
    const wish = (quantity: number) =>
      change(claimId, [{ row_id: ring, quantity: 9, seen: { quantity } }]);
    expect((await wish(3)).status).toBe(412);
    expect((await wish(7)).status).toBe(200);
    expect(await readLine(own, claimId, line)).toMatchObject({ item_quantity: 9 });
  });

  it('of an appraisal is one of its item', async () => {
    const { claimId, ring, line } = await makeRingAndLamp(own);
    const items = [
      { row_id: ring, notes: 'x', appraisal_revisions: [{ appraisal_id: line, revision: 99 }] },
    ];
    expect((await change(claimId, items)).status).toBe(412);
    const { body } = await change(claimId, items, { skip_changed: true });
    expect(body).toEqual({ changed_ids: [], skipped_ids: [ring] });
  });
});

describe('a field that appraisals share', () => {
  it('is carried to an appraisal that differs, even if the item has the value already', async () => {
    const { claimId, ring } = await makeRingAndLamp(own);
    const { body } = await api('POST', `/client_reference/${claimId}/appraisal`, {
      key: own.key,
      json: { cpid: CLAIMED, rpid: REPLACEMENT, row_id: ring, item_quantity: 7 },
    });
    const { appraisal_id: id } = body as { appraisal_id: number };
    const { status } = await change(claimId, [{ row_id: ring, quantity: RING.quantity }]);
    expect(status).toBe(200);
    expect(await readLine(own, claimId, id)).toMatchObject({ item_quantity: RING.quantity });
    expect((await typesOf(claimId)).slice(-2)).toEqual([
      'appraisal.updated',
      'appraisal.acv_calculated',
    ]);
  });

  it('two calls on the same items in another order both end', async () => {
    const { claimId, ring, lamp } = await makeRingAndLamp(own);
    const orders = [
      [ring, lamp],
      [lamp, ring],
    ];
    const answers = await Promise.all(
      [...orders, ...orders].map((ids, n) =>
        change(
          claimId,
          ids.map((id) => ({ row_id: id, quantity: 10 + n })),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set((await itemsOf(claimId)).map(({ quantity }) => quantity)).size).toBe(1);
  });
});
