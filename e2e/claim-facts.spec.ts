import type { Locator, Page } from '@playwright/test';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, expectNoViolations, NARROW } from './looks';
import { chooseProduct, openNewItem, PHONE, submitOf } from './new-item';

const rowOf = (page: Page): Locator => page.locator('tr[data-appraisal]');
const editOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Edit facts-/ });
const damageOf = (dialog: Locator): Locator => dialog.getByLabel(/^Date of damage/);
const deductibleOf = (dialog: Locator): Locator => dialog.getByLabel(/^Deductible \(DKK\)/);
const saveOf = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Save' });

/** Opens a claim with no facts except its reference. */
async function bareClaim(
  page: Page,
  fill: (dialog: Locator) => Promise<void> = async () => {},
): Promise<void> {
  const reference = `facts-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/claims');
  await page.getByRole('button', { name: 'New claim' }).click();
  const dialog = page.getByRole('dialog', { name: 'New claim' });
  await dialog.getByLabel('Claim reference').fill(reference);
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Create claim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
}

async function addPhone(page: Page): Promise<void> {
  const dialog = await openNewItem(page);
  await chooseProduct(dialog);
  await dialog.getByLabel('Purchase date').fill('2024-12-01');
  await submitOf(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page)).toHaveCount(1);
}

function changesSent(page: Page): string[] {
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'PATCH' && sent.push(request.postData() ?? ''),
  );
  return sent;
}

test('entering a missing date of damage from where it is missed values the items, and deductible and limit change the net claim at once', async ({
  desk,
}) => {
  await bareClaim(desk);
  await addPhone(desk);
  const sent = changesSent(desk);
  await desk.getByRole('button', { name: /^No damage date: enter the date of damage/ }).click();
  await expect(damageOf(editOf(desk))).toBeFocused();
  await damageOf(editOf(desk)).fill('2024-11-30');
  await saveOf(editOf(desk)).click();
  await expect(damageOf(editOf(desk))).toHaveAccessibleDescription(
    /iPhone 13 128 GB was bought later, on .*Correct one of the two/,
  );
  await expect(damageOf(editOf(desk))).toBeFocused();
  expect(sent).toEqual([]);
  await damageOf(editOf(desk)).fill('2026-10-28');
  await saveOf(editOf(desk)).dblclick();
  await expect(editOf(desk)).toBeHidden();
  expect(sent).toHaveLength(1);
  await expect(desk.getByText('No damage date')).toBeHidden();
  await expect(
    rowOf(desk).getByRole('button', { name: new RegExp(`^ACV \\d.*, ${PHONE}`) }),
  ).toBeVisible();

  const net = desk.getByRole('button', { name: /^Net claim / });
  await net.click();
  await desk
    .getByRole('dialog', { name: 'How the net claim is calculated' })
    .getByRole('button', { name: 'Deductible and policy limit' })
    .click();
  await expect(deductibleOf(editOf(desk))).toBeFocused();
  await deductibleOf(editOf(desk)).fill('1.5.0');
  await desk.keyboard.press('Enter');
  await expect(deductibleOf(editOf(desk))).toHaveAccessibleDescription(/Enter an amount like/);
  await deductibleOf(editOf(desk)).fill('500');
  await editOf(desk)
    .getByLabel(/^Policy limit/)
    .fill('1000.00');
  await desk.keyboard.press('Enter');
  await expect(editOf(desk)).toBeHidden();
  await expect(net).toHaveText(/1,000\.00/);

  await desk.getByRole('link', { name: 'Timeline' }).click();
  const events = desk.getByRole('list', { name: 'Events' }).getByRole('listitem');
  const changed = events.filter({ hasText: 'You changed the claim details' });
  await expect(changed.first()).toContainText(/Deductible: none → .*500\.00/);
  await expect(changed.first()).toContainText(/Policy limit: none → .*1,000\.00/);
  await expect(changed.nth(1)).toContainText(/Date of damage: none → .*2026/);
});

test('of two handlers who edit a claim the second sees the change of the first and can keep their own on top of it', async ({
  desk,
  browser,
  adminSession,
}) => {
  await bareClaim(desk, async (dialog) => {
    await deductibleOf(dialog).fill('many');
    await dialog.getByRole('button', { name: 'Create claim' }).click();
    await expect(deductibleOf(dialog)).toHaveAccessibleDescription(/Enter an amount like/);
    await deductibleOf(dialog).fill('1500');
  });
  const other = await (await browser.newContext({ storageState: adminSession })).newPage();
  await other.goto(desk.url());
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox').fill('edit claim');
  await expect(desk.getByRole('option', { name: 'Edit claim' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await desk.keyboard.press('Enter');
  await expect(deductibleOf(editOf(desk))).toHaveValue('1500.00');
  await editOf(desk)
    .getByLabel(/^Cause/)
    .fill('Theft');

  await other.getByRole('button', { name: 'Edit claim' }).click();
  await deductibleOf(editOf(other)).fill('2000');
  await saveOf(editOf(other)).click();
  await expect(editOf(other)).toBeHidden();
  const notice = editOf(desk).getByRole('alert').filter({ hasText: 'Changed by Mads Lund' });
  await expect(notice).toContainText(/Deductible: .*1,500\.00.* → .*2,000\.00/);
  await expect(notice).toContainText('You changed: Cause.');
  await expect(saveOf(editOf(desk))).toBeDisabled();
  await expectNoViolations(desk);
  await notice.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(notice).toBeHidden();
  await expect(deductibleOf(editOf(desk))).toHaveValue('2000.00');
  await expect(editOf(desk).getByLabel(/^Cause/)).toHaveValue('Theft');
  await saveOf(editOf(desk)).click();
  await expect(editOf(desk)).toBeHidden();
  // The change appears without a reload.
  await expect(other.getByText('Theft')).toBeVisible();
  await other.context().close();
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('a claim and its edit dialog with errors have no violation and fit', async ({ desk }) => {
    await bareClaim(desk);
    await expectFineAtEveryWidth(desk);
    await desk.getByRole('button', { name: 'Edit claim' }).click();
    await damageOf(editOf(desk)).fill('2999-01-01');
    await deductibleOf(editOf(desk)).fill('-1');
    await saveOf(editOf(desk)).click();
    await expect(damageOf(editOf(desk))).toHaveAccessibleDescription('This date is in the future.');
    await expectFineAtEveryWidth(desk);
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('button', { name: 'Edit claim' })).toBeFocused();
  });
});
