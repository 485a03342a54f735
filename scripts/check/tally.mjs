/** The sum of what the test runners report. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const MESSAGE_LINES_MAX = 12;

/** @typedef {{name: string, message: string}} Failed */
/** @typedef {{passed: number, failures: Failed[]}} Counts */

export class Tally {
  passed = 0;
  /** @type {Failed[]} */
  failures = [];

  /** @param {Counts} counts */
  add({ passed, failures }) {
    this.passed += passed;
    this.failures.push(...failures);
  }

  /** The last words of a run: each failure by its name once more, so that nobody has to look for it in thousands of lines. */
  toString() {
    const told = this.failures.map(({ name, message }) => `✗ ${name}\n${indented(message)}\n`);
    return [...told, `${this.passed} passed, ${this.failures.length} failed`].join('\n');
  }
}

const indented = (text) => text.trim().split('\n').slice(0, MESSAGE_LINES_MAX).map((line) => `    ${line}`).join('\n');

/** Playwright's JSON report; a test that passed only when repeated counts as failed, as does an error outside of tests. @returns {Counts} */
export function playwrightCounts(reportFile) {
  const { stats, suites, errors } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const bad = suites.flatMap(specsOf).flatMap((spec) => spec.tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').map((test) => ({
    name: `${spec.file}:${spec.line} › ${spec.title}`,
    message: plain(test.results.flatMap((result) => result.errors).map(({ message }) => message).join('\n')),
  })));
  return { passed: stats.expected, failures: [...bad, ...errors.map(({ message }) => ({ name: 'outside of the browser tests', message: plain(message) }))] };
}

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

const plain = (text) => stripVTControlCharacters(text ?? '');
