import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config';

const [{ use } = {}] = tests.projects ?? [];

/** `npm run bench:viewer`: its figures depend on the machine and fail nothing. `small` proves for `npm test` that it still runs. */
export default defineConfig<{ seconds: number }>({
  ...tests,
  testDir: '.',
  testMatch: '*.frames.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 180_000,
  retries: 0,
  projects: [
    { name: 'bench', use: { ...use } },
    { name: 'small', use: { ...use, seconds: 1 } },
  ],
});
