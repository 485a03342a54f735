/** Runs commands as an operator does, on the database of the test. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { root } from '@/scripts/launch/root.mjs';

interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `build/<name>.mjs`, which the test set-up has bundled. */
export const command = (name: string, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(root, 'build', `${name}.mjs`), ...args],
      { cwd: root, env: process.env },
      (error, stdout, stderr) => {
        resolve({
          status: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
          stdout,
          stderr,
        });
      },
    );
  });
