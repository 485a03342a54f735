import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, api } from '@/tests/setup/api';
import {
  decide,
  type Desk,
  type Line,
  makeDesk,
  makeGoods,
  makeLine,
  UNDATED,
} from '@/tests/setup/acv-desk';
import { asOwner } from '@/tests/setup/owner';

let desk: Desk;
let line: Line;
let item: string;

const [ACCEPTED, CLOSED, PAID, OPEN] = [2, 4, 7, 1] as const;
const WORN = { actual_cash_value: 150, reason: 'worn' };

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk();
});

const send: Desk['send'] = (...request) => desk.send(...request);
const setTo = (status: number, { path } = line) =>
  send('PUT', `${path}/appraisal_status`, { appraisal_status_id: status });
const rowOf = async ({ path }: Line) =>
  ((await send('GET', path)).body as { row_id: number }).row_id;
const totals = async () => (await send('GET', `/client_reference/${line.claimId}/totals`)).body;

beforeEach(async () => {
  line = await makeLine(desk, { item_quantity: 2, comment: 'as new' });
  item = `/client_reference/${line.claimId}/claimed_item/${await rowOf(line)}`;
});

/** What changes money or identity of the line. */
const changes: Readonly<Record<string, () => Promise<Answer>>> = {
  'a price': () => send('PUT', line.path, { replacement_cost_value: 999 }),
  'another replacement': () => send('PUT', line.path, { rpid: 'robot' }),
  'no date': () => send('PUT', line.path, { clear: ['date_purchase'] }),
  'no appraisal': () => send('DELETE', line.path),
  'an entered ACV': () => send('PUT', `${line.path}/acv`, WORN),
  'a calculation': () => send('PUT', `${line.path}/acv`, {}),
  'no ACV': () => send('DELETE', `${line.path}/acv`),
  'a quantity of the item': () => send('PUT', item, { quantity: 3 }),
  'a description of the item': () => send('PUT', item, { description: 'Brooch' }),
  'a claimed amount': () => send('PUT', item, { claimed_amount: 1 }),
  'many items': async () =>
    send('PUT', `/client_reference/${line.claimId}/claimed_item/bulk`, {
      items: [{ row_id: await rowOf(line), date_purchase: '2024-01-01' }],
      skip_changed: true,
    }),
  'many appraisals': () =>
    send('POST', `/client_reference/${line.claimId}/appraisal/bulk`, {
      changes: [{ appraisal_id: line.id, replacement_cost_value: 5 }],
      skip_changed: true,
    }),
  'a calculation of many': () =>
    send('POST', `/client_reference/${line.claimId}/appraisal/bulk`, {
      changes: [{ appraisal_id: line.id, calculate_acv: true }],
    }),
};

describe.each([
  ['paid', PAID, 'line_paid'],
  ['closed', CLOSED, 'line_closed'],
] as const)('a line that is %s', (_name, status, reason) => {
  it.each(Object.entries(changes))('refuses %s and names the reason', async (_what, change) => {
    await setTo(status);
    const before = [(await send('GET', line.path)).body, await totals()];
    expect(await change()).toMatchObject({ status: 409, body: { event_dict: { reason } } });
    expect([(await send('GET', line.path)).body, await totals()]).toEqual(before);
  });

  it('refuses the removal of its item', async () => {
    await setTo(status);
    expect((await send('DELETE', item)).status).toBe(409);
  });

  it('takes a comment, notes, a location, equal values and another status', async () => {
    await setTo(status);
    for (const [path, json] of [
      [line.path, { comment: 'paid in March', item_quantity: 2 }],
      [item, { notes: 'seen', location: 'Attic', quantity: 2 }],
    ] as const)
      expect((await send('PUT', path, json)).status).toBe(200);
    expect((await setTo(OPEN)).status).toBe(200);
    expect((await send('PUT', line.path, { replacement_cost_value: 999 })).status).toBe(200);
  });

  it('cannot be approved for another amount', async () => {
    await send('PUT', `${line.path}/acv`, { actual_cash_value: 900, reason: 'as new' });
    await setTo(status);
    const before = await totals();
    expect(await decide(line.path, desk.second)).toMatchObject({
      status: 409,
      body: { event_dict: { reason } },
    });
    expect(await totals()).toEqual(before);
    expect((await decide(line.path, desk.second, 'refuse')).status).toBe(200);
  });

  it('stays as it is when the date of damage changes; the others are calculated anew', async () => {
    const claim = `/client_reference/${line.claimId}`;
    const open = await makeLine(desk, {}, line.claimId);
    await setTo(status);
    const before = (await send('GET', line.path)).body as { actual_cash_value: number };
    expect((await send('PATCH', claim, { date_damage: '2026-02-01' })).status).toBe(200);
    expect((await send('GET', line.path)).body).toMatchObject({
      actual_cash_value: before.actual_cash_value,
    });
    const factsOf = async ({ path }: Line) =>
      ((await send('GET', `${path}/acv`)).body as { facts: { date_damage: string } }).facts;
    expect(await factsOf(line)).toMatchObject({ date_damage: '2026-03-02' });
    expect(await factsOf(open)).toMatchObject({ date_damage: '2026-02-01' });
  });

  it('stays chosen when an alternative is added, which may be changed and removed', async () => {
    await setTo(status);
    const before = await totals();
    const added = await makeLine(desk, { row_id: await rowOf(line) }, line.claimId);
    expect(await totals()).toEqual(before);
    expect((await send('PUT', added.path, { replacement_cost_value: 999 })).status).toBe(200);
    expect(await totals()).toEqual(before);
    expect((await send('DELETE', added.path)).status).toBe(204);
  });
});

it('an accepted line is not locked', async () => {
  await setTo(ACCEPTED);
  expect((await send('PUT', line.path, { replacement_cost_value: 999 })).status).toBe(200);
});

it('a correction of the policyholder is not taken while the line is paid', async () => {
  const { claimId } = line;
  const sent = await send('POST', `/client_reference/${claimId}/portal/customer/send`, {});
  const { link } = sent.body as { link: string };
  const row = await rowOf(line);
  await api('PUT', `/portal/items/${row}/answer`, {
    portal: link.split('#')[1] ?? '',
    json: { version: 1, answer: 'corrected', quantity: 3 },
  });
  const [{ answer_time }] = (await asOwner<{ answer_time: Date }>(
    'SELECT answer_time FROM portal_item WHERE row_id = $1',
    [row],
  )) as [{ answer_time: Date }];
  await setTo(PAID);
  const before = await totals();
  const path = `/client_reference/${claimId}/portal/customer/answers/${row}`;
  const given = { field: 'quantity', answer_time: answer_time.toISOString() };
  expect(await send('PUT', path, { ...given, decision: 'taken' })).toMatchObject({
    status: 409,
    body: { event_dict: { reason: 'line_paid' } },
  });
  expect(await totals()).toEqual(before);
  expect((await send('PUT', path, { ...given, decision: 'kept' })).status).toBe(200);
});

it('an undated line that is paid is not calculated once ages are assumed', async () => {
  const undated = await makeLine(desk, { ...UNDATED, row_id: null }, line.claimId);
  await setTo(PAID, undated);
  expect(await send('PUT', undated.path, { assumed_age_months: 6 })).toMatchObject({ status: 409 });
});
