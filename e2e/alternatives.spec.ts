import { keyAreaOf, rowOf } from './cart';
import { expect, test } from './desk';
import { chooseProduct, openNewItem, submitOf } from './new-item';
import { addPhone, asPerson, createClaim } from './own-claim';
import type { Page } from '@playwright/test';

/** A claim with one phone of 500 and an open cart. */
async function openPhone(page: Page) {
  const { id: claimId } = await createClaim(page, 'choice');
  const first = await addPhone(page, claimId, '2024-12-01');
  const path = `/client_reference/${claimId}/appraisal`;
  await asPerson(page, 'PUT', `${path}/${first}`, { data: { replacement_cost_value: 500 } });
  const net = async () =>
    (await asPerson<{ net_claim: number }>(page, 'GET', `/client_reference/${claimId}/totals`))
      .net_claim;
  return { claimId, first, path, net };
}

test('a second appraisal of an item counts once it is used, by message, menu and key, and each can be undone', async ({
  desk,
}) => {
  const { claimId, first, path, net } = await openPhone(desk);
  const before = await net();
  await desk.goto(`/claims/${claimId}`);
  const dialog = await openNewItem(desk);
  await chooseProduct(dialog);
  await dialog.getByRole('combobox', { name: 'Claimed item' }).selectOption({ index: 1 });
  await submitOf(dialog).click();
  await expect(desk.getByText(`#${first} still counts for this item.`)).toBeVisible();
  expect(await net()).toBe(before);

  const useIt = desk.getByRole('button', { name: 'Use this one' });
  await useIt.click();
  const { appraisals } = await asPerson<{ appraisals: { appraisal_id: number }[] }>(
    desk,
    'GET',
    path,
  );
  const second = appraisals.at(-1)?.appraisal_id ?? 0;
  await expect(desk.getByText(`#${second} counts now`)).toBeVisible();
  await expect(rowOf(desk, first)).toContainText(`alternative of #${second}`);
  const other = await net();
  expect(other).not.toBe(before);
  await desk
    .getByRole('listitem')
    .filter({ hasText: `#${second} counts now` })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(desk.getByText(`#${first} counts now`)).toBeVisible();
  await expect(rowOf(desk, second)).toContainText(`alternative of #${first}`);
  expect(await net()).toBe(before);

  await rowOf(desk, second)
    .getByRole('button', { name: /^More for / })
    .click();
  await desk.getByRole('menuitem', { name: 'Use this one' }).click();
  await expect(rowOf(desk, first)).toContainText(`alternative of #${second}`);
  await rowOf(desk, first).locator('[data-row]').focus();
  await desk.keyboard.press('a');
  await expect(rowOf(desk, second)).toContainText(`alternative of #${first}`);
  await desk.keyboard.press('a');

  await desk.goto(`/claims/${claimId}?appraisal=${second}`);
  await expect(keyAreaOf(desk).getByText(`#${first} still counts for this item.`)).toBeVisible();
  await expect(keyAreaOf(desk)).toBeFocused();
  await desk.keyboard.press('a');
  await expect(rowOf(desk, first)).toContainText(`alternative of #${second}`);
  await expect(keyAreaOf(desk).getByText('still counts')).toHaveCount(0);
});

test('an alternative of an accepted appraisal is refused with the number of that one', async ({
  desk,
  complaints,
}) => {
  const { claimId, first, path, net } = await openPhone(desk);
  const { row_id } = await asPerson<{ row_id: number }>(desk, 'GET', `${path}/${first}`);
  const pid = 'apple-iphone-13-128-gb';
  const { appraisal_id: second } = await asPerson<{ appraisal_id: number }>(desk, 'POST', path, {
    data: { cpid: pid, rpid: pid, row_id, replacement_cost_value: 900 },
  });
  await asPerson(desk, 'PUT', `${path}/${first}/appraisal_status`, {
    data: { appraisal_status_id: 2 },
  });
  const before = await net();
  await desk.goto(`/claims/${claimId}?appraisal=${second}`);
  await keyAreaOf(desk).getByRole('button', { name: 'Use this one' }).click();
  await expect(
    desk.getByText(`Appraisal #${first} of the item is accepted, closed or paid.`),
  ).toBeVisible();
  expect(await net()).toBe(before);
  complaints.length = 0;
});
