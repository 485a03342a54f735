import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './desk';
import { expectNoSidewaysScroll, expectNoViolations } from './looks';
import { card, forgetRefusals, openPortal, sentClaim } from './portal';

/**
 * Limit on the compressed bytes before the page is usable; below the aim of 120 KiB, so that it
 * cannot grow unnoticed.
 */
const PORTAL_BYTES_MAX = 110 * 1024;
const LANGUAGES = ['en', 'da', 'sv', 'nb', 'de', 'fi'] as const;
const TARGET_MIN_PX = 44;
/** axe checks the complete page several times, in both colour schemes. */
const AXE_TIMEOUT_MS = 180_000;

/** Returns controls smaller than a fingertip; a hidden file input is as large as its label. */
const smallTargets = (page: Page) =>
  page.evaluate(
    (least) =>
      [
        ...document.querySelectorAll(
          'button, select, summary, textarea, input:not([type=file]), label:has(input[type=file])',
        ),
      ]
        .filter((one) => one instanceof HTMLElement && one.checkVisibility())
        .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < least || box.height < least)
        .map(({ text }) => text),
    TARGET_MIN_PX,
  );

async function openEverything(page: Page) {
  for (const why of await page.locator('summary').all()) await why.click();
  const [first, second, third] = [
    page.locator('article').nth(0),
    page.locator('article').nth(1),
    page.locator('article').nth(2),
  ];
  const button = (index: number) => (one: typeof first) => one.getByRole('button').nth(index);
  await button(0)(first).click();
  await expect(first.getByRole('button')).toHaveCount(5); // the answer can be withdrawn
  await button(1)(second).click();
  await second.locator('input[name=description]').fill(''); // an error message is shown
  await second.locator('button[type=submit]').click();
  await button(3)(third).click();
}

for (const language of LANGUAGES) {
  test(`${language}: no violation in either theme, no sideways scroll at 320 px and no target below 44 px, forms open and answers given`, async ({
    page,
    request,
  }) => {
    test.setTimeout(AXE_TIMEOUT_MS);
    await page.setViewportSize({ width: 320, height: 700 });
    const sent = await sentClaim(request, {
      language,
      items: [{ name: 'A'.repeat(60), quantity: 2 }, { name: 'Chair' }, { name: 'Lamp' }],
    });
    await openPortal(page, sent);
    await openEverything(page);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    expect(await smallTargets(page)).toEqual([]);
    await page.locator('article').nth(1).locator('form').getByRole('button').nth(1).click();
    await page.locator('footer').getByRole('button').last().click();
    await expect(page.locator('footer')).toHaveCount(0);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('the pages before the portal have no violation, narrow and wide: PIN, ended, locked, no link, no connection', async ({
  page,
  request,
  complaints,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS);
  const sent = await sentClaim(request, { pin: '4711' });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of [sent.link, `/portal#${'x'.repeat(43)}`, '/portal']) {
      await openPortal(page, { link });
      for (const button of await page.getByRole('main').getByRole('button').all())
        await button.click();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      expect(await smallTargets(page)).toEqual([]);
    }
  }
  await page.route('**/api/portal', (route) => route.abort());
  await openPortal(page, sent);
  await expect(page.getByRole('alert')).toContainText('your saved answers are safe.');
  await expectNoViolations(page);
  forgetRefusals(complaints);
});

test('the focus is visible, and the bar at the bottom does not cover it', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPortal(page, await sentClaim(request));
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const { activeElement: one } = document;
      if (!(one instanceof HTMLElement) || one === document.body) return null;
      const box = one.getBoundingClientRect();
      const bar = document.querySelector('footer')?.getBoundingClientRect();
      const isCovered =
        bar !== undefined &&
        one.closest('footer') === null &&
        box.bottom > bar.top &&
        box.top < bar.bottom;
      return {
        name: one.textContent,
        isCovered,
        hasOutline:
          getComputedStyle(one).outlineStyle !== 'none' &&
          Number.parseFloat(getComputedStyle(one).outlineWidth) >= 2,
        isInSight: box.top >= 0 && box.bottom <= innerHeight,
      };
    });
    if (seen)
      expect(seen, seen.name ?? '').toMatchObject({
        isCovered: false,
        hasOutline: true,
        isInSight: true,
      });
  }
});

test('at 200 % zoom and with forced colours everything works, and the bar is not fixed to the screen', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 180, height: 370 }); // a phone of 360 px at 200 %
  await page.emulateMedia({ forcedColors: 'active' });
  await openPortal(page, await sentClaim(request));
  await expect(page.locator('footer')).toHaveCSS('position', 'static');
  await card(page, 'Lamp of the study')
    .getByRole('button', { name: 'Correct', exact: true })
    .click();
  await expect(card(page, 'Lamp of the study').getByText('Saved', { exact: true })).toBeVisible();
  await page.emulateMedia({ forcedColors: 'none' }); // axe checks the page's own colours
  await expectNoViolations(page);
});

test('with text at 200 % on 320 px nothing is cut off or scrolls sideways in the longest languages', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of ['de', 'fi']) {
    await openPortal(
      page,
      await sentClaim(request, {
        language,
        items: [{ name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', quantity: 2 }],
      }),
    );
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await page.locator('article').first().getByRole('button').nth(1).click();
    await expectNoSidewaysScroll(page);
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll('button, label, p, h1, h2')]
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
          .map((one) => one.textContent),
      ),
    ).toEqual([]);
  }
});

test('the page is in the language of the browser until the link says another', async ({
  browser,
  baseURL,
}) => {
  for (const [locale, title] of [
    ['da-DK', 'Åbn linket fra dit forsikringsselskab'],
    ['nn-NO', 'Åpne lenken fra forsikringsselskapet ditt'],
    ['fr-FR', 'Open the link from your insurer'],
  ] as const) {
    const page = await browser.newPage({ locale, ...(baseURL && { baseURL }) });
    await page.goto('/portal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.close();
  }
});

test('the portal loads less than 110 KiB of compressed scripts', async ({
  page,
  request,
  baseURL,
}) => {
  const sent = await sentClaim(request);
  const scripts = new Set<string>();
  page.on('request', (one) => one.resourceType() === 'script' && scripts.add(one.url()));
  await openPortal(page, sent);
  expect(scripts.size).toBeGreaterThan(1);
  let bytes = 0;
  for (const script of scripts) {
    expect(new URL(script).origin).toBe(new URL(baseURL ?? '').origin);
    bytes += gzipSync(await (await request.get(script)).body()).length;
  }
  expect(bytes).toBeLessThan(PORTAL_BYTES_MAX);
});
