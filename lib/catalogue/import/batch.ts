import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { RowError } from './feed-row';
import { ADD_PRODUCTS, COPY_IN, EMPTY_TABLES, MATCH, PRICE_OFFERS, REFUSE_WITHOUT_CATEGORY, SUMMARISE } from './merge-statements';

export interface Outcome {
  readonly productsNew: number;
  readonly offersNew: number;
  readonly offersChanged: number;
  readonly offersConfirmed: number;
  readonly offersUnchanged: number;
  readonly errors: readonly RowError[];
}

/** Brings one batch into the temporary table, given as the bytes of lines of COPY. */
export async function stageBatch(client: pg.Client, lines: readonly Buffer[]): Promise<void> {
  await client.query(EMPTY_TABLES);
  await pipeline(Readable.from(lines), client.query(copyFrom(COPY_IN)));
}

/** Writes the batch that was staged, within the transaction that `client` is in. */
export async function mergeBatch(client: pg.Client, midnight: Date): Promise<Outcome> {
  await client.query(MATCH);
  const { rows: refused } = await client.query<{ row_number: number; category_text: string }>(REFUSE_WITHOUT_CATEGORY);
  const { rows: [added] } = await client.query<{ products_new: number }>(ADD_PRODUCTS);
  const { rows: priced } = await client.query<{ outcome: string; rows: number }>(PRICE_OFFERS, [midnight]);
  await client.query(SUMMARISE);
  const rowsOf = (outcome: string) => priced.find((one) => one.outcome === outcome)?.rows ?? 0;
  return {
    productsNew: added?.products_new ?? 0,
    offersNew: rowsOf('new'), offersChanged: rowsOf('changed'), offersConfirmed: rowsOf('confirmed'), offersUnchanged: rowsOf('unchanged'),
    errors: refused.map(({ row_number: row, category_text: said }) => ({ row, field: 'google_product_category', reason: whyRefused(said) })),
  };
}

const whyRefused = (said: string): string =>
  said === '' ? 'is missing, and the product is not in the catalogue yet' : `'${said}' is no category of the catalogue, and the product is not in it yet`;
