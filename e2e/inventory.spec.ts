import type { Page } from '@playwright/test';
import { jpeg } from '../tests/setup/pictures';
import { workbook } from '../tests/setup/workbook';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, expectNoViolations, NARROW } from './looks';
import { nameOf, newClaim, openNewItem, PHONE, submitOf } from './new-item';

const HOUSEHOLD = [
  'Description;Quantity;Purchase price;Purchase date;Room;Category',
  'Apple iPhone 13 128 GB;1;799,00;15.06.2022;Hall;',
  'Floor lamp;2;89,50;2019-11-29;Living room;Lamps',
  'Sofa;0;450,00;31.02.2020;Living room;',
].join('\n');

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Creates a claim in the client's currency and opens its inventory page. */
async function openInventory(desk: Page): Promise<void> {
  const reference = `inventory-${crypto.randomUUID().slice(0, 8)}`;
  await desk.goto('/claims');
  await desk.getByRole('button', { name: 'New claim' }).click();
  await desk.getByLabel('Claim reference').fill(reference);
  await desk.getByLabel('Date of damage').fill('2026-10-28');
  await desk.getByRole('button', { name: 'Create claim' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await desk.getByRole('link', { name: 'Import inventory' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Import inventory' })).toBeVisible();
}

const choose = (desk: Page, file: ReturnType<typeof csv>) =>
  desk.locator('input[type=file]').setInputFiles(file);
const rows = (desk: Page) =>
  desk.getByRole('grid', { name: 'Rows of the file' }).locator('tbody tr');

/**
 * Runs in the page: records whether a text is ever visible, however briefly. Text within scripts
 * does not count.
 */
function watchFor(text: string): void {
  const look = () => {
    if (document.body.innerText.includes(text)) document.body.dataset['seen'] = text;
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

test('an inventory becomes items of the claim after its errors were shown, and can be undone from the toast', async ({
  desk,
}) => {
  await openInventory(desk);
  await choose(desk, csv('household.csv', HOUSEHOLD));
  await expect(desk.getByRole('heading', { name: 'Preview of household.csv' })).toBeVisible();
  await expect(rows(desk)).toHaveCount(3);
  await desk.getByRole('button', { name: 'Errors 1' }).click();
  await expect(rows(desk)).toHaveCount(1);
  await expect(rows(desk).first()).toContainText('Quantity: must be at least 1 · in the file: “0”');
  await expect(rows(desk).first()).toContainText(
    'Purchase date: is a date that does not exist · in the file: “31.02.2020”',
  );
  await desk.getByRole('button', { name: 'All 3' }).click();
  await desk.reload();
  await expect(rows(desk)).toHaveCount(3);
  await expect(desk.getByRole('checkbox', { name: /^Use Apple iPhone 13 128 GB/ })).toBeChecked();
  await expect(desk.getByText('1 row has an error and is excluded.')).toBeVisible();
  await desk.evaluate(watchFor, 'Inventory imported');
  await desk.getByRole('button', { name: 'Import 2 items' }).click();
  await expect(desk.getByText('2 items imported')).toBeVisible();
  expect(await desk.evaluate(() => document.body.dataset['seen'])).toBeUndefined();
  await expect(desk.locator('tr[data-appraisal]')).toHaveCount(1);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('2 items removed')).toBeVisible();
  await expect(desk.locator('tr[data-appraisal]')).toHaveCount(0);
});

test('items without a product are listed, and an import that was worked on says why it cannot be undone', async ({
  desk,
  complaints,
}) => {
  await openInventory(desk);
  await choose(desk, csv('household.csv', HOUSEHOLD));
  await desk.getByRole('button', { name: 'Import 2 items' }).click();
  const row = desk.locator('tr[data-appraisal]');
  await expect(row).toHaveCount(1);
  const answered = desk.waitForResponse('**/appraisal/bulk*');
  await row.getByRole('button', { name: /^Status / }).click();
  await desk.getByRole('menuitemradio', { name: 'Pending' }).click();
  expect((await answered).status()).toBe(200);
  const refused = desk.waitForResponse('**/undo*');
  await desk.getByRole('button', { name: 'Undo' }).click();
  expect((await refused).status()).toBe(400);
  await expect(
    desk.getByText('can no longer be undone: an appraisal has been changed'),
  ).toBeVisible();
  complaints.splice(0); // the browser logs the 400
  await desk.getByRole('link', { name: 'Import inventory' }).click();
  await expect(desk.getByRole('heading', { name: '1 item without a product' })).toBeVisible();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Floor lamp' })).toContainText('2 pcs');

  await desk.getByRole('link', { name: 'Find products' }).click();
  const waiting = desk.getByRole('list', { name: '1 item without a product' });
  await waiting.getByRole('button', { name: 'Find a product for Floor lamp' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Find a product for “Floor lamp”' });
  await expect(nameOf(dialog)).toHaveValue('Floor lamp');
  await expect(dialog.getByLabel('Quantity')).toHaveValue('2');
  await expect(dialog.getByLabel('Purchase date')).toHaveValue('2019-11-29');
  await dialog.getByLabel('Search words').fill('iphone 13');
  await dialog.getByRole('button', { name: `Choose ${PHONE}` }).click();
  await submitOf(dialog).click();
  await expect(row).toHaveCount(2);
  await expect(row.filter({ hasText: 'Floor lamp' })).toContainText('2 pcs');
  await expect(waiting).toHaveCount(0);
});

test('an item that no product fits is priced by hand with its basis, and the addition can be undone', async ({
  desk,
}) => {
  await newClaim(desk);
  const dialog = await openNewItem(desk);
  await nameOf(dialog).fill('Hall clock "Åmål", oak');
  await desk.keyboard.press('Alt+h');
  await dialog.getByLabel('Quantity').fill('0');
  await dialog.getByLabel('Purchase date').fill('1999-05-20');
  await dialog.getByLabel(/^Claimed amount/).fill('1,250.50');
  await dialog.getByLabel(/^RCV in/).fill('600.25');
  await dialog.getByLabel('Basis').selectOption('Expert opinion');
  await dialog.getByLabel(/^Source of the amount/).fill('Clockmaker Lund');
  await submitOf(dialog).click();
  await expect(dialog.getByLabel('Quantity')).toBeFocused();
  await expect(dialog.getByText('Choose a product from the list')).toHaveCount(0);
  await dialog.getByLabel('Quantity').fill('2');
  await expectNoViolations(desk);
  await submitOf(dialog).click();
  await expect(desk.getByText('Hall clock "Åmål", oak added')).toBeVisible();
  const row = desk.locator('tr[data-appraisal]');
  await expect(row).toContainText('1,200.50');
  await row.getByRole('button', { name: /^RCV / }).click();
  await expect(desk.getByText('Expert opinion · Clockmaker Lund')).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(0);
  await desk.getByRole('link', { name: 'Timeline' }).click();
  await expect(desk.getByText(/added Hall clock "Åmål", oak without a product/)).toBeVisible();
  await expect(desk.getByText(/priced Hall clock "Åmål", oak by hand/)).toBeVisible();
  await expect(desk.getByText('You deleted 1 item')).toBeVisible();
});

test('items that wait are priced by hand, get photos, and are rejected or deleted together', async ({
  desk,
}) => {
  await openInventory(desk);
  await choose(
    desk,
    csv(
      'waiting.csv',
      'Description;Quantity;Claimed amount\nSofa;1;100\nOil painting;1;200\nRug;2;300\n',
    ),
  );
  await desk.getByRole('button', { name: 'Import 3 items' }).click();
  const waiting = desk.getByRole('list', { name: '3 items without a product' });
  await expect(waiting.getByRole('listitem')).toHaveCount(3);
  const chooser = desk.waitForEvent('filechooser');
  await waiting.getByRole('button', { name: 'Add photos to Sofa' }).click();
  await (
    await chooser
  ).setFiles({ name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: await jpeg() });
  await expect(desk.getByText('Photos added to Sofa')).toBeVisible();

  await waiting.getByRole('button', { name: 'Price by hand: Oil painting' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Price “Oil painting” by hand' });
  await dialog.getByLabel(/^RCV in/).fill('180');
  await submitOf(dialog).click();
  await expect(desk.locator('tr[data-appraisal]')).toContainText('Oil painting');

  await desk.getByRole('checkbox', { name: 'Select all', exact: true }).check();
  await desk.getByRole('button', { name: 'Delete', exact: true }).click();
  const notice = desk
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: '2 items deleted' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  const left = desk.getByRole('list', { name: '2 items without a product' });
  await expect(left.getByRole('listitem')).toHaveCount(2);
  await desk.getByRole('checkbox', { name: 'Select Sofa' }).check();
  await desk.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('1 item rejected')).toBeVisible();
  await expect(desk.locator('tr[data-appraisal]').filter({ hasText: 'Sofa' })).toContainText(
    'Rejected',
  );
  await desk
    .getByRole('listitem')
    .filter({ hasText: '1 item rejected' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(desk.getByText('1 rejection undone')).toBeVisible();
  await expect(left.getByRole('listitem')).toHaveCount(2);
  await expect(desk.locator('tr[data-appraisal]').filter({ hasText: 'Sofa' })).toHaveCount(0);
});

test('a workbook is imported by keyboard alone, and a proposed product can be declined', async ({
  desk,
}) => {
  await openInventory(desk);
  const buffer = workbook([
    ['Item', 'Price', 'Bought'],
    ['Apple iPhone 13 128 GB', 799.95, { serial: 44_727 }],
  ]);
  const chooser = desk.waitForEvent('filechooser');
  await desk.locator('button').filter({ hasText: 'Choose a file' }).focus();
  await desk.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles({ name: 'household.xlsx', mimeType: 'application/octet-stream', buffer });
  const box = desk.getByRole('checkbox', { name: /^Use / });
  await expect(box).toBeChecked();
  await box.focus();
  await desk.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await desk.getByRole('button', { name: 'Import 1 item' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('0 appraised, 1 without a product.')).toBeVisible();
});

test('a file that is no list is refused with a clear message', async ({ desk, complaints }) => {
  await openInventory(desk);
  await choose(desk, csv('empty.csv', 'colour,size\n'));
  await expect(
    desk
      .getByRole('alert')
      .filter({ hasText: "Has no column 'description'; its first row is: colour, size" }),
  ).toBeVisible();
  complaints.splice(0); // the browser logs the 400
});

test('of five thousand rows only those near the screen are in the page', async ({ desk }) => {
  await openInventory(desk);
  await choose(
    desk,
    csv(
      'large.csv',
      `Description,Price\n${Array.from({ length: 5000 }, (_, at) => `Thing ${at},1.50`).join('\n')}`,
    ),
  );
  await expect(
    desk
      .getByRole('button', { name: 'Import 5,000 items' })
      .or(desk.getByRole('button', { name: 'Import 5000 items' })),
  ).toBeVisible({ timeout: 30_000 });
  expect(await rows(desk).count()).toBeLessThan(60);
  await desk.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  await expect(desk.getByText('Thing 4999')).toBeVisible();
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('the page and its preview have no violation', async ({ desk }) => {
    await openInventory(desk);
    await expectFineAtEveryWidth(desk);
    await choose(desk, csv('household.csv', HOUSEHOLD));
    await expect(rows(desk)).toHaveCount(3);
    await expectFineAtEveryWidth(desk);
  });
});
