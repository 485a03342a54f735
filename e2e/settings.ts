import { expect, type Page } from '@playwright/test';

export const newName = (): string => `Rules ${crypto.randomUUID().slice(0, 8)}`;

/** Creates a draft from the named published table and opens it in the editor. */
export async function openNewDraft(
  page: Page,
  name: string,
  table = 'SpareBank 1 contents (Norway)',
): Promise<void> {
  await page.goto('/settings/rules');
  await page.getByRole('button', { name: 'New draft' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Start from').selectOption({ label: table });
  await page.getByRole('button', { name: 'Create draft' }).dblclick(); // one draft is created
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export const save = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('All changes saved')).toBeVisible();
};

/** Deletes the test's drafts, because a client may have fifty. */
export async function deleteDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page).toHaveURL(/\/settings\/rules$/);
}
