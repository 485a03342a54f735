import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './desk';
import { dialogOf, draftNoticeIn, openAcv, openEdit } from './drafts';
import { claimWithPhone, onlyRowOf } from './phone-claim';

const claimPath = (page: Page): string =>
  `/api/client_reference/${/\/claims\/(\d+)/.exec(page.url())?.[1]}`;

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
