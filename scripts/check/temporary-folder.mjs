/**
 * Temporary folders of a test run. A later run removes those of a killed run and stops the database
 * in them.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '../launch/process-identity.mjs';

const PREFIX = 'claims-test-';

/** Removes the folders of runs that have ended. */
export async function sweepTemporaryFolders() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const [pid] = name.slice(PREFIX.length).split('-').map(Number);
    if (pid > 0 && isAlive(pid)) continue;
    const folder = path.join(tmpdir(), name);
    const { stopDatabase } = await import('../launch/database.mjs');
    await stopDatabase(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} purpose part of the folder's name
 * @returns {Promise<{folder: string, remove: () => void}>}
 */
export async function temporaryFolder(purpose) {
  await sweepTemporaryFolders();
  const folder = mkdtempSync(path.join(tmpdir(), `${PREFIX}${process.pid}-${purpose}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
