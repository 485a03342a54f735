import { causeColumn } from '@/lib/platform/database/stored-cause';
import { type Cause, problem, textOf, cause, causeOf } from '@/lib/shared/reasons';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { now } from '@/lib/platform/clock';
import { inBulk } from '@/lib/platform/database/bulk';
import { withClient } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { FeedFault } from '../import/feed-row';
import { storeUnknown } from '../import/feed-words';
import { importFeed, newTally, type Tally } from '../import/import-feed';
import { TAKE_TURN } from '../import/merge-statements';
import type { PriceImport } from '@/lib/platform/database/generated/client';

export type Run = Pick<
  PriceImport,
  'clientId' | 'id' | 'shopName' | 'currency' | 'dryRun' | 'priceDate'
>;

interface Options {
  readonly chunks: AsyncIterable<Buffer>;
  /**
   * Called while another import runs; if it throws, the wait ends. Without it the run returns
   * `busy` at once.
   */
  readonly waiting?: () => void;
  readonly tick?: (tally: Readonly<Tally>) => void;
  /** Aborting rolls the import back; it can be started again. */
  readonly signal?: AbortSignal;
}

interface Ended {
  readonly status: 'done' | 'failed' | 'busy';
  readonly cause: Cause | null;
  readonly tally: Tally;
}

const TURN_POLL_MS = 500;

/**
 * Imports a feed in one transaction, which includes the record of its result. An unreadable feed is
 * recorded as failed. Throws errors that a retry may solve; the record then stays `running` until
 * the retry.
 */
export async function runImport(
  run: Run,
  { chunks, waiting, tick, signal }: Options,
): Promise<Ended> {
  const settings = {
    clientId: run.clientId,
    shopName: run.shopName,
    currency: run.currency,
    day: toDateString(run.priceDate),
  };
  try {
    const ended = await inBulk<Ended>(async (client) => {
      if (!(await takeTurn(client, waiting)))
        return { commits: false, result: { status: 'busy', cause: null, tally: newTally() } };
      await begin(run);
      const tally = await importFeed(client, chunks, settings, {
        tick: async (reached) => {
          signal?.throwIfAborted();
          tick?.(reached);
          await writeProgress(run, reached);
        },
      });
      const result = { status: 'done', cause: null, tally } as const;
      if (run.dryRun) return { commits: false, result };
      await storeUnknown(client, run.clientId, tally.unknownCategories.list(), now());
      await finish(client, run, result);
      return { commits: true, result };
    });
    return run.dryRun && ended.status === 'done' ? await finished(run, ended) : ended;
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    return finished(run, { status: 'failed', cause: causeOf(error.problem), tally: newTally() });
  }
}

async function takeTurn(client: pg.Client, waiting: Options['waiting']): Promise<boolean> {
  for (;;) {
    const {
      rows: [turn],
    } = await client.query<{ is_mine: boolean }>(TAKE_TURN);
    if (turn?.is_mine) return true;
    if (!waiting) return false;
    waiting();
    await sleep(TURN_POLL_MS);
  }
}

const INTERRUPTED = cause('import_interrupted');

/**
 * The caller holds the import lock, so any other run of the command line marked as running was
 * interrupted.
 */
const begin = ({ clientId, id }: Run): Promise<unknown> =>
  withClient(clientId, async (tx) => {
    await tx.priceImport.updateMany({
      where: { clientId, status: 'running', storageKey: null, id: { not: id } },
      data: {
        status: 'failed',
        reason: textOf(INTERRUPTED),
        cause: causeColumn(INTERRUPTED),
        finishTime: now(),
      },
    });
    await tx.priceImport.updateMany({
      where: { clientId, id },
      data: { status: 'running', startTime: now(), tries: { increment: 1 } },
    });
  });

/**
 * Stores the progress. Throws FeedFault if the record is gone, because then the import was
 * discarded.
 */
async function writeProgress(
  { clientId, id }: Run,
  { format, bytesRead, rowsRead, rowsRefused }: Readonly<Tally>,
): Promise<void> {
  const { count } = await withClient(clientId, (tx) =>
    tx.priceImport.updateMany({
      where: { clientId, id, status: 'running' },
      data: { format, bytesRead, rowsRead, rowsRefused },
    }),
  );
  if (count === 0) throw new FeedFault(problem('import_discarded'));
}

const COUNTS = `format = $5, bytes_read = $6, rows_read = $7, rows_refused = $8, products_new = $9, offers_new = $10, offers_changed = $11,
  offers_confirmed = $12, offers_unchanged = $13`;
const FINISH = `UPDATE price_import SET status = $3, reason = $4, cause = $15::jsonb, unknown_categories = $16::jsonb, finish_time = $14, storage_key = NULL, ${COUNTS} WHERE client_id = $1 AND id = $2`;
const INSERT_ERRORS = `
  INSERT INTO price_import_error (client_id, import_id, position, row_number, field, reason, cause)
  SELECT $1, $2, e.position, e.row_number, e.field, left(e.reason, 512), e.cause::jsonb
  FROM unnest($3::int[], $4::text[], $5::text[], $6::text[]) WITH ORDINALITY AS e(row_number, field, reason, cause, position)`;

/** Quotes from a feed may contain NUL, which PostgreSQL text cannot. */
const storable = (text: string): string => text.replaceAll('\0', '\ufffd');

/** Of a feed with more unknown words, the record lists the most frequent ones. */
const UNKNOWN_LISTED = 100;

type Query = (text: string, values: unknown[]) => Promise<{ rowCount: number | null }>;

async function finish(
  client: { query: Query },
  { clientId, id }: Run,
  { status, cause: why, tally }: Ended,
): Promise<void> {
  const {
    format,
    bytesRead,
    rowsRead,
    rowsRefused,
    productsNew,
    offersNew,
    offersChanged,
    offersConfirmed,
    offersUnchanged,
    errors,
    unknownCategories,
  } = tally;
  const { rowCount } = await client.query(FINISH, [
    clientId,
    id,
    status,
    why && storable(textOf(why)),
    format,
    bytesRead,
    rowsRead,
    rowsRefused,
    productsNew,
    offersNew,
    offersChanged,
    offersConfirmed,
    offersUnchanged,
    now(),
    why && JSON.stringify(causeColumn(why)),
    JSON.stringify(unknownCategories.list().slice(0, UNKNOWN_LISTED)),
  ]);
  if (rowCount === 0) throw new FeedFault(problem('import_discarded'));
  await client.query(INSERT_ERRORS, [
    clientId,
    id,
    errors.map(({ row }) => row),
    errors.map(({ field }) => field),
    errors.map((one) => storable(textOf(one.cause))),
    errors.map((one) => JSON.stringify(causeColumn(one.cause))),
  ]);
}

/** Stores the result of a run whose transaction was rolled back. */
async function finished(run: Run, ended: Ended): Promise<Ended> {
  await withClient(run.clientId, (tx) =>
    finish(
      {
        query: async (text, values) => ({ rowCount: await tx.$executeRawUnsafe(text, ...values) }),
      },
      run,
      ended,
    ),
  ).catch((error: unknown) => {
    // A FeedFault means that the import was discarded: there is no record to update.
    if (!(error instanceof FeedFault)) throw error;
  });
  return ended;
}
