/** Copies of receipts as scanned PDFs, in another claim. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readReceiptJob } from '@/lib/appraisals/examinations/read-receipt-job';
import { readReceiptOf } from '@/lib/appraisals/receipts/read';
import type { ReceiptRead } from '@/lib/platform/pictures/protocol';
import { PLAIN_PDF } from '@/lib/receipts/pdf-facts.fixture';
import { minor } from '@/lib/shared/money';
import { jobs } from '@/lib/worker/jobs';
import { drawnReceipt, pdfReceipt } from '@/tests/setup/receipts';
import { loadCatalogue, makeTenant, PRICE_DATE } from '@/tests/setup/tenants';
import { workAll } from '@/tests/setup/worker';
import { codesOf, type Place, placeOf, resultsOf, upload } from './reasons.fixture';

beforeAll(() => loadCatalogue(PRICE_DATE));

const WAIT_MS = 240_000;

async function scanned(picture: Buffer, info: object = {}): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const size = { width: width / 2, height: height / 2 };
  return pdfReceipt({ size: [size.width, size.height], margin: 0, info }, (paper) => {
    paper.image(picture, 0, 0, size);
  });
}

const savedAgain = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize({ width: 600 }).jpeg({ quality: 80 }).toBuffer();

const SAVED_AGAIN = { Producer: 'Another program' };

const EXAMINING = jobs.filter(({ job }) => job !== readReceiptJob);

/** What the reader would read, or nothing. */
interface Reading {
  readonly total: number;
  readonly day: string;
}
const READ: Reading = { total: 139_850, day: '2025-03-12' };

const replyOf = (reading: Reading | null, isPdf: boolean): ReceiptRead => ({
  verb: 'receipt_read',
  fields: {
    shop: null,
    date: reading && { value: reading.day, certainty: 'read' },
    total: reading && { value: minor(reading.total), certainty: 'read' },
    currency: null,
    dates: [],
    amounts: [],
  },
  pdf: isPdf ? { ...PLAIN_PDF, isScan: true, scannedPages: [1] } : null,
});

/** One file in a claim of its own; read and examined. */
async function placeWith(
  tenant: Place['tenant'],
  name: string,
  bytes: Buffer,
  reading: Reading | null,
): Promise<Place> {
  const place = await placeOf(tenant);
  await upload(place, name, bytes);
  await workAll(2, EXAMINING);
  const receipt = { client_id: tenant.clientId, row_id: place.appraisal.rowId, file_name: name };
  await readReceiptOf(receipt, async () => replyOf(reading, name.endsWith('.pdf')));
  await workAll(2, EXAMINING);
  return place;
}

type Given = readonly [name: string, bytes: Buffer, reading: Reading | null];

async function pairOf(one: Given, other: Given): Promise<readonly Place[]> {
  const tenant = await makeTenant({ currency: 'DKK' });
  return [await placeWith(tenant, ...one), await placeWith(tenant, ...other)];
}

const reasonsOf = async (places: readonly Place[]) =>
  Promise.all(
    places.map(async (place) => codesOf(await resultsOf(place)).map(([, , ...codes]) => codes)),
  );
const copiesOf = async (places: readonly Place[]) =>
  Promise.all(places.map(async (place) => (await resultsOf(place))[0]?.duplicates.length));

describe('a scanned receipt in another claim', () => {
  it(
    'is found as a PDF of the picture, and the picture as a PDF',
    { timeout: WAIT_MS },
    async () => {
      const receipt = await drawnReceipt();
      const places = await pairOf(
        ['receipt.jpg', receipt, READ],
        ['receipt.pdf', await scanned(await savedAgain(receipt)), READ],
      );
      expect(await reasonsOf(places)).toEqual([[['same_receipt']], [['same_receipt']]]);
      expect(await copiesOf(places)).toEqual([1, 1]);
      const back = await pairOf(
        ['receipt.pdf', await scanned(receipt), READ],
        ['receipt.jpg', receipt, READ],
      );
      expect(await reasonsOf(back)).toEqual([[['same_receipt']], [['same_receipt']]]);
    },
  );

  it('is found as a PDF saved again by another program', { timeout: WAIT_MS }, async () => {
    const receipt = await drawnReceipt();
    const places = await pairOf(
      ['receipt.pdf', await scanned(receipt), READ],
      ['receipt.pdf', await scanned(await savedAgain(receipt), SAVED_AGAIN), READ],
    );
    expect(await reasonsOf(places)).toEqual([[['same_receipt']], [['same_receipt']]]);
  });

  it(
    'is neither a copy nor a reason if another day, another total or neither is read',
    { timeout: WAIT_MS },
    async () => {
      const receipt = await drawnReceipt();
      for (const other of [{ ...READ, day: '2025-04-14' }, { ...READ, total: 134_850 }, null]) {
        const places = await pairOf(
          ['receipt.pdf', await scanned(receipt), READ],
          ['receipt.pdf', await scanned(await savedAgain(receipt)), other],
        );
        expect(await reasonsOf(places)).toEqual([[[]], [[]]]);
        expect(await copiesOf(places)).toEqual([0, 0]);
      }
    },
  );
});

const form = (name: string) =>
  drawnReceipt([
    'Skadesanmeldelse',
    '',
    `Navn: ${name}`,
    'Beskriv hvad der skete',
    '',
    'Underskrift',
  ]);

describe('a scanned form', () => {
  it('that two claims have is neither a copy nor a reason', { timeout: WAIT_MS }, async () => {
    const places = await pairOf(
      ['form.pdf', await scanned(await form('Anna Berg')), null],
      ['form.pdf', await scanned(await form('Jens Holm')), null],
    );
    expect(await reasonsOf(places)).toEqual([[[]], [[]]]);
    expect(await copiesOf(places)).toEqual([0, 0]);
  });
});
