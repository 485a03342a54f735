import { afterAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import {
  drawnReceipt,
  LINES,
  pdfOfPages,
  pdfOfPicture,
  pdfReceipt,
  pdfWithScript,
} from '@/tests/setup/receipts';
import { pdf as damagedPdf } from '@/tests/setup/pictures';
import { RECEIPT_TIMEOUTS_MS } from '../limits';
import { PictureProcess } from '../process';
import { sniff } from '../sniff';

/** One for all tests, which are bad input to it one after the other. */
const child = new PictureProcess(env());
afterAll(() => child.stop());

async function read(bytes: Buffer) {
  const kind = sniff(bytes);
  if (kind === null) throw new Error('no file of a known kind');
  return child.run(
    {
      verb: 'read_receipt',
      kind,
      bytes,
      language: 'da',
      context: { currency: 'DKK', today: '2026-11-01' },
    },
    RECEIPT_TIMEOUTS_MS[0],
  );
}

async function factsOf(bytes: Buffer) {
  const reply = await read(bytes);
  if (reply.verb !== 'receipt_read') throw new Error(JSON.stringify(reply));
  return reply;
}

/** What both receipts below state. */
const STATED = {
  shop: 'ELGIGANTEN A/S',
  date: { value: '2025-03-12', certainty: 'certain' },
  total: { value: 139_850, certainty: 'certain' },
  currency: 'DKK',
};

/** What text recognition reads once is not certain. */
const isRead = expect.stringMatching(/^(?:certain|agreed)$/u) as string;
const RECOGNISED = {
  ...STATED,
  date: { ...STATED.date, certainty: isRead },
  total: { ...STATED.total, certainty: isRead },
};

describe('reading a receipt in the picture process', () => {
  it('finds shop, date and total in a picture, by text recognition without the network', async () => {
    expect(await read(await drawnReceipt())).toMatchObject({
      verb: 'receipt_read',
      fields: RECOGNISED,
      pdf: null,
    });
  });

  it('finds them in the text of a PDF, and who wrote it when', async () => {
    const info = {
      Producer: 'till 7',
      Creator: 'shop',
      CreationDate: new Date('2025-03-12T13:22Z'),
    };
    const { fields, pdf } = await factsOf(await pdfReceipt({ info }));
    expect(fields).toMatchObject(STATED);
    expect(pdf).toMatchObject({
      pages: 1,
      producer: 'till 7',
      creator: 'shop',
      created: '2025-03-12 13:22',
      saves: 1,
      isSigned: false,
      isScan: false,
      hasScripts: false,
      isEncrypted: false,
      hasTextOverPicture: false,
      numberInTwoFonts: null,
    });
  });

  it('reads the scanned page of a PDF as a picture, and tells of text that was laid over it', async () => {
    const picture = await drawnReceipt();
    const scanned = await pdfReceipt({ size: [400, 320], margin: 0 }, (paper) =>
      paper.image(picture, 0, 0, { width: 400, height: 320 }),
    );
    const { fields, pdf } = await factsOf(scanned);
    expect(fields).toMatchObject(RECOGNISED);
    expect(pdf).toMatchObject({ isScan: true, hasTextOverPicture: false });
    const blank = await drawnReceipt(LINES.map(() => ''));
    const over = await pdfReceipt({ size: [400, 320], margin: 0 }, (paper) =>
      paper.image(blank, 0, 0, { width: 400, height: 320 }).text('2.999,00', 200, 200),
    );
    expect((await factsOf(over)).pdf).toMatchObject({ isScan: true, hasTextOverPicture: true });
  });

  it('tells of a number in two fonts, a second save and a change after the signature', async () => {
    const mixed = await pdfReceipt({}, (paper) => {
      paper.font('Courier').fontSize(11).text('Total 1.2', 50, 50, { lineBreak: false });
      const left = 50 + paper.widthOfString('Total 1.2');
      paper.font('Helvetica').fontSize(11).text('99,00', left, 50, { lineBreak: false });
    });
    expect((await factsOf(mixed)).pdf?.numberInTwoFonts).toBe('1.299,00');
    const saved = Buffer.concat([await pdfReceipt(), Buffer.from('\n%%EOF\n')]);
    expect((await factsOf(saved)).pdf).toMatchObject({ saves: 2, isChangedAfterSigning: false });
    const signed = Buffer.concat([
      await pdfReceipt(),
      Buffer.from('%/ByteRange [0 10 20 30]\n%%EOF\n'),
    ]);
    expect((await factsOf(signed)).pdf).toMatchObject({
      isSigned: true,
      isChangedAfterSigning: true,
    });
  });
});

describe('bad input', () => {
  it('reads the first five of 3,000 pages', async () => {
    expect((await factsOf(pdfOfPages(3000))).pdf).toMatchObject({ pages: 3000, pagesRead: 5 });
  });

  it('tells of a script and does not run it', async () => {
    expect((await factsOf(pdfWithScript())).pdf).toMatchObject({ hasScripts: true });
  });

  it('asks for a copy of a PDF with a password, and reads one that only restricts printing', async () => {
    expect(await read(await pdfReceipt({ userPassword: 'secret' }))).toEqual({
      verb: 'receipt_unread',
      reason: 'receipt_locked',
    });
    const restricted = await pdfReceipt({ ownerPassword: 'secret', permissions: {} });
    const { fields, pdf } = await factsOf(restricted);
    expect([fields.date?.value, pdf?.isEncrypted]).toEqual(['2025-03-12', true]);
  });

  it('refuses a damaged PDF with a reason', async () => {
    expect(await read(damagedPdf())).toEqual({ verb: 'receipt_unread', reason: 'receipt_damaged' });
  });

  it('leaves a picture of 100 megapixels in a PDF undecoded, and names its page', async () => {
    const { fields, pdf } = await factsOf(pdfOfPicture(10_000, 10_000));
    expect([fields.total, pdf?.pages, pdf?.largePages]).toEqual([null, 1, [1]]);
  });

  it('takes neither an empty page nor a picture within the limit for too large', async () => {
    expect((await factsOf(pdfOfPages(2))).pdf?.largePages).toEqual([]);
    expect((await factsOf(pdfOfPicture(2000, 1000))).pdf).toMatchObject({
      largePages: [],
      scannedPages: [1],
    });
  });
});

it('a picture without text is no receipt', async () => {
  const blank = await drawnReceipt(LINES.map(() => ''));
  expect(await read(blank)).toMatchObject({ fields: { date: null, total: null } });
});
