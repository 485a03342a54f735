import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config';

const [{ use } = {}] = tests.projects ?? [];

/**
 * `npm run bench:viewer`. Its figures depend on the machine, and none fails the run; with `small`
 * `npm test` checks that it still works.
 */
export default defineConfig<{ seconds: number }>({
  ...tests,
  testDir: '.',
  testMatch: '*.frames.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 180_000,
  retries: 1,
  projects: [
    { name: 'bench', use: { ...use } },
    { name: 'small', use: { ...use, seconds: 1 } },
  ],
});
