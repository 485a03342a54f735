import { describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { asOwner } from '@/tests/setup/owner';
import { sendCart, tokenOf } from '@/tests/setup/portal';
import { CLAIMED, makeAppraisal } from '@/tests/setup/tenants';
import { attachPicture } from '@/tests/setup/verdicts';
import { own, claimId, newClaim, send, rows, eventsOf, confirm } from './send.fixture';

describe('sending the cart to the policyholder', () => {
  it('returns portal items with exactly the documented fields and types', async () => {
    await newClaim();
    const made = await makeAppraisal(own, claimId, {
      replacement_cost_value: 1249.5,
      item_quantity: 3,
      date_purchase: '2023-11-01',
      appraisal_condition: 3,
      cp_name_cart: 'My phone',
    });
    const fileName = await attachPicture(own, claimId, made);
    await asOwner(
      `UPDATE claimed_item SET location_id = '7', location = 'Kitchen', notes = 'in a drawer' WHERE id = $1`,
      [made.rowId],
    );
    const [product] = await asOwner<{ number: number }>(
      'SELECT number FROM product WHERE pid = $1',
      [CLAIMED],
    );
    const { status, body } = await at('2026-03-10T09:08:07.654Z', () => send({}));
    expect(status).toBe(200);
    expect(body).toEqual({
      client_reference_id: claimId,
      sent_result: [
        {
          display_id: 1,
          row_id: made.rowId,
          location_id: '7',
          location: 'Kitchen',
          quantity: 3,
          description: 'My phone',
          condition: 3,
          cost: 1249.5,
          total: 3748.5,
          age: '2 years, 4 months',
          notes: 'in a drawer',
          files: [fileName],
          create_time: '2026-03-10 09:08:07',
          update_time: '2026-03-10 09:08:07',
          pid: product?.number,
        },
      ],
      link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/portal#[\w-]{43}$/),
    });
    expect(Number.isInteger(product?.number)).toBe(true);
  });

  it('returns empty text for missing values and 0 for a product removed from the catalogue', async () => {
    await newClaim();
    const made = await makeAppraisal(own, claimId, { replacement_cost_value: 10 });
    await asOwner(`UPDATE appraisal SET cpid = 'gone' WHERE id = $1`, [made.id]);
    const {
      sent_result: [item],
    } = await sendCart(own, claimId);
    expect(item).toMatchObject({
      location_id: '',
      location: '',
      age: '',
      notes: '',
      files: [],
      condition: 0,
      pid: 0,
    });
  });

  it('divides a line priced in total by its quantity, rounded, with an exact total', async () => {
    await newClaim();
    await makeAppraisal(own, claimId, {
      replacement_cost_value: 100,
      item_quantity: 3,
      is_price_per_item: false,
    });
    expect((await sendCart(own, claimId)).sent_result).toMatchObject([
      { cost: 33.33, total: 100, quantity: 3 },
    ]);
  });

  it("uses the claim's language or the requested one", async () => {
    await newClaim('da');
    await makeAppraisal(own, claimId, { replacement_cost_value: 10, date_purchase: '2025-03-02' });
    expect((await sendCart(own, claimId)).sent_result[0]?.age).toBe('1 år');
    expect((await sendCart(own, claimId, { language: 'fi' })).sent_result[0]?.age).toBe('1 vuosi');
    expect((await sendCart(own, claimId)).sent_result[0]?.age).toBe('1 vuosi');
  });

  it('sends all appraisals for {}, null or no body, otherwise the given ones', async () => {
    await newClaim();
    const [one, two] = [
      await makeAppraisal(own, claimId, { replacement_cost_value: 1 }),
      await makeAppraisal(own, claimId, { replacement_cost_value: 2 }),
    ];
    for (const json of [{}, undefined, { appraisal_ids: null }])
      expect(await rows(json)).toEqual([one.rowId, two.rowId]);
    expect(await rows({ appraisal_ids: [two.id] })).toEqual([two.rowId]);
    expect(await rows({ appraisal_ids: [String(two.id), two.id] })).toEqual([two.rowId]);
    expect(await rows({ appraisal_ids: [] })).toEqual([]);
  });

  it('records one event per send, with API fields and without the link', async () => {
    await newClaim();
    const made = await makeAppraisal(own, claimId, { replacement_cost_value: 5 });
    const { link } = await at('2026-03-10T00:00:00Z', () =>
      sendCart(own, claimId, { language: 'sv', expires_in_days: 3 }),
    );
    const events = await eventsOf('portal.sent');
    expect(events).toMatchObject([
      {
        data: {
          items: [{ appraisal_id: made.id, row_id: made.rowId, total: 5 }],
          skipped: [],
          language: 'sv',
          expire_time: '2026-03-13T00:00:00.000Z',
        },
      },
    ]);
    expect(JSON.stringify(events)).not.toContain(tokenOf(link));
  });
});

const status = (id: number, to: number) =>
  api('PUT', `/client_reference/${claimId}/appraisal/${id}/appraisal_status`, {
    key: own.key,
    json: { appraisal_status_id: to },
  });

const sent = async () => {
  const { sent_result, skipped } = await sendCart(own, claimId);
  expect(sent_result).toHaveLength(1);
  expect(skipped?.every(({ reason }) => reason === 'same_item')).toBe(true);
  return [sent_result[0]?.total, skipped?.map(({ appraisal_id }) => appraisal_id)];
};

describe('skipped appraisals', () => {
  it('sends the first appraisal of an item, none in place of a rejected one until it is accepted', async () => {
    await newClaim();
    const first = await makeAppraisal(own, claimId, { replacement_cost_value: 1 });
    const second = await makeAppraisal(own, claimId, {
      replacement_cost_value: 2,
      row_id: first.rowId,
    });
    const third = await makeAppraisal(own, claimId, {
      replacement_cost_value: 3,
      row_id: first.rowId,
    });
    expect(await sent()).toEqual([1, [second.id, third.id]]);
    await status(second.id, 3);
    expect(await sent()).toEqual([1, [second.id, third.id]]);
    await status(first.id, 3);
    const all = [first, second, third];
    expect(await sendCart(own, claimId)).toMatchObject({
      sent_result: [],
      skipped: all.map(({ id }) => ({ appraisal_id: id, reason: 'excluded' })),
    });
    await status(third.id, 2);
    expect(await sent()).toEqual([3, [first.id, second.id]]);
  });

  it('skips an appraisal without an amount', async () => {
    await newClaim();
    const made = await makeAppraisal(own, claimId, { replacement_cost_value: 1 });
    const without = await makeAppraisal(own, claimId);
    await asOwner('UPDATE appraisal SET replacement_cost_value = NULL WHERE id = $1', [without.id]);
    expect(await sendCart(own, claimId)).toMatchObject({
      sent_result: [{ row_id: made.rowId }],
      skipped: [{ appraisal_id: without.id, reason: 'no_amount' }],
    });
  });

  it('skips an answered item, whose answer and figures stay unchanged', async () => {
    await newClaim();
    const [one, two] = [
      await makeAppraisal(own, claimId, { replacement_cost_value: 10 }),
      await makeAppraisal(own, claimId, { replacement_cost_value: 20 }),
    ];
    const { link } = await sendCart(own, claimId);
    expect((await confirm(tokenOf(link), one.rowId)).status).toBe(200);
    const [before] = await asOwner('SELECT * FROM portal_item WHERE row_id = $1', [one.rowId]);
    for (const made of [one, two])
      await api('PUT', `/client_reference/${claimId}/appraisal/${made.id}`, {
        key: own.key,
        json: { replacement_cost_value: 99 },
      });
    const again = await sendCart(own, claimId, { language: 'de' });
    expect(again).toMatchObject({
      sent_result: [{ row_id: two.rowId, total: 99 }],
      skipped: [{ appraisal_id: one.id, reason: 'already_answered' }],
      link,
    });
    expect(await asOwner('SELECT * FROM portal_item WHERE row_id = $1', [one.rowId])).toEqual([
      before,
    ]);
  });
});
