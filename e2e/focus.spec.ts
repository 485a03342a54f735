import type { Page } from '@playwright/test';
import { openClaim, openPicture, pictureWithRegions } from './cart';
import { expect, test } from './desk';
import { expectFocusSeen } from './looks';

const STEPS = 45;

test('whatever has the focus in the desk is seen, and nothing that stays in its place covers it', async ({
  desk,
}) => {
  for (const width of [1440, 360]) {
    await desk.setViewportSize({ width, height: 740 });
    await desk.goto('/claims');
    await expect(desk.locator('tr[data-index]').first()).toBeVisible();
    await expectFocusSeen(desk, STEPS);
    await openClaim(desk);
    await desk.getByRole('checkbox', { name: 'Select all appraisals' }).check();
    // the toolbar at the bottom stays
    await expect(desk.getByRole('toolbar', { name: 'Selected appraisals' })).toBeVisible();
    await expectFocusSeen(desk, STEPS);
  }
  await desk.setViewportSize({ width: 1440, height: 740 });
  await openPicture(desk, await pictureWithRegions(desk));
  await desk.locator('#inspector-keys').focus();
  await expectFocusSeen(desk, STEPS);
});

test('upwards too: a head that stays at its place covers no row', async ({
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
