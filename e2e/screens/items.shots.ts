import { openClaim } from '../cart';
import { expect, test } from '../desk';
import { chooseProduct, listOf, nameOf, openNewItem } from '../new-item';
import { demoAppraisals, emptyClaim } from './household';
import { take } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

test('an empty cart, and adding an item', async ({ desk, request }) => {
  await desk.goto(`/claims/${await emptyClaim(request)}`);
  await expect(desk.getByText('No items yet')).toBeVisible();
  await take(desk, 'cart-empty');
  const dialog = await openNewItem(desk);
  await nameOf(dialog).fill('iphone');
  await expect(listOf(dialog).getByRole('option').first()).toBeVisible();
  await desk.keyboard.press('ArrowDown');
  await take(desk, 'item-type-ahead');
  await chooseProduct(dialog);
  await dialog.getByLabel('Purchase date').fill('2024-06-15');
  await dialog.getByLabel('Condition').selectOption('Average');
  await take(desk, 'item-candidates');
  await dialog.getByRole('button', { name: /more products?$/ }).click();
  await take(desk, 'item-candidates-all', {
    at: dialog.getByText('Not of like kind and quality').first(),
  });
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await nameOf(dialog).fill('Walnut sideboard');
  await desk.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'The closest products' })).toBeVisible();
  await take(desk, 'item-closest', {
    at: dialog.getByRole('heading', { name: 'The closest products' }),
  });
});

test('editing an item', async ({ desk }) => {
  await openClaim(desk);
  await desk
    .locator('tr[data-appraisal]')
    .first()
    .getByRole('button', { name: /^More for / })
    .click();
  await desk.getByRole('menuitem', { name: 'Edit item' }).click();
  await expect(desk.getByRole('dialog', { name: /^Edit / })).toBeVisible();
  await take(desk, 'item-edit');
});

const HOUSEHOLD = [
  'Description;Quantity;Purchase price;Purchase date;Room;Category',
  'Apple iPhone 13 128 GB;1;5.499,00;15.06.2022;Hall;',
  'Sony WH-1000XM5;1;2.499,00;2025-03-01;Study;Headphones',
  'Floor lamp;2;899,00;2019-11-29;Living room;Lamps',
  'Walnut sideboard;1;6.200,00;2018-04-02;Living room;',
  'Sofa;0;4.500,00;31.02.2020;Living room;',
  'Armchair;one;2.999,00;2021-05-09;Living room;',
].join('\n');

test('an inventory before it is imported', async ({ desk, request }) => {
  await desk.goto(`/claims/${await emptyClaim(request)}/inventory`);
  await expect(desk.getByRole('heading', { level: 1, name: 'Import inventory' })).toBeVisible();
  await take(desk, 'inventory');
  await desk
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'household.csv', mimeType: 'text/csv', buffer: Buffer.from(HOUSEHOLD) });
  await expect(desk.getByRole('button', { name: /^Import \d+ items?$/ })).toBeVisible({
    timeout: 30_000,
  });
  await take(desk, 'inventory-preview');
  await desk.getByRole('button', { name: /^Errors \d/ }).click();
  await take(desk, 'inventory-errors');
  await desk.getByRole('button', { name: /^Import \d+ items?$/ }).click();
  await expect(desk.locator('tr[data-appraisal]').first()).toBeVisible();
  await expect(desk.getByText(/items without a product$/)).toBeVisible();
  await take(desk, 'cart-waiting-items');
});

const UNNAMED = 'Was;Wieviel;Wert\nTV;2;5000,00\nPC;1;7200,00\nRad;1;3400,00\n';

test('the columns of a list with other names, and a row that is corrected in place', async ({
  desk,
  request,
}) => {
  await desk.goto(`/claims/${await emptyClaim(request)}/inventory`);
  await desk
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(UNNAMED) });
  await desk.getByText('Columns of the file').click();
  await expect(desk.getByRole('combobox', { name: /^Field for column Was/ })).toBeVisible();
  await take(desk, 'inventory-columns');
  await desk.goto(`/claims/${await emptyClaim(request)}/inventory`);
  await desk
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'household.csv', mimeType: 'text/csv', buffer: Buffer.from(HOUSEHOLD) });
  const date = desk.locator('td[data-cell=date_purchase]').nth(4);
  await date.click();
  await desk.keyboard.type('13. jun. 2019');
  await desk.keyboard.press('Enter');
  await expect(date).toContainText('13 Jun 2019');
  await take(desk, 'inventory-corrected');
});

test('an item that is priced by hand', async ({ desk, request }) => {
  await desk.goto(`/claims/${await emptyClaim(request)}`);
  const dialog = await openNewItem(desk);
  await nameOf(dialog).fill('Grandmother’s silver candlesticks');
  await expect(dialog.getByText('No product has this name.').first()).toBeAttached();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Enter');
  await expect(dialog.getByLabel('RCV in')).toBeVisible();
  await take(desk, 'item-by-hand');
});

test('the lines of a claim as a spreadsheet', async ({ desk, request }) => {
  const { claimId } = await demoAppraisals(request);
  await desk.goto(`/claims/${claimId}/sheet?group=category`);
  await expect(desk.getByRole('grid')).toBeVisible();
  await take(desk, 'sheet-groups');
  await desk.goto(`/claims/${claimId}/sheet`);
  await expect(desk.getByRole('grid')).toBeVisible();
  await desk
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .click();
  await desk
    .getByRole('checkbox', { name: /^Select / })
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await desk.locator('td[data-cell=claimed]').nth(1).click();
  await desk.keyboard.type('many');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('alert').first()).toBeVisible();
  await take(desk, 'sheet');
});
