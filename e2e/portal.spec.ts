import type { Page, Route } from '@playwright/test';
import { expect, test } from './desk';
import { tabTo } from './new-item';
import { answers, card, openPortal, portalOf, sentClaim } from './portal';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const saved = (page: Page, name: string) =>
  expect(card(page, name).getByText('Saved', { exact: true })).toBeVisible();

test('a policyholder confirms three items and sends them in four taps, without an account', async ({
  page,
  request,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  let taps = 0;
  for (const confirm of await page.getByRole('button', { name: 'Correct', exact: true }).all()) {
    await confirm.tap();
    taps += 1;
  }
  await page.getByRole('button', { name: 'Send my answers' }).tap();
  taps += 1;
  await expect(
    page.getByRole('heading', { name: 'Thank you, your answers have been sent' }),
  ).toBeVisible();
  expect(taps).toBe(4);
  const received = await answers(request, sent);
  expect([received.link_status, received.items.map(({ answer }) => answer?.answer)]).toEqual([
    'submitted',
    ['confirmed', 'confirmed', 'confirmed'],
  ]);
});

test('everything is confirmed in one tap, and a double tap submits once', async ({
  page,
  request,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  const submissions: string[] = [];
  page.on('request', (one) => one.url().endsWith('/portal/submit') && submissions.push(one.url()));
  await page.getByRole('button', { name: 'Everything is correct' }).dblclick();
  await expect(
    page.getByRole('heading', { name: 'Thank you, your answers have been sent' }),
  ).toBeVisible();
  expect(submissions).toHaveLength(1);
  expect((await portalOf(request, sent)).totals.answered_count).toBe(3);
});

test('the submission waits for an answer that is still being sent', async ({ page, request }) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  const submissions: string[] = [];
  page.on('request', (one) => one.url().endsWith('/portal/submit') && submissions.push(one.url()));
  const paused: Route[] = [];
  await page.route('**/answer', (route) => void paused.push(route));
  await page.getByRole('button', { name: 'Correct', exact: true }).first().tap();
  await expect.poll(() => paused.length).toBe(1);
  await page.getByRole('button', { name: 'Rest correct: send' }).tap();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  expect(submissions).toHaveLength(0);
  await paused[0]?.continue();
  await expect(
    page.getByRole('heading', { name: 'Thank you, your answers have been sent' }),
  ).toBeVisible();
  expect(submissions).toHaveLength(1);
});

test('the whole visit works by keyboard alone: correct, disagree, confirm, comment, send, change, send again', async ({
  page,
  request,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  const press = async (name: string, button: string) => {
    await tabTo(page, card(page, name).getByRole('button', { name: button }), 90);
    await page.keyboard.press('Enter');
  };
  await press('Chair of the kitchen', 'Change');
  await tabTo(page, page.getByLabel('Quantity'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Chair of the kitchen').getByText('Quantity: 4 → 3')).toBeVisible();
  await expect(
    card(page, 'Chair of the kitchen').getByText(
      'The amount stays until your insurer has reviewed your answer.',
    ),
  ).toBeVisible();
  await saved(page, 'Chair of the kitchen');
  await press('Lamp of the study', 'Disagree');
  await expect(page.getByLabel('Why do you disagree?')).toBeFocused();
  await tabTo(page, card(page, 'Lamp of the study').getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please give a reason.')).toBeVisible();
  await expect(page.getByLabel('Why do you disagree?')).toBeFocused();
  await page.keyboard.type('It was the larger model');
  await tabTo(page, card(page, 'Lamp of the study').getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Any other comments?'), 90);
  await page.keyboard.type('The hall was flooded too');
  await tabTo(page, page.getByRole('button', { name: 'Rest correct: send' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Thank you, your answers have been sent' }),
  ).toBeVisible();
  const received = await answers(request, sent);
  expect(received.comment).toBe('The hall was flooded too');
  expect(
    received.items.map(({ answer }) => [answer?.answer, answer?.quantity, answer?.reason]),
  ).toEqual([
    ['confirmed', null, null],
    ['corrected', 3, null],
    ['disagreed', null, 'It was the larger model'],
  ]);
  await expect(page.getByText(`Claim ${sent.reference}`)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Change my answers' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All 3 items are answered' })).toBeVisible();
  await expect(
    page.getByText('You reopened your answers. Send them again when you are done.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again unchanged' })).toBeVisible();
  await press('Chair of the kitchen', 'Undo answer');
  await press('Chair of the kitchen', 'Correct');
  await saved(page, 'Chair of the kitchen');
  await tabTo(page, page.getByRole('button', { name: 'Send my answers' }), 90);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Thank you, your answers have been sent' }),
  ).toBeVisible();
  expect((await answers(request, sent)).items.map(({ answer }) => answer?.answer)).toEqual([
    'confirmed',
    'confirmed',
    'disagreed',
  ]);
});

test('a form shows all its errors at once, and each one disappears when it is corrected', async ({
  page,
  request,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  const chair = card(page, 'Chair of the kitchen');
  await chair.getByRole('button', { name: 'Change' }).tap();
  await expect(chair.getByText('Correct the details')).toBeVisible();
  // The date is written out, independent of the date order in the browser's field.
  await expect(chair.getByText('15 January 2024')).toBeVisible();
  await chair.getByLabel('What it is').fill('');
  await chair.getByLabel('Quantity').fill('9999999');
  await chair.getByRole('button', { name: 'Save' }).tap();
  await expect(chair.getByRole('alert')).toHaveText([
    'Enter a description.',
    'Enter a whole number from 1 to 1,000,000.',
  ]);
  await expect(chair.getByLabel('What it is')).toBeFocused();
  await chair.getByLabel('What it is').fill('Chair');
  await expect(chair.getByRole('alert')).toHaveText(['Enter a whole number from 1 to 1,000,000.']);
  await chair.getByLabel('Quantity').fill('1000000');
  await chair.getByRole('button', { name: 'Save' }).tap();
  await saved(page, 'Chair of the kitchen');
});

test('a double tap on each button of a card has the effect of one', async ({ page, request }) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  const phone = card(page, 'Phone of the hall');
  const puts: string[] = [];
  page.on('request', (one) => one.method() === 'PUT' && puts.push(one.url()));
  await phone.getByRole('button', { name: 'Correct', exact: true }).dblclick();
  await saved(page, 'Phone of the hall');
  expect(puts).toHaveLength(1);
  await phone.getByRole('button', { name: 'Disagree' }).click();
  await phone.getByLabel('Why do you disagree?').fill('Too low');
  await phone.getByRole('button', { name: 'Save' }).dblclick();
  await expect(phone.getByText('You disagree: Too low')).toBeVisible();
  await saved(page, 'Phone of the hall');
  expect(puts).toHaveLength(2);
  const last = page.getByRole('article').last();
  await last.getByRole('button', { name: 'Change' }).click();
  await last.getByLabel('Quantity').fill('2');
  // The form closes, the page moves, and another button lies under the pointer.
  await last.getByRole('button', { name: 'Save' }).dblclick();
  await expect(last.getByText(/^Quantity: 1/)).toBeVisible();
  await expect(last.getByLabel('Why do you disagree?')).toHaveCount(0);
  await phone.getByRole('button', { name: 'Undo answer' }).dblclick();
  await expect(phone.getByText('You disagree')).toHaveCount(0);
  await expect.poll(async () => (await answers(request, sent)).items[0]?.answer).toBeNull();
});

test('the value is explained in three lines in the language of the page', async ({
  page,
  request,
}) => {
  const sent = await sentClaim(request, { language: 'de' });
  await openPortal(page, sent);
  const chair = card(page, 'Chair of the kitchen');
  await chair.getByText('Warum dieser Wert?').click();
  await expect(chair.locator('details li')).toHaveCount(3);
  await expect(chair.locator('details li').first()).toHaveText(
    /Neu kosten .* je 1\.499,50\sDKK, für 4 zusammen 5\.998,00\sDKK\./,
  );
  await page.getByLabel('Sprache').selectOption('fi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarkista 3 tavaraa');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await page.reload();
  // The language stays after the reload.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarkista 3 tavaraa');
});
