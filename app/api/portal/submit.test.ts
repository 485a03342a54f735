import { describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { sendCart, tokenOf } from '@/tests/setup/portal';
import { makeAppraisal, makeClaim } from '@/tests/setup/tenants';
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
  events,
  HANDED_IN,
} from './portal.fixture';

describe('submitting the answers', () => {
  it('with everything_is_correct confirms open items, keeps answers and records one event', async () => {
    await answer(one, { answer: 'disagreed', reason: 'too little' });
    const { status, body } = await at('2026-03-10T10:00:00Z', () =>
      submit({ everything_is_correct: true, comment: 'Thanks' }),
    );
    expect([status, body]).toMatchObject([
      200,
      {
        link_status: 'submitted',
        submit_time: '2026-03-10T10:00:00.000Z',
        comment: 'Thanks',
        totals: { answered_count: 2 },
      },
    ]);
    expect(await submit({ everything_is_correct: true, comment: 'Again' })).toMatchObject({
      status: 200,
      body,
    });
    expect(await events('portal.answered')).toMatchObject([
      {
        actor: `policyholder:${claimId}`,
        data: {
          comment: 'Thanks',
          items: [
            {
              row_id: rowOf(one),
              appraisal_id: one?.id,
              answer: 'disagreed',
              reason: 'too little',
            },
            { row_id: rowOf(two), answer: 'confirmed' },
          ],
        },
      },
    ]);
    expect(
      await api('GET', `/client_reference/${claimId}/portal/customer/access`, { key: own.key }),
    ).toMatchObject({ body: { link_status: 'submitted', answered_count: 2 } });
  });

  it('can include answers, which are stored all or none', async () => {
    const good = { row_id: rowOf(one), answer: 'confirmed' };
    expect(
      (await submit({ answers: [good, { row_id: 99_999_999, answer: 'confirmed' }] })).status,
    ).toBe(404);
    expect((await submit({ answers: [good] })).body).toEqual(
      errorBody('ERWP00', TITLES.WP, `answers : items without an answer: ${rowOf(two)}`),
    );
    expect((await portal()).totals.answered_count).toBe(0);
    expect(
      await submit({
        answers: [good, { row_id: String(rowOf(two)), answer: 'corrected', quantity: 4 }],
      }),
    ).toMatchObject({
      status: 200,
      body: { link_status: 'submitted', items: [{}, { answer: { quantity: 4 } }] },
    });
  });

  it('rejects later changes with 403 but still allows reading', async () => {
    await submit();
    const refusals = [
      await answer(one, { answer: 'disagreed', reason: 'no' }),
      await api('DELETE', `/portal/items/${rowOf(one)}/answer`, { portal: token }),
    ];
    for (const { status, body } of refusals) expect([status, body]).toEqual([403, HANDED_IN]);
    expect((await portal()).items[0]?.answer?.answer).toBe('confirmed');
  });

  it('20 concurrent submissions record one event and return the same response', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit()));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await events('portal.answered')).toHaveLength(1);
  });

  it('is rejected without any items', async () => {
    const empty = await makeClaim(own);
    const { body } = await api('POST', `/client_reference/${empty}/portal/customer/access`, {
      key: own.key,
    });
    const answered = await api('POST', '/portal/submit', {
      portal: tokenOf((body as { link: string }).link),
      json: { version: 0, everything_is_correct: true },
    });
    expect(answered).toMatchObject({ status: 400, body: { event_code: 'ERWP00' } });
  });

  it('reopens when new items are sent; answers stay and new items are open', async () => {
    await submit();
    const three = await makeAppraisal(own, claimId, { replacement_cost_value: 7 });
    expect(await sendCart(own, claimId)).toMatchObject({
      sent_result: [{ row_id: three.rowId }],
      skipped: [{ reason: 'already_answered' }, { reason: 'already_answered' }],
    });
    expect(await portal()).toMatchObject({
      link_status: 'active',
      submit_time: null,
      version: 2,
      totals: { item_count: 3, answered_count: 2 },
    });
  });
});
