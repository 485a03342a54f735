import { causeColumn } from '@/lib/platform/database/stored-cause';
import { type Cause, cause, textOf } from '@/lib/shared/reasons';
import { now } from '@/lib/platform/clock';
import { database, withClient } from '@/lib/platform/database/tenant';
import { log } from '@/lib/platform/log';
import { storage } from '@/lib/platform/storage/storage';
import { runImport } from './run';

const ATTEMPTS_MAX = 3;
const CHUNK_BYTES = 64 * 1024;

/**
 * Imports the uploaded feed that has waited longest. Returns false if there is none or another
 * process is importing. A run still marked `running` belongs to a dead worker: its transaction was
 * rolled back, so it is started again.
 */
export async function runNextImport(signal: AbortSignal): Promise<boolean> {
  const [next] = await database().$queryRaw<
    { client_id: number; id: number }[]
  >`SELECT client_id, id FROM next_price_import()`;
  if (!next) return false;
  const { client_id: clientId, id } = next;
  const run = await withClient(clientId, (tx) =>
    tx.priceImport.findFirst({ where: { clientId, id } }),
  );
  if (!run || run.storageKey === null) return false;
  const { storageKey } = run;
  try {
    const bytes = await storage().get(storageKey);
    if (!bytes || run.tries >= ATTEMPTS_MAX)
      await giveUp(clientId, id, bytes ? cause('import_gave_up') : cause('import_feed_missing'));
    else if ((await runImport(run, { chunks: inChunks(bytes), signal })).status === 'busy')
      return false;
    await storage().remove(storageKey);
  } catch (error) {
    if (signal.aborted) await putBack(clientId, id);
    log().warn({ err: error, price_import_id: id }, 'a price import failed');
  }
  return true;
}

async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

const giveUp = (clientId: number, id: number, why: Cause): Promise<unknown> =>
  withClient(clientId, (tx) =>
    tx.priceImport.updateMany({
      where: { clientId, id },
      data: {
        status: 'failed',
        reason: textOf(why),
        cause: causeColumn(why),
        storageKey: null,
        finishTime: now(),
      },
    }),
  );

/** Stopping the service does not count as an attempt. */
const putBack = (clientId: number, id: number): Promise<unknown> =>
  withClient(clientId, (tx) =>
    tx.priceImport.updateMany({
      where: { clientId, id, status: 'running' },
      data: { status: 'waiting', tries: { decrement: 1 } },
    }),
  );
