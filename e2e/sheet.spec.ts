import type { Page } from '@playwright/test';
import { expect, test } from './desk';
import { asPerson } from './own-claim';
import { expectFineAtEveryWidth, expectNoViolations, NARROW } from './looks';
import { cell, HOUSEHOLD, lineOf, lines, openSheet, paste, select } from './sheet';

const type = async (page: Page, column: string, text: string) => {
  await cell(page, 'Suitcase', column).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};

test('a line is valued by keyboard alone, in the words of a household, and its net is in the claim at once', async ({
  desk,
}) => {
  await openSheet(desk);
  await cell(desk, 'Sofa', 'description').focus();
  for (let step = 0; step < 4; step += 1) await desk.keyboard.press('ArrowRight');
  await expect(cell(desk, 'Sofa', 'purchase')).toBeFocused();
  await desk.keyboard.type('ca. 3 years');
  await desk.keyboard.press('Tab');
  await expect(cell(desk, 'Sofa', 'claimed')).toBeFocused();
  await expect(cell(desk, 'Sofa', 'purchase')).toContainText('≈ 2023');
  await desk.keyboard.press('ArrowRight');
  await desk.keyboard.type('6000');
  await desk.keyboard.press('Enter');
  await expect(cell(desk, 'Winter coat', 'price')).toBeFocused();
  await expect(cell(desk, 'Sofa', 'price')).toContainText('6,000.00');
  await expect(lineOf(desk, 'Sofa')).toHaveAttribute('data-line', 'counted');
  await expect(desk.getByText('2 of 4 lines counted')).toBeVisible();
  await desk.keyboard.press('ArrowUp');
  await desk.keyboard.press('Control+z');
  await expect(cell(desk, 'Sofa', 'price')).toContainText('–');
  await expect(desk.getByText('1 of 4 lines counted')).toBeVisible();
});

test('cells pasted from a spreadsheet are stored together, what cannot be read says why, and one undo brings all back', async ({
  desk,
  complaints,
}) => {
  await openSheet(desk);
  await cell(desk, 'Sofa', 'quantity').focus();
  await paste(desk, '1\t2019\t4.800\n3\tlast summer maybe\t1250\n');
  await expect(desk.getByText('3 cells changed')).toBeVisible();
  await expect(desk.getByText('2 cells were not stored').first()).toBeVisible();
  await expect(lineOf(desk, 'Sofa')).toContainText('Can be 4,800.00 or 4.80.');
  await expect(cell(desk, 'Winter coat', 'purchase')).toContainText('last summer maybe');
  await expect(cell(desk, 'Winter coat', 'quantity')).toHaveText(/3$/);
  await expect(cell(desk, 'Winter coat', 'claimed')).toContainText('1,250.00');
  await lineOf(desk, 'Sofa').getByRole('button', { name: 'Discard' }).click();
  await expect(cell(desk, 'Sofa', 'claimed')).toContainText('4,500.00');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(desk, 'Winter coat', 'quantity')).toHaveText(/2$/);
  await expect(cell(desk, 'Winter coat', 'claimed')).toContainText('1,200.00');
  await expect(cell(desk, 'Sofa', 'purchase')).toContainText('–');
  complaints.splice(0); // the browser logs the refusal
});

test('an empty category cell of a pasted block leaves the category as it is', async ({ desk }) => {
  await openSheet(desk);
  await cell(desk, 'Sofa', 'category').focus();
  await paste(desk, 'Phones\tHall\n');
  await expect(cell(desk, 'Sofa', 'category')).toContainText('Phones');
  await cell(desk, 'Sofa', 'description').focus();
  await paste(desk, 'Sofa, old\t\tAttic\t2\nWinter coat\t\t\t1\n');
  await expect(cell(desk, 'Sofa, old', 'location')).toContainText('Attic');
  await expect(cell(desk, 'Sofa, old', 'category')).toContainText('Phones');
  await expect(cell(desk, 'Winter coat', 'location')).toHaveText(/–$/);
  await expect(desk.getByText(/not stored/)).toHaveCount(0);
  await expect(lines(desk).getByRole('button', { name: 'Discard' })).toHaveCount(0);
});

test('amounts of another country are read where they are unambiguous, and many refusals are discarded at once', async ({
  desk,
}) => {
  await openSheet(desk);
  await cell(desk, 'Sofa', 'claimed').focus();
  await paste(desk, '8.999,00\tkr 1.200\n8.999,-\t4.800,00 kr\n');
  await expect(cell(desk, 'Sofa', 'claimed')).toContainText('8,999.00');
  await expect(cell(desk, 'Sofa', 'price')).toContainText('1,200.00');
  await expect(cell(desk, 'Winter coat', 'claimed')).toContainText('8,999.00');
  await expect(cell(desk, 'Winter coat', 'price')).toContainText('4,800.00');
  await paste(desk, '1.500\n2.500\n');
  await expect(cell(desk, 'Sofa', 'claimed')).toContainText('1,500.00');
  await expect(cell(desk, 'Winter coat', 'claimed')).toContainText('2,500.00');
  await paste(desk, '1.200\n9,999\n');
  await expect(lineOf(desk, 'Sofa')).toContainText('Can be 1,200.00 or 1.20. Add the cents.');
  await expect(lineOf(desk, 'Winter coat')).toContainText('Can be 9,999.00 or 9.999.');
  await desk.getByRole('button', { name: 'Discard all' }).click();
  await expect(cell(desk, 'Sofa', 'claimed')).toContainText('1,500.00');
  await expect(cell(desk, 'Winter coat', 'claimed')).toContainText('2,500.00');
});

test("an amount in another currency than the claim's is refused in its cell", async ({ desk }) => {
  await openSheet(desk);
  for (const text of ['100 EUR', '100 £', '12,345.67 NOK']) {
    await cell(desk, 'Sofa', 'price').click();
    await desk.keyboard.press('Control+a');
    await desk.keyboard.type(text);
    await desk.keyboard.press('Enter');
    await expect(lineOf(desk, 'Sofa')).toContainText('but the claim is in DKK.');
    await lineOf(desk, 'Sofa').getByRole('button', { name: 'Discard' }).click();
    await expect(cell(desk, 'Sofa', 'price')).toContainText('–');
  }
  await cell(desk, 'Sofa', 'claimed').click();
  await paste(desk, '50 EUR\tkr 1,250.00');
  await expect(lineOf(desk, 'Sofa')).toContainText('Is EUR, but the claim is in DKK.');
  await expect(cell(desk, 'Sofa', 'price')).toContainText('1,250.00');
});

test('what the rules cannot calculate is named with its reason, and a filter hides no line from the bar', async ({
  desk,
}) => {
  await openSheet(desk);
  await cell(desk, 'Sofa', 'category').click();
  await desk.keyboard.type('Phones');
  await desk.keyboard.press('Enter');
  await expect(cell(desk, 'Sofa', 'category')).toContainText('Phones');
  await cell(desk, 'Sofa', 'price').click();
  await desk.keyboard.type('4000');
  await desk.keyboard.press('Enter');
  await expect(cell(desk, 'Sofa', 'price')).toContainText('4,000.00');
  await desk.getByRole('checkbox', { name: 'Select all' }).click();
  const bar = desk.getByRole('toolbar', { name: 'Selected lines' });
  await bar.getByRole('button', { name: 'Calculate by rules' }).click();
  await expect(bar.getByRole('heading', { name: '1 line could not be calculated' })).toBeVisible();
  await expect(bar.getByRole('listitem')).toContainText('Sofa');
  await expect(bar.getByRole('listitem')).toContainText('Enter the purchase date.');
  await bar.getByRole('button', { name: 'Show these lines' }).click();
  await expect(lines(desk)).toHaveCount(1);
  await expect(bar).toContainText('1 selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await desk.getByRole('button', { name: 'Show all lines' }).click();
  await expect(lines(desk)).toHaveCount(3);
});

test('two handlers edit different cells of one line, and of the same cell the second decides', async ({
  desk,
  browser,
  adminSession,
}) => {
  const { claimId, rowIds } = await openSheet(desk);
  const admin = await browser.newPage({ storageState: adminSession });
  await admin.goto(desk.url());
  await expect(lines(admin)).toHaveCount(HOUSEHOLD.length);
  await type(admin, 'claimed', '350');
  await type(desk, 'location', 'Attic');
  await desk.keyboard.press('Enter');
  await admin.keyboard.press('Enter');
  await expect(cell(admin, 'Suitcase', 'claimed')).toContainText('350.00');
  await expect(cell(admin, 'Suitcase', 'location')).toContainText('Attic');

  await type(admin, 'location', 'Cellar');
  await asPerson(desk, 'PUT', `/client_reference/${claimId}/claimed_item/${rowIds[3]}`, {
    data: { location: 'Loft' },
  });
  await admin.keyboard.press('Enter');
  await expect(lineOf(admin, 'Suitcase')).toContainText('Somebody else has changed');
  await expect(cell(desk, 'Suitcase', 'location')).toContainText('Loft');
  await lineOf(admin, 'Suitcase').getByRole('button', { name: 'Overwrite' }).click();
  await expect(cell(desk, 'Suitcase', 'location')).toContainText('Cellar');
  await admin.close();
});

test('lines are filtered, sorted and grouped in the address, and stay while they are filled in', async ({
  desk,
}) => {
  await openSheet(desk);
  await desk.getByRole('button', { name: 'Not valued 3' }).click();
  await expect(lines(desk)).toHaveCount(3);
  await desk.getByRole('columnheader', { name: 'Claimed' }).getByRole('button').click();
  await desk.getByRole('columnheader', { name: 'Claimed' }).getByRole('button').click();
  await expect(lines(desk).first()).toContainText('Sofa');
  await expect(lines(desk).last()).toContainText('Suitcase');
  await desk.reload();
  await expect(lines(desk)).toHaveCount(3);
  await expect(desk.getByRole('columnheader', { name: 'Claimed' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await desk.getByRole('button', { name: 'Room', exact: true }).first().click();
  await expect(desk.getByRole('rowheader')).toHaveText(['Hall', 'Living room', 'Not stated']);
  await cell(desk, 'Sofa', 'price').click();
  await desk.keyboard.type('4000');
  await desk.keyboard.press('Enter');
  await expect(cell(desk, 'Sofa', 'price')).toContainText('4,000.00');
  await expect(lines(desk)).toHaveCount(3);
});

test('a range of lines is given one value, calculated, rejected and deleted, each with an undo', async ({
  desk,
}) => {
  await openSheet(desk);
  await select(desk, 'Sofa').click();
  await select(desk, 'Suitcase').click({ modifiers: ['Shift'] });
  const bar = desk.getByRole('toolbar', { name: 'Selected lines' });
  await expect(bar).toContainText('4 selected');
  await bar.getByRole('button', { name: 'Set value' }).click();
  await desk.getByLabel('Value', { exact: true }).fill('2020');
  await desk.getByRole('button', { name: 'Set for 4 lines' }).click();
  await expect(desk.getByText('4 cells changed')).toBeVisible();
  await expect(lines(desk).filter({ hasText: '2020' })).toHaveCount(4);
  await desk.getByRole('button', { name: 'Undo' }).first().click();
  await expect(cell(desk, 'Floor lamp', 'purchase')).toContainText('1 May 2021');
  await expect(cell(desk, 'Sofa', 'purchase')).toContainText('–');

  await bar.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('3 items rejected')).toBeVisible();
  await expect(desk.getByText('1 of 4 lines counted · 3 excluded (Rejected)')).toBeVisible();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(desk.getByText('No line matches')).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).last().click();
  await expect(lines(desk)).toHaveCount(4);
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('a sheet with groups and a text that is not stored has no violation', async ({ desk }) => {
    await openSheet(desk, '?group=location');
    await cell(desk, 'Sofa', 'quantity').click();
    await desk.keyboard.press('Control+a');
    await desk.keyboard.type('many');
    await desk.keyboard.press('Enter');
    await expect(lineOf(desk, 'Sofa')).toContainText('A whole number from 1.');
    await expectFineAtEveryWidth(desk);
    await cell(desk, 'Sofa', 'category').click();
    await expectNoViolations(desk);
  });
});

test('undo restores the day of a purchase of which the cell shows only the month', async ({
  desk,
}) => {
  const { claimId, rowIds } = await openSheet(desk);
  const items = `/client_reference/${claimId}/claimed_item`;
  const bought = { date_purchase: '2023-12-24', date_purchase_precision: 'month' };
  await asPerson(desk, 'PUT', `${items}/${rowIds[3]}`, { data: bought });
  await desk.reload();
  await cell(desk, 'Suitcase', 'purchase').click();
  await desk.keyboard.press('Control+a');
  await desk.keyboard.type('2019-05-01');
  await desk.keyboard.press('Enter');
  const purchase = async () =>
    (await asPerson<{ claimed_items: readonly object[] }>(desk, 'GET', items)).claimed_items[3];
  await expect.poll(purchase).toMatchObject({ date_purchase: '2019-05-01' });
  await desk.keyboard.press('Control+z');
  await expect.poll(purchase).toMatchObject(bought);
});
