import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { inColours } from '../looks';

const folder = fileURLToPath(new URL('../../build/screens/', import.meta.url));

const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 360, height: 780 } } as const;
const QUALITY = 45;

interface What {
  /** For parts that exist at some widths only. */
  readonly sizes?: readonly (keyof typeof SIZES)[];
  /** Takes the page from top to bottom, not only the visible part. */
  readonly fullPage?: boolean;
  /** The screenshot shows the toast; otherwise no toast may cover the page. */
  readonly withToast?: boolean;
  /** The subject of the screenshot, which may lie below the fold. */
  readonly at?: Locator;
}

/**
 * Takes the current page, light and dark, wide and narrow:
 * `<name>-<wide|narrow>-<light|dark>.webp`.
 */
export async function take(
  page: Page,
  name: string,
  { sizes = ['wide', 'narrow'], fullPage = false, withToast = false, at }: What = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (!withToast) await withoutToasts(page);
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    if (!withToast) await page.mouse.move(0, 0); // nothing is hovered
    if (fullPage) await showFullPage(page, SIZES[size]);
    await at?.evaluate((part) => part.scrollIntoView({ block: 'center' }));
    for (const colours of ['dark', 'light'] as const) {
      await inColours(page, colours);
      await settled(page);
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      await writeFile(
        path.join(folder, `${name}-${size}-${colours}.webp`),
        await sharp(picture).webp({ quality: QUALITY, effort: 6 }).toBuffer(),
      );
    }
  }
  await page.setViewportSize(SIZES[sizes[0] ?? 'wide']);
  await page.evaluate(() => delete document.documentElement.dataset['theme']);
}

/**
 * Makes the window as high as the page, so that elements fixed to its lower edge lie below
 * everything else.
 */
async function showFullPage(
  page: Page,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, scrollHeight) });
}

const toastsOf = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

export async function withoutToasts(page: Page): Promise<void> {
  for (const toast of await toastsOf(page).all())
    await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toastsOf(page)).toHaveCount(0);
}

/**
 * Waits until fonts and visible pictures are loaded, no request is running, and no spinner or
 * skeleton is shown.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(
    page.locator(
      '[aria-busy="true"]:visible, .animate-spin:visible, output[aria-label="Loading"]:visible, [data-skeleton]:visible',
    ),
  ).toHaveCount(0, { timeout: 60_000 });
  await expect.poll(() => page.evaluate(picturesAreThere), { timeout: 20_000 }).toBe(true);
}

/** Pictures that load lazily count only while they are visible. */
function picturesAreThere(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    const isSeen = width > 0 && bottom > 0 && top < innerHeight;
    return image.complete || !isSeen;
  });
}
