import pg from 'pg';
import { poolSettings } from './pool';

const LOCK_TIMEOUT_MS = 60_000;
const IDLE_TIMEOUT_MS = 300_000;
/** A batch stays in memory from its temporary table to its last sort, and no statement is worth compiling. */
const MEMORY_OPTIONS = '-c temp_buffers=64MB -c work_mem=64MB -c jit=off';

interface BulkOutcome<T> {
  readonly result: T;
  /** Whether what was done is committed. */
  readonly commits: boolean;
}

/**
 * A connection of its own for one long transaction: no statement of it is cut off. Whatever keeps `work` from returning,
 * the death of this process included, nothing of it was done.
 */
export async function inBulk<T>(work: (client: pg.Client) => Promise<BulkOutcome<T>>): Promise<T> {
  const { query_timeout: _, ...settings } = poolSettings();
  const options = `-c role=cvs_app -c statement_timeout=0 -c lock_timeout=${LOCK_TIMEOUT_MS} -c idle_in_transaction_session_timeout=${IDLE_TIMEOUT_MS} ${MEMORY_OPTIONS}`;
  const client = new pg.Client({ ...settings, options, application_name: 'claim-valuation bulk' });
  client.on('error', () => {}); // the statement in hand fails, and says so
  await client.connect();
  try {
    await client.query('BEGIN');
    const { result, commits } = await work(client);
    await client.query(commits ? 'COMMIT' : 'ROLLBACK');
    return result;
  } finally {
    await client.end().catch(() => {}); // ends an open transaction too
  }
}
