import { inspectorOf, openPicture, verdictOf } from './cart';
import { expect, test } from './desk';
import { generated } from './drawn-photos';
import { addPhone, asPerson, createClaim } from './own-claim';

test('two people decide on one photo: the later one is informed, and sees what holds', async ({
  desk,
  complaints,
}) => {
  test.slow();
  const claim = await createClaim(desk, 'meanwhile');
  const phone = await addPhone(desk, claim.id);
  await asPerson(desk, 'POST', `/client_reference/${claim.id}/appraisal/${phone}/attachments`, {
    multipart: Object.fromEntries(
      await Promise.all(
        ['one.jpg', 'two.jpg'].map(async (name) => [
          name,
          { name, mimeType: 'image/jpeg', buffer: await generated() },
        ]),
      ),
    ),
  });
  const elsewhere = (verb: string, file_name: string) =>
    asPerson(desk, 'POST', `/forensics/${claim.id}/${verb}`, {
      data: { appraisal_id: phone, file_name },
    });
  await desk.goto(`/claims/${claim.id}`);
  const panel = inspectorOf(desk);
  const decided = desk.getByText('Someone else decided first');

  await openPicture(desk, { appraisalId: String(phone), fileName: 'one.jpg' });
  const confirm = panel.getByRole('button', { name: 'Confirm flag' });
  await expect(confirm).toBeVisible({ timeout: 120_000 });
  await elsewhere('clear', 'one.jpg');
  await confirm.click();
  await expect(decided).toBeVisible();
  await expect(desk.getByText(/one\.jpg: Marked clean by /)).toBeVisible();
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('one.jpg');
  await expect(verdictOf(panel).first()).toHaveAttribute('data-verdict', 'reviewed');
  complaints.splice(0); // the browser logs the 404

  await openPicture(desk, { appraisalId: String(phone), fileName: 'two.jpg' });
  await expect(confirm).toBeVisible({ timeout: 120_000 });
  await elsewhere('keep', 'two.jpg');
  await panel.getByRole('button', { name: 'Mark clean' }).click();
  await expect(desk.getByText(/two\.jpg: Flag confirmed by /)).toBeVisible();
});
