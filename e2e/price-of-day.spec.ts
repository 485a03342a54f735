import { expect, test } from './desk';
import { chooseProduct, openNewItem, PHONE, submitOf } from './new-item';
import { asPerson, createClaim } from './own-claim';

const DAY = /^Price on the day of damage, 20 Feb 2026/;

test('an item gets the price of the day of damage, and a corrected date changes it unless the item was accepted', async ({
  desk,
}) => {
  const { id, reference } = await createClaim(desk, 'day', '2026-02-20');
  await desk.goto(`/claims/${id}`);
  await expect(desk.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  const dialog = await openNewItem(desk);
  await chooseProduct(dialog);
  await expect(dialog.getByText(DAY).first()).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await submitOf(dialog).click();
  await expect(dialog).toBeHidden();

  const row = desk.locator('tr[data-appraisal]');
  const rcv = row.getByRole('button', { name: /^RCV / });
  await rcv.press('Enter');
  const panel = desk.getByRole('dialog', { name: `Price of ${PHONE}` });
  await expect(panel.getByText(/on 20 Feb 2026\. In force on the day of damage\.$/)).toBeVisible();
  await desk.keyboard.press('Escape');
  const before = await rcv.innerText();

  await asPerson(desk, 'PATCH', `/client_reference/${id}`, { data: { date_damage: '2026-06-01' } });
  await desk.reload();
  await expect(rcv).toBeVisible();
  await expect(rcv).not.toContainText(before);
  const lower = await rcv.innerText();

  const { appraisals } = await asPerson<{ appraisals: { appraisal_id: number }[] }>(
    desk,
    'GET',
    `/client_reference/${id}/appraisal`,
  );
  const cart = `/client_reference/${id}/appraisal/${appraisals[0]?.appraisal_id}`;
  await asPerson(desk, 'PUT', `${cart}/appraisal_status`, { data: { appraisal_status_id: 2 } });
  await asPerson(desk, 'PATCH', `/client_reference/${id}`, { data: { date_damage: '2026-02-20' } });
  await desk.reload();
  await expect(rcv).toContainText(lower);
  await expect(row.getByText(/^New date: /)).toBeVisible();
});
