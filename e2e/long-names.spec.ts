import { inspectorOf } from './cart';
import { expect, test } from './desk';
import { drawn } from './drawn-photos';
import { addPhone, asPerson, createClaim } from './own-claim';

test('the questions to move and to delete a file hold its long name, also on a phone', async ({
  desk,
}) => {
  const { id } = await createClaim(desk, 'long-name');
  const appraisal = await addPhone(desk, id);
  const name = `${'screenshot_of_a_receipt_'.repeat(9)}.jpg`;
  await asPerson(desk, 'POST', `/client_reference/${id}/appraisal/${appraisal}/attachments`, {
    multipart: { file: { name, mimeType: 'image/jpeg', buffer: await drawn() } },
  });
  await desk.goto(`/claims/${id}?appraisal=${appraisal}`);
  for (const width of [1440, 390]) {
    await desk.setViewportSize({ width, height: 800 });
    for (const [action, title] of [
      ['Move to another item', /^Move /],
      ['Delete file', /^Delete /],
    ] as const) {
      await inspectorOf(desk)
        .getByRole('button', { name: /^More for screenshot/ })
        .click();
      await desk.getByRole('menuitem', { name: action }).click();
      const dialog = desk.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await desk.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  }
});
