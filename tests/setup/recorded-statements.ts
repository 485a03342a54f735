/** Every statement that the code sends while `run` runs, with its values, as the driver got it. */
import pg from 'pg';

export interface Recorded {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Query = (...given: unknown[]) => unknown;

export async function recordStatements(run: () => Promise<void>): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    const [first, second] = given;
    const asked = (typeof first === 'string' ? { text: first, values: second } : first) as { text?: unknown; values?: unknown };
    if (typeof asked.text === 'string') recorded.push({ text: asked.text, values: Array.isArray(asked.values) ? asked.values : [] });
    return original.apply(this, given);
  };
  try {
    await run();
  } finally {
    prototype.query = original;
  }
  return recorded;
}
