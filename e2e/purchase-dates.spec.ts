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
  await phone.getByLabel('Language').selectOption('en');
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
