import { openClaim } from './cart';
import { expect, test } from './desk';
import { chooseProduct, newClaim, openNewItem, PHONE, submitOf } from './new-item';

test('the ACV shows how it is calculated, and setting it by hand needs a reason', async ({
  desk,
}) => {
  await openClaim(desk);
  const row = desk.locator('tr[data-appraisal]').first();
  const acv = row.getByRole('button', { name: /^ACV / });
  const name = await acv.innerText();
  await acv.click();
  const panel = desk.getByRole('dialog');
  await expect(panel.getByText('How the ACV is calculated')).toBeVisible();
  await expect(
    panel.getByRole('definition').filter({ hasText: name.trim() }).first(),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Set ACV' }).click();
  await expect(panel.getByLabel('Reason')).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('a row without an ACV says why and is calculated once its purchase date is entered', async ({
  desk,
}) => {
  await newClaim(desk);
  // Opens the rules on their own page first, because adding an item requests them too.
  await desk.getByRole('link', { name: 'Settings' }).click();
  await expect(desk.getByRole('link', { name: 'Contents 2026' })).toBeVisible();
  await desk.goBack();
  const dialog = await openNewItem(desk);
  await chooseProduct(dialog);
  await submitOf(dialog).click();
  const row = desk.locator('tr[data-appraisal]');
  const filter = desk.getByRole('button', { name: 'Not calculated: 1 of 1. Show only these' });
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await desk.reload();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');

  await row.getByRole('button', { name: `No date: enter the purchase date of ${PHONE}` }).click();
  const edit = desk.getByRole('dialog', { name: `Edit ${PHONE}` });
  await expect(edit.getByLabel('Purchase date')).toBeFocused();
  await edit.getByLabel('Purchase date').fill('2024-12-01');
  await edit.getByRole('button', { name: 'Save and calculate' }).click();
  await expect(edit).toBeHidden();
  await expect(row.getByText('No date')).toHaveCount(0);
  await expect(filter).toHaveCount(0);
  const acv = row.getByRole('button', { name: /^ACV / });
  const first = (await acv.textContent()) ?? '';
  await row.getByRole('button', { name: /^More for / }).click();
  await desk.getByRole('menuitem', { name: 'Edit item' }).click();
  await edit.getByLabel('Purchase date').fill('2022-12-01');
  await edit.getByRole('button', { name: 'Save and calculate' }).click();
  await expect(edit).toBeHidden();
  await expect(acv).not.toHaveText(first);
});
