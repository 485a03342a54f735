/**
 * Installs the packages of the lock file unless node_modules already contains them. Only Node
 * built-ins.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { lock } from './lock.mjs';
import { root } from './root.mjs';
import { runQuietly } from './run.mjs';

const manifestFile = path.join(root, 'package.json');
const lockFile = path.join(root, 'package-lock.json');
const installedFile = path.join(root, 'node_modules', '.package-lock.json'); // npm writes it last
const stampFile = path.join(root, 'node_modules', '.installed');

/**
 * Hashes the lock file and the dependencies of package.json; where the two differ, npm ci reports
 * it.
 */
function wantedStamp() {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(manifestFile, 'utf8'),
  );
  const wanted = {
    dependencies,
    devDependencies,
    optionalDependencies,
    overrides,
    platform: process.platform,
    arch: process.arch,
  };
  return createHash('sha256')
    .update(readFileSync(lockFile))
    .update(JSON.stringify(wanted))
    .digest('hex');
}

const modifiedMs = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function packagesAreInstalled() {
  if (!existsSync(installedFile)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()) return true;
  const wantedMs = Math.max(modifiedMs(manifestFile), modifiedMs(lockFile));
  return !existsSync(stampFile) && modifiedMs(installedFile) >= wantedMs;
}

/**
 * Returns the npm that runs this script, else the one on the path.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function npm(args) {
  const own = process.env['npm_execpath'];
  return own?.endsWith('npm-cli.js') ? [process.execPath, [own, ...args]] : ['npm', args];
}

/**
 * Two installations at once would delete each other's files, so the second waits for the first.
 * @returns {Promise<string>} a note for the step
 */
export async function installPackages() {
  if (packagesAreInstalled()) return '';
  const folder = path.join(root, 'build');
  mkdirSync(folder, { recursive: true });
  const release = await lock(path.join(folder, '.packages.lock'));
  try {
    return packagesAreInstalled() ? '' : await install();
  } finally {
    release();
  }
}

async function install() {
  // The build needs the development packages whatever NODE_ENV is set to.
  const [command, args] = npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ]);
  try {
    await runQuietly(command, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'development' },
    });
  } catch (error) {
    throw new Failure(
      'npm ci failed: its output stands above. It needs a registry that can be reached, and a lock file that fits package.json (npm run lock).',
      error.output,
    );
  }
  writeFileSync(stampFile, wantedStamp());
  return 'installed';
}
