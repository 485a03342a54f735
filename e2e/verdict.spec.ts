import {
  flaggedSharedPicture,
  inspectorOf,
  keyAreaOf,
  openClaim,
  openPicture,
  rowOf,
  verdictOf,
} from './cart';
import { expect, test } from './desk';

test('a flagged picture is marked clean in two actions, at every appraisal of the item, and Undo restores the flag', async ({
  desk,
}) => {
  await openClaim(desk);
  const { appraisalId, twinId, fileName } = await flaggedSharedPicture(desk);
  const flagged = desk.locator('tr [data-verdict=flagged]');
  await expect(verdictOf(rowOf(desk, twinId))).toHaveAttribute('data-verdict', 'flagged');
  const before = await flagged.count();

  // The answer is delayed: the badges must not wait for it.
  const paused: (() => void)[] = [];
  await desk.route('**/api/forensics/*/clear*', async (route) => {
    await new Promise<void>((resolve) => paused.push(resolve));
    await route.continue();
  });
  await rowOf(desk, appraisalId).locator(`[data-picture="${fileName}"]`).click();
  await desk.getByRole('button', { name: 'Mark clean' }).click();
  await expect(verdictOf(rowOf(desk, appraisalId))).toHaveText('Marked clean');
  await expect(verdictOf(rowOf(desk, twinId))).toHaveText('Marked clean');
  await expect(flagged).toHaveCount(before - 2);
  const cleared = desk.waitForResponse('**/api/forensics/*/clear*');
  await expect.poll(() => paused.length).toBe(1);
  paused.forEach((answer) => answer());
  expect((await cleared).status()).toBe(200);

  const restored = desk.waitForResponse('**/api/forensics/*/restore*');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(verdictOf(rowOf(desk, twinId))).toHaveAttribute('data-verdict', 'flagged');
  expect((await restored).status()).toBe(200);
  await desk.reload();
  await expect(flagged).toHaveCount(before);
});

test('a picture marked clean shows by whom and why, and its verdict can be restored later', async ({
  desk,
}) => {
  await openClaim(desk);
  const picture = await flaggedSharedPicture(desk);
  await openPicture(desk, picture);
  await desk.getByRole('button', { name: 'Add note' }).click();
  await expect(desk.getByLabel('Note on the decision')).toBeFocused();
  await desk.keyboard.type('Reflection, no copy');
  const cleared = desk.waitForResponse('**/api/forensics/*/clear*');
  await desk.getByRole('button', { name: 'Mark clean' }).click();
  await cleared;
  await openPicture(desk, picture);
  await expect(inspectorOf(desk).getByText('Note: Reflection, no copy')).toBeVisible();
  await expect(inspectorOf(desk).getByText(/^Marked clean by Kari Holm/)).toBeVisible();
  await desk.getByRole('button', { name: 'Restore verdict' }).click();
  await expect(desk.getByRole('button', { name: 'Mark clean' })).toBeVisible();
});

test('when the service refuses, the flag is restored and the user is informed', async ({
  desk,
  complaints,
}) => {
  await openClaim(desk);
  const picture = await flaggedSharedPicture(desk);
  await openPicture(desk, picture);
  const refusal = {
    event_code: 'ERSE00',
    event_dict: { event_severity: 'ERROR', title: 'x', description: 'Our fault.' },
    error: 'Our fault.',
    description: 'Our fault.',
  };
  await desk.route('**/api/forensics/*/clear*', (route) =>
    route.fulfill({ status: 500, json: refusal }),
  );
  await desk.getByRole('button', { name: 'Mark clean' }).click();
  await expect(desk.getByText('The picture was not marked clean')).toBeVisible();
  await expect(verdictOf(rowOf(desk, picture.appraisalId))).toHaveAttribute(
    'data-verdict',
    'flagged',
  );
  complaints.splice(0); // the browser logs the 500
});

test('the keyboard alone leads from the list to a decision and back', async ({ desk }) => {
  await openClaim(desk);
  const { appraisalId, fileName } = await flaggedSharedPicture(desk);
  await rowOf(desk, appraisalId).locator('[data-row]').focus();
  await desk.keyboard.press('Enter');
  await expect(keyAreaOf(desk)).toBeFocused();
  await expect(inspectorOf(desk).getByRole('heading')).toContainText(fileName);
  await desk.keyboard.press('c');
  await expect(verdictOf(rowOf(desk, appraisalId))).toHaveText('Marked clean');
  const restored = desk.waitForResponse('**/api/forensics/*/restore*');
  await desk.keyboard.press('u');
  await expect(verdictOf(rowOf(desk, appraisalId))).toHaveAttribute('data-verdict', 'flagged');
  await restored; // the demo's flag is there for the tests that follow
  await desk.keyboard.press('Escape');
  await expect(inspectorOf(desk)).toBeHidden();
  await expect(rowOf(desk, appraisalId).locator('[data-row]')).toBeFocused();
});

test('single-letter keys do nothing while they are switched off, nor outside the rows and the inspector', async ({
  desk,
}) => {
  await openClaim(desk);
  const picture = await flaggedSharedPicture(desk);
  await openPicture(desk, picture);
  const badge = verdictOf(rowOf(desk, picture.appraisalId));
  await desk.getByRole('link', { name: 'Claims', exact: true }).first().focus();
  await desk.keyboard.press('c');
  await expect(badge).toHaveAttribute('data-verdict', 'flagged');

  await desk.getByRole('button', { name: 'Kari Holm', exact: true }).click();
  await desk.getByRole('menuitemcheckbox', { name: 'Single-letter keys' }).click();
  await keyAreaOf(desk).focus();
  await desk.keyboard.press('c');
  await desk.keyboard.press('b');
  await expect(badge).toHaveAttribute('data-verdict', 'flagged');
  await desk.evaluate(() => localStorage.removeItem('letter-keys'));
});

test('the open picture survives a reload, and Back closes the inspector', async ({ desk }) => {
  await openClaim(desk);
  const { appraisalId, fileName } = await flaggedSharedPicture(desk);
  await rowOf(desk, appraisalId).locator(`[data-picture="${fileName}"]`).click();
  await expect(inspectorOf(desk).getByRole('heading')).toContainText(fileName);
  await desk.reload();
  await expect(inspectorOf(desk).getByRole('heading')).toContainText(fileName);
  await desk.goBack();
  await expect(inspectorOf(desk)).toBeHidden();
  await desk.goForward();
  await expect(inspectorOf(desk).getByRole('heading')).toContainText(fileName);
});

test('the verdict of a line opens its picture, even without findings', async ({ desk }) => {
  await openClaim(desk);
  const badge = desk.locator('tr [data-verdict=clear]').first();
  await badge.click();
  await expect(inspectorOf(desk)).toBeVisible();
  await expect(desk).toHaveURL(/appraisal=\d+&picture=/);
});
