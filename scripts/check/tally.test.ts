import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { playwrightCounts, Tally } from './tally.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'tally-'));
const file = path.join(folder, 'report.json');
const report = (content: unknown): string => {
  writeFileSync(file, JSON.stringify(content));
  return file;
};

afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs vitest on one file.
 * @returns what its reporter wrote
 */
function runOn(source: string): { passed: number; failures: { name: string; message: string }[] } {
  const own = mkdtempSync(path.join(folder, 'run-'));
  writeFileSync(path.join(own, 'a.test.js'), source);
  writeFileSync(path.join(own, 'vitest.config.mjs'), 'export default {};');
  const reportFile = path.join(own, 'report.json');
  spawnSync('env', [
    `VITEST_REPORT_FILE=${reportFile}`,
    'NODE_ENV=test',
    process.execPath,
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    own,
    '--globals',
    `--reporter=${path.join(root, 'scripts/check/vitest-reporter.mjs')}`,
  ]);
  return JSON.parse(readFileSync(reportFile, 'utf8')) as ReturnType<typeof runOn>;
}

it('failures in a test, after the tests of a file, while loading and outside any file are reported with name and message', () => {
  const { passed, failures } = runOn(`
    it('is well', () => {});
    describe('one', () => { it('is not', () => { throw new Error('broken'); }); });
    afterAll(() => { throw new Error('not swept'); });
    it('leaves something behind', async () => { setTimeout(() => { throw new Error('astray'); }, 0); await new Promise((done) => setTimeout(done, 50)); });
  `);
  expect(passed).toBe(2);
  expect(failures).toEqual([
    { name: 'a.test.js › one > is not', message: 'broken' },
    { name: 'a.test.js › outside of its tests', message: 'not swept' },
    { name: 'outside of any file', message: expect.stringContaining('astray') as unknown },
  ]);
  expect(runOn('throw new Error("no such module")')).toEqual({
    passed: 0,
    failures: [{ name: 'a.test.js › outside of its tests', message: 'no such module' }],
  });
});

const spec = (title: string, status: string) => ({
  title,
  file: 'cart.spec.ts',
  line: 3,
  tests: [
    {
      status,
      results: [
        {
          errors: [{ message: '\u001b[31mnot there\u001b[39m' }],
          attachments: [{ name: 'error-context', path: context }],
        },
      ],
    },
  ],
});
const context = path.join(folder, 'error-context.md');

it('a failed browser test is reported with its place, its title, its message without colours and the page snapshot', () => {
  writeFileSync(
    context,
    '# Test info\n\n# Page snapshot\n\n```yaml\n- dialog:\n  - button "Undo"\n```\n\n# Test source\n',
  );
  const page = '- dialog:\n  - button "Undo"\n';
  const suites = [
    {
      specs: [spec('opens', 'expected')],
      suites: [{ specs: [spec('closes', 'unexpected'), spec('moves', 'flaky')] }],
    },
  ];
  expect(
    playwrightCounts(report({ stats: { expected: 1, flaky: 1 }, suites, errors: [] })),
  ).toEqual({
    passed: 2,
    flaky: ['cart.spec.ts:3 › moves'],
    failures: [{ name: 'cart.spec.ts:3 › closes', message: 'not there', page }],
  });
});

it('a failed browser test runs once more: one that then passes is flaky, one that fails twice has failed', () => {
  const own = mkdtempSync(path.join(root, 'build', 'tally-browser-'));
  try {
    writeFileSync(
      path.join(own, 'a.spec.mjs'),
      `import { expect, test } from '@playwright/test';
       test('is well', () => {});
       test('wavers', ({}, { retry }) => expect(retry).toBe(1));
       test('is broken', () => expect(1).toBe(2));`,
    );
    writeFileSync(
      path.join(own, 'playwright.config.ts'),
      `import tests from '../../playwright.config';
       export default { retries: tests.retries };`,
    );
    const reportFile = path.join(own, 'report.json');
    spawnSync('env', [
      'SERVICE_URL=http://127.0.0.1:9',
      `PLAYWRIGHT_JSON_OUTPUT_FILE=${reportFile}`,
      process.execPath,
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      own,
      '--reporter=json',
    ]);
    const { passed, flaky, failures } = playwrightCounts(reportFile);
    expect({ passed, flaky, failed: failures.map(({ name }) => name) }).toEqual({
      passed: 2,
      flaky: ['a.spec.mjs:3 › wavers'],
      failed: ['a.spec.mjs:4 › is broken'],
    });
  } finally {
    rmSync(own, { recursive: true });
  }
});

it('flaky tests are named at the end of a run, and more than three of them fail it', () => {
  const tally = new Tally();
  tally.add({ passed: 5, failures: [], flaky: ['a', 'b', 'c'] });
  expect(tally.hasFailed).toBe(false);
  expect(String(tally)).toBe('FLAKY a\nFLAKY b\nFLAKY c\n5 passed, 0 failed, 3 flaky');
  tally.add({ passed: 1, failures: [], flaky: ['d'] });
  expect(tally.hasFailed).toBe(true);
  expect(String(tally)).toMatch(/\n6 passed, 0 failed, 4 flaky: more than 3 fail the run$/);
});

it('an error outside the browser tests counts as failed', () => {
  expect(
    playwrightCounts(
      report({ stats: { expected: 0 }, suites: [], errors: [{ message: 'no tests found' }] }),
    ),
  ).toEqual({
    passed: 0,
    flaky: [],
    failures: [{ name: 'outside of the browser tests', message: 'no tests found' }],
  });
});

it('the summary names each failure and adds up all runners', () => {
  const tally = new Tally();
  tally.add({
    passed: 2,
    failures: [
      { name: 'lint', message: 'a.ts: too long' },
      { name: 'opens', message: 'not there', page: '- main' },
    ],
  });
  tally.add({ passed: 3, failures: [] });
  expect(String(tally)).toBe(
    '✗ lint\n    a.ts: too long\n\n✗ opens\n    not there\n    - main\n\n5 passed, 2 failed',
  );
});
