import type { Locator, Page } from '@playwright/test';
import { demoCredentials } from '../tests/setup/service';
import { expect, test } from './desk';
import { dialogOf, draftNoticeIn, openAcv, openBy, openEdit } from './drafts';
import { expectFineAtEveryWidth, NARROW } from './looks';
import { claimWithPhone } from './phone-claim';

const discard = (dialog: Locator) => dialog.getByRole('button', { name: 'Discard draft' }).click();

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
