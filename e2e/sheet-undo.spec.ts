import { expect, test } from './desk';
import { asPerson } from './own-claim';
import { lineOf, openSheet, select } from './sheet';

for (const key of ['the button', 'Ctrl Z'])
  test(`${key} undoes rejections, and the claim is as it was before`, async ({ desk }) => {
    const { claimId } = await openSheet(desk);
    const state = () =>
      Promise.all(
        ['claimed_item', 'appraisal', 'totals'].map((one) =>
          asPerson<unknown>(desk, 'GET', `/client_reference/${claimId}/${one}`),
        ),
      );
    const before = await state();
    await desk.getByRole('checkbox', { name: 'Select all' }).click();
    await desk.getByRole('button', { name: 'Reject' }).click();
    await expect(desk.getByText('3 items rejected')).toBeVisible();
    await expect(lineOf(desk, 'Sofa')).toContainText('Rejected');
    const deletions: string[] = [];
    desk.on('request', (one) => {
      if (one.method() !== 'GET' && /appraisal/.test(one.url())) deletions.push(one.url());
    });
    if (key === 'Ctrl Z') await desk.keyboard.press('Control+z');
    else await desk.getByRole('button', { name: 'Undo' }).click();
    await expect(desk.getByText('3 rejections undone')).toBeVisible();
    await expect(desk.getByText('3 items rejected')).toBeHidden();
    await expect(lineOf(desk, 'Sofa')).not.toContainText('Rejected');
    await expect.poll(state).toEqual(before);
    expect(deletions).toHaveLength(1);
    await desk.keyboard.press('Control+z');
    await expect(desk.getByText('Nothing to undo')).toBeVisible();
  });

test('lines are deleted when their notice expires, also with the pointer resting on it', async ({
  desk,
}) => {
  const { claimId } = await openSheet(desk);
  const items = () =>
    asPerson<{ claimed_items: unknown[] }>(
      desk,
      'GET',
      `/client_reference/${claimId}/claimed_item`,
    );
  const before = (await items()).claimed_items.length;
  await select(desk, 'Sofa').click();
  const { height = 0 } = desk.viewportSize() ?? {};
  await desk.mouse.move(400, height - 20);
  await desk.getByRole('toolbar').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(desk.getByRole('region', { name: 'Notifications' })).toContainText('deleted');
  await expect
    .poll(async () => (await items()).claimed_items.length, { timeout: 25_000 })
    .toBe(before - 1);
});
