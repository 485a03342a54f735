import type { Page } from '@playwright/test';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, NARROW } from './looks';

async function openStatuses(page: Page): Promise<void> {
  await page.goto('/settings/statuses');
  await expect(page.getByLabel('Name of Open')).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(page.getByText('The statuses are saved').first()).toBeVisible();
}

test('statuses are renamed and moved by keyboard alone, and a graph that makes one unreachable warns before saving', async ({
  adminDesk: page,
}) => {
  await openStatuses(page);
  const name = `Looked at ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByLabel('Name of Pending').fill('open');
  await expect(page.getByText('Another status has this name.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByLabel('Name of Pending').fill(name);
  await page.getByRole('button', { name: `Move ${name} up` }).press('Enter');
  await expect(page.getByText(new RegExp(`^${name} is number \\d of \\d$`))).toBeAttached();

  await page.getByLabel('Any status may follow any other').press('Space');
  await expect(
    page.getByText('Tick at least one, or allow any status to follow any other.'),
  ).toBeVisible();
  await page.getByLabel('From Open to Accepted').press('Space');
  await expect(page.locator('[data-warning=unreachable]')).toContainText(name);
  // The only message of this kind: the unreachable status gets none.
  await expect(page.getByText('Nothing follows Accepted: an appraisal stays there.')).toBeVisible();
  await page.getByLabel('From Open to Accepted').press('ArrowRight');
  await expect(page.getByLabel('From Open to Rejected')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft'); // skips the cell that would lead to the same status
  await expect(page.getByLabel('From Accepted to Open')).toBeFocused();
  await page.getByLabel('Any status may follow any other').press('Space');
  await save(page);

  await page.reload();
  await expect(page.getByLabel('Name of Pending')).toHaveValue(name);
  await page.getByLabel('Name of Pending').fill('Pending');
  await page.getByRole('button', { name: 'Move Pending down' }).click();
  await save(page);
});

test('a status in use cannot be removed, and the page says how many appraisals have it', async ({
  adminDesk: page,
  complaints,
}) => {
  await openStatuses(page);
  const used = page.locator('[data-status-id]').filter({ hasText: 'In use' }).first();
  await used.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/cannot be removed: \d+ appraisals? ha(s|ve) it$/)).toBeVisible();
  expect(complaints.filter((one) => !one.includes('400'))).toEqual([]);
  complaints.length = 0; // the browser's log line on the refusal
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('the statuses and their graph have no violation and fit', async ({ adminDesk: page }) => {
    await openStatuses(page);
    await page.getByLabel('Any status may follow any other').click();
    await page.getByLabel('From Open to Accepted').check();
    await expect(page.locator('[data-warning=unreachable]')).toBeVisible();
    await expectFineAtEveryWidth(page);
  });
});

test('a status is switched to count in the sums, and back to standard', async ({
  adminDesk: page,
}) => {
  await openStatuses(page);
  const counts = page.getByLabel('Rejected: counts in the sums');
  await expect(counts).not.toBeChecked();
  await counts.press('Space');
  await save(page);
  await page.reload();
  await expect(counts).toBeChecked();
  await counts.press('Space');
  await save(page);
  await page.reload();
  await expect(counts).not.toBeChecked();
});
