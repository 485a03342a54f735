/** Checks of the sources that run no test. Each fails with the output of its tool. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../launch/failure.mjs';
import { root } from '../launch/root.mjs';
import { runQuietly } from '../launch/run.mjs';
import { lockFaults } from './lock-file.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const tool = (file) => path.join(root, 'node_modules', file);
const node = (file, ...args) =>
  runQuietly(process.execPath, [tool(file), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });

async function checkTypes() {
  await node('next/dist/bin/next', 'typegen');
  await node('@typescript/native/bin/tsc', '--noEmit', '-p', '.');
}

const checkLint = () =>
  node('oxlint/bin/oxlint', '--deny-warnings', '--report-unused-disable-directives');

const checkFormat = () => node('oxfmt/bin/oxfmt', '--check');

const cruise = (config, ...folders) =>
  node('dependency-cruiser/bin/dependency-cruise.mjs', '--config', config, ...folders);

async function checkRooms() {
  await cruise('.dependency-cruiser.cjs', 'app', 'components', 'lib', 'scripts');
  await cruise('.dependency-cruiser.folders.cjs', 'components', 'lib');
}

function checkLockFile() {
  const [manifest, lock] = ['package.json', 'package-lock.json'].map((file) =>
    JSON.parse(readFileSync(path.join(root, file), 'utf8')),
  );
  const faults = lockFaults(manifest, lock);
  if (faults.length > 0) throw new Failure('package-lock.json is not complete.', faults.join('\n'));
}

/** Checks that the migrations create exactly the tables of the schema. */
async function checkDrift() {
  const { folder, remove } = await temporaryFolder('drift');
  const { openDatabase } = await import('../launch/database.mjs');
  const { migrate, requireNoDrift } = await import('../launch/migrations.mjs');
  const database = await openDatabase(folder, { durable: false });
  try {
    await migrate(database.url());
    await requireNoDrift(database.url());
  } finally {
    await database.stop();
    remove();
  }
}

/** Name, description and function of each check. */
export const staticChecks = [
  ['lock file', 'checking that every platform gets its packages', checkLockFile],
  ['types', 'checking types', checkTypes],
  ['lint', 'checking style and known mistakes', checkLint],
  ['format', 'checking that the formatter wrote it', checkFormat],
  ['rooms', 'checking which room imports which', checkRooms],
  ['drift', 'comparing schema and migrations', checkDrift],
].map(([name, doing, check]) => ({
  name,
  doing,
  check: async () => {
    await check();
    return '';
  },
}));
