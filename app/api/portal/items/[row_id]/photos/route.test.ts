import { beforeAll, beforeEach, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { formOf, gif, jpeg, pdf, type SentFile } from '@/tests/setup/pictures';
import { openLink, sendCart } from '@/tests/setup/portal';
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
let made: MadeAppraisal;
let token: string;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

beforeEach(async () => {
  claimId = await makeClaim(own);
  made = await makeAppraisal(own, claimId, { replacement_cost_value: 10 });
  await attachPicture(own, claimId, made, 'sent.jpg');
  token = await openLink(own, claimId);
});

const add = async (...files: SentFile[]) =>
  api('POST', `/portal/items/${made.rowId}/photos`, { portal: token, form: formOf(...files) });
const twelve = () => Array.from({ length: 12 }, (_, n) => ({ name: `r${n}.pdf`, bytes: pdf() }));
const photo = async (name: string, query = '') =>
  api('GET', `/portal/items/${made.rowId}/photos/${encodeURIComponent(name)}${query}`, {
    portal: token,
  });
const shown = async () =>
  ((await api('GET', '/portal', { portal: token })).body as { items: { files: string[] }[] })
    .items[0]?.files;
const attachments = async () =>
  (
    (
      await api('GET', `/client_reference/${claimId}/appraisal/${made.id}/attachments`, {
        key: own.key,
      })
    ).body as { attachments: string[] }
  ).attachments;

it('stores a photo as an attachment, queues its examination and records the sender', async () => {
  const { status, body } = await add(
    { name: 'mine.jpg', bytes: await jpeg(11) },
    { name: 'receipt.pdf', bytes: pdf() },
  );
  expect([status, body]).toEqual([200, { files: ['sent.jpg', 'mine.jpg', 'receipt.pdf'] }]);
  expect(await attachments()).toEqual(['sent.jpg', 'mine.jpg', 'receipt.pdf']);
  expect(
    await asOwner(
      `SELECT status FROM forensics_verdict WHERE row_id = $1 AND file_name = 'mine.jpg'`,
      [made.rowId],
    ),
  ).toEqual([{ status: 'not_started' }]);
  const [event] = await asOwner<{ payload: string }>(
    `SELECT payload FROM audit_event WHERE client_reference_id = $1 AND type = 'attachment.added' ORDER BY sequence DESC LIMIT 1`,
    [claimId],
  );
  expect(JSON.parse(event?.payload ?? '{}')).toMatchObject({
    actor: `policyholder:${claimId}`,
    data: { row_id: made.rowId, file_names: ['mine.jpg', 'receipt.pdf'] },
  });
  expect(
    await api('GET', `/client_reference/${claimId}/portal/customer/answers`, { key: own.key }),
  ).toMatchObject({ body: { items: [{ added_files: ['mine.jpg', 'receipt.pdf'] }] } });
});

it('numbers a duplicate name and shows the photo under the new name', async () => {
  expect((await add({ name: 'sent.jpg', bytes: await jpeg(12) })).body).toEqual({
    files: ['sent.jpg', 'sent (2).jpg'],
  });
  expect((await photo('sent (2).jpg')).headers.get('content-type')).toBe('image/jpeg');
});

it('rejects a file with the usual upload error and stores nothing', async () => {
  expect(await add({ name: 'a.gif', bytes: await gif() })).toMatchObject({ status: 415 });
  expect(
    await add(
      { name: 'b.jpg', bytes: await jpeg(13) },
      { name: 'c.jpg', bytes: (await jpeg(14)).subarray(0, 200) },
    ),
  ).toMatchObject({ status: 422 });
  expect([await shown(), await attachments()]).toEqual([['sent.jpg'], ['sent.jpg']]);
});

it('does not show photos that a handler adds until they are sent', async () => {
  await attachPicture(own, claimId, made, 'of the expert.jpg');
  expect(await shown()).toEqual(['sent.jpg']);
  expect((await photo('of the expert.jpg')).status).toBe(404);
  await sendCart(own, claimId);
  expect(await shown()).toEqual(['sent.jpg', 'of the expert.jpg']);
});

it('does not show a new file under the name of a sent one', async () => {
  await api('DELETE', `/client_reference/${claimId}/appraisal/${made.id}/attachments/sent.jpg`, {
    key: own.key,
  });
  await attachPicture(own, claimId, made, 'sent.jpg');
  expect(await shown()).toEqual([]);
  expect((await photo('sent.jpg')).status).toBe(404);
});

it('returns only re-encoded copies, neither originals nor heat maps', async () => {
  await complete(own, made, 'sent.jpg', {}, await jpeg(15));
  for (const variant of ['', '?variant=preview', '?variant=thumbnail'])
    expect(await photo('sent.jpg', variant)).toMatchObject({ status: 200 });
  for (const variant of ['original', 'heatmap'])
    expect(await photo('sent.jpg', `?variant=${variant}`)).toMatchObject({
      status: 400,
      body: { event_code: 'ERWP00' },
    });
});

it('rejects a photo after submission', async () => {
  await api('POST', '/portal/submit', {
    portal: token,
    json: { version: 1, everything_is_correct: true },
  });
  expect(await add({ name: 'late.jpg', bytes: await jpeg(16) })).toMatchObject({
    status: 403,
    body: { event_code: 'ERIT02' },
  });
  expect(await attachments()).toEqual(['sent.jpg']);
});

it('limits an item to 30 files from the policyholder, also when concurrent', async () => {
  const statuses = (await Promise.all([add(...twelve()), add(...twelve()), add(...twelve())])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 200, 400]);
  expect(await attachments()).toHaveLength(25);
});

it("includes the policyholder's photos when the cart is sent again", async () => {
  await add({ name: 'mine.jpg', bytes: await jpeg(17) });
  expect((await sendCart(own, claimId)).sent_result[0]?.files).toEqual(['sent.jpg', 'mine.jpg']);
});

it('concurrent changes of one claim all succeed or are rejected, without 500 or deadlock', async () => {
  const bytes = await jpeg(18);
  const twin = await makeClaim(own);
  const twins = await makeAppraisal(own, twin, { replacement_cost_value: 1 });
  const twinToken = await openLink(own, twin);
  const path = `/client_reference/${claimId}/appraisal/${made.id}`;
  const json = { version: 1, answer: 'confirmed' };
  const round = [
    () => add({ name: 'same.jpg', bytes }),
    () =>
      api('POST', `/portal/items/${twins.rowId}/photos`, {
        portal: twinToken,
        form: formOf({ name: 'same.jpg', bytes }),
      }),
    () =>
      api('POST', `${path}/attachments`, {
        key: own.key,
        form: formOf({ name: 'same.jpg', bytes }),
      }),
    () => api('PUT', `/portal/items/${made.rowId}/answer`, { portal: token, json }),
    () => api('DELETE', `/portal/items/${made.rowId}/answer`, { portal: token }),
    () =>
      api('POST', `/client_reference/${claimId}/portal/customer/send`, { key: own.key, json: {} }),
    () =>
      api('PATCH', `/client_reference/${claimId}/portal/customer/access`, {
        key: own.key,
        json: { expires_in_days: 5 },
      }),
    () => api('POST', '/portal/open', { portal: token }),
    () =>
      api('POST', '/portal/submit', {
        portal: twinToken,
        json: { version: 1, everything_is_correct: true },
      }),
    () =>
      api('PUT', `${path}/acv`, { key: own.key, json: { actual_cash_value: 1, reason: 'worn' } }),
    () =>
      api('PUT', `${path}/appraisal_status`, { key: own.key, json: { appraisal_status_id: 2 } }),
  ];
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1)
    statuses.push(...(await Promise.all(round.map((one) => one()))).map(({ status }) => status));
  expect(statuses.filter((status) => ![200, 204, 400, 403].includes(status))).toEqual([]);
});
