import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Failure } from './failure.mjs';

const running = new Set();

/**
 * Terminates every command that still runs here, so that a stopping launcher leaves none behind.
 */
export function stopCommands() {
  for (const child of running) child.kill('SIGTERM');
}

/** @returns {Promise<number>} the exit status; a command ended by a signal counts as 1 */
function finished(child, command) {
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(new Failure(`${command} could not be started: ${error.message}`));
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a command and collects its output. Throws a Failure with it when the command fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: NodeJS.ProcessEnv, cwd?: string, onLine?: (line: string) => void}} [options]
 * @returns {Promise<string>} what it printed on both streams
 */
export async function runQuietly(command, args, { env = process.env, cwd, onLine } = {}) {
  const child = spawn(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => {
      lines.push(text);
      onLine?.(text);
    });
  }
  const status = await finished(child, command);
  const output = lines.join('\n');
  if (status !== 0)
    throw new Failure(`${[command, ...args].join(' ')} failed with status ${status}`, output);
  return output;
}

/**
 * Runs a command that prints to the terminal.
 * @returns {Promise<number>} the exit status
 */
export function runOpenly(command, args, { env = process.env, cwd } = {}) {
  return finished(
    spawn(command, args, { env, cwd, stdio: ['ignore', 'inherit', 'inherit'] }),
    command,
  );
}
