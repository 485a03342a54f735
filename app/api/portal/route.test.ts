import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerPortal } from '@/lib/contract/portal-customer';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { at } from '@/tests/setup/clock';
import { asOwner } from '@/tests/setup/owner';
import { openLink, sendCart, tokenOf } from '@/tests/setup/portal';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture, complete } from '@/tests/setup/verdicts';

let own: Tenant;
let claimId: number;
let [one, two]: MadeAppraisal[] = [];
let token: string;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ name: 'Nordisk Forsikring', currency: 'DKK' });
});

beforeEach(async () => {
  claimId = await makeClaim(own);
  one = await makeAppraisal(own, claimId, {
    replacement_cost_value: 1000.1,
    item_quantity: 2,
    date_purchase: '2024-03-02',
    cp_name_cart: 'Television',
  });
  two = await makeAppraisal(own, claimId, { replacement_cost_value: 500, cp_name_cart: 'Speaker' });
  await api('PUT', `/client_reference/${claimId}/appraisal/${one.id}/acv`, {
    key: own.key,
    json: { actual_cash_value: 1500.05, reason: 'worn' },
  });
  token = await openLink(own, claimId);
});

const rowOf = (made: MadeAppraisal | undefined) => made?.rowId ?? 0;
const portal = async (): Promise<CustomerPortal> =>
  (await api('GET', '/portal', { portal: token })).body as CustomerPortal;
const answer = (made: MadeAppraisal | undefined, json: object) =>
  api('PUT', `/portal/items/${rowOf(made)}/answer`, {
    portal: token,
    json: { version: 1, ...json },
  });
const submit = (json: object = { everything_is_correct: true }) =>
  api('POST', '/portal/submit', { portal: token, json: { version: 1, ...json } });
const events = async (type: string) =>
  (
    await asOwner<{ payload: string }>(
      'SELECT payload FROM audit_event WHERE client_reference_id = $1 AND type = $2 ORDER BY sequence',
      [claimId, type],
    )
  ).map(({ payload }) => JSON.parse(payload) as { actor: string; data: Record<string, unknown> });
const NOTHING = {
  reason: null,
  description: null,
  quantity: null,
  condition: null,
  age: null,
  date_purchase: null,
  notes: null,
};
const HANDED_IN = errorBody(
  'ERIT02',
  TITLES.ERIT02,
  'The answers were handed in; the insurer can open them again',
);

describe('what the policyholder reads', () => {
  it('is what was sent, with insurer, message, state and sums, and nothing else', async () => {
    await asOwner(`UPDATE client_reference SET policyholder_name = 'Maja' WHERE id = $1`, [
      claimId,
    ]);
    const body = await at('2026-03-10T10:00:00Z', async () => {
      await sendCart(own, claimId, { message: 'Please check', expires_in_days: 7 });
      return portal();
    });
    expect(body).toEqual({
      insurer: 'Nordisk Forsikring',
      client_reference: expect.stringMatching(/^claim /),
      policyholder_name: 'Maja',
      date_damage: '2026-03-02',
      language: 'en',
      message: 'Please check',
      link_status: 'active',
      expire_time: expect.stringMatching(/Z$/),
      submit_time: null,
      reopen_time: null,
      comment: '',
      version: 2,
      items: [
        {
          row_id: rowOf(one),
          display_id: 1,
          location: '',
          description: 'Television',
          quantity: 2,
          condition: 0,
          age: '2 years',
          date_purchase: '2024-03-02',
          notes: '',
          cost: 1000.1,
          total: 2000.2,
          actual_cash_value: 1500.05,
          files: [],
          answer: null,
          answer_time: null,
        },
        {
          row_id: rowOf(two),
          display_id: 2,
          location: '',
          description: 'Speaker',
          quantity: 1,
          condition: 0,
          age: '',
          date_purchase: null,
          notes: '',
          cost: 500,
          total: 500,
          actual_cash_value: 500,
          files: [],
          answer: null,
          answer_time: null,
        },
      ],
      totals: {
        replacement_cost_value: 2500.2,
        depreciation: 500.15,
        actual_cash_value: 2000.05,
        item_count: 2,
        answered_count: 0,
        currency: 'DKK',
      },
    });
  });

  it('says nothing of verdicts, shops or the people of the insurer, whatever the engine found', async () => {
    const fileName = await attachPicture(own, claimId, one ?? { id: 0, rowId: 0 });
    await complete(own, one ?? { id: 0, rowId: 0 }, fileName);
    const sent = await sendCart(own, claimId);
    await answer(one, { version: 2, answer: 'confirmed' });
    const texts = [
      await api('GET', '/portal', { portal: token }),
      await api('POST', '/portal/open', { portal: token }),
      await api('POST', '/portal/submit', {
        portal: token,
        json: { version: 2, everything_is_correct: true },
      }),
    ].map(({ text }) => text);
    for (const text of [...texts, JSON.stringify(sent)]) {
      expect(text).not.toMatch(
        /forensic|verdict|flag|manipulat|is_ai|confidence|engine|Compressed|shop|Elektronik|key:|user:|actor/i,
      );
    }
    expect(texts[0]).toContain(fileName);
  });

  it('leaves out an item that is no longer in the cart, from the sums as well', async () => {
    await api('DELETE', `/client_reference/${claimId}/appraisal/${two?.id}`, { key: own.key });
    expect(await portal()).toMatchObject({
      items: [{ row_id: rowOf(one) }],
      totals: { actual_cash_value: 1500.05, item_count: 1 },
    });
    expect((await answer(two, { answer: 'confirmed' })).status).toBe(404);
  });

  it('adds up whatever the lines come to, exactly and without failing', async () => {
    const rich = await makeClaim(own);
    const { rowId } = await makeAppraisal(own, rich, {
      replacement_cost_value: 999_999_999_999.99,
    });
    await asOwner(
      `INSERT INTO claimed_item (client_id, id, client_reference_id, display_id) SELECT client_id, next_resource_id(), client_reference_id, n FROM claimed_item, generate_series(2, 150) n WHERE id = $1`,
      [rowId],
    );
    await asOwner(
      `INSERT INTO appraisal (client_id, client_reference_id, row_id, cpid, rpid, cp_name_cart, rp_name_cart, replacement_cost_value)
      SELECT client_id, client_reference_id, id, 'x', 'x', 'x', 'x', 999999999999.99 FROM claimed_item WHERE client_reference_id = $1 AND display_id > 1`,
      [rich],
    );
    const { totals } = (await api('GET', '/portal', { portal: await openLink(own, rich) }))
      .body as CustomerPortal;
    expect(totals).toMatchObject({
      replacement_cost_value: 149_999_999_999_998.5,
      depreciation: 0,
      item_count: 150,
    });
  });

  it('may be read any number of times and tells nobody; opening is told once, also by 20 at once', async () => {
    for (let n = 0; n < 3; n += 1) await portal();
    expect(await events('portal.opened')).toEqual([]);
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => api('POST', '/portal/open', { portal: token })),
    );
    expect(new Set(opened.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await events('portal.opened')).toMatchObject([
      { actor: `policyholder:${claimId}`, data: opened[0]?.body },
    ]);
    expect(
      await api('GET', `/client_reference/${claimId}/portal/customer/access`, { key: own.key }),
    ).toMatchObject({ body: opened[0]?.body });
  });
});

describe('an answer', () => {
  it('confirms, disagrees or corrects, and the handler reads it beside what was sent', async () => {
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
            notes: 'in the cellar',
          },
          answer_time: expect.any(String),
          decisions: {},
          added_files: [],
        },
      ],
    });
  });

  it('may be changed and taken back until it is handed in, and said again changes nothing', async () => {
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
  ])('%j is refused by %s', async (json, code) => {
    expect(await answer(one, json)).toMatchObject({ status: 400, body: { event_code: code } });
    expect((await portal()).items[0]?.answer).toBeNull();
  });

  it('to figures that were sent anew in the meantime is refused: nobody agrees to what was not seen', async () => {
    await api('PUT', `/client_reference/${claimId}/appraisal/${two?.id}`, {
      key: own.key,
      json: { replacement_cost_value: 1 },
    });
    await sendCart(own, claimId);
    for (const { status, body } of [await answer(two, { answer: 'confirmed' }), await submit()]) {
      expect([status, body]).toEqual([
        400,
        errorBody('ERWP00', TITLES.WP, 'version : something was sent since, read it first'),
      ]);
    }
    expect((await answer(two, { version: 2, answer: 'confirmed' })).status).toBe(200);
  });
});

describe('handing in', () => {
  it('with everything_is_correct confirms what is open, keeps what was said, and is told once with every answer', async () => {
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

  it('may bring the answers along, all of them or none', async () => {
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

  it('ends all changes by the policyholder with 403, while reading goes on', async () => {
    await submit();
    const refusals = [
      await answer(one, { answer: 'disagreed', reason: 'no' }),
      await api('DELETE', `/portal/items/${rowOf(one)}/answer`, { portal: token }),
    ];
    for (const { status, body } of refusals) expect([status, body]).toEqual([403, HANDED_IN]);
    expect((await portal()).items[0]?.answer?.answer).toBe('confirmed');
  });

  it('20 times at once is one event and twenty times the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit()));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await events('portal.answered')).toHaveLength(1);
  });

  it('of nothing is refused', async () => {
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

  it('is undone by something new being sent: the answers stand, and what is new waits for its own', async () => {
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
