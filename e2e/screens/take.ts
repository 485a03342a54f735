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
  /** What belongs to one width only. */
  readonly sizes?: readonly (keyof typeof SIZES)[];
  /** The page from its top to its end, not only what a screen shows. */
  readonly fullPage?: boolean;
  /** The toast is what is shown; otherwise none may lie over the page. */
  readonly withToast?: boolean;
  /** What the picture is of, where it may lie below the edge of the screen. */
  readonly at?: Locator;
}

/** The page as it stands, light and dark, wide and narrow: `<name>-<wide|narrow>-<light|dark>.webp`. */
export async function take(
  page: Page,
  name: string,
  { sizes = ['wide', 'narrow'], fullPage = false, withToast = false, at }: What = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (!withToast) await withoutToasts(page);
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    if (!withToast) await page.mouse.move(0, 0); // nothing is pointed at
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

/** As high as all of it: what sticks to the lower edge lies below everything. */
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

/** Fonts are there, pictures in sight are loaded, nothing is being asked for, nothing turns and nothing stands for what is to come. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(
    page.locator(
      '[aria-busy="true"]:visible, .animate-spin:visible, output[aria-label="Loading"]:visible, [data-skeleton]:visible',
    ),
  ).toHaveCount(0, { timeout: 60_000 });
  await expect.poll(() => page.evaluate(picturesAreThere), { timeout: 20_000 }).toBe(true);
}

/** Those that are loaded lazily count where they are in sight. */
function picturesAreThere(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    const isSeen = width > 0 && bottom > 0 && top < innerHeight;
    return image.complete || !isSeen;
  });
}
