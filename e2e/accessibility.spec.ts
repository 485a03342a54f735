import { flaggedSharedPicture, inspectorOf, openClaim, openPicture } from './cart';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, NARROW } from './looks';
import { chooseProduct, listOf, nameOf, openNewItem } from './new-item';

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('sign-in has no violation', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFineAtEveryWidth(page);
  });

  test('the claims list and its dialog have no violation', async ({ desk }) => {
    await desk.goto('/claims');
    await expect(desk.locator('tbody tr').first()).toBeVisible();
    await expectFineAtEveryWidth(desk);
    await desk.getByRole('button', { name: 'New claim' }).click();
    await expect(desk.getByRole('dialog')).toBeVisible();
    await expectFineAtEveryWidth(desk);
  });

  test('the cart with the inspector open has no violation', async ({ desk }) => {
    await openClaim(desk);
    await expectFineAtEveryWidth(desk);
    await openPicture(desk, await flaggedSharedPicture(desk));
    for (const section of await inspectorOf(desk).locator('summary').all()) await section.click();
    await expectFineAtEveryWidth(desk);
  });

  test('adding an item has no violation: suggestions, candidates, closest products, errors', async ({
    desk,
  }) => {
    await openClaim(desk);
    const dialog = await openNewItem(desk);
    await nameOf(dialog).fill('iphone');
    await desk.keyboard.press('ArrowDown');
    await expect(listOf(dialog)).toBeVisible();
    await expectFineAtEveryWidth(desk);
    await chooseProduct(dialog);
    await dialog.getByLabel(/^Claimed amount/).fill('100');
    await expect(dialog.getByText(/^Excluded/).first()).toBeVisible();
    await expectFineAtEveryWidth(desk);
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await nameOf(dialog).fill('xylqzwv');
    await desk.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'The closest products' })).toBeVisible();
    await dialog.getByLabel('Quantity').fill('0');
    await desk.keyboard.press('Enter');
    await expect(dialog.getByLabel('Quantity')).toHaveAttribute('aria-invalid', 'true');
    await expectFineAtEveryWidth(desk);
  });

  test('the report dialog has no violation', async ({ desk }) => {
    await openClaim(desk);
    await desk.getByRole('button', { name: 'Report' }).click();
    await expect(desk.getByRole('dialog')).toBeVisible();
    await expectFineAtEveryWidth(desk);
  });
});
