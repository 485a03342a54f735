import type { Locator } from '@playwright/test';
import { expect, test } from './desk';
import {
  chooseProduct,
  listOf,
  nameOf,
  newClaim,
  openNewItem,
  PHONE,
  productIn,
  submitOf,
  tabTo,
} from './new-item';

const CREATE = /\/api\/client_reference\/\d+\/appraisal(\?.*)?$/;
const points = (of: Locator, heading: string) =>
  of.getByRole('list', { name: heading }).getByRole('listitem');

test.describe('adding an item', () => {
  test.beforeEach(async ({ desk }) => newClaim(desk));

  test('is possible by keyboard alone, from the first letter to the row in the cart', async ({
    desk,
  }) => {
    const press = (key: string) => desk.keyboard.press(key);
    const opener = desk.getByRole('main').getByRole('button', { name: 'Add item' });
    await tabTo(desk, opener);
    await press('Enter');
    const dialog = desk.getByRole('dialog', { name: 'Add item' });
    const name = nameOf(dialog);
    await expect(name).toBeFocused();
    await desk.keyboard.type('iphone 13');
    await expect(productIn(dialog)).toBeVisible();
    // The list ends inside the dialog, however many products it has.
    await expect(listOf(dialog).getByRole('option').last()).toBeInViewport({ ratio: 1 });
    await press('ArrowDown');
    const marked = listOf(dialog).getByRole('option', { selected: true });
    await expect(marked).toHaveCount(1);
    await expect(name).toHaveAttribute(
      'aria-activedescendant',
      (await marked.getAttribute('id')) ?? '',
    );
    await press('Escape');
    await expect(listOf(dialog)).toHaveCount(0);
    await expect(name).toHaveValue('iphone 13');
    await press('ArrowDown');
    const chosen = (await marked.locator('.font-medium').first().innerText()).trim();
    await press('Enter');
    await expect(name).toHaveValue(chosen.replace(/ Phones$/, ''));

    await expect(dialog.getByRole('radio').first()).toBeChecked();
    await tabTo(desk, dialog.getByLabel('Quantity'));
    await desk.keyboard.type('2');
    await tabTo(desk, dialog.getByLabel('Condition'));
    await desk.keyboard.type('Average');
    await tabTo(desk, dialog.getByRole('radio').first());
    await press('ArrowDown');
    await expect(dialog.getByRole('radio').nth(1)).toBeChecked();
    await tabTo(desk, submitOf(dialog));
    await press('Enter');
    await expect(dialog).toBeHidden();
    await expect(desk.locator('tr[data-appraisal]')).toHaveCount(1);
    await expect(opener).toBeFocused();
  });

  test('shows why each candidate may replace the item or not, and the date of its price', async ({
    desk,
  }) => {
    const dialog = await openNewItem(desk);
    await chooseProduct(dialog);
    const groups = dialog.getByRole('radiogroup', { name: 'Replacement' }).getByRole('group');
    await expect(groups.first()).toContainText('Like kind and quality');
    await expect(points(groups.first(), 'Pros')).toHaveText('The claimed product itself.');
    await expect(points(groups.first(), 'Cons')).toHaveCount(0);
    await dialog.getByRole('button', { name: /more products?$/ }).click();
    const other = groups.filter({ hasText: 'Not of like kind and quality' }).first();
    await expect(points(other, 'Pros').first()).toBeVisible();
    await expect(points(other, 'Cons').first()).toBeVisible();
    await expect(groups.first()).toContainText(
      /(Newest price, of|Last known price, of) \d+ \w+ \d{4}/,
    );
    await dialog.getByLabel(/^Claimed amount/).fill('100');
    const setAside = groups
      .first()
      .getByText('Excluded: Above 150% of the claimed amount', { exact: false });
    await expect(setAside.first()).toBeVisible();
    const filtered = groups
      .first()
      .getByRole('radio', { name: /Excluded/ })
      .last();
    await filtered.check();
    await expect(filtered).toBeChecked();
    await expect(dialog.getByLabel('RCV in')).not.toHaveValue('');
  });

  test('keeps a name that the catalogue does not have, and takes price and category from the closest product', async ({
    desk,
  }) => {
    const dialog = await openNewItem(desk);
    const name = 'Uncle Otto’s xylqzwv lamp';
    await nameOf(dialog).fill(name);
    await expect(dialog.getByText('No product has this name.').first()).toBeAttached();
    // The first option is to price it by hand.
    await desk.keyboard.press('ArrowDown');
    await desk.keyboard.press('ArrowDown');
    await expect(
      listOf(dialog).getByRole('option', { name: `Keep “${name}” as it is` }),
    ).toHaveAttribute('aria-selected', 'true');
    await desk.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'The closest products' })).toBeFocused();
    await expect(dialog.getByText('No product matches.', { exact: false })).toBeVisible();
    await submitOf(dialog).click();
    await expect(nameOf(dialog)).toBeFocused();
    await expect(nameOf(dialog)).toHaveAccessibleDescription(/Choose a product from the list/);

    await dialog.getByLabel('Search words').fill('iphone 13');
    await expect(dialog.getByLabel('Category')).toHaveAccessibleDescription(/Phones/);
    await dialog.getByLabel('Category').selectOption({ label: 'Laptops' });
    await expect(dialog.getByRole('button', { name: `Choose ${PHONE}` })).toHaveCount(0);
    await dialog.getByLabel('Category').selectOption({ label: 'Phones' });
    await dialog.getByRole('button', { name: `Choose ${PHONE}` }).click();
    await expect(dialog.getByRole('heading', { name: 'Replacement' })).toBeFocused();
    await submitOf(dialog).click();
    await expect(desk.locator('tr[data-appraisal]')).toContainText(name);
  });

  test('loses nothing when the response is lost, and adds the item once under the same key', async ({
    desk,
    complaints,
  }) => {
    const keys: (string | undefined)[] = [];
    await desk.route(CREATE, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.fallback();
      // The item is added, but the answer is lost.
      await route.fetch();
      return route.abort('connectionreset');
    });
    const dialog = await openNewItem(desk);
    await chooseProduct(dialog);
    await dialog.getByLabel('Quantity').fill('3');
    await dialog.getByLabel('Receipt').selectOption('Yes');
    await submitOf(dialog).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Not added: The service could not be reached Your draft is still here.',
    );
    complaints.splice(0); // the browser logs the broken connection
    await desk.reload();
    const again = await openNewItem(desk);
    await expect(nameOf(again)).toHaveValue(PHONE);
    await expect(again.getByLabel('Quantity')).toHaveValue('3');
    await expect(again.getByLabel('Receipt')).toHaveValue('yes');
    await submitOf(again).click();
    await expect(again).toBeHidden();
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    await expect(desk.locator('tr[data-appraisal]')).toHaveCount(1);
    await expect(desk.locator('tr[data-appraisal]')).toContainText('3 pcs');
  });

  test('a double click adds one item', async ({ desk }) => {
    let posts = 0;
    await desk.route(CREATE, (route) => {
      if (route.request().method() === 'POST') posts += 1;
      return route.fallback();
    });
    const dialog = await openNewItem(desk);
    await chooseProduct(dialog);
    await submitOf(dialog).dblclick();
    await expect(dialog).toBeHidden();
    await expect(desk.locator('tr[data-appraisal]')).toHaveCount(1);
    expect(posts).toBe(1);
  });

  test('shows an error of the service at its field and focuses that field', async ({
    desk,
    complaints,
  }) => {
    const dialog = await openNewItem(desk);
    await chooseProduct(dialog);
    await dialog.getByLabel('Quantity').fill('2');
    await dialog.getByLabel('RCV in').fill('999999999999.99');
    await submitOf(dialog).click();
    await expect(dialog.getByLabel('RCV in')).toBeFocused();
    await expect(dialog.getByLabel('RCV in')).toHaveAccessibleDescription(
      'times quantity must be below 10^12',
    );
    complaints.splice(0); // the browser logs the 400
    let sent = 0;
    desk.on(
      'request',
      (request) =>
        void (request.method() === 'POST' && request.url().includes('/appraisal') && (sent += 1)),
    );
    await dialog.getByLabel('Purchase date').fill('2026-11-01');
    await expect(dialog.getByLabel('Purchase date')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Purchase date')).toHaveAccessibleDescription(
      /after the damage on 28 Oct 2026/,
    );
    await dialog.getByLabel('RCV in').fill('1.234');
    await submitOf(dialog).click();
    await expect(dialog.getByLabel('RCV in')).toHaveAccessibleDescription(
      'Enter an amount like 1,234.50.',
    );
    expect(sent).toBe(0);
  });

  test('continues with the next item in the same dialog and can undo the last one', async ({
    desk,
  }) => {
    const dialog = await openNewItem(desk);
    await chooseProduct(dialog);
    await dialog.getByLabel('Price is').selectOption('in total');
    await dialog.getByLabel('RCV in').fill('8 000.50');
    await dialog.getByRole('button', { name: 'Add and next' }).click();
    await expect(dialog.getByText(`${PHONE} added`)).toBeVisible();
    await expect(dialog.getByText(/RCV 8,000\.50\sDKK/)).toBeVisible();
    await expect(nameOf(dialog)).toBeFocused();
    await expect(nameOf(dialog)).toHaveValue('');
    const deleted = desk.waitForResponse((response) => response.request().method() === 'DELETE');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(desk.getByText('No items yet')).toBeVisible();
    expect((await deleted).status()).toBe(204);
  });

  test('can be undone from its toast, even if the page was left and opened again meanwhile', async ({
    desk,
  }) => {
    const dialog = await openNewItem(desk);
    await chooseProduct(dialog);
    await submitOf(dialog).click();
    const row = desk.locator('tr[data-appraisal]');
    await expect(row).toHaveCount(1);
    await desk.getByRole('link', { name: 'Import inventory' }).first().click();
    await expect(row).toHaveCount(0);
    await desk.goBack();
    await expect(row).toHaveCount(1);
    const undo = desk
      .getByRole('listitem')
      .filter({ hasText: `${PHONE} added` })
      .getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(row).toHaveCount(0);
    const deleted = desk.waitForResponse((response) => response.request().method() === 'DELETE');
    await desk.getByRole('link', { name: 'Import inventory' }).first().click();
    expect((await deleted).status()).toBe(204);
  });

  test('searches only for the latest text, and a failed search can be tried again', async ({
    desk,
    complaints,
  }) => {
    const queries: string[] = [];
    let isBroken = false;
    await desk.route('**/api/search_suggestion?*', async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query') ?? '';
      queries.push(query);
      if (isBroken) return route.fulfill({ status: 500, json: { description: 'broken' } });
      if (query === 'ip') return undefined; // never answered, so only cancelling ends it
      return route.fallback();
    });
    const dialog = await openNewItem(desk);
    const name = nameOf(dialog);
    const givenUp = desk.waitForEvent('requestfailed', (request) =>
      request.url().includes('query=ip&'),
    );
    await name.pressSequentially('ip');
    await expect.poll(() => queries).toEqual(['ip']);
    await name.fill('iphone 13');
    await givenUp;
    await expect(productIn(dialog)).toBeVisible();
    expect(queries).toEqual(['ip', 'iphone 13']);

    isBroken = true;
    await name.fill('galaxy');
    await expect(dialog.getByText('The search failed. Try again.').last()).toBeVisible();
    complaints.splice(0); // the browser logs the 500
    isBroken = false;
    await listOf(dialog).getByRole('option', { name: 'Try again' }).click();
    await expect(
      listOf(dialog)
        .getByRole('option', { name: /Galaxy/ })
        .first(),
    ).toBeVisible();
  });
});
