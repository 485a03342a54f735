/**
 * Records the statements that the code sends to the database, with their values, as the driver
 * receives them.
 */
import pg from 'pg';

export interface Recorded {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Query = (...given: unknown[]) => unknown;

const prototype = pg.Client.prototype as unknown as { query: Query };
const original = prototype.query;
const listeners = new Set<(recorded: Recorded) => void>();

prototype.query = function query(this: pg.Client, ...given: unknown[]) {
  const [first, second] = given;
  const statement = (typeof first === 'string' ? { text: first, values: second } : first) as {
    text?: unknown;
    values?: unknown;
  };
  if (typeof statement.text === 'string')
    hear({ text: statement.text, values: Array.isArray(statement.values) ? statement.values : [] });
  return original.apply(this, given);
};

function hear(recorded: Recorded): void {
  for (const listener of listeners) listener(recorded);
}

export async function recordStatements(run: () => Promise<void>): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const listener = (one: Recorded) => void recorded.push(one);
  listeners.add(listener);
  try {
    await run();
  } finally {
    listeners.delete(listener);
  }
  return recorded;
}
