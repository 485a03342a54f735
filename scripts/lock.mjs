/**
 * `npm run lock [-- --renew]`: writes package-lock.json for package.json, in a folder without
 * node_modules: beside installed packages npm would lock only those of this platform. Indirect
 * versions stay unless `--renew` resolves all of them.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockFaults } from './check/lock-file.mjs';
import { temporaryFolder } from './check/temporary-folder.mjs';
import { Failure, printFailure } from './launch/failure.mjs';
import { npm } from './launch/packages.mjs';
import { root } from './launch/root.mjs';
import { runQuietly } from './launch/run.mjs';
import { step } from './launch/step.mjs';

const LOCK = 'package-lock.json';
const parsed = (folder, file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

async function writeLock() {
  const { folder, remove } = await temporaryFolder('lock');
  try {
    const files = ['package.json', '.npmrc', ...(process.argv.includes('--renew') ? [] : [LOCK])];
    for (const file of files) copyFileSync(path.join(root, file), path.join(folder, file));
    const [command, args] = npm(['install', '--package-lock-only', '--ignore-scripts']);
    await runQuietly(command, args, { cwd: folder });
    const faults = lockFaults(parsed(folder, 'package.json'), parsed(folder, LOCK));
    if (faults.length > 0)
      throw new Failure('package-lock.json stays as it was.', faults.join('\n'));
    copyFileSync(path.join(folder, LOCK), path.join(root, LOCK));
  } finally {
    remove();
  }
}

try {
  await step('lock', 'asking the registry for versions', writeLock);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
