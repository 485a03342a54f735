import { expect, test } from './desk';
import { expectNoViolations } from './looks';

for (const [width, path, field, typed] of [
  [1440, '/settings/client', 'Reports, in days', '123'],
  [360, '/settings/statuses', 'Name of Pending', 'Left behind'],
] as const)
  test(`unsaved changes of ${path} need a confirmation before a link discards them, and survive any other way out`, async ({
    adminDesk: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const show = async () => {
      await page.goto(path);
      await expect(page.getByLabel(field)).toBeVisible();
    };
    await show();
    const before = await page.getByLabel(field).inputValue();
    await page.getByLabel(field).fill(typed);
    await page.getByRole('link', { name: 'Webhooks' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel(field)).toHaveValue(typed);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('webhooks');
    await expect(page.getByRole('option', { name: /Webhooks/ }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/webhooks/);
    await page.goBack();
    await expect(page.getByLabel(field)).toHaveValue(typed);
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/webhooks/);
    await show();
    await expect(page.getByLabel(field)).not.toHaveValue(typed);
    expect(before).not.toBe(typed);
  });
