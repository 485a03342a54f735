/** Which appraisal of an item is chosen, and what declining it leaves. */
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

const net = async () =>
  (
    (await desk.send('GET', `/client_reference/${cheap.claimId}/totals`)).body as {
      net_claim: number;
    }
  ).net_claim;

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

it('rejecting an alternative leaves the chosen appraisal in the sum', async () => {
  await setTo(REJECTED, cheap);
  expect(await net()).toBe(900);
});

it('a rejected appraisal counts again once it is open again', async () => {
  await setTo(REJECTED, dear);
  expect(await net()).toBe(0);
  await setTo(OPEN, dear);
  expect(await net()).toBe(900);
});

it('removing the rejected appraisal leaves the newest of the others', async () => {
  await setTo(REJECTED, dear);
  await desk.send('DELETE', dear.path);
  expect(await net()).toBe(100);
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
  await setTo(REJECTED, dear);
  const path = `/client_reference/${cheap.claimId}/portal/customer/send`;
  expect((await desk.send('POST', path, {})).body).toMatchObject({
    sent_result: [],
    skipped: [{ reason: 'excluded' }, { reason: 'excluded' }],
  });
});
