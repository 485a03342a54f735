/** A lock file that names its holder; one left by a dead process is taken over. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMark } from './process-identity.mjs';

const RETRY_MS = 250;

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    return {}; // unreadable for us, so without a known holder
  }
}

const isHeld = (holder) =>
  Number.isInteger(holder?.pid) && holder.mark !== '' && startMark(holder.pid) === holder.mark;

/**
 * Moves a dead holder's file away, and moves it back when another process has just taken the lock.
 */
function clearAbandoned(file) {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  try {
    if (isHeld(read(aside))) linkSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * @param {string} file
 * @param {Record<string, unknown>} [about] facts about the holder for other processes
 * @returns {{release: () => void} | {holder: Record<string, unknown>}}
 */
export function tryLock(file, about = {}) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(
    draft,
    JSON.stringify({ pid: process.pid, mark: startMark(process.pid), ...about }),
    { mode: 0o600 },
  );
  try {
    for (;;) {
      try {
        linkSync(draft, file);
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = read(file);
      if (isHeld(holder)) return { holder };
      if (holder !== undefined) clearAbandoned(file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Waits for the lock; calls `onWait` once with the holder. */
export async function lock(file, onWait) {
  for (let wasReported = false; ; wasReported = true) {
    const attempt = tryLock(file);
    if ('release' in attempt) return attempt.release;
    if (!wasReported) onWait?.(attempt.holder);
    await sleep(RETRY_MS);
  }
}
