import type { Locator, Page } from '@playwright/test';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, expectNoViolations, NARROW } from './looks';
import { chooseProduct, newClaim, openNewItem, PHONE, submitOf, tabTo } from './new-item';
import { claimWithPhone, onlyRowOf } from './phone-claim';

const editOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Edit / });

async function openEdit(page: Page): Promise<Locator> {
  await onlyRowOf(page)
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: 'Edit item' }).click();
  return editOf(page);
}

interface StoredItem {
  readonly rpid: string;
  readonly offer_id: string;
  readonly shop_name: string;
  readonly cp_name_cart: string;
  readonly replacement_cost_value: number;
  readonly is_price_per_item: boolean;
  readonly date_purchase: string;
  readonly price_snapshot: {
    readonly source: string;
    readonly shop_name: string;
    readonly offer_id: string;
    readonly total_price: number;
  } | null;
}

/** Returns the only appraisal of the shown claim and its claimed item, from the API. */
async function storedItemOf(
  page: Page,
): Promise<{ appraisal: StoredItem; claimed: number | null }> {
  const claimId = /\/claims\/(\d+)/.exec(page.url())?.[1] ?? '';
  const read = async (path: string) =>
    (await page.request.get(`/api/client_reference/${claimId}/${path}`)).json();
  const { appraisals } = (await read('appraisal')) as { appraisals: StoredItem[] };
  const { claimed_items: items } = (await read('claimed_item')) as {
    claimed_items: { claimed_amount: number | null }[];
  };
  if (!appraisals[0]) throw new Error('The claim has no appraisal.');
  return { appraisal: appraisals[0], claimed: items[0]?.claimed_amount ?? null };
}

test('an item without a purchase date is saved, says what its ACV needs, and sends no request that would be refused', async ({
  desk,
}) => {
  await newClaim(desk);
  const dialog = await openNewItem(desk);
  await chooseProduct(dialog);
  await submitOf(dialog).click();
  const missing = 'Not calculated: the rule needs the age of the item. Enter the purchase date.';
  const notices = desk.getByRole('listitem').filter({ hasText: missing });
  await expect(notices).toContainText(`${PHONE} added`);
  await expect(onlyRowOf(desk)).toHaveCount(1);

  const edit = await openEdit(desk);
  await edit.getByLabel('Condition').selectOption('Poor');
  await edit.getByRole('button', { name: 'Save and calculate' }).click();
  await expect(edit).toBeHidden();
  await expect(notices.filter({ hasText: `${PHONE} saved` })).toBeVisible();

  await onlyRowOf(desk).getByRole('button', { name: /^ACV / }).click();
  const panel = desk.getByRole('dialog');
  await panel.getByRole('button', { name: 'Calculate by rules' }).click();
  await expect(panel.getByRole('alert')).toContainText(missing);
  await expect(desk.getByText('date_purchase')).toHaveCount(0);
});

test.describe('an item of the cart', () => {
  test.beforeEach(({ desk }) => claimWithPhone(desk));

  test('shows the shop, day and offer of its price and the price history behind its RCV', async ({
    desk,
  }) => {
    const { appraisal } = await storedItemOf(desk);
    await onlyRowOf(desk).getByRole('button', { name: /^RCV / }).press('Enter');
    const panel = desk.getByRole('dialog', { name: `Price of ${PHONE}` });
    await expect(
      panel.getByText(
        new RegExp(
          `^The price of ${appraisal.shop_name} on \\d+ \\w+ \\d{4}\\. The newest price: none`,
        ),
      ),
    ).toBeVisible();
    await expect(panel.getByText(appraisal.offer_id)).toBeVisible();
    await expect(panel.getByText(/^Price saved on \d+ \w+ \d{4}/)).toBeVisible();
    await expect(panel.getByRole('img', { name: /^Lowest price in 12 months/ })).toBeVisible();
    await expectNoViolations(desk);
  });

  test('gets another replacement, price, name and claimed amount by keyboard alone, and the service stores them', async ({
    desk,
  }) => {
    const before = await storedItemOf(desk);
    await onlyRowOf(desk).getByRole('button', { name: /^RCV / }).press('Enter');
    const change = desk
      .getByRole('dialog')
      .getByRole('button', { name: 'Change price or replacement' });
    await tabTo(desk, change);
    await desk.keyboard.press('Enter');
    const dialog = editOf(desk);
    await expect(dialog.getByText('Pros').first()).toBeVisible();
    await expect(dialog.getByText(/^Newest price, of \d/).first()).toBeVisible();
    await tabTo(desk, dialog.getByRole('radio', { checked: true }));
    const last = dialog.getByRole('radio').nth(-2); // the last one is "None of these prices"
    while (!(await last.isChecked())) await desk.keyboard.press('ArrowDown');
    await tabTo(desk, dialog.getByLabel('Name in the cart'), 80);
    await desk.keyboard.press('Control+A');
    await desk.keyboard.type('The phone of the kitchen');
    await tabTo(desk, dialog.getByLabel(/^Claimed amount/));
    await desk.keyboard.type('4,500.00');
    const shown = await dialog.getByLabel('RCV in').inputValue();
    await desk.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const { appraisal, claimed } = await storedItemOf(desk);
    expect(appraisal.offer_id).not.toBe(before.appraisal.offer_id);
    expect(appraisal).toMatchObject({
      cp_name_cart: 'The phone of the kitchen',
      replacement_cost_value: Number(shown),
    });
    expect(appraisal.price_snapshot).toMatchObject({
      source: 'offer',
      offer_id: appraisal.offer_id,
      shop_name: appraisal.shop_name,
      total_price: Number(shown),
    });
    expect(claimed).toBe(4500);
  });

  test('keeps an entered amount and the offer beside it', async ({ desk }) => {
    const before = await storedItemOf(desk);
    const dialog = await openEdit(desk);
    await dialog.getByLabel('RCV in').fill('1e3');
    await dialog.getByRole('button', { name: 'Save and calculate' }).click();
    await expect(dialog.getByLabel('RCV in')).toBeFocused();
    await expect(dialog.getByLabel('RCV in')).toHaveAccessibleDescription(
      'Enter an amount like 1,234.50.',
    );
    await dialog.getByLabel('RCV in').fill('3,999.50');
    await dialog.getByLabel('Quantity').fill('2');
    await dialog.getByLabel('Price is').selectOption('in total');
    await dialog.getByRole('button', { name: 'Save and calculate' }).click();
    await expect(dialog).toBeHidden();
    const { appraisal } = await storedItemOf(desk);
    expect(appraisal).toMatchObject({
      replacement_cost_value: 3999.5,
      is_price_per_item: false,
      offer_id: before.appraisal.offer_id,
      price_snapshot: { source: 'custom' },
    });
    await onlyRowOf(desk).getByRole('button', { name: 'RCV 3,999.50', exact: false }).click();
    await expect(desk.getByRole('dialog').getByText(/^Entered amount; /)).toBeVisible();
  });

  test('cannot lose its purchase date or get one after the damage', async ({ desk }) => {
    const sent: string[] = [];
    desk.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())));
    const dialog = await openEdit(desk);
    const date = dialog.getByLabel('Purchase date');
    await expect(date).toBeFocused();
    await date.fill('');
    await expect(date).toHaveAccessibleDescription('This can be changed, but not removed.');
    await dialog.getByRole('button', { name: 'Save and calculate' }).click();
    await expect(date).toBeFocused();
    await date.fill('2026-10-29');
    await expect(date).toHaveAccessibleDescription(/^This is after the damage on 28 Oct 2026/);
    await dialog.getByRole('button', { name: 'Save and calculate' }).click();
    await expect(dialog).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('warns before saving that an ACV set by hand belongs to the old facts and amounts, and marks it as outdated in the cart afterwards', async ({
    desk,
  }) => {
    const acv = onlyRowOf(desk).getByRole('button', { name: /^ACV / });
    await acv.click();
    const panel = desk.getByRole('dialog');
    await panel.getByLabel(/^ACV in/).fill('1e3');
    await panel.getByLabel('Reason').fill('Seen on site');
    await panel.getByRole('button', { name: 'Set ACV' }).click();
    await expect(panel.getByLabel(/^ACV in/)).toHaveAccessibleDescription(
      'Enter an amount like 1,234.50.',
    );
    await panel.getByLabel(/^ACV in/).fill('1,000');
    await panel.getByRole('button', { name: 'Set ACV' }).click();
    await expect(acv).toContainText('1,000.00');
    const dialog = await openEdit(desk);
    const notice = dialog.getByText(
      /^The ACV of 1,000\.00\sDKK was set before this change\. It will be marked as outdated/,
    );
    const condition = dialog.getByLabel('Condition');
    const before = await condition.inputValue();
    await condition.selectOption('Poor');
    await expect(notice).toBeVisible();
    await condition.selectOption(before);
    await expect(notice).toHaveCount(0);
    await dialog.getByLabel('RCV in').fill('3500');
    await expect(notice).toBeVisible();
    await dialog.getByRole('button', { name: 'Save and calculate' }).click();
    await expect(dialog).toBeHidden();
    await expect(acv).toContainText('1,000.00');
    await expect(onlyRowOf(desk).getByText('Outdated')).toBeVisible();
  });
});

test('editing an item has no violation and fits', async ({ desk }) => {
  await desk.setViewportSize(NARROW);
  await claimWithPhone(desk);
  const dialog = await openEdit(desk);
  await dialog.getByRole('button', { name: 'Change replacement' }).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await dialog.getByLabel('RCV in').fill('much');
  await desk.keyboard.press('Enter');
  await expectFineAtEveryWidth(desk);
});
