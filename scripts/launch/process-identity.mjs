/**
 * Detects whether a process id still belongs to the process that wrote it: ids are reused, quickly
 * in containers.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const bootIdFile = '/proc/sys/kernel/random/boot_id';
const hasProc = existsSync('/proc/self/stat');

/** @returns {boolean} whether any process has this id */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const ps = (pid, column) =>
  spawnSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], {
    encoding: 'utf8',
  }).stdout?.trim() ?? '';

/**
 * Returns the start time of a process, which differs for a later process with the same id; '' when
 * it has ended.
 */
export function startMark(pid) {
  if (!hasProc) return ps(pid, 'lstart');
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [state, startTicks] = [fields[0], fields[19]]; // proc(5): fields 3 and 22
    return state === 'Z' ? '' : `${readFileSync(bootIdFile, 'utf8').trim()}:${startTicks}`;
  } catch {
    return '';
  }
}

/** Returns the command line of a process; '' when it has ended. */
export function commandLine(pid) {
  if (!hasProc) return ps(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
