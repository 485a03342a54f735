import { openClaim } from './cart';
import { expect, test } from './desk';

test('a part of the desk that loads at its first use appears once the connection is back, and the page stays', async ({
  desk,
  complaints,
}) => {
  const statuses = desk.waitForResponse('**/api/appraisal_statuses*');
  await openClaim(desk);
  await (await statuses).finished();
  const row = desk.locator('tr[data-appraisal]').first();
  await desk.context().setOffline(true);
  await row.getByRole('checkbox').check();
  await desk.keyboard.press('Control+k');
  await expect(desk.getByText(/^No connection/)).toBeVisible();
  await expect(row).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await row.getByRole('button', { name: /^Status / }).click(); // they were fetched in advance
  await expect(desk.getByRole('menuitemradio', { name: 'Accepted' })).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.context().setOffline(false);
  await expect(desk.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('toolbar', { name: 'Selected appraisals' })).toContainText(
    '1 selected',
  );
  expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  complaints.splice(0); // the browser logs the failed requests
});
