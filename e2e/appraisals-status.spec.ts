import { openClaim } from './cart';
import { expect, test } from './desk';
import { insurer, sentClaim } from './portal';

const UNDECIDED = ['Open', 'Flagged', 'Pending'];

test('a status is set in two actions', async ({ desk }) => {
  await openClaim(desk);
  const row = desk.locator('tr[data-appraisal]').first();
  const status = row.getByRole('button', { name: /^Status / });
  const before = (await status.innerText()).trim();
  const other = before === 'Pending' ? 'Open' : 'Pending';
  const answers: number[] = [];
  desk.on(
    'response',
    (response) =>
      void (response.url().includes('/appraisal/bulk') && answers.push(response.status())),
  );
  // Chooses the second as soon as the first is visible; its request waits for the first answer.
  for (const name of [other, before]) {
    await status.click();
    await desk.getByRole('menuitemradio', { name }).click();
    await expect(status).toHaveText(name);
  }
  await expect.poll(() => answers).toEqual([200, 200]);
  await expect(status).toHaveText(before);
});

test('the status of every appraisal is set in three actions', async ({ desk }) => {
  await openClaim(desk);
  const statuses = desk.locator('tbody').getByRole('button', { name: /^Status / });
  const before = await Promise.all(
    (await statuses.all()).map(async (one) => (await one.innerText()).trim()),
  );
  await desk.getByRole('checkbox', { name: 'Select all appraisals' }).check();
  await desk
    .getByRole('toolbar', { name: 'Selected appraisals' })
    .getByRole('button', { name: 'Status' })
    .click();
  await desk.getByRole('menuitemradio', { name: 'Archived' }).click();
  const question = desk.getByRole('button', { name: `Set all ${before.length}` });
  if (before.some((name) => !UNDECIDED.includes(name))) await question.click();
  await expect(desk.getByText(/appraisals set to Archived/)).toBeVisible();
  await desk.reload();
  await expect(statuses.filter({ hasText: 'Archived' })).toHaveCount(before.length);
  for (const [index, name] of before.entries()) {
    await statuses.nth(index).click();
    const answered = desk.waitForResponse('**/appraisal/bulk*');
    await desk.getByRole('menuitemradio', { name }).click();
    await answered;
  }
});

test('undoing a bulk change restores each former status, except for a line that was changed since', async ({
  desk,
  request,
  complaints,
}) => {
  const { claimId } = await sentClaim(request);
  const path = `/client_reference/${claimId}/appraisal`;
  const { appraisals } = await insurer<{
    appraisals: { appraisal_id: number; cp_name_cart: string }[];
  }>(request, 'GET', path);
  const { appraisal_statuses: known } = await insurer<{
    appraisal_statuses: { id: number; name: string }[];
  }>(request, 'GET', '/appraisal_statuses');
  const idOf = (name: string) => known.find((one) => one.name === name)?.id;
  const lineOf = (name: string) =>
    appraisals.find(({ cp_name_cart }) => cp_name_cart === name)?.appraisal_id;
  const setTo = (name: string, status: string) =>
    insurer(request, 'PUT', `${path}/${lineOf(name)}/appraisal_status`, {
      appraisal_status_id: idOf(status),
    });
  await setTo('Chair of the kitchen', 'Pending');
  await desk.goto(`/claims/${claimId}`);
  const statusOf = (name: string) =>
    desk
      .locator('tr[data-appraisal]')
      .filter({ hasText: name })
      .getByRole('button', { name: /^Status / });
  await expect(statusOf('Chair of the kitchen')).toHaveText('Pending');
  const first = await statusOf('Phone of the hall').innerText();
  await desk.getByRole('checkbox', { name: 'Select all appraisals' }).check();
  await desk
    .getByRole('toolbar', { name: 'Selected appraisals' })
    .getByRole('button', { name: 'Status' })
    .click();
  await desk.getByRole('menuitemradio', { name: 'Archived' }).click();
  const toast = desk.getByRole('listitem').filter({ hasText: '3 appraisals set to Archived' });
  await toast.hover(); // hovering stops its timeout
  await setTo('Lamp of the study', 'Accepted');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('2 appraisals set back to their previous status')).toBeVisible();
  await expect(desk.getByText('The status of Lamp of the study was not set')).toBeVisible();
  await expect(statusOf('Chair of the kitchen')).toHaveText('Pending');
  await expect(statusOf('Phone of the hall')).toHaveText(first);
  await expect(statusOf('Lamp of the study')).toHaveText('Accepted');
  complaints.splice(0); // the browser logs the 412
});

test('a decision is overwritten by a bulk change only after a confirmation that names it', async ({
  desk,
  request,
}) => {
  const { claimId } = await sentClaim(request);
  const path = `/client_reference/${claimId}/appraisal`;
  const { appraisals } = await insurer<{
    appraisals: { appraisal_id: number; cp_name_cart: string }[];
  }>(request, 'GET', path);
  const chair = appraisals.find(({ cp_name_cart: name }) => name === 'Chair of the kitchen');
  await insurer(request, 'PUT', `${path}/${chair?.appraisal_id}/appraisal_status`, {
    appraisal_status_id: 2,
  });
  await desk.goto(`/claims/${claimId}`);
  const statuses = desk.locator('tbody').getByRole('button', { name: /^Status / });
  await desk.getByRole('checkbox', { name: 'Select all appraisals' }).check();
  const setAll = async () => {
    await desk
      .getByRole('toolbar', { name: 'Selected appraisals' })
      .getByRole('button', { name: 'Status' })
      .click();
    await desk.getByRole('menuitemradio', { name: 'Archived' }).click();
  };
  await setAll();
  const question = desk.getByRole('dialog', { name: 'Set 3 appraisals to Archived?' });
  await expect(question).toContainText('Chair of the kitchen (Accepted)');
  await question.getByRole('button', { name: 'Only the other 2' }).click();
  await expect(statuses.filter({ hasText: 'Archived' })).toHaveCount(2);
  await expect(statuses.filter({ hasText: 'Accepted' })).toHaveCount(1);
});
