/** The sum of what the test runners report. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const MESSAGE_LINES_MAX = 12;
/** Of the page, what stands last: dialogs, panels, messages. */
const PAGE_LINES_MAX = 60;

/** @typedef {{name: string, message: string, page?: string}} Failed `page`: what a browser showed, as its tree of roles and names */
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
    const failed = this.failures.map(
      ({ name, message, page = '' }) =>
        `✗ ${name}\n${indented(linesOf(message).slice(0, MESSAGE_LINES_MAX))}${indented(linesOf(page).slice(-PAGE_LINES_MAX))}`,
    );
    return [...failed, `${this.passed} passed, ${this.failures.length} failed`].join('\n');
  }
}

const linesOf = (text) =>
  text
    .trim()
    .split('\n')
    .filter((line) => line !== '');
const indented = (lines) => lines.map((line) => `    ${line}\n`).join('');

/** Playwright's JSON report; a test that passed only when repeated counts as failed, as does an error outside of tests. @returns {Counts} */
export function playwrightCounts(reportFile) {
  const { stats, suites, errors } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const bad = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => ({
        name: `${spec.file}:${spec.line} › ${spec.title}`,
        message: plain(
          test.results
            .flatMap((result) => result.errors)
            .map(({ message }) => message)
            .join('\n'),
        ),
        page: test.results
          .flatMap((result) => result.attachments)
          .filter((one) => one.name === 'error-context' && one.path)
          .map(pageOf)
          .join('\n'),
      })),
  );
  return {
    passed: stats.expected,
    failures: [
      ...bad,
      ...errors.map(({ message }) => ({
        name: 'outside of the browser tests',
        message: plain(message),
      })),
    ],
  };
}

/** The tree that Playwright writes for a test that failed. */
const pageOf = ({ path }) =>
  /# Page snapshot\s+```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

const plain = (text) => stripVTControlCharacters(text ?? '');
