import type { Page } from '@playwright/test';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, expectNoViolations, NARROW } from './looks';

/** A list as a household writes it: a title, a room, an age, a repeated row, a total. */
const MESSY = [
  'Things lost',
  'Item;Quantity;Price;Bought;Room;Category',
  'Kitchen;;;;;',
  'Sofa;0;450,00;31.02.2020;;',
  'Lamp;2;89,50;ca. 3 years;;Lamps',
  'Lamp;2;89,50;ca. 3 years;;Lamps',
  'Apple iPhone 13 128 GB;1;799,00;2015-06-01;;',
  '=1+1;1;100 USD;2019;;',
  'Total;;1.607,00;;;',
].join('\n');

async function openDraft(desk: Page, text: string): Promise<string> {
  const reference = `draft-${crypto.randomUUID().slice(0, 8)}`;
  await desk.goto('/claims');
  await desk.getByRole('button', { name: 'New claim' }).click();
  await desk.getByLabel('Claim reference').fill(reference);
  await desk.getByLabel('Date of damage').fill('2026-10-28');
  await desk.getByRole('button', { name: 'Create claim' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await desk.getByRole('link', { name: 'Import inventory' }).click();
  await chooseFile(desk, text);
  await expect(rows(desk).first()).toBeVisible();
  return reference;
}

async function chooseFile(desk: Page, text: string): Promise<void> {
  await expect(desk.getByRole('heading', { level: 1, name: 'Import inventory' })).toBeVisible();
  await desk.locator('input[type=file]').setInputFiles({
    name: 'household.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
}

const rows = (desk: Page) =>
  desk.getByRole('grid', { name: 'Rows of the file' }).locator('tbody tr');
const rowOf = (desk: Page, number: number) =>
  rows(desk).filter({
    has: desk.getByRole('checkbox', { name: `Import row ${number}`, exact: true }),
  });
const cell = (desk: Page, row: number, field: string) =>
  rowOf(desk, row).locator(`td[data-cell=${field}]`);
const saved = (desk: Page) => expect(desk.getByText('Draft saved')).toBeVisible();

test('cells are corrected by keyboard alone, stay after a reload, and the text of the file comes back', async ({
  desk,
}) => {
  await openDraft(desk, MESSY);
  await expect(
    desk.getByText(
      'The file’s own total: 1,607.00 DKK. The rows to import add up to 1,157.00 DKK, a difference of 450.00 DKK.',
    ),
  ).toBeVisible();
  await expect(rowOf(desk, 4)).toContainText('is a date that does not exist');
  await cell(desk, 4, 'description').focus();
  await desk.keyboard.press('ArrowRight');
  await expect(cell(desk, 4, 'quantity')).toBeFocused();
  await desk.keyboard.type('9');
  await desk.keyboard.press('Escape');
  await expect(cell(desk, 4, 'quantity')).toBeFocused();
  await expect(cell(desk, 4, 'quantity')).toContainText('0');
  await desk.keyboard.type('1 pc');
  await desk.keyboard.press('Tab');
  await expect(cell(desk, 4, 'purchase_price')).toBeFocused();
  await desk.keyboard.press('ArrowRight');
  await desk.keyboard.press('ArrowRight');
  await desk.keyboard.type('13. jun. 2019');
  await desk.keyboard.press('Enter');
  await expect(cell(desk, 5, 'date_purchase')).toBeFocused();
  await expect(cell(desk, 4, 'date_purchase')).toContainText('13 Jun 2019');
  await expect(rowOf(desk, 4)).not.toContainText('must be at least 1');
  await saved(desk);
  await desk.reload();
  await expect(cell(desk, 4, 'date_purchase')).toContainText('13 Jun 2019');
  await cell(desk, 4, 'date_purchase').focus();
  await desk.keyboard.press('Control+z');
  await expect(cell(desk, 4, 'date_purchase')).toContainText('31.02.2020');
  await rowOf(desk, 4).getByRole('button', { name: 'Restore the text of the file: “0”' }).click();
  await expect(rowOf(desk, 4)).toContainText('must be at least 1');
});

test('what was skipped, read inexactly, repeated or doubtful is shown and decided in place', async ({
  desk,
}) => {
  const reference = await openDraft(desk, MESSY);
  await desk.getByText('Skipped 2').click();
  const skipped = desk.getByRole('list', { name: 'Rows that were not read as items' });
  await expect(skipped.getByRole('listitem')).toHaveText([/Row 3.*Kitchen.*names a room/, /Row 9/]);
  await skipped.getByRole('button', { name: 'Import after all (row 3)' }).click();
  await expect(rowOf(desk, 3)).toContainText('Was skipped: names a room');
  await rowOf(desk, 3).getByRole('button', { name: 'Skip again' }).click();
  await expect(rowOf(desk, 3)).toHaveCount(0);

  await expect(cell(desk, 5, 'date_purchase')).toContainText('≈ 2023from the age');
  await expect(cell(desk, 8, 'date_purchase')).toContainText('2019only a year');
  await expect(rowOf(desk, 5)).toContainText('in the file: “ca. 3 years”');

  await desk.getByRole('button', { name: 'Duplicates 1' }).click();
  await desk.getByRole('button', { name: 'Leave out 1 duplicate' }).click();
  await expect(desk.getByRole('checkbox', { name: 'Import row 6' })).not.toBeChecked();
  await desk.getByRole('button', { name: /^All/ }).click();

  const phone = desk.getByRole('checkbox', { name: /^Use Apple iPhone 13/ });
  await expect(phone).toBeChecked();
  await rowOf(desk, 7).getByRole('button', { name: 'Not this product' }).click();
  await expect(phone).not.toBeChecked();
  await expect(rowOf(desk, 7)).not.toContainText('came on the market');

  await rowOf(desk, 8).getByRole('button', { name: 'Fix Currency' }).click();
  await desk.getByLabel('Currency, row 8').fill('DKK');
  await desk.keyboard.press('Enter');
  await expect(rowOf(desk, 8)).not.toContainText('is USD');
  await expect(cell(desk, 8, 'description')).toContainText('=1+1');
  await saved(desk);
  await desk.reload();
  await expect(desk.getByRole('checkbox', { name: 'Import row 6' })).not.toBeChecked();
  await expect(phone).not.toBeChecked();
  await desk.getByRole('button', { name: 'Import 3 items' }).click();
  await expect(desk.getByText('0 appraised, 3 without a product.')).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1, name: reference })).toBeVisible();
});

test('columns that no name tells are chosen, and are as last time in the next file', async ({
  desk,
}) => {
  const names = `Was ${crypto.randomUUID().slice(0, 8)};Wieviel;Wert`;
  // Too short to be recognized as descriptions.
  const list = `${names}\nTV;2;50,00\nPC;1;20,00\n`;
  await openDraft(desk, list);
  await expect(desk.getByText('Choose the column that describes the items.')).toBeVisible();
  const column = (name: RegExp) => desk.getByRole('combobox', { name });
  await column(/^Field for column Was/).selectOption('Description');
  await expect(desk.getByText('Choose the column that describes the items.')).toHaveCount(0);
  await column(/^Field for column Wieviel/).selectOption('Quantity');
  await expect(cell(desk, 2, 'quantity')).toContainText('2');
  await column(/^Field for column Wert/).selectOption('Claimed amount');
  await expect(cell(desk, 2, 'claimed_amount')).toContainText('50.00');
  await desk.getByRole('button', { name: 'Import 2 items' }).click();
  await expect(desk.getByText('2 items imported')).toBeVisible();
  await desk.getByRole('link', { name: 'Import inventory' }).click();
  await chooseFile(desk, list);
  await expect(desk.getByText('Columns as in your last import of a file like this.')).toBeVisible();
  await desk.getByRole('button', { name: 'Duplicates 2' }).click();
  await expect(rowOf(desk, 2)).toContainText('is already in the claim as item 1');
});

test('two people who correct the same cell decide whose counts, and other cells are kept', async ({
  desk,
  browser,
  adminSession,
  complaints,
}) => {
  await openDraft(desk, MESSY);
  const admin = await browser.newPage({ storageState: adminSession });
  await admin.goto(desk.url());
  await expect(rowOf(admin, 4)).toBeVisible();
  const type = async (page: Page, row: number, field: string, text: string) => {
    await cell(page, row, field).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await type(desk, 4, 'quantity', '3');
  await type(desk, 5, 'description', 'Table lamp');
  await expect(cell(desk, 5, 'description')).toContainText('Table lamp');
  await saved(desk);
  await type(admin, 5, 'description', 'Floor lamp');
  const conflict = admin.getByRole('alert').filter({ hasText: 'Modified by someone else' });
  await expect(conflict).toContainText(
    'Row 5, Description: yours “Floor lamp”, theirs “Table lamp”',
  );
  await expect(cell(admin, 4, 'quantity')).toContainText('3');
  await conflict.getByRole('button', { name: 'Use mine' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(cell(admin, 5, 'description')).toContainText('Floor lamp');
  await type(admin, 6, 'description', 'Desk lamp');
  await expect(cell(admin, 6, 'description')).toContainText('Desk lamp');
  await saved(admin);
  await desk.reload();
  await expect(cell(desk, 5, 'description')).toContainText('Floor lamp');
  await expect(cell(desk, 6, 'description')).toContainText('Desk lamp');
  await admin.close();
  complaints.splice(0); // the browser logs the 412s
});

test('a cell of the last of five thousand rows is reached by keyboard and corrected', async ({
  desk,
}) => {
  const things = Array.from({ length: 5000 }, (_, at) => `Thing ${at},1.50`).join('\n');
  await openDraft(desk, `Description,Price\n${things}`);
  await cell(desk, 2, 'description').focus();
  await desk.keyboard.press('Control+End');
  await desk.keyboard.press('Control+ArrowDown');
  await expect(desk.locator('tr[data-index="4999"]')).toBeVisible();
  expect(await rows(desk).count()).toBeLessThan(60);
  await cell(desk, 5001, 'purchase_price').click();
  await desk.keyboard.press('Control+a');
  await desk.keyboard.type('2.50');
  await desk.keyboard.press('Tab');
  await expect(cell(desk, 5001, 'claimed_amount')).toContainText('2.50');
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('a draft with all that it can ask has no violation', async ({ desk }) => {
    await openDraft(desk, MESSY);
    await desk.getByText('Columns of the file').click();
    await desk.getByText('Skipped 2').click();
    await expectFineAtEveryWidth(desk);
    await cell(desk, 4, 'category').click();
    await expect(desk.getByLabel('Category, row 4')).toBeFocused();
    await expectNoViolations(desk);
  });
});
