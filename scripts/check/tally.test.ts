import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { playwrightCounts, Tally, vitestCounts } from './tally.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'tally-'));
const file = path.join(folder, 'report.json');
const report = (content: unknown): string => {
  writeFileSync(file, JSON.stringify(content));
  return file;
};

afterAll(() => rmSync(folder, { recursive: true }));

it('a test file that could not be loaded counts as one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(vitestCounts(report({ numPassedTests: 2, numFailedTests: 1, testResults }))).toEqual({ passed: 2, failed: 2 });
});

it('a browser test that passed only when repeated counts as failed', () => {
  expect(playwrightCounts(report({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] }))).toEqual({ passed: 3, failed: 2 });
});

it('an error outside of the browser tests counts as failed', () => {
  expect(playwrightCounts(report({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no tests found' }] }))).toEqual({ passed: 0, failed: 1 });
});

it('the tally is the sum of all runners', () => {
  const tally = new Tally();
  tally.add({ passed: 2, failed: 1 });
  tally.add({ passed: 3, failed: 0 });
  expect(tally).toMatchObject({ passed: 5, failed: 1 });
});
