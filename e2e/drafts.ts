/** Opens the forms of a claim with one item, and finds the notice of a restored draft. */
import { expect, type Locator, type Page } from '@playwright/test';
import { onlyRowOf } from './phone-claim';

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

export const draftNoticeIn = (dialog: Locator): Locator =>
  dialog.getByText('Unsaved draft restored.');

export async function openEdit(page: Page): Promise<Locator> {
  const entry = page.getByRole('menuitem', { name: 'Edit item' });
  // A click that comes while the row is drawn anew opens nothing.
  await expect(async () => {
    if (!(await entry.isVisible()))
      await onlyRowOf(page)
        .getByRole('button', { name: /^More for / })
        .click();
    await expect(entry).toBeVisible({ timeout: 5000 });
  }).toPass();
  await entry.click();
  await expect(dialogOf(page).getByLabel('Comment')).toBeVisible();
  return dialogOf(page);
}

export async function openAcv(page: Page): Promise<Locator> {
  await onlyRowOf(page).getByRole('button', { name: /^ACV / }).click();
  await expect(dialogOf(page).getByLabel('Reason')).toBeVisible();
  return dialogOf(page);
}

export async function openBy(page: Page, name: string | RegExp): Promise<Locator> {
  await page.getByRole('button', { name }).click();
  await expect(dialogOf(page).getByRole('textbox').first()).toBeVisible();
  return dialogOf(page);
}
