/**
 * `npm run bench:catalogue [-- --small]`: bundles the bench and runs it on a separate embedded
 * database.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { temporaryFolder } from './check/temporary-folder.mjs';
import { build, entryOptions } from './launch/build.mjs';
import { openDatabase } from './launch/database.mjs';
import { migrate } from './launch/migrations.mjs';
import { root } from './launch/root.mjs';
import { childEnvironment, readSettings } from './launch/settings.mjs';

const figuresFile = path.resolve(
  root,
  process.env['DATA_DIR'] ?? '.data',
  'bench',
  'catalogue.json',
);
const { folder, remove } = await temporaryFolder('catalogue-bench');
await build(['client', 'entries']);
await bundle({
  ...entryOptions(),
  entryPoints: { 'catalogue-bench': 'scripts/catalogue-bench/main.ts' },
});
const cluster = await openDatabase(folder, { durable: true });
try {
  const settings = readSettings({ DATA_DIR: folder });
  const env = { ...childEnvironment(settings, cluster.url()), LOG_LEVEL: 'error' };
  await migrate(cluster.url());
  const args = [
    '--enable-source-maps',
    path.join(root, 'build', 'catalogue-bench.mjs'),
    figuresFile,
    ...process.argv.slice(2),
  ];
  const bench = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  process.exitCode = await new Promise((resolve) =>
    bench.once('close', (status) => resolve(status ?? 1)),
  );
} finally {
  await cluster.stop();
  remove();
}
