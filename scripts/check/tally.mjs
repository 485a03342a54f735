/** Adds up the reports of the test runners. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const MESSAGE_LINES_MAX = 12;
/** Only the end of a page is printed, because dialogs, panels and messages come last. */
const PAGE_LINES_MAX = 60;

/**
 * @typedef {{name: string, message: string, page?: string}} Failed `page`: what a browser showed,
 * as its tree of roles and names
 */
/**
 * @typedef {{passed: number, failures: Failed[], flaky?: string[]}} Counts `flaky`: names of tests
 * that passed only in the second run; they count as passed
 */

/** More flaky tests than these fail the run, because a busy machine does not explain them. */
const FLAKY_MAX = 3;

export class Tally {
  passed = 0;
  /** @type {string[]} */
  flaky = [];
  /** @type {Failed[]} */
  failures = [];

  /** @param {Counts} counts */
  add({ passed, failures, flaky = [] }) {
    this.passed += passed;
    this.flaky.push(...flaky);
    this.failures.push(...failures);
  }

  get hasFailed() {
    return this.failures.length > 0 || this.flaky.length > FLAKY_MAX;
  }

  /**
   * The summary at the end of a run: it repeats each failure, so that nobody has to search
   * thousands of lines.
   */
  toString() {
    const failed = this.failures.map(
      ({ name, message, page = '' }) =>
        `✗ ${name}\n${indented(linesOf(message).slice(0, MESSAGE_LINES_MAX))}${indented(linesOf(page).slice(-PAGE_LINES_MAX))}`,
    );
    return [...failed, ...this.flaky.map((name) => `FLAKY ${name}`), this.#sum()].join('\n');
  }

  #sum() {
    const sum = `${this.passed} passed, ${this.failures.length} failed`;
    if (this.flaky.length === 0) return sum;
    const tooMany = this.flaky.length > FLAKY_MAX ? `: more than ${FLAKY_MAX} fail the run` : '';
    return `${sum}, ${this.flaky.length} flaky${tooMany}`;
  }
}

const linesOf = (text) =>
  text
    .trim()
    .split('\n')
    .filter((line) => line !== '');
const indented = (lines) => lines.map((line) => `    ${line}\n`).join('');

/**
 * Reads Playwright's JSON report; an error outside tests counts as failed.
 * @returns {Counts}
 */
export function playwrightCounts(reportFile) {
  const { stats, suites, errors } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const specs = suites.flatMap(specsOf);
  const bad = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map((test) => ({
        name: nameOf(spec),
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
    passed: stats.expected + (stats.flaky ?? 0),
    flaky: specs.flatMap((spec) =>
      spec.tests.filter(({ status }) => status === 'flaky').map(() => nameOf(spec)),
    ),
    failures: [
      ...bad,
      ...errors.map(({ message }) => ({
        name: 'outside of the browser tests',
        message: plain(message),
      })),
    ],
  };
}

const nameOf = ({ file, line, title }) => `${file}:${line} › ${title}`;

/** Returns the page snapshot that Playwright writes for a failed test. */
const pageOf = ({ path }) =>
  /# Page snapshot\s+```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

const plain = (text) => stripVTControlCharacters(text ?? '');
