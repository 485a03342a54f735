/** Which appraisal of an item is chosen, and what adding and declining others leaves. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Desk,
  type Line,
  makeDesk,
  makeGoods,
  makeLine,
  UNDATED,
} from '@/tests/setup/acv-desk';
import { asOwner } from '@/tests/setup/owner';

let desk: Desk;
let cheap: Line;
let dear: Line;

const [OPEN, ACCEPTED, REJECTED, CLOSED, ARCHIVED, PAID] = [1, 2, 3, 4, 6, 7] as const;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk(null);
});

const addTo = async ({ claimId, path }: Line, amount: number) => {
  const { row_id } = (await desk.send('GET', path)).body as { row_id: number };
  return makeLine(desk, { ...UNDATED, row_id, replacement_cost_value: amount }, claimId);
};

beforeEach(async () => {
  cheap = await makeLine(desk, { ...UNDATED, replacement_cost_value: 100 });
  dear = await addTo(cheap, 900);
});

const setTo = (status: number, { path }: Line) =>
  desk.send('PUT', `${path}/appraisal_status`, { appraisal_status_id: status });

const choose = ({ path }: Line, json: object = { chosen: true }) => desk.send('PUT', path, json);

const net = async () =>
  (
    (await desk.send('GET', `/client_reference/${cheap.claimId}/totals`)).body as {
      net_claim: number;
    }
  ).net_claim;

/** The data of the events of choices, oldest first. */
const choicesOf = async ({ claimId }: Line) => {
  const { events } = (await desk.send('GET', `/client_reference/${claimId}/events`)).body as {
    events: { data: { changes?: object } }[];
  };
  return events.flatMap(({ data }) =>
    'chosen_appraisal_id' in (data.changes ?? {}) ? [data] : [],
  );
};

it.each([
  ['rejected', REJECTED],
  ['archived', ARCHIVED],
])(
  'an accepted appraisal that is %s makes way for no dearer alternative',
  async (_name, status) => {
    await setTo(ACCEPTED, cheap);
    expect(await net()).toBe(100);
    await setTo(status, cheap);
    expect(await net()).toBe(0);
    expect((await desk.send('GET', dear.path)).body).toMatchObject({
      line_state: 'excluded',
      line_reason: 'alternative',
      chosen_appraisal_id: cheap.id,
    });
    await addTo(cheap, 700);
    expect(await net()).toBe(0);
    await setTo(ACCEPTED, dear);
    expect(await net()).toBe(900);
  },
);

it('an alternative changes nothing until it is chosen; choosing is an event', async () => {
  expect(await net()).toBe(100);
  const before = (await desk.send('GET', dear.path)).body as { revision: number };
  expect((await choose(dear)).body).toMatchObject({
    line_state: 'counted',
    chosen_appraisal_id: dear.id,
    revision: before.revision + 1,
  });
  expect(await net()).toBe(900);
  expect((await choose(dear)).status).toBe(200);
  expect(await choicesOf(cheap)).toEqual([
    {
      appraisal_id: dear.id,
      changes: { chosen_appraisal_id: dear.id },
      previous: { chosen_appraisal_id: cheap.id },
    },
  ]);
  await choose(cheap);
  expect(await net()).toBe(100);
});

it('rejecting an alternative leaves the chosen appraisal in the sum', async () => {
  await setTo(REJECTED, dear);
  expect(await net()).toBe(100);
});

it('a rejected appraisal counts again once it is open again', async () => {
  await setTo(REJECTED, cheap);
  expect(await net()).toBe(0);
  await setTo(OPEN, cheap);
  expect(await net()).toBe(100);
});

it('another appraisal can be chosen in place of a rejected one, and taken back', async () => {
  await setTo(REJECTED, cheap);
  await choose(dear);
  expect(await net()).toBe(900);
  await choose(cheap);
  expect(await net()).toBe(0);
});

it('removing the chosen appraisal leaves the newest of the others', async () => {
  await addTo(cheap, 700);
  await desk.send('DELETE', cheap.path);
  expect(await net()).toBe(700);
});

it('an accepted appraisal that is open again stays chosen', async () => {
  await setTo(ACCEPTED, dear);
  await setTo(OPEN, dear);
  expect(await net()).toBe(900);
});

it.each([
  ['accepted', ACCEPTED],
  ['paid', PAID],
  ['closed', CLOSED],
])('none is chosen in place of one that is %s, which is named', async (_name, status) => {
  await setTo(status, cheap);
  const settled = {
    status: 409,
    body: {
      event_dict: { reason: 'other_settled', values: { id: String(cheap.id) } },
    },
  };
  expect(await choose(dear, { chosen: true, comment: 'better' })).toMatchObject(settled);
  expect((await desk.send('GET', dear.path)).body).toMatchObject({ comment: '' });
  expect(await net()).toBe(100);
  await setTo(OPEN, cheap);
  expect((await choose(dear)).status).toBe(200);
});

it('an appraisal is not unchosen: another one is chosen', async () => {
  expect(await choose(cheap, { chosen: false })).toMatchObject({
    status: 400,
    body: { event_dict: { field: 'chosen', reason: 'choose_another' } },
  });
});

it('many are chosen at once, all or none', async () => {
  const other = await makeLine(desk, { ...UNDATED, replacement_cost_value: 10 }, cheap.claimId);
  const better = await addTo(other, 20);
  const path = `/client_reference/${cheap.claimId}/appraisal/bulk`;
  const changes = [dear, better].map(({ id }) => ({ appraisal_id: id, chosen: true }));
  await setTo(ACCEPTED, other);
  expect(await desk.send('POST', path, { changes })).toMatchObject({
    status: 409,
    body: { event_dict: { field: 'changes.1.appraisal_id', values: { id: String(other.id) } } },
  });
  expect(await net()).toBe(110);
  await setTo(OPEN, other);
  expect((await desk.send('POST', path, { changes })).body).toMatchObject({
    changed_ids: [dear.id, better.id],
  });
  expect(await net()).toBe(920);
  expect(await choicesOf(cheap)).toHaveLength(2);
});

it('of two choices at the same time one counts, and the claim adds up', async () => {
  const third = await addTo(cheap, 700);
  for (let n = 0; n < 5; n += 1) {
    await Promise.all([choose(dear), choose(third), addTo(cheap, 1)]);
    expect([700, 900]).toContain(await net());
  }
});

it.each([
  ['paid', PAID],
  ['closed', CLOSED],
])('a newer alternative does not replace an appraisal that is %s', async (_name, status) => {
  await setTo(status, cheap);
  expect(await net()).toBe(100);
  await addTo(cheap, 700);
  expect(await net()).toBe(100);
});

it('refreshing the lines again changes nothing', async () => {
  await setTo(ACCEPTED, cheap);
  await setTo(REJECTED, cheap);
  await asOwner(
    'SELECT refresh_lines(client_id, array_agg(id)) FROM claimed_item WHERE client_reference_id = $1 GROUP BY client_id',
    [cheap.claimId],
  );
  expect(await net()).toBe(0);
});

it('the policyholder is not sent an alternative of a rejected appraisal', async () => {
  await setTo(REJECTED, cheap);
  const path = `/client_reference/${cheap.claimId}/portal/customer/send`;
  expect((await desk.send('POST', path, {})).body).toMatchObject({
    sent_result: [],
    skipped: [{ reason: 'excluded' }, { reason: 'excluded' }],
  });
});
