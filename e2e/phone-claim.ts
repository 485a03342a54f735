/** Creates a separate claim with one item for a test. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './desk';
import { addPhone, createClaim } from './own-claim';

export const onlyRowOf = (page: Page): Locator => page.locator('tr[data-appraisal]');

export async function claimWithPhone(page: Page): Promise<void> {
  const { id, reference } = await createClaim(page);
  await addPhone(page, id, '2024-12-01');
  await page.goto(`/claims/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await expect(onlyRowOf(page)).toHaveCount(1);
}
