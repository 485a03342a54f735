import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../launch/failure.mjs';
import { root } from '../launch/root.mjs';
import { runOpenly } from '../launch/run.mjs';

const program = path.join(root, 'node_modules/vitest/vitest.mjs');
const reporter = path.join(root, 'scripts/check/vitest-reporter.mjs');

/**
 * Runs vitest and returns the counts.
 * @param {string[]} args projects, files
 * @param {string} reportFile
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<import('./tally.mjs').Counts>}
 */
export async function runVitest(args, reportFile, env = process.env) {
  const status = await runOpenly(
    process.execPath,
    [program, 'run', ...args, '--reporter=default', `--reporter=${reporter}`],
    {
      cwd: root,
      env: { ...env, NODE_ENV: 'test', VITEST_REPORT_FILE: reportFile },
    },
  );
  if (!existsSync(reportFile))
    throw new Failure(`vitest ended with status ${status} and without a report.`);
  const counts = JSON.parse(readFileSync(reportFile, 'utf8'));
  if (status !== 0 && counts.failures.length === 0)
    throw new Failure(
      `vitest ended with status ${status}, though ${counts.passed} tests passed and none failed.`,
    );
  return counts;
}
