import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config';

const [{ use } = {}] = tests.projects ?? [];

/** `npm run bench:viewer`: no test, for what it says hangs on the machine. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.frames.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 180_000,
  projects: [{ name: 'bench', ...(use && { use }) }],
});
