import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { env } from '@/lib/platform/env';

const marker = () => path.join(env().DATA_DIR, 'demo-is-loading');

/** From here to `finishLoading` the store holds a part of the demo and nothing else. */
export const beginLoading = (): void => writeFileSync(marker(), '', { mode: 0o600 });

export const finishLoading = (): void => rmSync(marker(), { force: true });

/** Empties a store in which an earlier load was cut off. Acts on the word of the marker alone, so never on anyone's data. */
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
