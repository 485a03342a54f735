import { expect, test } from '../desk';
import { deleteDraft, openNewDraft } from '../settings';
import { take } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

test('depreciation rules: the list, a table, its curve, the preview of publishing it', async ({
  adminDesk: page,
}) => {
  await page.goto('/settings/rules');
  await expect(page.getByRole('table').first()).toBeVisible();
  await take(page, 'settings-rules');
  await page.getByRole('button', { name: 'New draft' }).click();
  await page.getByLabel('Start from').selectOption({ label: 'NJC depreciation tables (Canada)' });
  await expect(page.getByText(/^Source: /)).toBeVisible();
  await take(page, 'settings-rules-new');
  await page.keyboard.press('Escape');
  await openNewDraft(page, 'Contents 2027', 'NJC depreciation tables (Canada)');
  await page.getByRole('button', { name: /^Edit Carpet/ }).click();
  const result = page.getByRole('region', { name: 'Try out' }).getByRole('definition').first();
  await expect(result).toHaveText(/\d/);
  await take(page, 'settings-rules-table', { at: page.getByLabel('Below').first() });
  await page.getByRole('button', { name: 'Curve' }).click();
  const curve = page.getByRole('img', { name: /left at/ });
  await expect(curve).toBeVisible();
  await take(page, 'settings-rules-curve', { at: curve });
  await page.getByRole('button', { name: 'Preview and publish' }).click();
  await page.getByLabel('Applies to damages from').fill('2026-01-01');
  await expect(page.getByRole('table', { name: 'Changes' })).toBeVisible();
  await take(page, 'settings-rules-preview', {
    sizes: ['narrow'],
    at: page.getByText('Net claim now').first(),
  });
  await take(page, 'settings-rules-preview', { sizes: ['wide'] });
  await page.getByRole('link', { name: 'Back to the draft' }).click();
  await deleteDraft(page);
});
