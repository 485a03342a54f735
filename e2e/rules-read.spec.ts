import { expect, test } from './desk';
import { deleteDraft, newName, openNewDraft } from './settings';

test('a price band has the same label in the table and beside its curve, and a maximum is among the limits', async ({
  adminDesk: page,
}) => {
  await openNewDraft(page, newName(), 'NJC depreciation tables (Canada)');
  const rowOf = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `Edit ${name}` }) });
  const bands = [
    'Below 100.00 DKK: 20% per completed year',
    '100.00–200.00 DKK: 10% per completed year',
    'From 200.01 DKK: 7% per completed year',
  ];
  for (const band of bands) await expect(rowOf('Carpets').getByText(band)).toBeVisible();
  await expect(rowOf('Appliances').getByRole('cell').last()).toHaveText(/at most 100% off/);
  await page.getByRole('button', { name: 'Edit Appliances' }).click();
  await expect(
    page.getByRole('group', { name: 'Limits' }).getByLabel('Maximum depreciation, %'),
  ).toHaveValue('100');
  await page.getByRole('button', { name: 'Curve' }).click();
  const drawn = page.getByRole('figure');
  await expect(drawn.getByText('at most 100% off')).toBeVisible();
  await page.getByLabel('Rule to draw').selectOption('Carpets');
  for (const band of bands) await expect(drawn.getByText(band)).toBeVisible();
  await expect(drawn.getByText('at most')).toHaveCount(0);
  await deleteDraft(page);
});

test('a handler can read and try out the rules and sees who may change them', async ({ desk }) => {
  await desk.goto('/settings/rules');
  await expect(desk.getByText(/An administrator can change them/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'New draft' })).toHaveCount(0);
  const limit = desk.getByRole('region', { name: 'Approval of amounts' });
  await expect(limit.getByText(/^ACVs (above .+ )?entered manually /)).toBeVisible();
  await expect(limit.getByRole('link')).toHaveCount(0);
  await desk.getByRole('link', { name: 'Contents 2026' }).click();
  await expect(desk.getByRole('table', { name: 'Rules' })).toBeVisible();
  await expect(
    desk.getByText(
      /^Published .*\. Published versions cannot be changed\. You can read and try out the rules\. An administrator can change them\.$/,
    ),
  ).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Copy to draft' })).toHaveCount(0);
  await expect(
    desk.getByRole('region', { name: 'Try out' }).getByRole('definition').first(),
  ).toHaveText(/\d/);
});

test('the limit for approvals is shown beside the rules and links administrators to its setting', async ({
  adminDesk: page,
}) => {
  await page.goto('/settings/rules');
  const region = page.getByRole('region', { name: 'Approval of amounts' });
  await expect(region.getByText(/^ACVs (above .+ )?entered manually /)).toBeVisible();
  await region.getByRole('link', { name: 'Change under General' }).click();
  await expect(page).toHaveURL(/\/settings\/client$/);
  await expect(region.getByRole('textbox')).toBeVisible();
});
