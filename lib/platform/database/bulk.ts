import pg from 'pg';
import { poolSettings } from './pool';

const LOCK_TIMEOUT_MS = 60_000;
const IDLE_TIMEOUT_MS = 300_000;
/**
 * Temporary tables and sorts fit in memory. JIT is off because no statement runs long enough to be
 * worth compiling.
 */
const MEMORY_OPTIONS = '-c temp_buffers=64MB -c work_mem=64MB -c jit=off';

interface BulkOutcome<T> {
  readonly result: T;
  readonly commits: boolean;
}

/**
 * Runs `work` on a separate connection in one transaction without a statement timeout. If `work`
 * throws, does not ask for a commit, or this process dies, the transaction is rolled back.
 */
export async function inBulk<T>(work: (client: pg.Client) => Promise<BulkOutcome<T>>): Promise<T> {
  const { query_timeout: _, ...settings } = poolSettings();
  const options = `-c role=cvs_app -c statement_timeout=0 -c lock_timeout=${LOCK_TIMEOUT_MS} -c idle_in_transaction_session_timeout=${IDLE_TIMEOUT_MS} ${MEMORY_OPTIONS}`;
  const client = new pg.Client({ ...settings, options, application_name: 'claim-valuation bulk' });
  client.on('error', () => {}); // the running statement rejects with this error
  await client.connect();
  try {
    await client.query('BEGIN');
    const { result, commits } = await work(client);
    await client.query(commits ? 'COMMIT' : 'ROLLBACK');
    return result;
  } finally {
    await client.end().catch(() => {}); // also rolls back an open transaction
  }
}
