/** Copies of receipts as scanned PDFs, in another claim. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readReceiptJob } from '@/lib/appraisals/examinations/read-receipt-job';
import { drawnReceipt, LINES, pdfReceipt } from '@/tests/setup/receipts';
import { loadCatalogue, makeTenant, PRICE_DATE } from '@/tests/setup/tenants';
import { workAll, workDue } from '@/tests/setup/worker';
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

/** One file in a claim of its own; read and examined. */
async function placeWith(tenant: Place['tenant'], name: string, bytes: Buffer): Promise<Place> {
  const place = await placeOf(tenant);
  await upload(place, name, bytes);
  await workDue(readReceiptJob);
  await workAll();
  await workDue(readReceiptJob);
  return place;
}

async function pairOf(
  one: readonly [name: string, bytes: Buffer],
  other: readonly [name: string, bytes: Buffer],
): Promise<readonly Place[]> {
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
        ['receipt.jpg', receipt],
        ['receipt.pdf', await scanned(await savedAgain(receipt))],
      );
      expect(await reasonsOf(places)).toEqual([[['same_receipt']], [['same_receipt']]]);
      expect(await copiesOf(places)).toEqual([1, 1]);
      const back = await pairOf(['receipt.pdf', await scanned(receipt)], ['receipt.jpg', receipt]);
      expect(await reasonsOf(back)).toEqual([[['same_receipt']], [['same_receipt']]]);
    },
  );

  it('is found as a PDF saved again by another program', { timeout: WAIT_MS }, async () => {
    const receipt = await drawnReceipt();
    const places = await pairOf(
      ['receipt.pdf', await scanned(receipt)],
      ['receipt.pdf', await scanned(await savedAgain(receipt), SAVED_AGAIN)],
    );
    expect(await reasonsOf(places)).toEqual([[['same_receipt']], [['same_receipt']]]);
  });

  it(
    'is neither a copy nor a reason if another day or total is read',
    { timeout: WAIT_MS },
    async () => {
      const other = LINES.map((line) => line.replace('12-03-2025', '14-04-2025'));
      const places = await pairOf(
        ['receipt.pdf', await scanned(await drawnReceipt())],
        ['receipt.pdf', await scanned(await drawnReceipt(other))],
      );
      expect(await reasonsOf(places)).toEqual([[[]], [[]]]);
      expect(await copiesOf(places)).toEqual([0, 0]);
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
      ['form.pdf', await scanned(await form('Anna Berg'))],
      ['form.pdf', await scanned(await form('Jens Holm'))],
    );
    expect(await reasonsOf(places)).toEqual([[[]], [[]]]);
    expect(await copiesOf(places)).toEqual([0, 0]);
  });
});
