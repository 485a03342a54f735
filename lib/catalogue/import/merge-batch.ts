import { cause } from '@/lib/shared/reasons';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { Batch } from './batch';
import type { RowError } from './feed-row';
import {
  ADD_PRODUCTS,
  COPY_OFFERS,
  COPY_PRODUCTS,
  EMPTY_TABLES,
  LIST_ANEW,
  LIST_PRODUCTS,
  MERGE_ELDER,
  MERGE_KNOWN,
  MERGE_NEW,
  PRICE_PRODUCTS,
} from './merge-statements';

export interface Outcome {
  readonly productsNew: number;
  readonly offersNew: number;
  readonly offersChanged: number;
  readonly offersConfirmed: number;
  readonly offersUnchanged: number;
  readonly errors: readonly RowError[];
}

/** Copies a batch to the temporary table. */
export async function stageBatch(client: pg.Client, batch: Batch): Promise<void> {
  await client.query(EMPTY_TABLES);
  await pipeline(Readable.from(batch.offerLines()), client.query(copyFrom(COPY_OFFERS)));
}

/** Writes the staged batch within the transaction of `client`. */
export async function mergeBatch(
  client: pg.Client,
  batch: Batch,
  midnight: Date,
): Promise<Outcome> {
  const known = await merge(client, MERGE_KNOWN, [midnight]);
  const taken = known.unknown.filter((at) => batch.rows[at]?.categoryId !== null);
  const { productsNew, crowded } =
    taken.length > 0 ? await addProducts(client, batch, taken) : { productsNew: 0, crowded: [] };
  const added =
    taken.length > 0
      ? await merge(client, MERGE_NEW, [midnight, listOf(taken), listOf(crowded)])
      : NOTHING;
  const late = [...known.elder, ...added.elder];
  const merged = [
    known,
    added,
    late.length > 0 ? await merge(client, MERGE_ELDER, [midnight, listOf(late)]) : NOTHING,
  ];
  if (merged.some(({ isPriced }) => isPriced)) await client.query(PRICE_PRODUCTS);
  const rowsOf = (outcome: string) => merged.reduce((sum, one) => sum + one.rowsOf(outcome), 0);
  return {
    productsNew,
    offersNew: rowsOf('new'),
    offersChanged: rowsOf('changed'),
    offersConfirmed: rowsOf('confirmed'),
    offersUnchanged: rowsOf('unchanged'),
    errors: known.unknown.flatMap((at) => refusalOf(batch, at)),
  };
}

interface Merged {
  /** Places in the batch of rows with an unknown product, ascending. */
  readonly unknown: readonly number[];
  /** Places of rows whose offer already has a price of a later day. */
  readonly elder: readonly number[];
  /** Whether the prices of any product changed. */
  readonly isPriced: boolean;
  readonly rowsOf: (outcome: string) => number;
}

const WRITTEN: ReadonlySet<string> = new Set(['new', 'changed', 'confirmed']);
const NOTHING: Merged = { unknown: [], elder: [], isPriced: false, rowsOf: () => 0 };

async function merge(
  client: pg.Client,
  statement: string,
  values: readonly unknown[],
): Promise<Merged> {
  const { rows } = await client.query<{ outcome: string; rows: number; places: string | null }>(
    statement,
    [...values],
  );
  const rowsOf = (outcome: string) => rows.find((one) => one.outcome === outcome)?.rows ?? 0;
  const placesOf = (outcome: string) =>
    (rows.find((one) => one.outcome === outcome)?.places?.split(',') ?? [])
      .map(Number)
      .sort((one, other) => one - other);
  return {
    unknown: placesOf('unknown'),
    elder: placesOf('elder'),
    isPriced: rows.some(({ outcome }) => WRITTEN.has(outcome)),
    rowsOf,
  };
}

interface Added {
  readonly productsNew: number;
  /**
   * Products that may have several offers, whose price summary must be computed from all of them.
   */
  readonly crowded: readonly string[];
}

/** Adds families, variants and products and their search entries. */
async function addProducts(
  client: pg.Client,
  batch: Batch,
  places: readonly number[],
): Promise<Added> {
  await pipeline(Readable.from(batch.productLines(places)), client.query(copyFrom(COPY_PRODUCTS)));
  const {
    rows: [added],
  } = await client.query<{ came: number; sent: number }>(ADD_PRODUCTS);
  const { came = 0, sent = 0 } = added ?? {};
  const isAlone = came === sent; // otherwise another writer has just added some of the products
  await client.query(isAlone ? LIST_PRODUCTS : LIST_ANEW);
  const pids = places.map((at) => batch.rows[at]?.pid ?? '');
  return { productsNew: came, crowded: isAlone ? repeated(pids) : pids };
}

function repeated(names: readonly string[]): string[] {
  const [seen, several] = [new Set<string>(), new Set<string>()];
  for (const name of names) (seen.has(name) ? several : seen).add(name);
  return [...several];
}

/** Formats a PostgreSQL array. Numbers and pids never need quotes. */
const listOf = (items: readonly (number | string)[]): string => `{${items.join(',')}}`;

/** A row with an unknown product needs a category to create the product. */
function refusalOf(batch: Batch, at: number): RowError[] {
  const row = batch.rows[at];
  if (!row || row.categoryId !== null) return [];
  return [{ row: row.row, field: 'google_product_category', cause: cause('row_category_missing') }];
}
