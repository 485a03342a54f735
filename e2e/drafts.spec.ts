import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { demoCredentials } from '../tests/setup/service';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, expectNoViolations, NARROW } from './looks';
import { claimWithPhone, onlyRowOf } from './phone-claim';

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const draftNoticeIn = (dialog: Locator): Locator => dialog.getByText('Unsaved draft restored.');
const discard = (dialog: Locator) => dialog.getByRole('button', { name: 'Discard draft' }).click();
const claimPath = (page: Page): string =>
  `/api/client_reference/${/\/claims\/(\d+)/.exec(page.url())?.[1]}`;

async function openEdit(page: Page): Promise<Locator> {
  await onlyRowOf(page)
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: 'Edit item' }).click();
  await expect(dialogOf(page).getByLabel('Comment')).toBeVisible();
  return dialogOf(page);
}

async function openAcv(page: Page): Promise<Locator> {
  await onlyRowOf(page).getByRole('button', { name: /^ACV / }).click();
  await expect(dialogOf(page).getByLabel('Reason')).toBeVisible();
  return dialogOf(page);
}

async function openBy(page: Page, name: string | RegExp): Promise<Locator> {
  await page.getByRole('button', { name }).click();
  await expect(dialogOf(page).getByRole('textbox').first()).toBeVisible();
  return dialogOf(page);
}

/** Another person changes the only line of the claim. */
async function changedBy(
  other: APIRequestContext,
  page: Page,
  body: object,
  what = '',
): Promise<void> {
  const id = await onlyRowOf(page).getAttribute('data-appraisal');
  const { origin } = new URL(page.url());
  const answer = await other.fetch(`${origin}${claimPath(page)}/appraisal/${id}${what}`, {
    method: 'PUT',
    headers: { origin },
    data: body,
  });
  expect(answer.status()).toBe(200);
}

/**
 * Checks that a draft survives Escape, opening again and a reload, and is gone after it is
 * discarded.
 */
async function outlives(
  page: Page,
  open: () => Promise<Locator>,
  fieldOf: (dialog: Locator) => Locator,
  typed: string,
): Promise<void> {
  const first = await open();
  await expect(draftNoticeIn(first)).toHaveCount(0);
  const before = await fieldOf(first).inputValue();
  await fieldOf(first).fill(typed);
  await expect(draftNoticeIn(first)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    const again = await open();
    await expect(fieldOf(again)).toHaveValue(typed);
    await expect(draftNoticeIn(again)).toBeVisible();
    if (!isReloaded) await page.keyboard.press('Escape');
  }
  await discard(dialogOf(page));
  await expect(draftNoticeIn(dialogOf(page))).toHaveCount(0);
  await expect(fieldOf(dialogOf(page))).toHaveValue(before);
  await page.keyboard.press('Escape');
  const last = await open();
  await expect(fieldOf(last)).toHaveValue(before);
  await expect(draftNoticeIn(last)).toHaveCount(0);
  await page.keyboard.press('Escape');
}

test('drafts of an item, an ACV, a claim, a new claim and a message survive Escape and a reload until they are discarded', async ({
  desk,
}) => {
  test.slow();
  await claimWithPhone(desk);
  await outlives(
    desk,
    () => openEdit(desk),
    (dialog) => dialog.getByLabel('Comment'),
    'Seen on the photo',
  );
  await outlives(
    desk,
    () => openAcv(desk),
    (dialog) => dialog.getByLabel('Reason'),
    'Broken before',
  );
  await outlives(
    desk,
    () => openAcv(desk),
    (dialog) => dialog.getByLabel(/^ACV in/),
    '12',
  );
  await outlives(
    desk,
    () => openBy(desk, 'Edit claim'),
    (dialog) => dialog.getByLabel(/^Cause/),
    'Theft',
  );
  await outlives(
    desk,
    () => openBy(desk, /^Portal/),
    (dialog) => dialog.getByLabel('Message'),
    'Please look at this',
  );
  await desk.goto('/claims');
  await outlives(
    desk,
    () => openBy(desk, 'New claim'),
    (dialog) => dialog.getByLabel('Claim reference'),
    `draft-${crypto.randomUUID().slice(0, 8)}`,
  );
});

test('a draft is gone once it is saved', async ({ desk }) => {
  await claimWithPhone(desk);
  const edit = await openEdit(desk);
  await edit.getByLabel('Comment').fill('Seen on the photo');
  await edit.getByRole('button', { name: 'Save and calculate' }).click();
  await expect(edit).toBeHidden();
  await expect(draftNoticeIn(await openEdit(desk))).toHaveCount(0);
  await desk.keyboard.press('Escape');

  const acv = await openAcv(desk);
  await acv.getByLabel(/^ACV in/).fill('12');
  await acv.getByLabel('Reason').fill('Broken before');
  await acv.getByRole('button', { name: 'Set ACV' }).click();
  await expect(acv).toBeHidden();
  await expect((await openAcv(desk)).getByLabel('Reason')).toHaveValue('');
  await desk.keyboard.press('Escape');

  const facts = await openBy(desk, 'Edit claim');
  await facts.getByLabel(/^Cause/).fill('Theft');
  await facts.getByRole('button', { name: 'Save' }).click();
  await expect(facts).toBeHidden();
  await expect(draftNoticeIn(await openBy(desk, 'Edit claim'))).toHaveCount(0);
  await desk.keyboard.press('Escape');

  const portal = await openBy(desk, /^Portal/);
  await portal.getByLabel('Message').fill('Please look at this');
  await portal.getByRole('button', { name: 'Send to portal' }).click();
  await expect(portal.getByText('1 item sent.')).toBeVisible();
  await desk.reload();
  const sent = await openBy(desk, /^Portal/);
  await expect(sent.getByLabel('Message')).toHaveValue('Please look at this');
  await expect(draftNoticeIn(sent)).toHaveCount(0);
  await desk.goto('/claims');
  await expect((await openBy(desk, 'New claim')).getByLabel('Claim reference')).toHaveValue('');
});

test('a draft is based on the values that it started with: each opening shows what somebody changed since, and nothing is overwritten unseen', async ({
  desk,
  adminSession,
  playwright,
  complaints,
}) => {
  test.slow();
  await claimWithPhone(desk);
  const other = await playwright.request.newContext({ storageState: adminSession });
  await (await openEdit(desk)).getByLabel('Comment').fill('Mine');
  await desk.keyboard.press('Escape');
  await changedBy(other, desk, { comment: 'Theirs' });
  await desk.reload();
  const notice = dialogOf(desk).getByRole('alert').filter({ hasText: 'Changed by Mads Lund' });
  for (const _ of ['first', 'again']) {
    const edit = await openEdit(desk);
    await expect(notice).toContainText('Comment: none → Theirs');
    await expect(edit.getByLabel('Comment')).toHaveValue('Mine');
    await desk.keyboard.press('Escape');
    await expect(edit).toBeHidden();
  }
  const edit = await openEdit(desk);
  await expect(edit.getByRole('button', { name: 'Save and calculate' })).toBeDisabled();
  const { appraisals } = (await (
    await desk.request.get(`${claimPath(desk)}/appraisal`)
  ).json()) as { appraisals: { comment: string }[] };
  expect(appraisals.map(({ comment }) => comment)).toEqual(['Theirs']);
  await edit.getByRole('button', { name: 'Use theirs' }).click();
  await expect(edit.getByLabel('Comment')).toHaveValue('Theirs');
  await desk.keyboard.press('Escape');
  await expect(draftNoticeIn(await openEdit(desk))).toHaveCount(0);
  await desk.keyboard.press('Escape');

  await (await openAcv(desk)).getByLabel(/^ACV in/).fill('12');
  await desk.keyboard.press('Escape');
  await changedBy(other, desk, { actual_cash_value: 3000, reason: 'Seen on site' }, '/acv');
  await desk.reload();
  const acv = await openAcv(desk);
  await expect(notice).toContainText('→ 3,000.00');
  await expect(acv.getByLabel(/^ACV in/)).toHaveValue('12');
  await expect(acv.getByRole('button', { name: 'Set ACV' })).toBeDisabled();
  await acv.getByRole('button', { name: 'Keep my changes' }).click();
  await acv.getByLabel('Reason').fill('Broken before');
  await acv.getByRole('button', { name: 'Set ACV' }).click();
  await expect(onlyRowOf(desk).getByRole('button', { name: /^ACV 12\.00/ })).toBeVisible();
  await other.dispose();
  complaints.splice(0); // the browser logs the 412
});

test("another person who signs in in the same tab after a sign-out finds none of the first person's drafts", async ({
  page,
}) => {
  const { handler, admin } = demoCredentials();
  const signInAs = async ({ email, password }: { email: string; password: string }) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    // Waits for `load`: until then a click may come before React has hydrated the button.
    await page.waitForURL(/\/claims$/);
  };
  const signOut = async (name: RegExp) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(/\/login/);
  };
  await page.goto('/login?callbackUrl=%2Fclaims');
  await signInAs(handler);
  await (await openBy(page, 'New claim')).getByLabel(/^Cause/).fill('A secret');
  await page.keyboard.press('Escape');
  await signOut(/Kari Holm/);
  await signInAs(handler);
  await expect((await openBy(page, 'New claim')).getByLabel(/^Cause/)).toHaveValue('A secret');
  await page.keyboard.press('Escape');
  await signOut(/Kari Holm/);
  await signInAs(admin);
  await expect((await openBy(page, 'New claim')).getByLabel(/^Cause/)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    'A secret',
  );
});

for (const [width, path, field, typed] of [
  [1440, '/settings/client', 'Reports, in days', '123'],
  [360, '/settings/statuses', 'Name of Pending', 'Left behind'],
] as const)
  test(`unsaved changes of ${path} need a confirmation before a link discards them, and survive any other way out`, async ({
    adminDesk: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const show = async () => {
      await page.goto(path);
      await expect(page.getByLabel(field)).toBeVisible();
    };
    await show();
    const before = await page.getByLabel(field).inputValue();
    await page.getByLabel(field).fill(typed);
    await page.getByRole('link', { name: 'Webhooks' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel(field)).toHaveValue(typed);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('webhooks');
    await expect(page.getByRole('option', { name: /Webhooks/ }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/webhooks/);
    await page.goBack();
    await expect(page.getByLabel(field)).toHaveValue(typed);
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/webhooks/);
    await show();
    await expect(page.getByLabel(field)).not.toHaveValue(typed);
    expect(before).not.toBe(typed);
  });

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('forms with a restored draft have no violation and fit', async ({ desk }) => {
    test.slow();
    await claimWithPhone(desk);
    const forms: readonly [() => Promise<Locator>, string | RegExp][] = [
      [() => openEdit(desk), 'Comment'],
      [() => openAcv(desk), 'Reason'],
      [() => openBy(desk, 'Edit claim'), /^Cause/],
      [() => openBy(desk, /^Portal/), 'Message'],
    ];
    for (const [open, field] of forms) {
      await (await open()).getByLabel(field).fill('A draft');
      await desk.keyboard.press('Escape');
      await expect(draftNoticeIn(await open())).toBeVisible();
      await expectFineAtEveryWidth(desk);
      await desk.keyboard.press('Escape');
    }
  });
});
