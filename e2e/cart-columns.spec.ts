/** Checks that every column of the cart stays within its list, also between the usual widths. */
import type { Page } from '@playwright/test';
import { inspectorOf, openClaim } from './cart';
import { expect, test } from './desk';

const WIDTHS_PX = [800, 1024, 1180, 1280, 1366, 1440, 1680];

/**
 * Returns by how many pixels the last column exceeds the padding of its row, for every drawn row.
 */
const beyond = (page: Page): Promise<number[]> =>
  page.locator('tbody tr:has([data-picture])').evaluateAll((rows) =>
    rows.map((row) => {
      const inner =
        row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
      return Math.round(
        Math.max(...[...row.children].map((cell) => cell.getBoundingClientRect().right)) - inner,
      );
    }),
  );

async function expectWithin(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect
    .poll(async () => ({ width, beyond: (await beyond(page)).filter((px) => px > 0) }))
    .toEqual({ width, beyond: [] });
}

test('the columns fit at every width of the window, also beside the inspector', async ({
  desk,
}) => {
  await openClaim(desk);
  await expect(desk.locator('tbody tr:has([data-picture])').first()).toBeVisible();
  for (const width of WIDTHS_PX) await expectWithin(desk, width);
  await desk.locator('[data-picture]').first().click();
  await expect(inspectorOf(desk)).toBeVisible();
  for (const width of WIDTHS_PX) await expectWithin(desk, width);
});
