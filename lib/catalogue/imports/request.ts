import { problemOf } from '@/lib/shared/reasons';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { createPriceImport } from '@/lib/contract/price-imports';
import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { readClient, withClient } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { fromDateString, toDateString } from '@/lib/shared/dates';
import { Fault } from '@/lib/shared/fault';
import { FeedFault } from '../import/feed-row';
import { formatOf } from '../import/formats/open-feed';
import { requireManager } from './require-manager';
import { importView } from './view';

type Query = z.output<typeof createPriceImport.query>;

interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

const HEAD_BYTES = 4096;
const NAME_LENGTH_MAX = 255;

/**
 * Stores a feed and queues its import for the worker. Unless the request names a currency, rows in
 * another currency than the client's are refused. Throws `forbidden` without permission, `missing`
 * or `wrong` unless there is exactly one file, and `unsupported` if it is not a feed.
 */
export async function requestImport(
  caller: Caller,
  files: readonly Upload[],
  { shop_name: shopName, currency: named, dry_run: dryRun = false }: Query,
) {
  const { clientId } = caller;
  const currency = await readClient(clientId, async (tx) => {
    await requireManager(tx, caller); // checked before anything of the file is stored
    return (
      named ??
      (await tx.client.findUniqueOrThrow({ where: { id: clientId }, select: { currency: true } }))
        .currency
    );
  });
  const [file, another] = files;
  if (!file) throw new Fault('missing', problemOf('file', 'required'));
  if (another) throw new Fault('wrong', problemOf('file', 'more_than_one_feed'));
  requireFeed(file.bytes);
  const storageKey = `c${clientId}/price-feeds/${randomUUID()}`;
  await storage().put(storageKey, file.bytes);
  try {
    return await withClient(clientId, async (tx) => {
      const row = await tx.priceImport.create({
        data: {
          clientId,
          storageKey,
          fileName: file.name.slice(0, NAME_LENGTH_MAX),
          fileBytes: file.bytes.length,
          shopName: shopName ?? null,
          currency,
          dryRun,
          priceDate: fromDateString(toDateString(now())),
          requestedBy: caller.actor,
          createTime: now(),
        },
      });
      const data = {
        price_import_id: row.id,
        file_name: row.fileName,
        shop_name: row.shopName,
        currency: row.currency,
        dry_run: dryRun,
      };
      await recordForClients(tx, {
        ...caller,
        clientIds: [clientId],
        type: 'price_import.requested',
        data,
      });
      return importView(row);
    });
  } catch (error) {
    await storage()
      .remove(storageKey)
      .catch(() => {}); // The caller needs the original error.
    throw error;
  }
}

function requireFeed(bytes: Buffer): void {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const head = bytes.subarray(0, HEAD_BYTES);
  try {
    formatOf(isUtf16 ? new TextDecoder('utf-16le').decode(head) : head.toString('utf8'));
  } catch (error) {
    throw error instanceof FeedFault
      ? new Fault('unsupported', error.problem, { cause: error })
      : error;
  }
}
