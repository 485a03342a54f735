import { describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { sendCart } from '@/tests/setup/portal';
import {
  own,
  claimId,
  one,
  two,
  token,
  rowOf,
  portal,
  answer,
  submit,
  NOTHING,
} from './portal.fixture';

describe('an answer', () => {
  it('confirms, disagrees or corrects, and is shown to the handler with the sent values', async () => {
    expect((await answer(one, { answer: 'disagreed', reason: 'It was newer' })).body).toMatchObject(
      { row_id: rowOf(one), answer: { ...NOTHING, answer: 'disagreed', reason: 'It was newer' } },
    );
    await answer(two, {
      answer: 'corrected',
      quantity: 2,
      age: '3 years',
      date_purchase: '2023-03-01',
      notes: 'in the cellar',
      condition: 1,
    });
    const { body } = await api('GET', `/client_reference/${claimId}/portal/customer/answers`, {
      key: own.key,
    });
    expect(body).toEqual({
      client_reference_id: claimId,
      link_status: 'active',
      submit_time: null,
      comment: '',
      items: [
        {
          appraisal_id: one?.id,
          sent: expect.objectContaining({ row_id: rowOf(one), total: 2000.2 }),
          answer: { ...NOTHING, answer: 'disagreed', reason: 'It was newer' },
          answer_time: expect.any(String),
          decisions: {},
          added_files: [],
          date_request_time: null,
        },
        {
          appraisal_id: two?.id,
          sent: expect.objectContaining({ row_id: rowOf(two) }),
          answer: {
            answer: 'corrected',
            reason: null,
            description: null,
            quantity: 2,
            condition: 1,
            age: '3 years',
            date_purchase: '2023-03-01',
            age_months: null,
            notes: 'in the cellar',
          },
          answer_time: expect.any(String),
          decisions: {},
          added_files: [],
          date_request_time: null,
        },
      ],
    });
  });

  it('can be changed and removed until submission; repeating it changes nothing', async () => {
    const first = await at('2026-03-10T10:00:00Z', () => answer(one, { answer: 'confirmed' }));
    expect(
      (await at('2026-03-10T11:00:00Z', () => answer(one, { answer: 'confirmed' }))).text,
    ).toBe(first.text);
    expect(
      await at('2026-03-10T12:00:00Z', () => answer(one, { answer: 'disagreed', reason: 'no' })),
    ).toMatchObject({ body: { answer_time: '2026-03-10T12:00:00.000Z' } });
    for (let n = 0; n < 2; n += 1)
      expect(
        (await api('DELETE', `/portal/items/${rowOf(one)}/answer`, { portal: token })).status,
      ).toBe(204);
    expect((await portal()).items[0]).toMatchObject({ answer: null, answer_time: null });
  });

  it.each([
    [{ answer: 'disagreed' }, 'ERMP00'],
    [{ answer: 'disagreed', reason: '  ' }, 'ERMP00'],
    [{ answer: 'corrected' }, 'ERWP00'],
    [{ answer: 'confirmed', quantity: 3 }, 'ERWP00'],
    [{ answer: 'confirmed', reason: 'but' }, 'ERWP00'],
    [{ answer: 'perhaps' }, 'ERWP00'],
    [{}, 'ERMP00'],
    [{ answer: 'corrected', quantity: 0 }, 'ERWP00'],
    [{ answer: 'corrected', date_purchase: '2026-02-30' }, 'ERIP00'],
    [{ answer: 'corrected', condition: 6 }, 'ERWP00'],
  ])('rejects %j with %s', async (json, code) => {
    expect(await answer(one, json)).toMatchObject({ status: 400, body: { event_code: code } });
    expect((await portal()).items[0]?.answer).toBeNull();
  });

  it('is rejected if the figures were sent again, so that nobody confirms unseen figures', async () => {
    await api('PUT', `/client_reference/${claimId}/appraisal/${two?.id}`, {
      key: own.key,
      json: { replacement_cost_value: 1 },
    });
    await sendCart(own, claimId);
    for (const { status, body } of [await answer(two, { answer: 'confirmed' }), await submit()]) {
      expect([status, body]).toEqual([
        400,
        errorBody(
          'ERWP00',
          TITLES.WP,
          'version : is outdated: the cart was sent again; read it first',
        ),
      ]);
    }
    expect((await answer(two, { version: 2, answer: 'confirmed' })).status).toBe(200);
  });
});
