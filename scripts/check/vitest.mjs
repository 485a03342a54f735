import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../launch/failure.mjs';
import { root } from '../launch/root.mjs';
import { runOpenly } from '../launch/run.mjs';
import { vitestCounts } from './tally.mjs';

const program = path.join(root, 'node_modules/vitest/vitest.mjs');

/**
 * Runs vitest and counts.
 * @param {string[]} args projects, files
 * @param {string} reportFile
 * @param {Record<string, string | undefined>} [env]
 */
export async function runVitest(args, reportFile, env = process.env) {
  const status = await runOpenly(process.execPath, [program, 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`], {
    cwd: root, env: { ...env, NODE_ENV: 'test' },
  });
  if (!existsSync(reportFile)) throw new Failure(`vitest ended with status ${status} and without a report.`);
  const counts = vitestCounts(reportFile);
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts; // an error outside of any test
}
