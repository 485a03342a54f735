import type pg from 'pg';
import { currentEffect } from './effect';
import { pool } from './pool';
import { executeMessage, prepare, showMessage, type Statement, type Value } from './statement';

/** A transaction for one client in as few messages as possible: the first `ask` begins it, `conclude` ends it. */
export interface Dialogue {
  readonly ask: <Row>(asked: Statement, values: readonly Value[]) => Promise<Row[]>;
  /** The last statement, and the end of the transaction with it. */
  readonly conclude: <Row>(asked: Statement, values: readonly Value[]) => Promise<Row[]>;
}

const rowsOf = (result: unknown, at: number): unknown[] =>
  (result as pg.QueryResult[])[at]?.rows ?? [];

/**
 * As `withClient`, for what is asked so often that the round trips of a transaction cost more than its work. Under an
 * Idempotency-Key it joins the transaction of the effect like everything else. What throws undoes everything.
 */
export async function inDialogue<T>(
  clientId: number,
  run: (dialogue: Dialogue) => Promise<T>,
): Promise<T> {
  const effect = currentEffect();
  if (effect) {
    return effect.join((tx) => {
      const ask = <Row>({ text }: Statement, values: readonly Value[]) =>
        tx.$queryRawUnsafe<Row[]>(text, ...values);
      return run({ ask, conclude: ask });
    });
  }
  const client = await pool().connect();
  let isConcluded = false;
  let hasBegun = false;
  try {
    const result = await run({
      ask: async <Row>(asked: Statement, values: readonly Value[]) => {
        await prepare(client, asked);
        const begin = hasBegun ? '' : `BEGIN; ${showMessage(clientId)}; `;
        const answer = await client.query(`${begin}${executeMessage(asked, values)}`);
        const rows = hasBegun ? (answer as pg.QueryResult).rows : rowsOf(answer, 2);
        hasBegun = true;
        return rows as Row[];
      },
      conclude: async <Row>(asked: Statement, values: readonly Value[]) => {
        if (!hasBegun) throw new Error('A dialogue begins with a question');
        await prepare(client, asked);
        const answer = await client.query(`${executeMessage(asked, values)}; COMMIT`);
        isConcluded = true;
        return rowsOf(answer, 0) as Row[];
      },
    });
    client.release(!isConcluded);
    return result;
  } catch (error) {
    client.release(true); // the connection ends, and an open transaction with it
    throw error;
  }
}
