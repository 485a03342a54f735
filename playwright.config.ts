import { defineConfig, devices } from '@playwright/test';

/** `npm test -- e2e` starts the service and sets these; by hand, name a service that runs, and DEMO_CREDENTIALS. */
const baseURL = process.env['SERVICE_URL'];
if (!baseURL) throw new Error('SERVICE_URL is not set: run "npm test -- e2e", or name the address of a running service.');
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      chromiumSandbox: process.getuid?.() !== 0, // Chromium refuses its sandbox to root
      args: ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], ...(executablePath ? {} : { channel: 'chromium' }) } }],
});
