/**
 * `npm run issue-key`, `npm run audit:verify` and others: runs one command of build/ against the
 * database, whether or not the service is running.
 */
import path from 'node:path';
import { build } from './launch/build.mjs';
import { Failure, printFailure } from './launch/failure.mjs';
import { installPackages } from './launch/packages.mjs';
import { root } from './launch/root.mjs';
import { runOpenly } from './launch/run.mjs';
import { childEnvironment, loadEnvFile, readSettings } from './launch/settings.mjs';

const [name, ...args] = process.argv.slice(2);

async function runCommand(settings) {
  await installPackages();
  await build(['client', 'entries']);
  const { withDatabase } = await import('./launch/with-database.mjs');
  const { migrate } = await import('./launch/migrations.mjs');
  return withDatabase(settings, async (url) => {
    const env = childEnvironment(settings, url);
    await migrate(url);
    return runOpenly(
      process.execPath,
      ['--enable-source-maps', path.join(root, 'build', `${name}.mjs`), ...args],
      { cwd: root, env },
    );
  });
}

try {
  loadEnvFile();
  if (!/^[\w-]+$/.test(name ?? ''))
    throw new Failure(
      'Name a command: issue-key, create-user, load-catalogue, import-prices, audit-verify or rejudge.',
    );
  process.exitCode = await runCommand(readSettings());
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
