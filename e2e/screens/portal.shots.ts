import { commonErrorBody } from '@/lib/contract/error-codes';
import { problem } from '@/lib/shared/reasons';
import type { Page } from '@playwright/test';
import { jpeg } from '../../tests/setup/pictures';
import { expect, test } from '../desk';
import { access, forgetRefusals, openPortal } from '../portal';
import { sentHousehold } from './household';
import { lamp } from './lamp';
import { take } from './take';

test.use({ viewport: { width: 360, height: 780 } });

const FULL_PAGE = { fullPage: true, sizes: ['narrow', 'wide'] } as const;
const NARROW = { fullPage: true, sizes: ['narrow'] } as const;
const cards = (page: Page) => page.getByRole('article');

/**
 * Removes focus and pointer, so that a screenshot shows no focus ring that a person would not see.
 */
const leave = (page: Page) =>
  page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );

test('the portal: the explanation of a value, the answers, and the submission', async ({
  page,
  request,
}) => {
  await openPortal(page, await sentHousehold(request));
  await expect(cards(page)).toHaveCount(3);
  await take(page, 'portal-open', FULL_PAGE);
  await cards(page).nth(0).locator('summary').click();
  await cards(page).nth(1).getByRole('button', { name: 'Change' }).click();
  await cards(page).nth(2).getByRole('button', { name: 'Disagree' }).click();
  await take(page, 'portal-forms', FULL_PAGE);
  await cards(page).nth(1).getByLabel('Quantity').fill('2');
  await cards(page).nth(1).getByRole('button', { name: 'Save' }).click();
  await cards(page)
    .nth(2)
    .getByLabel('Why do you disagree?')
    .fill('It was the larger model, 51 mm.');
  await cards(page).nth(2).getByRole('button', { name: 'Save' }).click();
  await cards(page).nth(0).getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(3);
  await page.getByLabel('Any other comments?').fill('The hall was flooded too.');
  await leave(page);
  await take(page, 'portal-answered', FULL_PAGE);
  await page.locator('footer').getByRole('button').last().click();
  await expect(page.locator('footer')).toHaveCount(0);
  await take(page, 'portal-submitted', FULL_PAGE);
  await page.getByRole('button', { name: 'Change my answers' }).click();
  await expect(page.locator('footer')).toHaveCount(1);
  await leave(page);
  await take(page, 'portal-taken-back', NARROW);
});

test('the portal: accepted and refused photos', async ({ page, request, complaints }) => {
  await openPortal(page, await sentHousehold(request));
  await cards(page).nth(0).getByRole('button', { name: 'Add photos' }).click();
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'camera.jpg', mimeType: 'image/jpeg', buffer: await lamp() },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: (await jpeg(5)).subarray(0, 500) },
  ]);
  await expect(page.getByText('camera.jpg: saved')).toBeVisible();
  await expect(page.getByText(/^front\.jpg was not added/)).toBeVisible();
  await leave(page);
  await take(page, 'portal-photos', NARROW);
  forgetRefusals(complaints);
});

for (const language of ['da', 'de', 'fi'] as const) {
  test(`the portal in ${language}`, async ({ page, request }) => {
    await openPortal(page, await sentHousehold(request, { language, message: '' }));
    await expect(cards(page)).toHaveCount(3);
    await cards(page).nth(0).locator('summary').click();
    await cards(page).nth(1).getByRole('button').nth(1).click();
    await leave(page);
    await take(page, `portal-${language}`, NARROW);
  });
}

test('the pages before the portal: PIN, locked, ended, revoked, expired, no link', async ({
  page,
  request,
  complaints,
}) => {
  const sent = await sentHousehold(request, { pin: '4711' });
  await openPortal(page, sent);
  await page.getByLabel('PIN').fill('0000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This PIN is wrong. You have 4 attempts left.')).toBeVisible();
  await take(page, 'portal-pin', FULL_PAGE);
  await access(request, sent, { link_status: 'locked' });
  await openPortal(page, sent);
  await expect(page.getByRole('heading', { name: 'This link is locked' })).toBeVisible();
  await take(page, 'portal-locked', NARROW);
  await access(request, sent, { revoke: true });
  await openPortal(page, sent);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByText(/has ended this link\./)).toBeVisible();
  await take(page, 'portal-revoked', NARROW);
  // No link in this run is a month old, so this returns the answer for an expired one.
  await page.route('**/api/portal', (route) =>
    route.fulfill({
      status: 401,
      headers: { 'x-portal-language': 'en', 'x-portal-insurer': 'Nordisk%20Forsikring' },
      json: commonErrorBody('unauthenticated', '00', [problem('portal_link_expired')]),
    }),
  );
  await page.route('**/portal/new_link_request', (route) =>
    route.fulfill({ json: { request_time: new Date().toISOString() } }),
  );
  await openPortal(page, sent);
  await take(page, 'portal-ended', NARROW);
  await page.getByRole('button', { name: 'Request new link' }).click();
  await expect(page.getByText(/^You requested a new link/)).toBeVisible();
  await take(page, 'portal-expired', NARROW);
  await openPortal(page, { link: '/portal' });
  await expect(
    page.getByRole('heading', { name: 'Open the link from your insurer' }),
  ).toBeVisible();
  await take(page, 'portal-no-link', NARROW);
  forgetRefusals(complaints);
});

test('the portal without a connection', async ({ page, request, complaints, context }) => {
  await openPortal(page, await sentHousehold(request));
  for (const photo of await page.getByRole('img').all()) await photo.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await cards(page).nth(2).getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(
    cards(page)
      .nth(2)
      .getByText(/Not saved yet\./),
  ).toBeVisible();
  await leave(page);
  await take(page, 'portal-offline', NARROW);
  await context.setOffline(false);
  forgetRefusals(complaints);
});
