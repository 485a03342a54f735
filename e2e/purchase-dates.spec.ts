import { openClaim, rowOf } from './cart';
import { expect, test } from './desk';
import { expectNoViolations } from './looks';
import { addPhone, asPerson, createClaim } from './own-claim';
import { card, openPortal } from './portal';

test('a missing purchase date is asked for with one click, answered on a phone, and values the line', async ({
  desk,
  browser,
}) => {
  const { id, reference } = await createClaim(desk, 'undated');
  const appraisal = await addPhone(desk, id);
  await openClaim(desk, reference);
  await desk.getByRole('button', { name: /^Net claim / }).click();
  await desk.getByRole('button', { name: 'Ask for the dates' }).click();
  await expect(desk.getByText('Asked for the purchase date of 1 item')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(rowOf(desk, appraisal).getByText(/^Asked on /)).toBeVisible();

  const { link } = await asPerson<{ link: string }>(
    desk,
    'GET',
    `/client_reference/${id}/portal/customer/access`,
  );
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'en' });
  await openPortal(phone, { link });
  await phone.getByLabel(/^(Language|Sprog)$/).selectOption('en');
  const item = card(phone, 'Apple iPhone 13 128 GB');
  await item.getByRole('button', { name: 'Tell us when' }).click();
  await item.getByLabel('Or about how old was it, in years?').fill('2.5');
  await expectNoViolations(phone);
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item.getByText('Age: not stated → 2 years, 6 months')).toBeVisible();
  await expect(item.getByText('Saved', { exact: true })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await phone.close();

  await desk.getByRole('button', { name: /^Portal/ }).click();
  await desk.getByRole('button', { name: /^Accept change: / }).click();
  await expect(desk.getByText('Change accepted')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(rowOf(desk, appraisal).getByText(/^Asked on /)).toBeHidden();
  await expect(desk.getByText('1 of 1 lines counted')).toBeVisible();
});

test('an age is assumed for the selected lines and taken back with undo', async ({ desk }) => {
  const { id, reference } = await createClaim(desk, 'undated');
  const appraisals = [await addPhone(desk, id), await addPhone(desk, id)];
  await openClaim(desk, reference);
  await desk.getByRole('checkbox', { name: 'Select all appraisals' }).check();
  await desk.getByRole('button', { name: 'Assume age' }).click();
  await expect(desk.getByText(/^2 lines have no purchase date\./)).toBeVisible();
  await desk.getByRole('button', { name: 'Assume and calculate' }).click();
  await expect(desk.getByText('Enter whole years or months, at most 100 years.')).toBeVisible();
  await desk.getByLabel('Years').fill('4');
  await expectNoViolations(desk);
  await desk.getByRole('button', { name: 'Assume and calculate' }).click();
  await expect(desk.getByText('Age assumed for 2 lines')).toBeVisible();
  await expect(desk.getByText('2 of 2 lines counted')).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('0 of 2 lines counted · 2 not valued')).toBeVisible();
  for (const one of appraisals) await expect(rowOf(desk, one).getByText('No date')).toBeVisible();
});

test('a purchase is shown as exactly as it is known, in the sheet, the calculation and the portal, which lists what is not in its total', async ({
  desk,
  browser,
}) => {
  const { id: claimId } = await createClaim(desk, 'dated');
  await addPhone(desk, claimId, '2021-05-01');
  await desk.goto(`/claims/${claimId}/sheet`);
  const lamp = desk.locator('tr[data-line] td[data-cell=purchase]');
  const write = async (text: string, shown: string) => {
    await lamp.focus();
    await desk.keyboard.type(text);
    await desk.keyboard.press('Enter');
    await expect(lamp).toHaveText(`Bought${shown}`);
  };
  await write('06/2019', 'June 2019');
  await write('ca. 3 years', '≈ 2023');
  await write('2018', '2018');
  await write('13.06.2019', '13 Jun 2019');
  await lamp.focus();
  await desk.keyboard.press('Control+z');
  await expect(lamp).toHaveText('Bought2018');

  await desk.goto(`/claims/${claimId}`);
  await desk.getByRole('button', { name: /^ACV .*, Apple iPhone 13 128 GB$/ }).click();
  await expect(desk.getByText(/Bought 2018, damaged 28 Oct 2026/)).toBeVisible();
  await asPerson(desk, 'POST', `/client_reference/${claimId}/claimed_item`, {
    data: { description: 'Floor lamp', claimed_amount: 900 },
  });
  const { link } = await asPerson<{ link: string }>(
    desk,
    'POST',
    `/client_reference/${claimId}/portal/customer/send`,
    { data: {} },
  );
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'en' });
  await openPortal(phone, { link });
  await phone.getByLabel(/^(Language|Sprog)$/).selectOption('en');
  const item = card(phone, 'Apple iPhone 13 128 GB');
  await expect(item.getByText('Age at the damage: ≈ 8 years').first()).toBeVisible();
  await item.getByRole('button', { name: 'Change' }).click();
  await expect(item.getByLabel('Bought on')).toHaveValue('');
  await expect(item.getByText('2018', { exact: true })).toBeVisible();
  await item.getByRole('button', { name: 'Cancel' }).click();
  const counts = '1 of 2 items are in this total · 1 not valued yet (claimed 900.00 DKK)';
  await expect(phone.getByText(counts)).toBeVisible();
  await phone.getByText('Items that are not in the total').click();
  await expect(phone.getByText('Not valued yet · claimed 900.00 DKK')).toBeVisible();
  await expectNoViolations(phone);
  await phone.close();
});
