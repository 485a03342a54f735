import type { Page } from '@playwright/test';
import { expect, test } from './desk';
import { expectFineAtEveryWidth } from './looks';

async function openCategories(page: Page): Promise<void> {
  await page.goto('/settings/categories');
  await expect(page.getByRole('button', { name: 'Add group' })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(page.getByText('The categories are saved').first()).toBeVisible();
}

const rowOf = (page: Page, name: string) => page.getByRole('button', { name, expanded: false });

test('a category is added, valued as another and deleted, by keyboard alone', async ({
  adminDesk: page,
}) => {
  await openCategories(page);
  const name = `Gear ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByRole('button', { name: 'Add category to Sport and leisure' }).press('Enter');
  await expect(page.getByText('Check the names.')).toBeVisible();
  await page.keyboard.type('Tablets');
  await expect(page.getByText('Another category has this name.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Valued as').selectOption({ label: 'Clothing' });
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(
    page.getByRole('button', { name: `${name} Own · valued as Clothing` }),
  ).toBeFocused();
  await save(page);

  await openCategories(page);
  await page.getByLabel('Find a category').fill(name);
  await rowOf(page, name).press('Enter');
  await expectFineAtEveryWidth(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await save(page);
  await page.getByLabel('Find a category').fill(name);
  await expect(page.getByText('No category has this text.')).toBeVisible();
});

test('a renamed category has its name in the list of categories, and a hidden one is marked there', async ({
  adminDesk: page,
}) => {
  await openCategories(page);
  await rowOf(page, 'Vouchers').press('Enter');
  await page.keyboard.type('Gift cards');
  await page.getByRole('button', { name: 'Hide Collectibles' }).click();
  await save(page);
  const { categories } = (await (await page.request.get('/api/categories?language=en')).json()) as {
    categories: { client_category: string; is_hidden: boolean }[];
  };
  expect(categories.map(({ client_category: one }) => one)).toContain('Gift cards');
  expect(categories).toContainEqual(
    expect.objectContaining({ client_category: 'Collectibles', is_hidden: true }),
  );
  await page.getByRole('button', { name: 'Show Collectibles' }).click();
  await rowOf(page, 'Gift cards').press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('');
  await save(page);
});

test('words of a feed are listed after its import and assigned to a category', async ({
  adminDesk: page,
}) => {
  const word = `Gnomes ${crypto.randomUUID().slice(0, 6)}`;
  const feed = [
    'id\ttitle\tbrand\tgoogle_product_category\tprice\tlink',
    `g-${word}\tA gnome\tGnom\t${word}\t599,00 DKK\thttps://shop.example/1`,
  ].join('\n');
  await page.goto('/settings/price-imports');
  await page.getByLabel('Price feed').setInputFiles({
    name: 'gnomes.tsv',
    mimeType: 'text/tab-separated-values',
    buffer: Buffer.from(feed),
  });
  await page.getByRole('button', { name: 'Dry run', exact: true }).click();
  const unknown = page.getByRole('region', { name: 'Unknown categories' });
  await expect(unknown).toContainText(`1 row: ${word}`, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  const run = page.getByRole('region', { name: 'Run', exact: true });
  await expect(run.getByText(/^Import · /)).toBeVisible();
  await expect(run.locator('[data-status=done]')).toBeVisible({ timeout: 30_000 });
  await unknown.getByRole('link', { name: 'Assign words' }).click();
  await page.getByLabel(`Category of ${word}`).selectOption({ label: 'Garden equipment' });
  await save(page);
  await page.reload();
  await page.getByRole('button', { name: `Remove ${word}` }).click();
  await save(page);
  await expect(page.getByText(word)).toHaveCount(0);
});
