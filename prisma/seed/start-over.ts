import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { env } from '@/lib/platform/env';

const marker = () => path.join(env().DATA_DIR, 'demo-is-loading');

/**
 * Creates the marker of an unfinished demo load. Until `finishLoading`, the database contains demo
 * data only.
 */
export const beginLoading = (): void => writeFileSync(marker(), '', { mode: 0o600 });

export const finishLoading = (): void => rmSync(marker(), { force: true });

/**
 * Empties the database if an earlier demo load did not finish. The marker guarantees that it
 * contains demo data only.
 */
export async function startOverIfCutOff(): Promise<void> {
  if (!existsSync(marker())) return;
  const owner = new Client({ connectionString: env().DATABASE_URL });
  await owner.connect();
  try {
    await owner.query(
      'TRUNCATE client, api_key, app_user, category, outbox, audit_event, job CASCADE',
    );
  } finally {
    await owner.end();
  }
}
