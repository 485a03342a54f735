import { test as base, expect, type Page } from '@playwright/test';
import { demoCredentials } from '../tests/setup/service';
import { readSharedData, restoreSharedData } from './shared-data';

/** The demo's claim with flagged pictures and an item that has two appraisals. */
export const BIG_CLAIM = '2026-004417';

export async function signIn(
  page: Page,
  returnTo = '/claims',
  who: 'handler' | 'admin' = 'handler',
): Promise<void> {
  const { email, password } = demoCredentials()[who];
  await page.goto(`/login?callbackUrl=${encodeURIComponent(returnTo)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

interface Fixtures {
  /**
   * Errors that the page logged and requests that failed; must be empty at the end of every test.
   */
  readonly complaints: string[];
  /** Restores data shared between tests when this one failed. */
  readonly sharedData: void;
  readonly desk: Page;
  /** A page of an administrator of the same client, who is another person than the handler. */
  readonly adminDesk: Page;
}

type Storage = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

export const test = base.extend<
  Fixtures,
  { readonly handlerSession: Storage; readonly adminSession: Storage }
>({
  handlerSession: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await signIn(page);
      const storage = await page.context().storageState();
      await page.close();
      await use(storage);
    },
    { scope: 'worker' },
  ],
  adminSession: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await signIn(page, '/claims', 'admin');
      const storage = await page.context().storageState();
      await page.close();
      await use(storage);
    },
    { scope: 'worker' },
  ],
  sharedData: [
    async ({ request }, use, testInfo) => {
      // This project runs in parallel and does not touch the shared data.
      if (testInfo.project.name === 'apart') return use();
      const before = await readSharedData(request, BIG_CLAIM);
      await use();
      if (testInfo.status !== testInfo.expectedStatus) await restoreSharedData(request, before);
    },
    { auto: true },
  ],
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on(
        'console',
        (message) =>
          message.type() === 'error' &&
          complaints.push(`console: ${message.text()} ${message.location().url}`),
      );
      page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
          complaints.push(`foreign: ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  desk: async ({ page, handlerSession }, use) => {
    await page.context().addCookies(handlerSession.cookies);
    await use(page);
  },
  adminDesk: async ({ page, adminSession }, use) => {
    await page.context().addCookies(adminSession.cookies);
    await use(page);
  },
});

export { expect };
