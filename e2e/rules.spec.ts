import { expect, test } from './desk';
import { expectFineAtEveryWidth, NARROW } from './looks';
import { deleteDraft, newName, openNewDraft, save } from './settings';

test('a draft from a published table names its source and can be changed, saved and tried out', async ({
  adminDesk: page,
}) => {
  const name = newName();
  await page.goto('/settings/rules');
  await page.getByRole('button', { name: 'New draft' }).click();
  await page.getByLabel('Start from').selectOption({ label: 'SpareBank 1 contents (Norway)' });
  await expect(page.getByText(/^Source: SpareBank 1/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await openNewDraft(page, name);
  await expect(page.getByText('Based on SpareBank 1 contents (Norway)')).toBeVisible();
  const tryOut = page.getByRole('region', { name: 'Try out' });
  // The category is preselected from a rule before a rule is opened.
  await expect(tryOut.getByLabel('Category')).toHaveValue(/\d+/);
  await page.getByRole('button', { name: 'Edit Mobile phones' }).click();
  await expect(tryOut.getByRole('heading', { name: 'Rule: Mobile phones' })).toBeVisible();
  await tryOut.getByLabel('Replacement cost').fill('1684.99');
  await tryOut.getByLabel('Bought', { exact: true }).fill('2022-06-15');
  await tryOut.getByLabel('Damaged').fill('2024-05-07');
  await expect(
    tryOut.getByText('1 year is free, then the rule deducts 20% a year: 20% depreciation.'),
  ).toBeVisible();
  await expect(tryOut.getByRole('definition').first()).toHaveText(/^1,347\.99\sDKK$/);

  await page.getByLabel('Per year, %').fill('50');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await expect(tryOut.getByText('Your draft changes are not included.')).toBeVisible();
  await tryOut.getByRole('button', { name: 'Save and calculate' }).click();
  await expect(tryOut.getByRole('definition').first()).toHaveText(/^842\.49\sDKK$/);
  await page.reload();
  await expect(page.getByText('1 year free, then 50% per commenced year')).toBeVisible();
  await deleteDraft(page);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('errors are shown at their fields, and nothing is sent until they are corrected', async ({
  adminDesk: page,
}) => {
  await openNewDraft(page, newName());
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Edit Mobile phones' }).click();
  await page.getByLabel('Per year, %').fill('6.667');
  await expect(page.getByText('At most two decimals.')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Rules' }).getByText('Correct the marked number.'),
  ).toBeVisible();
  await expect(page.getByText('1 year free, then 20% per commenced year')).toBeVisible();
  await page.getByLabel('Name of the rule', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Close New rule' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Check 2 fields')).toBeVisible();
  await expect(page.getByLabel('Name of the rule', { exact: true })).toBeFocused();
  await expect(page.getByText('Fill this in.')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByLabel('Name of the rule', { exact: true }).fill('Mobile phones');
  await page.getByLabel('Per year, %').fill('6.67'); // 6,67 is the notation of another language
  await save(page);
  await expect(page.getByText('1 year free, then 6.67% per commenced year')).toBeVisible();
  await deleteDraft(page);
});

test('deleting a draft cancels its running calculation, and no further one is requested', async ({
  adminDesk: page,
}) => {
  await openNewDraft(page, newName());
  const tryOut = page.getByRole('region', { name: 'Try out' });
  await expect(tryOut.getByRole('definition').first()).toHaveText(/\d/);
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  const requests: string[] = [];
  await page.route('**/try_out*', async (route) => {
    requests.push(route.request().postData() ?? '');
    await deleted; // a slow answer: the draft is deleted before the request arrives
    await route.continue();
  });
  await tryOut.getByLabel('Replacement cost').fill('777');
  await expect.poll(() => requests.length).toBe(1);
  await deleteDraft(page);
  expect(requests).toHaveLength(1);
});

test('a custom table can be made by keyboard alone, and the curve follows', async ({
  adminDesk: page,
}) => {
  await openNewDraft(page, newName(), 'Start blank: one rule, no depreciation');
  await page.getByRole('button', { name: 'Curve' }).press('Enter');
  const kind = page.getByLabel('Depreciation', { exact: true });
  await kind.focus();
  await page.keyboard.type('Table');
  await expect(page.getByLabel('Year 1')).toHaveValue('100');
  await page.getByRole('button', { name: 'Add age' }).press('Enter');
  await page.getByLabel('Year 2').press('Control+a');
  await page.keyboard.type('40');
  const curve = page.getByRole('img', {
    name: /100% left at 0 years to 1 year, 40% left at from 1 year/,
  });
  await expect(curve).toBeVisible();
  await page.keyboard.type('0');
  await expect(
    page.getByText('A number below is wrong. This is the last valid curve.'),
  ).toBeVisible();
  await expect(curve).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('A number below is wrong.')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Year 2')).toHaveValue('40');
  await deleteDraft(page);
});

test('leaving unsaved changes needs a confirmation, and they are restored after Back', async ({
  adminDesk: page,
}) => {
  const name = newName();
  await openNewDraft(page, name);
  const field = page.getByLabel('Name of the rule set');
  await field.fill(`${name} changed`);
  await page.getByRole('link', { name: 'Price imports' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/settings\/rules$/);
  await page.getByRole('link', { name }).click();
  await expect(field).toHaveValue(`${name} changed`);
  await page.getByRole('link', { name: 'Price imports' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/price-imports/);
  await page.goto('/settings/rules');
  await page.getByRole('link', { name }).click();
  await expect(field).toHaveValue(name);
  await deleteDraft(page);
});

test('the preview shows what a version would change before it is published, and a published version cannot be changed', async ({
  adminDesk: page,
}) => {
  const name = newName();
  await openNewDraft(page, name, 'Swedish home insurance terms');
  await page.getByRole('button', { name: 'Preview and publish' }).click();
  await expect(page.getByText('Publishing changes no stored calculation.')).toBeVisible();
  const day = page.getByLabel('Applies to damages from');
  await day.fill('2026-01-01');
  await expect(page.getByRole('table', { name: 'Changes' })).toBeVisible();
  const looked = page.getByRole('definition').first();
  expect(Number((await looked.innerText()).replaceAll(',', ''))).toBeGreaterThan(0);
  const definitions = await page.getByRole('definition').allInnerTexts();
  const figures = definitions.map((text) =>
    Number(text.replace('−', '-').replaceAll(/[^-.\d]/g, '')),
  );
  const [all = 0, changed = 0, unchanged = 0, lacking = 0] = figures;
  expect(changed + unchanged + lacking).toBe(all);
  const [now = 0, then = 0, difference = 0] = figures.slice(-3);
  expect(difference).toBeCloseTo(then - now, 2);
  expect(definitions.at(-1)).toMatch(difference === 0 ? /^0\.00/ : difference > 0 ? /^\+/ : /^−/);
  await day.fill('2099-01-01');
  await expect(
    page.getByText('These rules apply to no open appraisal from 1 Jan 2099'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('1 Jan 2099');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(
    page.getByText(
      /^Published .*\. Published versions cannot be changed\. To change the rules, copy this version to a draft\.$/,
    ),
  ).toBeVisible();
  await expect(page.getByText('Not yet in force')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('the rules have no violation and fit: list, table, curve, preview', async ({
    adminDesk: page,
  }) => {
    test.slow();
    await page.goto('/settings/rules');
    await expect(page.getByRole('table')).toBeVisible();
    await expectFineAtEveryWidth(page);
    await page.getByRole('button', { name: 'New draft' }).click();
    await expect(page.getByLabel('Start from')).toBeVisible();
    await expectFineAtEveryWidth(page);
    await openNewDraft(page, newName(), 'NJC depreciation tables (Canada)');
    await page.getByRole('button', { name: /^Edit Carpet/ }).click();
    await expectFineAtEveryWidth(page);
    await page.getByRole('button', { name: 'Curve' }).click();
    await page.getByText('The curve as a table').click();
    await expectFineAtEveryWidth(page);
    await page.getByRole('button', { name: 'Preview and publish' }).click();
    await page.getByLabel('Applies to damages from').fill('2026-01-01');
    await expect(page.getByRole('table', { name: 'Changes' })).toBeVisible();
    await expectFineAtEveryWidth(page);
    await page.getByRole('link', { name: 'Back to the draft' }).click();
    await deleteDraft(page);
  });
});
