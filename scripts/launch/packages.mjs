/** Installs the packages when package.json asks for others than those that lie in node_modules. Node built-ins only. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';
import { runQuietly } from './run.mjs';

const manifestFile = path.join(root, 'package.json');
const installedFile = path.join(root, 'node_modules', '.package-lock.json'); // npm writes it last
const stampFile = path.join(root, 'node_modules', '.installed');

/** What decides the content of node_modules; other changes of package.json need no installation. */
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
  return createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
}

const modifiedMs = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

export function packagesAreInstalled() {
  if (!existsSync(installedFile)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()) return true;
  return !existsSync(stampFile) && modifiedMs(installedFile) >= modifiedMs(manifestFile);
}

/** npm as the one that runs us, else the one on the path. */
function npm(args) {
  const own = process.env['npm_execpath'];
  return own?.endsWith('npm-cli.js') ? [process.execPath, [own, ...args]] : ['npm', args];
}

/** @returns {Promise<string>} a note for the step */
export async function installPackages() {
  if (packagesAreInstalled()) return '';
  // The build needs the development packages whatever NODE_ENV says here.
  const [command, args] = npm([
    'install',
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
      'npm install failed: its output stands above. A registry that can be reached is needed once.',
      error.output,
    );
  }
  writeFileSync(stampFile, wantedStamp());
  return 'installed';
}
