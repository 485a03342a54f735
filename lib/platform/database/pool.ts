import pg from 'pg';
import { env } from '../env';

const globals = globalThis as typeof globalThis & { cvsPool?: pg.Pool };

const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 12_000;
const CONNECT_TIMEOUT_MS = 4_000;

/**
 * Every process except the migrations connects as cvs_app, which row-level security binds. The role
 * is a start-up option, so RESET ROLE cannot leave it. Both sides have time-outs, because a frozen
 * database sends no error.
 */
export const poolSettings = (): pg.PoolConfig => ({
  connectionString: env().DATABASE_URL,
  max: env().DATABASE_POOL_MAX,
  options: `-c role=cvs_app -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c lock_timeout=${LOCK_TIMEOUT_MS} -c idle_in_transaction_session_timeout=30000`,
  query_timeout: QUERY_TIMEOUT_MS,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  application_name: 'claim-valuation',
});

/**
 * For tables without a Prisma model (the queue, the rate limits) and for `readRows`. Other tenant
 * data goes through `withClient`.
 */
export function pool(): pg.Pool {
  if (!globals.cvsPool) {
    globals.cvsPool = new pg.Pool({ ...poolSettings(), pipeline: true });
    // an idle connection was closed; the next query opens another
    globals.cvsPool.on('error', () => {});
    // A connection lost between two statements rejects the next one. Without this listener the
    // error event would end the process.
    globals.cvsPool.on('connect', (client) => client.on('error', () => {}));
  }
  return globals.cvsPool;
}
