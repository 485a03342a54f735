import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

export const newName = (): string => `Rules ${crypto.randomUUID().slice(0, 8)}`;

/** A draft of the named published table, opened in the editor. */
export async function openNewDraft(page: Page, name: string, table = 'SpareBank 1 contents (Norway)'): Promise<void> {
  await page.goto('/settings/rules');
  await page.getByRole('button', { name: 'New draft' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Start from').selectOption({ label: table });
  await page.getByRole('button', { name: 'Create draft' }).dblclick(); // one draft is made
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export const save = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('All changes saved')).toBeVisible();
};

/** Drafts of a test go away again: a client may have fifty. */
export async function deleteDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page).toHaveURL(/\/settings\/rules$/);
}
