import { createHash } from 'node:crypto';
import { currentEffect } from './effect';
import { pool } from './pool';

export type Value = number | string | null;

/**
 * A frequently executed statement with bind parameters $1, $2 …, parsed once per connection under
 * its name.
 */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The name is a hash of the text, so a connection never runs an older version of the statement. */
export const statement = (text: string): Statement => ({
  name: `s_${createHash('sha256').update(text).digest('hex').slice(0, 12)}`,
  text,
});

/**
 * Until the end of the transaction, row-level security shows the rows of these clients, and
 * prepared statements use their generic plan: planning for each pair of ids again would cost more
 * than the reading.
 */
const SHOW_CLIENTS = statement(
  `SELECT set_config('app.client_ids', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
);

/**
 * Runs one statement in a transaction of its own, never as part of an effect. BEGIN, statement and
 * COMMIT are pipelined into one round trip.
 */
async function inOneTransaction<Row>(
  begin: 'BEGIN' | 'BEGIN READ ONLY',
  clientIds: readonly number[],
  query: Statement,
  values: readonly Value[],
): Promise<Row[]> {
  const client = await pool().connect();
  try {
    const [, , { rows }] = await Promise.all([
      client.query(begin),
      client.query({ ...SHOW_CLIENTS, values: [clientIds.join(',')] }),
      client.query({ ...query, values: [...values] }),
      client.query('COMMIT'),
    ]);
    client.release();
    return rows as Row[];
  } catch (error) {
    client.release(true); // closing the connection ends the transaction, whatever its state
    throw error;
  }
}

/** Reads rows that this client may see. */
export const readRows = <Row>(
  clientId: number,
  query: Statement,
  values: readonly Value[],
): Promise<Row[]> => inOneTransaction<Row>('BEGIN READ ONLY', [clientId], query, values);

/** Runs a statement that writes rows of several clients at once. */
export const writeRows = (
  clientIds: readonly number[],
  query: Statement,
  values: readonly Value[],
): Promise<unknown[]> => inOneTransaction('BEGIN', clientIds, query, values);

/** Executes one statement within the open transaction. */
export type Execute = <Row>(query: Statement, values: readonly Value[]) => Promise<Row[]>;

/**
 * Like Prisma's `withClient`, for changes so frequent that round trips cost more than their work:
 * BEGIN is pipelined with the first statement. Under an Idempotency-Key it joins the transaction of
 * the effect. When `run` throws, everything is rolled back.
 */
export async function inTransaction<T>(
  clientId: number,
  run: (execute: Execute) => Promise<T>,
): Promise<T> {
  const effect = currentEffect();
  if (effect)
    return effect.join((tx) => run(({ text }, values) => tx.$queryRawUnsafe(text, ...values)));
  const client = await pool().connect();
  const begun = Promise.all([
    client.query('BEGIN'),
    client.query({ ...SHOW_CLIENTS, values: [String(clientId)] }),
  ]);
  begun.catch(() => {}); // the first statement awaits it and rejects
  const execute = async <Row>(query: Statement, values: readonly Value[]) => {
    const [{ rows }] = await Promise.all([client.query({ ...query, values: [...values] }), begun]);
    return rows as Row[];
  };
  try {
    const result = await run(execute);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    const isUsable = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    client.release(!isUsable);
    throw error;
  }
}
