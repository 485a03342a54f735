/** The sum of what the test runners report. */
import { readFileSync } from 'node:fs';

export class Tally {
  passed = 0;
  failed = 0;

  /** @param {{passed: number, failed: number}} counts */
  add({ passed, failed }) {
    this.passed += passed;
    this.failed += failed;
  }
}

/** vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function vitestCounts(reportFile) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'));
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/** Playwright's JSON report; a test that passed only when repeated counts as failed, as does an error outside of tests. */
export function playwrightCounts(reportFile) {
  const { stats, errors } = JSON.parse(readFileSync(reportFile, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
