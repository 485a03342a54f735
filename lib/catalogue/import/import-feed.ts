import { problem, cause } from '@/lib/shared/reasons';
import type pg from 'pg';
import { fromDateString } from '@/lib/shared/dates';
import { Batch } from './batch';
import { FeedFault, type RowError } from './feed-row';
import { type FeedFormat, openFeed } from './formats/open-feed';
import { addCategories } from '../add-categories';
import { mergeBatch, type Outcome, stageBatch } from './merge-batch';
import { BY_INDEX, CONCLUDE, COUNT, MAKE_TABLES } from './merge-statements';
import { SeenIds } from './seen-ids';
import { type FeedSettings, stageRow } from './stage-row';
import { placeFinder } from './category-of';
import { moveProducts, readFeedWords, UnknownWords } from './feed-words';

const ERRORS_STORED_MAX = 1000;

const BATCH_ROWS = 20_000;
/** Rows between two checks of the clock, which decide whether `tick` is called. */
const LOOK_ROWS = 1000;
const LOOK_MS = 1000;

/** Counts of an import in progress or finished. */
export interface Tally {
  format: FeedFormat | null;
  bytesRead: number;
  rowsRead: number;
  rowsRefused: number;
  productsNew: number;
  offersNew: number;
  offersChanged: number;
  offersConfirmed: number;
  offersUnchanged: number;
  /** The first errors in the order of the feed. */
  errors: RowError[];
  readonly unknownCategories: UnknownWords;
}

interface ImportSettings extends Omit<FeedSettings, 'placeOf'> {
  /** Whose words for categories apply. */
  readonly clientId: number;
}

interface Watch {
  /** Called about once a second. If it throws, the import ends. */
  readonly tick: (tally: Readonly<Tally>) => Promise<void> | void;
}

export const newTally = (): Tally => ({
  format: null,
  bytesRead: 0,
  rowsRead: 0,
  rowsRefused: 0,
  productsNew: 0,
  offersNew: 0,
  offersChanged: 0,
  offersConfirmed: 0,
  offersUnchanged: 0,
  errors: [],
  unknownCategories: new UnknownWords(),
});

/**
 * Imports a feed within the transaction of `client`, reading a batch while the previous one is
 * merged. Needs 12 bytes of memory per row besides constant buffers. Throws FeedFault for an
 * unreadable feed.
 */
export async function importFeed(
  client: pg.Client,
  chunks: AsyncIterable<Buffer>,
  { clientId, ...given }: ImportSettings,
  watch: Watch,
): Promise<Tally> {
  const tally = newTally();
  await client.query(BY_INDEX);
  await client.query(MAKE_TABLES);
  await addCategories((text, values) => client.query(text, [...values]));
  const settings = { ...given, placeOf: placeFinder(await readFeedWords(client, clientId)) };
  const moved = await moveProducts(client, clientId);
  const batches = stagedBatches(chunks, settings, tally, watch);
  const midnight = fromDateString(settings.day);
  let reading = batches.next();
  // Prevents an unhandled rejection if a write fails first; the await below reports the error.
  reading.catch(() => {});
  try {
    await client.query(COUNT);
    for (let batch = await reading, written = 1; !batch.done; batch = await reading, written += 1) {
      await stageBatch(client, batch.value);
      // Not earlier: reading the next batch would delay the chunks that COPY sends.
      reading = batches.next();
      reading.catch(() => {});
      count(tally, await mergeBatch(client, batch.value, midnight));
      if (isPowerOfTwo(written)) await client.query(COUNT);
    }
  } finally {
    await batches.return(undefined).catch(() => {});
  }
  if (tally.rowsRead === 0) throw new FeedFault(problem('feed_no_rows'));
  await watch.tick(tally);
  const { productsNew, offersNew, offersChanged, offersConfirmed } = tally;
  if (moved + productsNew + offersNew + offersChanged + offersConfirmed > 0)
    await client.query(CONCLUDE);
  return tally;
}

/** Reads the feed in batches of valid rows and adds errors to the tally. */
async function* stagedBatches(
  chunks: AsyncIterable<Buffer>,
  settings: FeedSettings,
  tally: Tally,
  watch: Watch,
): AsyncGenerator<Batch, undefined> {
  const { format, rows } = await openFeed(counted(chunks, tally));
  tally.format = format;
  const seen = new SeenIds();
  let batch = new Batch();
  let lookedMs = performance.now();
  for await (const row of rows) {
    tally.rowsRead += 1;
    const staged = stageRow(row, settings);
    if (Array.isArray(staged)) refuse(tally, staged);
    else {
      const first = seen.firstRowOf(staged.offerId, staged.row);
      if (first === undefined) {
        batch.add(staged, tally.productsNew * 2 > tally.rowsRead);
        if (staged.unknownCategory !== null) tally.unknownCategories.add(staged.unknownCategory);
      } else
        refuse(tally, [
          { row: staged.row, field: 'id', cause: cause('row_id_twice', { row: first }) },
        ]);
    }
    if (batch.rows.length >= BATCH_ROWS) {
      yield batch;
      batch = new Batch();
    }
    if (tally.rowsRead % LOOK_ROWS === 0 && performance.now() - lookedMs > LOOK_MS) {
      lookedMs = performance.now();
      await watch.tick(tally);
    }
  }
  if (batch.rows.length > 0) yield batch;
  return undefined;
}

/** After batch 1, 2, 4, …, when growing tables may have doubled and need new statistics. */
const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0;

async function* counted(chunks: AsyncIterable<Buffer>, tally: Tally): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    tally.bytesRead += chunk.length;
    yield chunk;
  }
}

function refuse(tally: Tally, errors: readonly RowError[]): void {
  tally.rowsRefused += 1;
  addErrors(tally, errors);
}

/** Errors of the database arrive after those of later rows, so they are sorted by row. */
function addErrors(tally: Tally, errors: readonly RowError[]): void {
  if (
    errors.length === 0 ||
    (tally.errors.length >= ERRORS_STORED_MAX &&
      (tally.errors.at(-1)?.row ?? 0) <= (errors[0]?.row ?? 0))
  )
    return;
  tally.errors = [...tally.errors, ...errors]
    .sort((one, other) => one.row - other.row)
    .slice(0, ERRORS_STORED_MAX);
}

function count(tally: Tally, { errors, ...outcome }: Outcome): void {
  tally.rowsRefused += errors.length;
  addErrors(tally, errors);
  for (const [name, rows] of Object.entries(outcome) as [keyof typeof outcome, number][])
    tally[name] += rows;
}
