/**
 * Hashes the contents of files, so that the same sources give the same hash whatever their
 * timestamps.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const isTest = (name) => /\.(test|spec|bench|fixture)\.tsx?$/.test(name);

function filesBelow(entry, skipped) {
  const stats = statSync(path.join(root, entry), { throwIfNoEntry: false });
  if (stats === undefined || skipped.includes(entry)) return [];
  if (!stats.isDirectory()) return isTest(entry) ? [] : [entry];
  return readdirSync(path.join(root, entry))
    .sort()
    .flatMap((name) => filesBelow(path.posix.join(entry, name), skipped));
}

/**
 * @param {string[]} entries files and folders, relative to the repository; missing ones count as
 * empty
 * @param {string[]} [skipped]
 * @returns {string} hexadecimal SHA-256
 */
export function fingerprint(entries, skipped = []) {
  const hash = createHash('sha256').update(process.version);
  for (const file of entries.flatMap((entry) => filesBelow(entry, skipped))) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
