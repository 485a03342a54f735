import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openClaim } from './cart';
import { expect, signIn, test } from './desk';
import { expectNoSidewaysScroll } from './looks';

const PLACES = [
  '/claims',
  '/settings/rules',
  '/settings/api-keys',
  '/settings/webhooks',
  '/settings/request-log',
  '/settings/audit',
];
const FIRST_HEADINGS = {
  de: { claims: 'Schäden', signIn: 'Anmelden', choice: 'Sprache' },
  fi: { claims: 'Vahingot', signIn: 'Kirjaudu sisään', choice: 'Kieli' },
} as const;

/** Returns texts that overflow their button or table cell. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main td, main th, main label, main h1, main p',
      ),
    ]
      .filter(
        (one) =>
          one.clientWidth > 1 &&
          one.scrollWidth > one.clientWidth + 1 &&
          getComputedStyle(one).overflowX !== 'visible' &&
          one.innerText.trim() !== '',
      )
      .map((one) => one.innerText.trim().slice(0, 60)),
  );

async function expectFits(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const { violations } = await new AxeBuilder({ page })
    .withRules([
      'html-has-lang',
      'html-lang-valid',
      'button-name',
      'label',
      'target-size',
      'scrollable-region-focusable',
    ])
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}

for (const [language, text] of Object.entries(FIRST_HEADINGS)) {
  test(`the desk is in ${language} from the first byte and fits a narrow screen`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await signIn(page, '/claims', 'admin');
    await context.addCookies([{ name: 'language', value: language, url: page.url() }]);
    const html = await (await page.request.get('/claims')).text();
    expect(html).toMatch(new RegExp(`<html lang="${language}"`));
    for (const place of PLACES) {
      await page.goto(place);
      await expectFits(page);
      expect(await cutTexts(page), place).toEqual([]);
    }
    await page.goto('/claims');
    await expect(page.getByRole('heading', { level: 1, name: text.claims })).toBeVisible();
    await openClaim(page);
    await expectFits(page);
    await context.close();
  });
}

test("the sign-in page is in the browser's language until another one is chosen", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-AT' });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(
    page.getByRole('heading', { level: 1, name: FIRST_HEADINGS.de.signIn }),
  ).toBeVisible();
  await page.getByLabel('Passwort').fill('kept');
  await page.getByLabel(FIRST_HEADINGS.de.choice).selectOption('fi');
  await expect(
    page.getByRole('heading', { level: 1, name: FIRST_HEADINGS.fi.signIn }),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await expect(page.getByLabel('Salasana')).toHaveValue('kept');
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: FIRST_HEADINGS.fi.signIn }),
  ).toBeVisible();
  await context.close();
});
