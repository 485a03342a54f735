/** Accesses the database as its owner, without row-level security, to read the rows of a tenant. */
import pg from 'pg';
import { afterAll } from 'vitest';

let pool: pg.Pool | undefined;

export async function asOwner<Row extends pg.QueryResultRow>(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  if (!pool) {
    pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 2 });
    pool.on('error', () => {}); // the file's database is dropped at its end
  }
  return (await pool.query<Row>(statement, [...values])).rows;
}

afterAll(async () => {
  await pool?.end();
  pool = undefined;
});

/** Opens a separate connection, for transactions; the caller ends it. */
export async function ownerConnection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  client.on('error', () => {}); // the file's database is dropped at its end
  await client.connect();
  return client;
}

/**
 * Returns every row of a client as text, so that two states can be compared, except the request
 * log, which always grows.
 */
export async function rowsOfClient(clientId: number): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of await tablesWithClient()) {
    const found = await asOwner<{ row: string }>(
      `SELECT t::text AS row FROM "${table}" t WHERE client_id = $1 ORDER BY 1`,
      [clientId],
    );
    rows[table] = found.map(({ row }) => row);
  }
  return rows;
}

export async function tablesWithClient(): Promise<string[]> {
  const found = await asOwner<{ name: string }>(`
    SELECT c.relname AS name FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'client_id' AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> 'request_log' ORDER BY 1`);
  return found.map(({ name }) => name);
}

/** The conditions in the queries must suffice without row-level security. */
export async function setRowLevelSecurity(to: 'on' | 'off'): Promise<void> {
  for (const table of await tablesWithClient()) {
    const [policy] = await asOwner('SELECT 1 FROM pg_policy WHERE polrelid = $1::regclass', [
      table,
    ]);
    if (policy)
      await asOwner(
        `ALTER TABLE "${table}" ${to === 'on' ? 'ENABLE' : 'DISABLE'} ROW LEVEL SECURITY`,
      );
  }
}
