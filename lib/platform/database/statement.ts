import { createHash } from 'node:crypto';
import { currentEffect } from './effect';
import { pool } from './pool';

export type Value = number | string | null;

/** A statement that is executed often, with bind parameters $1, $2 …: parsed once per connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The name changes with the text, so that no connection answers by an older one. */
export const statement = (text: string): Statement => ({
  name: `s_${createHash('sha256').update(text).digest('hex').slice(0, 12)}`,
  text,
});

/**
 * To the end of the transaction, row-level security shows the rows of these clients, and prepared statements keep the one
 * plan that they have: planning for each pair of ids anew would cost more than the reading.
 */
const SHOW_CLIENTS = statement(
  `SELECT set_config('app.client_ids', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
);

/** A transaction of one statement. The pool's connections are pipelined, so all of it is one round trip. Never a part of an effect. */
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
    client.release(true); // whatever state the transaction is in ends with the connection
    throw error;
  }
}

/** Rows that one client may see. */
export const readRows = <Row>(
  clientId: number,
  query: Statement,
  values: readonly Value[],
): Promise<Row[]> => inOneTransaction<Row>('BEGIN READ ONLY', [clientId], query, values);

/** For what is written for several clients at once. */
export const writeRows = (
  clientIds: readonly number[],
  query: Statement,
  values: readonly Value[],
): Promise<unknown[]> => inOneTransaction('BEGIN', clientIds, query, values);

/** Executes one statement within a transaction. */
export type Execute = <Row>(query: Statement, values: readonly Value[]) => Promise<Row[]>;

/**
 * As `withClient` of Prisma, for a change that is made so often that its round trips cost more than its work: the first
 * statement goes out together with the beginning. Under an Idempotency-Key it joins the transaction of the effect. What
 * throws undoes everything.
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
  begun.catch(() => {}); // heard by the first statement
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
