import { openClaim } from './cart';
import { expect, test } from './desk';

test('Shift selects and deselects every row in between, with the mouse and with X', async ({
  desk,
}) => {
  await openClaim(desk);
  const rows = desk.locator('tr[data-appraisal]');
  const box = (row: number) => rows.nth(row).getByRole('checkbox');
  const selected = rows.getByRole('checkbox', { checked: true });
  await box(1).click();
  await box(4).click({ modifiers: ['Shift'] });
  await expect(selected).toHaveCount(4);
  await expect(desk.getByText('4 selected', { exact: true })).toBeVisible();
  await box(3).click({ modifiers: ['Shift'] });
  await expect(selected).toHaveCount(2);
  await expect(box(1)).toBeChecked();
  await expect(box(2)).toBeChecked();
  await rows.nth(5).locator('[data-row]').focus();
  await desk.keyboard.press('x');
  for (let step = 0; step < 2; step += 1) await desk.keyboard.press('j');
  await desk.keyboard.press('Shift+X');
  await expect(selected).toHaveCount(5);
  await expect(box(6)).toBeChecked();
});
