import { openClaim } from './cart';
import { BIG_CLAIM, expect, test } from './desk';
import { expectNoSidewaysScroll, expectNoViolations } from './looks';
import { chooseProduct, newClaim, submitOf } from './new-item';

test('the command menu finds a claim, runs commands of the page and opens the settings by keyboard alone', async ({
  desk,
}) => {
  await desk.goto('/claims');
  await expect(desk.locator('tbody tr').first()).toBeVisible();
  await desk.keyboard.press('Control+k');
  const menu = desk.getByRole('dialog', { name: 'Command menu' });
  const field = menu.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(menu.getByRole('option', { name: 'New claim' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectNoViolations(desk);
  await desk.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await desk.keyboard.press('Control+k');
  await field.fill(BIG_CLAIM);
  const claim = menu.getByRole('option', { name: new RegExp(`^${BIG_CLAIM}`) });
  await expect(claim).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await claim.getAttribute('id')) ?? '',
  );
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: BIG_CLAIM })).toBeVisible();
  await expect(desk.locator('tr[data-appraisal]').first()).toBeVisible();

  await desk.keyboard.press('Control+k');
  await field.fill('report');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog', { name: 'Report' })).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('Control+k');
  await field.fill('no such thing');
  await expect(menu.getByText('No results.')).toBeVisible();
  const opened = desk.waitForEvent('popup');
  await field.fill('api reference');
  await desk.keyboard.press('Enter');
  const docs = await opened;
  await expect(docs).toHaveURL(/\/docs$/);
  await docs.close();
  await desk.keyboard.press('Control+k');
  await field.fill('depreciation');
  await desk.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(desk);
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(/\/settings\/rules$/);
});

test('adding an item from the command menu puts the focus on its row', async ({ desk }) => {
  await newClaim(desk);
  await desk.keyboard.press('Control+k');
  await desk.getByRole('dialog', { name: 'Command menu' }).getByRole('combobox').fill('Add item');
  await desk.keyboard.press('Enter');
  const adding = desk.getByRole('dialog', { name: 'Add item' });
  await chooseProduct(adding);
  await submitOf(adding).click();
  await expect(adding).toBeHidden();
  await expect(desk.locator('tr[data-appraisal] [data-row]')).toBeFocused();
});

test('the list of shortcuts opens from anywhere, and its switch disables the single-letter keys', async ({
  desk,
}) => {
  await openClaim(desk);
  await desk.locator('[data-row]').first().focus();
  await desk.keyboard.press('?');
  const keys = desk.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Mark clean')).toBeVisible();
  await expectNoViolations(desk);
  await keys.getByLabel('Single-letter keys').uncheck();
  await desk.keyboard.press('Escape');
  await expect(desk.locator('[data-row]').first()).toBeFocused();
  await desk.keyboard.press('?');
  await desk.keyboard.press('j');
  await expect(keys).toBeHidden();
  await expect(desk.locator('[data-row]').first()).toBeFocused();
  await desk.keyboard.press('Control+/');
  await keys.getByLabel('Single-letter keys').check();
  await desk.keyboard.press('Escape');
  await desk.locator('[data-row]').first().focus();
  await desk.keyboard.press('j');
  await expect(desk.locator('[data-row]').nth(1)).toBeFocused();
});
