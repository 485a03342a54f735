/** The whole of a database: the tables of the service, then those of its queue. */
import path from 'node:path';
import { migrate } from './migrations.mjs';
import { root } from './root.mjs';
import { runQuietly } from './run.mjs';

/** Needs the stage `entries` of the build. @param {Record<string, string | undefined>} env of a child */
export async function migrateQueue(env) {
  await runQuietly(process.execPath, [path.join(root, 'build', 'migrate-queue.mjs')], {
    cwd: root,
    env,
  });
}

/** @param {string} databaseUrl as the owner @param {Record<string, string | undefined>} env of a child */
export async function migrateAll(databaseUrl, env) {
  const note = await migrate(databaseUrl);
  await migrateQueue(env);
  return note;
}
