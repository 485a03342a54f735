import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readReceiptJob } from '@/lib/appraisals/examinations/read-receipt-job';
import { readReceiptOf } from '@/lib/appraisals/receipts/read';
import type { PictureReply } from '@/lib/platform/pictures/protocol';
import { minor } from '@/lib/shared/money';
import { jobs } from '@/lib/worker/jobs';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { drawnReceipt } from '@/tests/setup/receipts';
import { loadCatalogue, makeAppraisal, makeTenant, PRICE_DATE } from '@/tests/setup/tenants';
import { workAll, workDue } from '@/tests/setup/worker';
import {
  codesOf,
  countsOf,
  eventsOf,
  type Place,
  placeOf,
  remove,
  resultsOf,
  review,
  upload,
} from './reasons.fixture';

beforeAll(() => loadCatalogue(PRICE_DATE));

const EXAMINING = jobs.filter(({ job }) => job !== readReceiptJob);

const sameClaim = async ({ tenant, claim }: Place) => ({
  tenant,
  claim,
  appraisal: await makeAppraisal(tenant, claim),
});
const newPlace = async () => placeOf(await makeTenant({ currency: 'DKK' }));

/** The receipt in two places, in the second one saved again; examined, and not read yet. */
async function copied(
  copyTo: (first: Place) => Promise<Place> = ({ tenant }) => placeOf(tenant),
  degrees = 0,
): Promise<readonly [Place, Place]> {
  const first = await newPlace();
  const second = await copyTo(first);
  const bytes = await drawnReceipt();
  await upload(first, 'receipt.jpg', bytes);
  const again = await sharp(bytes).rotate(degrees).resize(384).jpeg({ quality: 80 }).toBuffer();
  await upload(second, 'receipt.jpg', again);
  await workAll(2, EXAMINING);
  return [first, second];
}

const read = (total: number, date: string | null, shop: string | null): PictureReply => ({
  verb: 'receipt_read',
  fields: {
    shop,
    date: date === null ? null : { value: date, certainty: 'read' },
    total: { value: minor(total), certainty: 'read' },
    currency: null,
    dates: [],
    amounts: [],
  },
  pdf: null,
});

/** Neither a date nor a total: not a receipt, as far as can be read. */
const NOTHING: PictureReply = {
  verb: 'receipt_read',
  fields: { shop: null, date: null, total: null, currency: null, dates: [], amounts: [] },
  pdf: null,
};

const READ = read(139_850, '2025-03-12', 'ELGIGANTEN A/S');

/** Stores the reading as its worker does. */
const store = ({ tenant, appraisal }: Place, reply: PictureReply) =>
  readReceiptOf(
    { client_id: tenant.clientId, row_id: appraisal.rowId, file_name: 'receipt.jpg' },
    async () => reply,
  );

const unread = (places: readonly Place[]) =>
  asOwner(
    "UPDATE receipt_reading SET status = 'waiting', fields = NULL WHERE row_id = ANY ($1::int[])",
    [places.map(({ appraisal }) => appraisal.rowId)],
  );

const reasonsOf = async (place: Place) =>
  (await resultsOf(place)).flatMap(({ reasons }) => reasons.map(({ code }) => code));

const alike = async (place: Place) => (await resultsOf(place))[0]?.duplicates;

const tagOf = async ({ tenant, claim }: Place) =>
  (await api('GET', `/forensics/${claim}/results/all`, { key: tenant.key })).headers.get('etag');

const FLAGGED = [['receipt.jpg', 'flagged', 'same_receipt']];

describe('a picture of a receipt that was turned by 90°', () => {
  it.each([
    ['shows no text that can be read', NOTHING],
    ['cannot be read', { verb: 'receipt_unread', reason: 'receipt_damaged' }],
  ] as const)('is flagged in both claims where it %s', async (_case, reply) => {
    for (const isReadFirst of [true, false]) {
      const [first, second] = await copied(undefined, 90);
      const readings = [() => store(first, READ), () => store(second, reply)];
      for (const next of isReadFirst ? readings : readings.toReversed()) {
        for (const place of [first, second]) expect(await reasonsOf(place)).toEqual([]);
        await next();
      }
      for (const place of [first, second]) {
        expect(codesOf(await resultsOf(place))).toEqual([
          ['receipt.jpg', 'flagged', 'same_picture'],
        ]);
        expect((await resultsOf(place))[0]?.duplicates).toHaveLength(1);
      }
    }
  });

  it('is flagged when its claim comes later, and not before it was looked for text', async () => {
    const first = await newPlace();
    const bytes = await drawnReceipt();
    await upload(first, 'receipt.jpg', bytes);
    await workAll(2, EXAMINING);
    await workDue(readReceiptJob);
    const second = await placeOf(first.tenant);
    await upload(second, 'receipt.jpg', await sharp(bytes).rotate(90).jpeg().toBuffer());
    await workAll(2, EXAMINING);
    for (const place of [first, second]) expect(await reasonsOf(place)).toEqual([]);
    await workDue(readReceiptJob);
    for (const place of [first, second]) expect(await reasonsOf(place)).toEqual(['same_picture']);
  });

  it('is no reason where nothing was read of either, or the readings differ', async () => {
    const [first, second] = await copied(undefined, 90);
    for (const place of [first, second]) await store(place, NOTHING);
    for (const place of [first, second]) expect(await reasonsOf(place)).toEqual([]);
    const [third, fourth] = await copied(undefined, 90);
    await store(third, READ);
    await store(fourth, read(134_850, '2025-03-12', 'ELGIGANTEN A/S'));
    for (const place of [third, fourth]) expect(await reasonsOf(place)).toEqual([]);
  }, 240_000);
});

describe('a picture of a receipt that was saved again', () => {
  it('is flagged in both claims, counted and told to webhooks once it was read', async () => {
    const [first, second] = await copied();
    for (const place of [first, second]) expect(await reasonsOf(place)).toEqual([]);
    await store(first, READ);
    expect(await reasonsOf(first)).toEqual([]);
    await store(second, READ);
    for (const place of [first, second]) {
      expect(codesOf(await resultsOf(place))).toEqual(FLAGGED);
      expect(await countsOf(place)).toEqual({ flagged_count: 1, confirmed_count: 0 });
      expect(await eventsOf(place, 'forensics.reasons_changed')).toMatchObject([
        { reasons: ['same_receipt'], previous: [], state: 'flagged' },
      ]);
    }
    expect((await resultsOf(first))[0]).toMatchObject({
      flagged: false,
      reasons: [{ headline: 'The same receipt is in another claim.' }],
      duplicates: [{ client_reference_id: second.claim, match: 'same_picture' }],
    });
  });

  it('is no reason and no copy where totals, dates or shops differ, as a shop prints receipts alike', async () => {
    const [first, second] = await copied();
    await store(first, READ);
    for (const other of [
      read(134_850, '2025-03-12', 'ELGIGANTEN A/S'),
      read(139_850, '2025-04-12', 'ELGIGANTEN A/S'),
      read(139_850, null, 'POWER'),
    ]) {
      await unread([second]);
      const before = await tagOf(first);
      await store(second, other);
      expect(await tagOf(first)).not.toBe(before);
      for (const place of [first, second]) {
        expect(await reasonsOf(place)).toEqual([]);
        expect(await alike(place)).toMatchObject([{ is_other_receipt: true }]);
      }
    }
    await unread([second]);
    await store(second, read(139_850, null, null));
    for (const place of [first, second]) {
      expect(await reasonsOf(place)).toEqual([]);
      expect(await alike(place)).toMatchObject([{ is_other_receipt: false }]);
    }
  });

  it('is flagged where it was cropped, too, by total and day but not by the shop alone', async () => {
    const first = await newPlace();
    const second = await placeOf(first.tenant);
    const bytes = await drawnReceipt();
    const { width, height } = await sharp(bytes).metadata();
    const [left, top] = [Math.round(0.015 * width), Math.round(0.015 * height)];
    const cropped = await sharp(bytes)
      .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
      .jpeg({ quality: 88 })
      .toBuffer();
    await upload(first, 'receipt.jpg', bytes);
    await upload(second, 'receipt.jpg', cropped);
    await workAll(2, EXAMINING);
    await store(first, READ);
    await store(second, read(139_850, null, 'Elgiganten A/S'));
    for (const place of [first, second]) {
      expect(await alike(place)).toHaveLength(1);
      expect(await reasonsOf(place)).toEqual([]);
    }
    await unread([second]);
    await store(second, READ);
    for (const place of [first, second]) expect(codesOf(await resultsOf(place))).toEqual(FLAGGED);
  });

  it('is recognised by total and shop where one of the two has no date', async () => {
    const [first, second] = await copied();
    await store(first, READ);
    await store(second, read(139_850, null, 'Elgiganten A/S'));
    for (const place of [first, second]) expect(codesOf(await resultsOf(place))).toEqual(FLAGGED);
  });

  it('is flagged in both claims also where two workers read at once', async () => {
    const [first, second] = await copied();
    for (let round = 0; round < 10; round += 1) {
      await unread([first, second]);
      await Promise.all([store(second, READ), store(first, READ)]);
      for (const place of [first, second]) expect(codesOf(await resultsOf(place))).toEqual(FLAGGED);
    }
  });

  it('is cleared, restored and gone with the other file like other reasons', async () => {
    const [first, second] = await copied();
    for (const place of [first, second]) await store(place, READ);
    expect((await review(first, 'clear', 'receipt.jpg')).status).toBe(200);
    expect(codesOf(await resultsOf(first))).toEqual([['receipt.jpg', 'cleared']]);
    expect((await review(first, 'restore', 'receipt.jpg')).status).toBe(200);
    expect(codesOf(await resultsOf(first))).toEqual(FLAGGED);
    expect((await remove(second, 'receipt.jpg')).status).toBe(204);
    expect(await reasonsOf(first)).toEqual([]);
    expect(await countsOf(first)).toEqual({ flagged_count: 0, confirmed_count: 0 });
  });

  it('is no reason within a claim or across clients', async () => {
    for (const copyTo of [sameClaim, newPlace]) {
      const places = await copied(copyTo);
      for (const place of places) await store(place, READ);
      for (const place of places) expect(await reasonsOf(place)).toEqual([]);
    }
  });
});
