import { flaggedSharedPicture, inspectorOf, openClaim, openPicture } from './cart';
import { expect, test } from './desk';
import { expectNoSidewaysScroll, expectNoViolations, WIDTHS } from './looks';
import { chooseProduct, listOf, nameOf, openNewItem } from './new-item';

for (const width of WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('sign-in has no violation', async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    });

    test('the claims list has no violation, its dialog open too', async ({ desk }) => {
      await desk.goto('/claims');
      await expect(desk.locator('tbody tr').first()).toBeVisible();
      await expectNoViolations(desk);
      await expectNoSidewaysScroll(desk);
      await desk.getByRole('button', { name: 'New claim' }).click();
      await expect(desk.getByRole('dialog')).toBeVisible();
      await expectNoViolations(desk);
    });

    test('the cart with the inspector open has no violation', async ({ desk }) => {
      await openClaim(desk);
      await expectNoViolations(desk);
      await expectNoSidewaysScroll(desk);
      await openPicture(desk, await flaggedSharedPicture(desk));
      for (const section of await inspectorOf(desk).locator('summary').all()) await section.click();
      await expectNoViolations(desk);
      await expectNoSidewaysScroll(desk);
    });

    test('adding an item has no violation: suggestions, candidates, closest products, errors', async ({
      desk,
    }) => {
      await openClaim(desk);
      const dialog = await openNewItem(desk);
      await nameOf(dialog).fill('iphone');
      await desk.keyboard.press('ArrowDown');
      await expect(listOf(dialog)).toBeVisible();
      await expectNoViolations(desk);
      await chooseProduct(dialog);
      await dialog.getByLabel(/^Claimed amount/).fill('100');
      await expect(dialog.getByText(/^Excluded/).first()).toBeVisible();
      await expectNoViolations(desk);
      await expectNoSidewaysScroll(desk);
      await dialog.getByRole('button', { name: 'Clear' }).click();
      await nameOf(dialog).fill('xylqzwv');
      await desk.keyboard.press('Enter');
      await expect(dialog.getByRole('heading', { name: 'The closest products' })).toBeVisible();
      await dialog.getByLabel('Quantity').fill('0');
      await desk.keyboard.press('Enter');
      await expect(dialog.getByLabel('Quantity')).toHaveAttribute('aria-invalid', 'true');
      await expectNoViolations(desk);
    });

    test('the report dialog has no violation', async ({ desk }) => {
      await openClaim(desk);
      await desk.getByRole('button', { name: 'Report' }).click();
      await expect(desk.getByRole('dialog')).toBeVisible();
      await expectNoViolations(desk);
    });
  });
}
