/** Steps shared by `npm start` and `npm run dev`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { runQuietly } from './run.mjs';
import { step } from './step.mjs';
import { demoCredentialsFile } from './welcome.mjs';

/**
 * @returns {Promise<string>} the owner's URL of the configured database, or of the embedded one,
 * which it opens
 */
export async function openDatabaseFor(session, settings) {
  let url = settings.databaseUrl ?? '';
  await step('database', 'starting PostgreSQL', async () => {
    if (settings.databaseUrl) return 'the one of DATABASE_URL';
    const { openDatabase } = await import('./database.mjs');
    const database = await openDatabase(settings.dataDir);
    session.onClose(() => database.stop());
    database.watch((text) => console.error(text));
    url = database.url();
    return `embedded, in ${path.join(settings.dataDir, 'postgres')}`;
  });
  return url;
}

/**
 * Loads the example claims into the embedded database, once. Needs the stage `entries` of the
 * build.
 */
export async function loadDemo(settings, env) {
  const program = path.join(root, 'build', 'load-demo.mjs');
  if (settings.databaseUrl || !existsSync(program) || existsSync(demoCredentialsFile(settings)))
    return;
  await step('demo', 'loading example claims once', async (note) => {
    await runQuietly(process.execPath, [program], {
      cwd: root,
      env: { ...env, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' },
      onLine: note,
    });
  });
}
