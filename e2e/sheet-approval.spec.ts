import { asPerson, createClaim } from './own-claim';
import { expect, test } from './desk';

test('a quantity that lifts an amount above the limit tells which line waits for approval', async ({
  desk,
  adminSession,
  browser,
  baseURL,
}) => {
  const admin = await browser.newContext({
    storageState: adminSession,
    ...(baseURL && { baseURL }),
  });
  const adminPage = await admin.newPage();
  const limit = (override_limit: number | null) =>
    asPerson(adminPage, 'PUT', '/acv_settings', { data: { override_limit } });
  await limit(1_000_000); // above all amounts of the specs that run meanwhile
  try {
    const { id: claimId } = await createClaim(desk, 'approval');
    const items = ['Floor lamp', 'Desk lamp'].map((description) => ({
      description,
      date_purchase: '2026-05-01',
      valuation: { replacement_cost_value: 800_000, basis: 'handler' },
    }));
    const path = `/client_reference/${claimId}`;
    const { claimed_items: made } = await asPerson<{
      claimed_items: { appraisal_ids: number[] }[];
    }>(desk, 'POST', `${path}/claimed_item/bulk`, { data: { items } });
    await desk.goto(`/claims/${claimId}/sheet`);
    const quantity = desk
      .locator('tr[data-line]')
      .filter({ hasText: 'Floor lamp' })
      .locator('td[data-cell=quantity]');
    await quantity.focus();
    await desk.keyboard.type('2');
    await desk.keyboard.press('Enter');
    await expect(
      desk.getByText(`#${made[0]?.appraisal_ids[0]} Floor lamp now needs approval`),
    ).toBeVisible();
  } finally {
    await limit(null);
    await admin.close();
  }
});
