import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Desk, makeDesk, makeGoods, type Line, makeLine } from '@/tests/setup/acv-desk';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { sendCart, tokenOf } from '@/tests/setup/portal';

let desk: Desk;
let undated: Line;
let dated: Line;
let other: Line;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk(null);
  await asOwner(`UPDATE client SET no_purchase_date = 'ask' WHERE id = $1`, [desk.tenant.clientId]);
});

beforeEach(async () => {
  undated = await makeLine(desk, { date_purchase: null });
  dated = await makeLine(desk, {}, undated.claimId);
  other = await makeLine(desk, { date_purchase: null }, undated.claimId);
});

interface Shown {
  readonly appraisal_id: number;
  readonly row_id: number;
  readonly line_state: string;
  readonly line_reason: string | null;
  readonly actual_cash_value: number;
  readonly date_request_time: string | null;
  readonly assumed_age_months: number | null;
}

const shown = async ({ path }: Line) => (await desk.send('GET', path)).body as Shown;

const request = (json: object = {}) =>
  sendCart(desk.tenant, undated.claimId, { requests_purchase_date: true, ...json });

interface Portal {
  readonly version: number;
  readonly items: {
    readonly row_id: number;
    readonly date_request_time: string | null;
    readonly answer: { readonly answer: string } | null;
  }[];
}

const portalOf = async (token: string) =>
  (await api('GET', '/portal', { portal: token })).body as Portal;

async function answer(token: string, line: Line, json: object) {
  const { version } = await portalOf(token);
  const { row_id: id } = await shown(line);
  return api('PUT', `/portal/items/${id}/answer`, { portal: token, json: { version, ...json } });
}

async function decide(line: Line, field: string) {
  const { row_id: id } = await shown(line);
  const path = `/client_reference/${line.claimId}/portal/customer/answers`;
  const { items } = (await desk.send('GET', path)).body as {
    items: { sent: { row_id: number }; answer_time: string }[];
  };
  const item = items.find(({ sent }) => sent.row_id === id);
  return desk.send('PUT', `${path}/${id}`, {
    field,
    decision: 'taken',
    answer_time: item?.answer_time,
  });
}

describe('a request for purchase dates', () => {
  it('sends every line that lacks its date and no other, and says when at the line', async () => {
    const { sent_result: sent, link } = await request();
    const rows = [(await shown(undated)).row_id, (await shown(other)).row_id];
    expect(sent.map(({ row_id: id }) => id)).toEqual(rows);
    expect((await shown(undated)).date_request_time).toMatch(/Z$/);
    expect((await shown(dated)).date_request_time).toBeNull();
    const { items } = await portalOf(tokenOf(link));
    expect(items.map(({ date_request_time: time }) => time)).toEqual(
      rows.map(() => expect.stringMatching(/Z$/)),
    );
    expect(
      await asOwner(
        `SELECT payload::jsonb -> 'data' -> 'requests_purchase_date' AS requests FROM audit_event
         WHERE client_reference_id = $1 AND type = 'portal.sent'`,
        [undated.claimId],
      ),
    ).toEqual([{ requests: true }]);
  });

  it('can be made for one line, and keeps its time when the cart is sent', async () => {
    await request({ appraisal_ids: [undated.id] });
    const { date_request_time: time } = await shown(undated);
    expect((await shown(other)).date_request_time).toBeNull();
    await sendCart(desk.tenant, undated.claimId);
    expect((await shown(undated)).date_request_time).toBe(time);
    expect((await shown(other)).date_request_time).toBeNull();
  });

  it('changes nothing where no line lacks its date', async () => {
    const { sent_result: sent, link } = await request({ appraisal_ids: [dated.id] });
    expect([sent, link]).toEqual([[], null]);
  });

  it('asks again about an item that was only confirmed, and keeps any other answer', async () => {
    const token = tokenOf((await sendCart(desk.tenant, undated.claimId)).link);
    await answer(token, undated, { answer: 'confirmed' });
    await answer(token, other, { answer: 'disagreed', reason: 'It cost more' });
    const { sent_result: sent, skipped } = await request();
    expect(sent.map(({ row_id: id }) => id)).toEqual([(await shown(undated)).row_id]);
    expect(skipped).toEqual([{ appraisal_id: other.id, reason: 'already_answered' }]);
    const { items } = await portalOf(token);
    expect(items.map((item) => item.answer?.answer)).toEqual([undefined, undefined, 'disagreed']);
  });
});

describe('the answer to a request', () => {
  it('values the line once a handler accepts the date', async () => {
    const token = tokenOf((await request()).link);
    await answer(token, undated, { answer: 'corrected', date_purchase: '2025-06-01' });
    expect(await shown(undated)).toMatchObject({ line_reason: 'no_purchase_date' });
    expect((await decide(undated, 'date_purchase')).status).toBe(200);
    expect(await shown(undated)).toMatchObject({ line_state: 'counted', actual_cash_value: 200 });
  });

  it('values the line by an age, which is named as assumed and is no date', async () => {
    const token = tokenOf((await request()).link);
    await answer(token, undated, { answer: 'corrected', age_months: 6 });
    expect((await decide(undated, 'age_months')).status).toBe(200);
    expect(await shown(undated)).toMatchObject({
      line_state: 'counted',
      actual_cash_value: 200,
      date_purchase: null,
      assumed_age_months: 6,
    });
  });

  it('leaves an ACV that somebody has entered', async () => {
    const token = tokenOf((await request()).link);
    await answer(token, undated, { answer: 'corrected', date_purchase: '2025-06-01' });
    await desk.send('PUT', `${undated.path}/acv`, { actual_cash_value: 321, reason: 'worn' });
    await decide(undated, 'date_purchase');
    expect(await shown(undated)).toMatchObject({ actual_cash_value: 321 });
  });

  it('has a date or an age, not both', async () => {
    const token = tokenOf((await request()).link);
    const both = { answer: 'corrected', date_purchase: '2025-06-01', age_months: 6 };
    expect((await answer(token, undated, both)).status).toBe(400);
  });
});
