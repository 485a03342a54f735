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

test('Ctrl Z undoes what was done to the items without a product', async ({ desk }) => {
  const { claimId } = await openSheet(desk);
  await desk.goto(`/claims/${claimId}`);
  const waiting = desk.getByRole('list', { name: 'without a product' });
  await expect(waiting.getByText('Suitcase')).toBeVisible();
  await desk.getByRole('checkbox', { name: 'Select all', exact: true }).click();
  await desk.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('3 items rejected')).toBeVisible();
  await expect(waiting).toBeHidden();
  await desk.keyboard.press('Control+z');
  await expect(desk.getByText('3 rejections undone')).toBeVisible();
  await desk.getByRole('button', { name: 'Delete Suitcase' }).click();
  await expect(waiting.getByText('Suitcase')).toBeHidden();
  await desk.keyboard.press('Control+z');
  await expect(waiting.getByText('Suitcase')).toBeVisible();
  await expect(desk.getByText('1 item deleted')).toBeHidden();
});

test('a rejection of many lines that fails on the way says how many it reached, and undoes those', async ({
  desk,
  complaints,
}) => {
  const { claimId } = await openSheet(desk);
  const path = `/client_reference/${claimId}/claimed_item/bulk`;
  const items = Array.from({ length: 498 }, (_, at) => ({ description: `Thing ${at}` }));
  await asPerson(desk, 'POST', path, { data: { items } });
  await desk.reload();
  let calls = 0;
  await desk.route(`**/api${path}*`, (route) =>
    route.request().method() === 'PUT' && (calls += 1) === 2
      ? route.fulfill({ status: 503, json: {} })
      : route.continue(),
  );
  await desk.getByRole('checkbox', { name: 'Select all' }).click();
  await expect(desk.getByText('502 selected')).toBeVisible();
  await desk.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('500 items rejected, 1 not')).toBeVisible({ timeout: 30_000 });
  await desk.keyboard.press('Control+z');
  await expect(desk.getByText('500 rejections undone')).toBeVisible({ timeout: 30_000 });
  complaints.splice(0); // the browser logs the 503
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
