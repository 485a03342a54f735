import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config';

const [{ use } = {}] = tests.projects ?? [];

/** `npm run screens`: takes pictures of the pages; it tests nothing. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [{ name: 'screens', use: { ...use, actionTimeout: 20_000 } }],
});
