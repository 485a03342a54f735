import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The two sizes at which every page is used. Tests click through a page at the narrow one. */
export const NARROW = { width: 360, height: 900 } as const;
const WIDE = { width: 1440, height: 900 } as const;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours; all others are checked once. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Background colours (`--bg`) that show which colour scheme is drawn. */
const PAPER = { dark: 'rgb(11, 15, 20)', light: 'rgb(249, 250, 252)' } as const;

/**
 * Checks the current page in light and in dark, without motion, and restores the light scheme
 * afterwards.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await inColours(page, colorScheme);
    // Otherwise axe opens a new page each time for frames of other origins, of which there are
    // none.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(TAGS) : axe.withRules(OF_COLOURS)
    ).analyze();
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${colorScheme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    ).toEqual([]);
  }
  await page.evaluate(() => delete document.documentElement.dataset['theme']);
  expect(await page.evaluate(unfilled)).toEqual([]);
}

/**
 * Returns placeholders left in a message; the API description writes its paths with braces, so it
 * is excluded.
 */
const unfilled = (): readonly string[] =>
  location.pathname.startsWith('/docs')
    ? []
    : (document.body.innerText.match(/\{[a-z]\w*\}/gi) ?? []);

/**
 * Sets the scheme for the system and for the desk, because Chromium does not always redraw when the
 * emulated setting changes.
 */
export async function inColours(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, colorScheme);
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  if (!isForced)
    await expect(page.locator('body')).toHaveCSS('background-color', PAPER[colorScheme]);
  await page.evaluate(endMotion);
}

/**
 * Ends running transitions until three frames without any have passed, because colours may start to
 * change a frame after the setting.
 */
async function endMotion(): Promise<void> {
  for (let still = 0; still < 3;) {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    for (const animation of moving) animation.finish();
    still = moving.length === 0 ? still + 1 : 0;
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

/** Expects no violation and no sideways scroll at either width. The page is narrow afterwards. */
export async function expectFineAtEveryWidth(page: Page): Promise<void> {
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  }
}

/**
 * Returns, for the focused element, its outline and how many of its corners and its centre are
 * covered by another element; null for the page itself.
 */
function lookAtFocus() {
  const { activeElement: one } = document;
  if (!(one instanceof HTMLElement) || one === document.body) return null;
  const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
  const outlined = [getComputedStyle(one), getComputedStyle(one, '::after')];
  const hasOutline = outlined.some(
    ({ outlineStyle, outlineWidth }) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  const [inset, isFrame] = [Math.min(3, width / 2, height / 2), height > innerHeight / 2];
  const points = [
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  const covers = isFrame
    ? []
    : points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .filter((over) => over === null || !(one.contains(over) || over.contains(one)));
  return {
    name: one.getAttribute('aria-label') ?? one.textContent,
    hasOutline,
    covered: covers.map((over) => over?.outerHTML.slice(0, 120) ?? 'out of sight'),
  };
}

/**
 * Presses a key repeatedly and checks at every stop that the focus is completely visible (WCAG 2.2,
 * 2.4.7, 2.4.11 and 2.4.12).
 */
export async function expectFocusSeen(page: Page, steps: number, key = 'Tab'): Promise<void> {
  const names = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    const seen = await page.evaluate(lookAtFocus);
    if (seen) expect(seen).toEqual({ name: seen.name, hasOutline: true, covered: [] });
    if (seen) names.add(seen.name ?? '');
  }
  expect(names.size).toBeGreaterThan(steps / 5);
}
