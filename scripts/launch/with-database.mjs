/**
 * Provides the database for one command: that of DATABASE_URL, that of the running service, or one
 * started for the command.
 */
import path from 'node:path';
import { openDatabase } from './database.mjs';
import { tryLock } from './lock.mjs';
import { prepareDataDir } from './settings.mjs';

/**
 * @template Result
 * @param {{dataDir: string, databaseUrl: string | undefined}} settings
 * @param {(databaseUrl: string) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withDatabase({ dataDir, databaseUrl }, use) {
  prepareDataDir(dataDir);
  if (databaseUrl) return use(databaseUrl);
  const attempt = tryLock(path.join(dataDir, 'start.lock'), {
    origin: 'no address: a command of the command line',
  });
  const database = await openDatabase(dataDir);
  try {
    return await use(database.url());
  } finally {
    if ('release' in attempt) {
      await database.stop(); // no other process uses it, because the lock was ours
      attempt.release();
    }
  }
}
