import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS } from './e2e/chromium';

/**
 * `npm test -- e2e` starts the service and sets these variables. To run Playwright by hand, set
 * SERVICE_URL to a running service, and DEMO_CREDENTIALS.
 */
const baseURL = process.env['SERVICE_URL'];
if (!baseURL)
  throw new Error(
    'SERVICE_URL is not set: run "npm test -- e2e", or name the address of a running service.',
  );
const executablePath = process.env['CHROMIUM_PATH'];

/**
 * These specs change nothing that others use. The others share the claims, rules and prices of one
 * client, so they run one after the other.
 */
const APART =
  /(claim-facts|commands|docs|drafts(-conflict|-settings)?|edit-item|first-load|inventory(-draft)?|languages|long-lists|new-item|portal[a-z-]*|report|sending|sheet|sign-in|settings-(api-keys|audit|request-log|users|webhooks)|verify|workbench)\.spec\.ts$/;
const use = { ...devices['Desktop Chrome'], ...(executablePath ? {} : { channel: 'chromium' }) };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 3, // of two processors one would be idle for a seventh of the time
  retries: 1, // reported as FLAKY at the end of the run, which fails above three
  forbidOnly: true,
  // generous, because a busy machine is no failure
  timeout: 150_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    actionTimeout: 90_000, // what does not come fails before its test is out of time
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // requests through a service worker bypass interception; the spec of the worker allows it
    serviceWorkers: 'block',
    // recording takes a fifth of the run; use `npx playwright test --trace on` when needed
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      chromiumSandbox: process.getuid?.() !== 0, // Chromium refuses to use its sandbox as root
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    { name: 'desk', testIgnore: APART, workers: 1, use },
    { name: 'apart', testMatch: APART, workers: 2, use },
  ],
});
