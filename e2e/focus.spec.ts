import type { Page } from '@playwright/test';
import { openClaim, openPicture, pictureWithRegions } from './cart';
import { expect, test } from './desk';
import { expectFocusSeen } from './looks';

const STEPS = 45;

test('the focus in the desk is visible, and no fixed element covers it', async ({ desk }) => {
  for (const width of [1440, 360]) {
    await desk.setViewportSize({ width, height: 740 });
    await desk.goto('/claims');
    await expect(desk.locator('tr[data-index]').first()).toBeVisible();
    await expectFocusSeen(desk, STEPS);
    await openClaim(desk);
    await desk.getByRole('checkbox', { name: 'Select all appraisals' }).check();
    // The toolbar is fixed to the bottom of the window.
    await expect(desk.getByRole('toolbar', { name: 'Selected appraisals' })).toBeVisible();
    await expectFocusSeen(desk, STEPS);
  }
  await desk.setViewportSize({ width: 1440, height: 740 });
  await openPicture(desk, await pictureWithRegions(desk));
  await desk.locator('#inspector-keys').focus();
  await expectFocusSeen(desk, STEPS);
});

test('a fixed table header does not cover the focus when it moves upwards', async ({
  desk,
}: {
  desk: Page;
}) => {
  await desk.setViewportSize({ width: 1440, height: 420 });
  await desk.goto('/claims');
  const first = desk.locator('tr[data-index] [data-row]').first();
  await first.focus();
  await desk.keyboard.press('End');
  await expectFocusSeen(desk, 25, 'ArrowUp');
});
