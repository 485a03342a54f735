/** Creates a separate claim with one item for a test. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './desk';
import { chooseProduct, newClaim, openNewItem, submitOf } from './new-item';

export const onlyRowOf = (page: Page): Locator => page.locator('tr[data-appraisal]');

export async function claimWithPhone(page: Page): Promise<void> {
  await newClaim(page);
  const dialog = await openNewItem(page);
  await chooseProduct(dialog);
  await dialog.getByLabel('Purchase date').fill('2024-12-01');
  await submitOf(dialog).click();
  await expect(onlyRowOf(page)).toHaveCount(1);
  await expect(dialog).toBeHidden();
}
