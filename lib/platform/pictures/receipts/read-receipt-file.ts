/** Reads a receipt, a picture or a PDF. Runs in the picture process only. */
import { constants, setPriority } from 'node:os';
import { readTwoReadings } from '@/lib/receipts/two-readings';
import { readReceipt } from '@/lib/receipts/read-receipt';
import type { ReceiptFields, TextLine } from '@/lib/receipts/receipt';
import { openPicture } from '../decode';
import type { ReadReceipt, ReceiptRead, ReceiptUnread } from '../protocol';
import { readPdf } from './read-pdf';
import { openTextReader, type TextReader } from './recognise-text';
import type { GreyPicture } from './text-area';

/** Examinations of pictures go first where processors are busy. */
export const giveWay = (): void => setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

export async function readReceiptFile(
  request: ReadReceipt,
  bytes: Buffer,
): Promise<ReceiptRead | ReceiptUnread> {
  if (request.kind !== 'pdf') {
    const fields = await fieldsOf(await greyPicture(bytes, request.kind), request);
    return { verb: 'receipt_read', fields, pdf: null };
  }
  const read = await readPdf(bytes);
  if ('verb' in read) return read;
  const { facts, lines, scan } = read;
  return { verb: 'receipt_read', fields: await pdfFields(request, lines, scan), pdf: facts };
}

async function pdfFields(
  request: ReadReceipt,
  lines: readonly TextLine[],
  scan: GreyPicture | null,
): Promise<ReceiptFields> {
  return scan ? fieldsOf(scan, request) : readReceipt(lines, request.context);
}

async function greyPicture(
  bytes: Buffer,
  kind: Exclude<ReadReceipt['kind'], 'pdf'>,
): Promise<GreyPicture> {
  const { image } = await openPicture(bytes, kind, 'truncated');
  const { data, info } = await image
    .rotate()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 1 } };
}

async function fieldsOf(
  picture: GreyPicture,
  { language, context }: ReadReceipt,
): Promise<ReceiptFields> {
  const reader = await openTextReader(language);
  try {
    return await readTwice(reader, picture, context);
  } finally {
    await reader.close();
  }
}

/** A second time, another way, where the first left doubt about date or total. */
async function readTwice(
  reader: TextReader,
  picture: GreyPicture,
  context: ReadReceipt['context'],
): Promise<ReceiptFields> {
  const lines = await reader.read(picture, 'columns');
  const first = readReceipt(lines, context);
  if (first.date?.certainty === 'certain' && first.total?.certainty === 'certain') return first;
  return readTwoReadings(lines, await reader.read(picture, 'block'), context);
}
