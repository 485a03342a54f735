import { expect, test } from './desk';
import { expectNoViolations } from './looks';
import { asPerson, createClaim } from './own-claim';

test('items that wait get their likely products in one action, each looked at, with an undo', async ({
  desk,
}) => {
  const { id } = await createClaim(desk, 'likely');
  const items = ['iphone 13', 'Sony WH-1000XM5', 'Garmin fenix 7 47 mm', 'Old candlesticks'];
  await asPerson(desk, 'POST', `/client_reference/${id}/claimed_item/bulk`, {
    data: { items: items.map((description) => ({ description, date_purchase: '2024-05-01' })) },
  });
  await desk.goto(`/claims/${id}`);
  await desk.getByText('4 items without a product').click();
  await desk.getByRole('button', { name: 'Find likely products' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Likely products' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await expectNoViolations(desk);
  await dialog.getByRole('checkbox', { name: /for Sony WH-1000XM5$/ }).uncheck();
  await dialog.getByRole('button', { name: 'Use 2 products' }).click();
  await expect(desk.getByText('2 items have a product')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(desk.locator('tr[data-appraisal]')).toHaveCount(2);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('2 products taken back')).toBeVisible();
  await expect(desk.getByText('4 items without a product')).toBeVisible();
});
