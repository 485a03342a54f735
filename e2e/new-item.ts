import { expect, type Locator, type Page } from '@playwright/test';
import { createClaim } from './own-claim';

export const PHONE = 'Apple iPhone 13 128 GB';

/** Creates a claim for a test that changes its cart, and opens it. */
export async function newClaim(page: Page): Promise<void> {
  const { id, reference } = await createClaim(page);
  await page.goto(`/claims/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
}

export async function openNewItem(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Add item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add item' });
  await expect(nameOf(dialog)).toBeFocused();
  return dialog;
}

export const nameOf = (dialog: Locator): Locator =>
  dialog.getByRole('combobox', { name: 'What was lost or damaged' });

export async function chooseProduct(dialog: Locator, name = PHONE): Promise<void> {
  await nameOf(dialog).fill(name);
  await productIn(dialog, name).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
}

/** The list of suggestions; the options of the form's selects are in other lists. */
export const listOf = (dialog: Locator): Locator =>
  dialog.getByRole('listbox', { name: 'Products' });

export const productIn = (dialog: Locator, name = PHONE): Locator =>
  listOf(dialog).getByRole('option', { name: new RegExp(`^${name}`) });

export const submitOf = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: 'Add item' });

/** Presses Tab until the target has the focus; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator, stepsMax = 60): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < stepsMax; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
