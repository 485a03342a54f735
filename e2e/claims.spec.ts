import { BIG_CLAIM, expect, test } from './desk';

test('the search is part of the address and survives a reload', async ({ desk }) => {
  await desk.goto('/claims');
  await desk.getByRole('searchbox', { name: 'Search claims' }).fill(BIG_CLAIM);
  await expect(desk).toHaveURL(new RegExp(`\\?q=${BIG_CLAIM}$`));
  await expect(desk.locator('tbody tr')).toHaveCount(1);
  await desk.reload();
  await expect(desk.getByRole('searchbox', { name: 'Search claims' })).toHaveValue(BIG_CLAIM);
  await expect(desk.locator('tbody tr')).toHaveCount(1);
});

test('the flagged queue holds only claims with flagged or confirmed pictures', async ({ desk }) => {
  await desk.goto('/claims');
  await desk.getByLabel('Files').selectOption('Flagged or confirmed');
  await expect(desk).toHaveURL(/flagged=true/);
  await expect(desk.getByRole('heading', { level: 1, name: 'Flagged claims' })).toBeVisible();
  await expect(desk.locator('table')).toHaveAttribute('aria-label', 'Claims');
  await expect(desk.locator('[aria-busy=true]')).toHaveCount(0);
  const rows = desk.locator('tbody tr');
  await expect(rows.filter({ hasText: BIG_CLAIM })).toHaveCount(1);
  await expect(rows.filter({ hasNotText: /\d+ (?:flagged|confirmed)/ })).toHaveCount(0);
});

test('a search without a match says so and leads back to all claims', async ({ desk }) => {
  await desk.goto('/claims?q=there-is-no-such-claim');
  await expect(desk.getByText('No claim matches')).toBeVisible();
  await desk.getByRole('button', { name: 'Show all claims' }).click();
  await expect(desk).toHaveURL(/\/claims$/);
  await expect(desk.locator('a[data-row]').nth(2)).toBeVisible();
});

test('J and K move between the claims and Enter opens one', async ({ desk }) => {
  // Limited to the demo, because other tests add and remove claims.
  await desk.goto('/claims?q=2026-0044');
  const links = desk.locator('a[data-row]');
  await expect(links.nth(2)).toBeVisible();
  await expect(desk.locator('body')).toBeFocused();
  await desk.keyboard.press('j');
  await expect(links.first()).toBeFocused();
  await desk.keyboard.press('j');
  await desk.keyboard.press('j');
  await expect(links.nth(2)).toBeFocused();
  await desk.keyboard.press('k');
  await expect(links.nth(1)).toBeFocused();
  const reference = await links.nth(1).innerText();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: reference })).toBeVisible();
});

test('letters typed in the search do not move the focus', async ({ desk }) => {
  await desk.goto('/claims');
  const search = desk.getByRole('searchbox', { name: 'Search claims' });
  await search.pressSequentially('jk');
  await expect(search).toHaveValue('jk');
  await expect(search).toBeFocused();
});

test('a reference that exists already is reported at its field', async ({ desk, complaints }) => {
  await desk.goto('/claims');
  await desk.getByRole('button', { name: 'New claim' }).click();
  await desk.getByLabel('Claim reference').fill(BIG_CLAIM);
  await desk.getByRole('button', { name: 'Create claim' }).click();
  await expect(desk.getByLabel('Claim reference')).toHaveAccessibleDescription(
    'A claim with this reference already exists.',
  );
  complaints.splice(0); // the browser logs the 409
});
