import { causeColumn } from '@/lib/platform/database/stored-cause';
import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import { readClient, type Transaction, withClient } from '@/lib/platform/database/tenant';
import { lockCopies } from '../attachments/lock-copies';
import { refreshReasons } from '../attachments/refresh-reasons';
import { RECEIPT_TIMEOUTS_MS } from '@/lib/platform/pictures/limits';
import { inOwnProcess } from '@/lib/platform/pictures/own-process';
import { asFailure } from '@/lib/platform/pictures/picture-problem';
import type { PictureReply, ReadReceipt, ReceiptRead } from '@/lib/platform/pictures/protocol';
import { sniff } from '@/lib/platform/pictures/sniff';
import { storage } from '@/lib/platform/storage/storage';
import { toDateString } from '@/lib/shared/dates';
import { isLanguage } from '@/lib/shared/languages';
import { type Cause, cause } from '@/lib/shared/reasons';
import { dropUnread, markUnread } from './mark-unread';
import { matchText } from './match-text';
import { queueScan } from './queue-scan';
import type { ReceiptToRead } from '../examinations/read-receipt-job';

/**
 * Makes one attempt to read an attachment that waits for it. What takes too much time or memory is
 * marked as not read, and throws: a later try has more time, on a machine that may be less busy.
 * `look` reads the bytes, by default in a process of its own.
 */
export async function readReceiptOf(
  receipt: ReceiptToRead,
  look: (request: ReadReceipt, timeoutMs: number) => Promise<PictureReply> = inOwnProcess,
  tries = 1,
): Promise<void> {
  const task = await taskOf(receipt);
  if (!task) return;
  const bytes = await storage().get(`${task.storageKey}/original`);
  if (!bytes) return failReading(receipt, cause('picture_file_missing'));
  const kind = sniff(bytes);
  if (kind === null) return failReading(receipt, cause('picture_file_damaged'));
  const { language, currency } = task;
  const context = { currency, today: toDateString(now()) };
  const reply = await look(
    { verb: 'read_receipt', kind, bytes, language, context },
    timeoutOf(tries),
  ).catch((error: unknown) => postpone(receipt, error));
  if (reply.verb === 'receipt_unread')
    return failReading(receipt, cause(reply.reason), kind === 'pdf');
  if (reply.verb === 'refused')
    return failReading(receipt, asFailure(reply.problem), kind === 'pdf');
  if (reply.verb === 'receipt_read') {
    await matchText(receipt, reply.pdf?.textKey ?? null);
    return store(receipt, reply);
  }
  return postpone(
    receipt,
    new Error(reply.verb === 'failed' ? reply.message : 'Not the answer to a receipt'),
  );
}

const timeoutOf = (tries: number): number =>
  RECEIPT_TIMEOUTS_MS[Math.min(tries, RECEIPT_TIMEOUTS_MS.length) - 1] ?? RECEIPT_TIMEOUTS_MS[0];

async function taskOf({ client_id: clientId, row_id: rowId, file_name: fileName }: ReceiptToRead) {
  const row = await readClient(clientId, (tx) =>
    tx.receiptReading.findUnique({
      where: { clientId_rowId_fileName: { clientId, rowId, fileName }, status: 'waiting' },
      select: {
        attachment: {
          select: {
            storageKey: true,
            item: { select: { claim: { select: { currency: true, language: true } } } },
          },
        },
      },
    }),
  );
  if (!row) return null;
  const { storageKey, item } = row.attachment;
  const { currency, language } = item.claim;
  return { storageKey, currency, language: isLanguage(language) ? language : ('en' as const) };
}

/**
 * A picture without a date or a total is of something else, and not listed as a receipt. What was
 * read decides on the reasons to look of the file and of its copies in other claims.
 */
async function store(receipt: ReceiptToRead, { fields, pdf }: ReceiptRead): Promise<void> {
  const isReceipt = pdf !== null || fields.date !== null || fields.total !== null;
  await changeReading(receipt, async (tx, where) => {
    if (isTooLarge(pdf)) await markUnread(tx, receipt);
    else await dropUnread(tx, receipt);
    if (pdf?.scannedPages?.length) await queueScan(tx, receipt);
    if (!isReceipt) return tx.receiptReading.deleteMany({ where });
    return tx.receiptReading.updateMany({
      where,
      data: {
        status: 'read',
        fields: json(fields),
        pdf: pdf === null ? Prisma.DbNull : json(pdf),
        failureCause: Prisma.DbNull,
        updateTime: now(),
      },
    });
  });
}

/** Whether none of a PDF's scanned pages can be examined, because all are too large. */
const isTooLarge = (pdf: ReceiptRead['pdf']): boolean =>
  (pdf?.largePages ?? []).length > 0 && (pdf?.scannedPages ?? []).length === 0;

/** Refreshes the reasons to look of the file and of its copies in other claims, too. */
async function changeReading(
  receipt: ReceiptToRead,
  change: (tx: Transaction, where: ReturnType<typeof waitingRow>) => Promise<unknown>,
): Promise<void> {
  const where = waitingRow(receipt);
  const { clientId, rowId, fileName } = where;
  await withClient(clientId, async (tx) => {
    const copies = await lockCopies(tx, clientId, { rowId, fileName });
    await change(tx, where);
    await refreshReasons(tx, clientId, [{ rowId, fileName }, ...copies]);
  });
}

const waitingRow = ({
  client_id: clientId,
  row_id: rowId,
  file_name: fileName,
}: ReceiptToRead) => ({
  clientId,
  rowId,
  fileName,
  status: 'waiting',
});

/** PostgreSQL's JSON accepts neither NUL nor lone surrogates, which a file may contain. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\0|\p{Surrogate}/gu, '\ufffd') : value;

const json = <T>(value: T) => JSON.parse(JSON.stringify(value, storable)) as object;

/**
 * Ends the reading with a reason that handlers see. The copy of a receipt that cannot be read is a
 * reason to look. A picture has been examined as a photo; a PDF has not, and is inconclusive.
 */
const failReading = (receipt: ReceiptToRead, why: Cause, isPdf = false): Promise<void> =>
  changeReading(receipt, async (tx, where) => {
    await (isPdf ? markUnread : dropUnread)(tx, receipt);
    await tx.receiptReading.updateMany({
      where,
      data: { status: 'failed', failureCause: causeColumn(why), updateTime: now() },
    });
  });

/** Until the next try; throws the error, so that there is one. */
async function postpone(receipt: ReceiptToRead, error: unknown): Promise<never> {
  await storeUnread(receipt, 'waiting', cause('receipt_not_read_yet'));
  throw error;
}

/** After the last try. */
export const giveUpReading = (receipt: ReceiptToRead): Promise<void> =>
  storeUnread(receipt, 'failed', cause('receipt_beyond_limits'));

const storeUnread = (receipt: ReceiptToRead, status: string, why: Cause): Promise<void> =>
  changeReading(receipt, async (tx, where) => {
    const { count } = await tx.receiptReading.updateMany({
      where,
      data: { status, failureCause: causeColumn(why), updateTime: now() },
    });
    if (count > 0) await markUnread(tx, receipt);
  });
