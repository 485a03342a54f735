import { flaggedSharedPicture, inspectorOf, keyAreaOf, openClaim, openPicture } from './cart';
import { expect, test } from './desk';
import { deleteDraft, newName, openNewDraft } from './settings';

test('unsaved rules are restored after a reload and can be discarded', async ({
  adminDesk: page,
}) => {
  const name = newName();
  await openNewDraft(page, name);
  const field = page.getByLabel('Name of the rule set');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await field.fill(`${name} changed`);
  await page.reload();
  await expect(page.getByText('Unsaved draft restored.')).toBeVisible();
  await expect(field).toHaveValue(`${name} changed`);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(field).toHaveValue(name);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(name);
  await expect(page.getByText('Unsaved draft restored.')).toHaveCount(0);
  await deleteDraft(page);
});

test('an unsent note on a picture is restored after a reload', async ({ desk }) => {
  await openClaim(desk);
  const picture = await flaggedSharedPicture(desk);
  await openPicture(desk, picture);
  const note = inspectorOf(desk).getByRole('textbox', { name: /^Note/ });
  await keyAreaOf(desk).press('n');
  await note.fill('The shop confirms it');
  await desk.reload();
  await expect(note).toHaveValue('The shop confirms it');
  await inspectorOf(desk).getByRole('button', { name: 'Discard note' }).click();
  await desk.reload();
  await expect(inspectorOf(desk).getByRole('img', { name: picture.fileName })).toBeVisible();
  await expect(note).toHaveCount(0);
});
