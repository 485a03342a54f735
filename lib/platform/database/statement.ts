import { createHash } from 'node:crypto';
import pg from 'pg';
import { pool } from './pool';

type Kind = 'integer' | 'text';

export type Value = number | string | null;

/** A statement that is asked often: planned once per connection. Parameters are cast in the text, so that it can be sent either way. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly kinds: readonly Kind[];
}

/** The name changes with the text, so that no connection answers by an older one. */
export const statement = (text: string, kinds: readonly Kind[]): Statement => ({
  name: `read_${createHash('sha256').update(text).digest('hex').slice(0, 12)}`,
  text,
  kinds,
});

/** Of the process, as its connections are: the server's own bundle and Next's share them. */
const globals = globalThis as typeof globalThis & {
  cvsPrepared?: WeakMap<pg.PoolClient, Set<string>>;
};
const prepared = (globals.cvsPrepared ??= new WeakMap());

/** Once per connection. */
export async function prepare(
  client: pg.PoolClient,
  { name, text, kinds }: Statement,
): Promise<void> {
  const known = prepared.get(client) ?? new Set();
  if (known.has(name)) return;
  await client.query(`PREPARE ${name} (${kinds.join(', ')}) AS ${text}`);
  prepared.set(client, known.add(name));
}

function literal(value: Value): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (!Number.isSafeInteger(value)) throw new TypeError(`${value} is no integer`);
  return String(value);
}

/** Values stand in the message as literals, which is why they are integers and escaped texts only. */
export const executeMessage = ({ name }: Statement, values: readonly Value[]): string =>
  `EXECUTE ${name} (${values.map(literal).join(', ')})`;

/**
 * From here to the end of the transaction, row-level security shows this client's rows, and prepared statements keep the
 * one plan that they have: planning for each pair of ids anew would cost more than the reading.
 */
export const showMessage = (...clientIds: readonly number[]): string =>
  `SELECT set_config('app.client_ids', '${clientIds.map(literal).join(',')}', true), set_config('plan_cache_mode', 'force_generic_plan', true)`;

/** One transaction of one statement in one message: a round trip. Never a part of an effect. */
async function inOneMessage<Row>(
  clientIds: readonly number[],
  begin: 'BEGIN' | 'BEGIN READ ONLY',
  asked: Statement,
  values: readonly Value[],
): Promise<Row[]> {
  const client = await pool().connect();
  try {
    await prepare(client, asked);
    const message = `${begin}; ${showMessage(...clientIds)}; ${executeMessage(asked, values)}; COMMIT`;
    const results = (await client.query(message)) as unknown as pg.QueryResult[];
    client.release();
    return (results[2]?.rows ?? []) as Row[];
  } catch (error) {
    client.release(true); // whatever state the transaction is in ends with the connection
    throw error;
  }
}

/** Rows that one client may see. */
export const readRows = <Row>(
  clientId: number,
  asked: Statement,
  values: readonly Value[],
): Promise<Row[]> => inOneMessage<Row>([clientId], 'BEGIN READ ONLY', asked, values);

/** For what is written for several clients at once. */
export const writeRows = (
  clientIds: readonly number[],
  asked: Statement,
  values: readonly Value[],
): Promise<unknown[]> => inOneMessage(clientIds, 'BEGIN', asked, values);
