import type { Page } from '@playwright/test';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, NARROW } from './looks';

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings/client');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('the effect of another threshold is shown before saving, and of two simultaneous changes the second is refused', async ({
  adminDesk: page,
  complaints,
}) => {
  await openSettings(page);
  await expect(page.getByLabel('Currency')).not.toBeEditable(); // because there are claims
  await expect(saveButton(page)).toBeDisabled();
  const threshold = page.getByLabel('Flag pictures from this confidence');
  await expect(
    page.getByText(/^At 80%, \d+ pictures? of the last 90 days (is|are) flagged\./),
  ).toBeVisible();
  await threshold.fill('49');
  await expect(page.getByText('Enter a whole number from 50 to 99.')).toBeVisible();
  await threshold.fill('99');
  await expect(
    page.getByText(
      /^At 99%, \d+ pictures? of the last 90 days would be flagged(; at 80% it is \d+|, as many as now)\./,
    ),
  ).toBeVisible();
  await page.getByLabel('Request log, in days').fill('29');
  await expect(
    page.getByText('Requests older than 29 days are removed from the log. This cannot be undone.'),
  ).toBeVisible();

  const other = await page.context().newPage();
  await openSettings(other);
  await other.getByLabel('Reports, in days').fill('400');
  await saveButton(other).dblclick();
  await expect(other.getByText('The settings are saved').first()).toBeVisible();

  await saveButton(page).click();
  await expect(
    page.getByText('Modified by someone else. Reload the settings and try again.'),
  ).toBeVisible();
  expect(complaints.filter((one) => !one.includes('412'))).toEqual([]);
  complaints.length = 0; // the browser's log line on the refusal
  await page.getByRole('button', { name: 'Reload settings' }).click();
  await expect(page.getByLabel('Reports, in days')).toHaveValue('400');
  await expect(page.getByLabel('Request log, in days')).toHaveValue('30');
  await page.getByLabel('Reports, in days').fill('365');
  await saveButton(page).click();
  await expect(page.getByText('The settings are saved').first()).toBeVisible();
  await other.close();
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('the settings have no violation and fit, also with errors', async ({ adminDesk: page }) => {
    await openSettings(page);
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByLabel('Require approval above').fill('much');
    await expect(page.getByText(/^Enter an amount such as/)).toBeVisible();
    await expectFineAtEveryWidth(page);
  });
});
