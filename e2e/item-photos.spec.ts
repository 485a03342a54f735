import { inspectorOf, keyAreaOf, verdictOf } from './cart';
import { expect, test } from './desk';
import { drawn, generated } from './drawn-photos';
import { expectNoViolations } from './looks';
import { addPhone, asPerson, createClaim } from './own-claim';

interface Results {
  readonly item_results: Readonly<Record<string, readonly { readonly status: string }[]>>;
}

test('a flagged photo of an item without an appraisal is found, cleared and restored like any other', async ({
  desk,
}) => {
  test.slow();
  const claim = await createClaim(desk, 'item-photos');
  const { row_id: row } = await asPerson<{ row_id: number }>(
    desk,
    'POST',
    `/client_reference/${claim.id}/claimed_item`,
    { data: { description: 'Floor lamp' } },
  );
  for (const [name, buffer] of Object.entries({
    'plain.jpg': await drawn(),
    'made.jpg': await generated(),
  }))
    await asPerson(desk, 'POST', `/client_reference/${claim.id}/claimed_item/${row}/attachments`, {
      multipart: { file: { name, mimeType: 'image/jpeg', buffer } },
    });
  const phone = await addPhone(desk, claim.id);
  const statesOf = async () =>
    Object.values(
      (await asPerson<Results>(desk, 'GET', `/forensics/${claim.id}/results/all`)).item_results,
    )
      .flat()
      .map(({ status }) => status);
  await expect.poll(statesOf, { timeout: 90_000 }).toEqual(['complete', 'complete']);

  const queue = `/claims?flagged=true&q=${claim.reference}`;
  await desk.goto(queue);
  await desk.getByRole('link', { name: claim.reference }).click();
  const item = desk.getByRole('listitem').filter({ hasText: 'Floor lamp' });
  await expect(verdictOf(item)).toHaveAttribute('data-verdict', 'flagged');
  await expect(desk.getByText('To review', { exact: true }).locator('..')).toContainText('1 of 2');
  const made = item.locator('[data-picture="made.jpg"]');
  await made.click();
  const panel = inspectorOf(desk);
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('Floor lamp');
  await expect(panel.getByRole('img', { name: 'Floor lamp, made.jpg' })).toBeVisible();
  await expectNoViolations(desk);

  await keyAreaOf(desk).focus();
  await desk.keyboard.press('ArrowLeft');
  await expect(panel.getByRole('img', { name: 'Floor lamp, plain.jpg' })).toBeVisible();
  await desk.keyboard.press('j');
  await expect(desk).toHaveURL(new RegExp(`appraisal=${phone}$`));
  await expect(keyAreaOf(desk)).toBeFocused();
  await desk.keyboard.press('k');
  await expect(desk).toHaveURL(new RegExp(`item=${row}$`));
  await expect(panel.getByRole('img', { name: 'Floor lamp, made.jpg' })).toBeVisible();

  await made.click();
  await keyAreaOf(desk).focus();
  const cleared = desk.waitForResponse('**/api/forensics/*/clear*');
  await desk.keyboard.press('c');
  await expect(verdictOf(item)).not.toHaveAttribute('data-verdict', 'flagged');
  expect((await cleared).status()).toBe(200);
  const restored = desk.waitForResponse('**/api/forensics/*/restore*');
  await desk.getByRole('button', { name: 'Undo' }).click();
  expect((await restored).status()).toBe(200);
  await expect(verdictOf(item)).toHaveAttribute('data-verdict', 'flagged');

  await keyAreaOf(desk).focus();
  await desk.keyboard.press('c');
  await expect(panel.getByRole('button', { name: 'Restore verdict' })).toBeVisible();
  await desk.getByRole('link', { name: 'Timeline' }).click();
  await desk.getByRole('link', { name: 'Show made.jpg' }).first().click();
  await expect(panel.getByRole('button', { name: 'Restore verdict' })).toBeVisible();
  await desk.goto(queue);
  await expect(desk.getByRole('link', { name: claim.reference })).toHaveCount(0);
});
