import type { Page } from '@playwright/test';
import { demoCredentials } from '../tests/setup/service';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, expectNoViolations, NARROW } from './looks';

const PAGES = [
  '/docs/guide',
  '/docs/guide/getting-started',
  '/docs/guide/webhooks',
  '/docs/errors',
  '/docs/errors/ERMPAP',
  '/docs/errors/ERIPAT',
];

/** The API library draws the complete description. */
const DRAWN_TIMEOUT_MS = 30_000;

async function openReference(page: Page): Promise<void> {
  await page.goto('/docs');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Claim Valuation Service API' }),
  ).toBeVisible({ timeout: DRAWN_TIMEOUT_MS });
}

/** Opens the dialog that sends the request of an operation, with an API key filled in. */
async function openRequest(page: Page, key: string): Promise<void> {
  await openReference(page);
  await page.goto('/docs#tag/service/GET/conditions');
  await page.getByLabel('Value').first().fill(key);
  await page.getByRole('button', { name: /test request.*get \/conditions/is }).click();
  await expect(page.getByRole('dialog', { name: 'API Client' })).toBeVisible();
}

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('guides and error pages have no violation and fit', async ({ page }) => {
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.locator(`nav a[href="${address.replace(/\/ER\w+$/, '')}"]`).first(),
      ).toHaveAttribute('aria-current', /^(page|true)$/);
      await expect(
        page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current]'),
      ).toHaveCount(1);
      await expectFineAtEveryWidth(page);
    }
  });

  test('the reference has no violation and fits', async ({ page }) => {
    test.slow(); // axe checks the complete description twice
    await openReference(page);
    await expectFineAtEveryWidth(page);
  });
});

test('a request can be sent from the reference with the API key alone or with its prefix', async ({
  page,
}) => {
  test.slow();
  const { api_key: key } = demoCredentials();
  for (const given of [`apiKey ${key}`, key]) {
    await openRequest(page, given);
    if (given === key) await expectNoViolations(page);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/conditions'));
    await page.getByRole('button', { name: /^send/i }).first().click();
    expect((await answered).status()).toBe(200);
    await expect(page.getByRole('dialog').getByText('200 OK')).toBeVisible();
  }
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(key);
});

test('the reference has the content security policy of every page, without inline scripts or eval', async ({
  request,
}) => {
  const scripts = async (address: string) => {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    return /script-src [^;]+/.exec(policy)?.[0].replace(/'nonce-[^']+'/, "'nonce'");
  };
  expect(await scripts('/docs')).toBe("script-src 'self' 'nonce' 'strict-dynamic'");
  expect(await scripts('/login')).toBe(await scripts('/docs'));
});

test('other pages do not load the reference', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.goto('/docs/errors', { waitUntil: 'networkidle' });
  expect(loaded.filter((path) => path.includes('reference'))).toEqual([]);
});

test('without JavaScript the guides and error codes can be read, and the API description is linked', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/docs');
  await expect(page.getByRole('link', { name: 'openapi.json' }).first()).toHaveAttribute(
    'href',
    '/api/openapi.json',
  );
  await page.getByRole('link', { name: 'Errors', exact: true }).click();
  await page.getByRole('link', { name: 'ERMPAP' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /ERMPAP/ })).toBeVisible();
  await expect(
    page.getByText('POST /client_reference/{client_reference_id}/appraisal').first(),
  ).toBeVisible();
  await context.close();
});

test('an unknown error code answers 404 and links to the existing codes', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/docs/errors/ERXX99');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'ERMPAP' })).toBeVisible();
  await expectNoViolations(page);
  // The browser logs the 404 of the page.
  expect(complaints.splice(0).filter((text) => !text.includes('/docs/errors/ERXX99'))).toEqual([]);
});

test('an error response links to the page of its code', async ({ page, request }) => {
  const answer = await request.post('/api/client_reference', {
    headers: { authorization: `apiKey ${demoCredentials().api_key}` },
    data: {},
  });
  const [, address = ''] = /<([^>]+)>; rel="help"/.exec(answer.headers()['link'] ?? '') ?? [];
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /ERMPCR/ })).toBeVisible();
});
