import type { Page } from '@playwright/test';
import { flaggedSharedPicture, inspectorOf, openClaim, openPicture } from '../cart';
import { expect, test } from '../desk';
import { take } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

/** The first row that contains the name of the item. */
const rowOf = (page: Page, name: string) =>
  page.locator('tr[data-appraisal]').filter({ hasText: name }).first();

test('the cart and its inspector', async ({ desk }) => {
  await openClaim(desk);
  await take(desk, 'cart');
  await openPicture(desk, await flaggedSharedPicture(desk));
  await take(desk, 'cart-inspector-regions');
  await desk.getByRole('button', { name: 'Heatmap' }).click();
  await expect(desk.getByRole('button', { name: 'Heatmap' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await take(desk, 'cart-inspector-heatmap');
  await desk.getByRole('button', { name: 'Heatmap' }).click();
  for (const section of await inspectorOf(desk).locator('summary').all()) await section.click();
  await inspectorOf(desk)
    .locator('summary')
    .first()
    .evaluate((summary) => summary.scrollIntoView());
  await take(desk, 'cart-inspector-signals');
});

test('a picture marked clean, with Undo', async ({ desk }) => {
  await openClaim(desk);
  await openPicture(desk, await flaggedSharedPicture(desk));
  await desk.getByRole('button', { name: 'Mark clean' }).click();
  const toast = desk.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toast).toBeVisible();
  await desk.keyboard.press('Alt+T'); // while it has the focus its timeout is stopped
  await take(desk, 'cart-toast-undo', { withToast: true });
  const restored = desk.waitForResponse('**/api/forensics/*/restore*');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await restored;
});

test('how amounts are calculated', async ({ desk }) => {
  await openClaim(desk);
  await rowOf(desk, 'Samsung').getByRole('button', { name: /^ACV / }).click();
  await expect(desk.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await take(desk, 'cart-acv-steps');
  await desk.keyboard.press('Escape');
  await rowOf(desk, 'Samsung').getByRole('button', { name: /^RCV / }).click();
  await expect(desk.getByRole('dialog').getByText(/^Price saved on /)).toBeVisible();
  await take(desk, 'cart-rcv');
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: /^Net claim / }).click();
  await expect(desk.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await take(desk, 'cart-net-claim');
});

test('several selected lines, and the report dialog', async ({ desk }) => {
  await openClaim(desk);
  for (const index of [1, 2, 3])
    await desk.locator('tr[data-appraisal]').nth(index).getByRole('checkbox').check();
  await desk
    .getByRole('toolbar', { name: 'Selected appraisals' })
    .getByRole('button', { name: 'Status' })
    .click();
  await expect(desk.getByRole('menuitemradio').first()).toBeVisible();
  await take(desk, 'cart-selected');
  await desk.keyboard.press('Escape');
  await desk
    .getByRole('banner')
    .or(desk.getByRole('main'))
    .getByRole('button', { name: /^Report/ })
    .first()
    .click();
  await expect(desk.getByRole('dialog', { name: 'Report' })).toBeVisible();
  await take(desk, 'cart-report');
});
