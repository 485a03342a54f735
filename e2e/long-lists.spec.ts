/** Lists of a thousand rows and more: only those near the screen are in the page, and every one is within reach. */
import type { Locator, Page } from '@playwright/test';
import { demoCredentials } from '../tests/setup/service';
import { expect, test } from './desk';
import { insurer } from './portal';

const ITEMS = 1000;
const CLAIMS = 1000;
const PAGE_SIZE = 100;
/** What a screen holds, and what is kept ready above and below it. */
const DRAWN_MAX = 60;

const rows = (page: Page): Locator => page.locator('tr[data-index]');
const rowAt = (page: Page, index: number): Locator => page.locator(`tr[data-index="${index}"]`);

async function expectFewDrawn(page: Page): Promise<void> {
  await expect.poll(() => rows(page).count()).toBeLessThan(DRAWN_MAX);
  expect(await rows(page).count()).toBeGreaterThan(5);
}

test('a cart of 1,000 items has few rows in the page, its last is one key away, and a filter finds what the browser cannot', async ({ desk, request }) => {
  const { client_id, api_key: key } = demoCredentials();
  const { client_reference_id: claimId } = await insurer<{ client_reference_id: number }>(request, 'POST', '/client_reference', { client_reference: `long-${crypto.randomUUID().slice(0, 8)}`, date_damage: '2026-10-28' });
  const buffer = Buffer.from(`description;quantity\n${'Apple iPhone 13 128 GB;1\n'.repeat(ITEMS)}`);
  const preview = await request.post(`/api/client_reference/${claimId}/inventory?client_id=${client_id}`, { headers: { authorization: `apiKey ${key}` }, multipart: { file: { name: 'a.csv', mimeType: 'text/csv', buffer } } });
  const { intake_id: intakeId } = (await preview.json()) as { intake_id: number };
  await insurer(request, 'POST', `/client_reference/${claimId}/inventory/${intakeId}/commit`, { take_matches: 'all' });

  await desk.goto(`/claims/${claimId}`);
  await expect(desk.getByText('1,000 items')).toBeVisible({ timeout: 20_000 });
  await expect(desk.getByRole('table', { name: 'Appraisals' })).toHaveAttribute('aria-rowcount', String(ITEMS + 1));
  await expectFewDrawn(desk);

  await rowAt(desk, 0).locator('[data-row]').focus();
  await desk.keyboard.press('End');
  const last = rowAt(desk, ITEMS - 1);
  await expect(last.locator('[data-row]')).toBeFocused();
  await expect(last).toBeInViewport();
  await expectFewDrawn(desk);
  await desk.keyboard.press('k');
  await expect(rowAt(desk, ITEMS - 2).locator('[data-row]')).toBeFocused();
  await desk.keyboard.press('Home');
  await expect(rowAt(desk, 0).locator('[data-row]')).toBeFocused();

  // The row that has the focus stays, however far one scrolls: the keys go on from there.
  await desk.mouse.move(700, 500);
  await desk.mouse.wheel(0, 20_000);
  await expect(rowAt(desk, 0)).not.toBeInViewport();
  await expect.poll(async () => Number(await rows(desk).last().getAttribute('data-index'))).toBeGreaterThan(200);
  await expect(rowAt(desk, 0).locator('[data-row]')).toBeFocused();
  await desk.keyboard.press('j');
  await expect(rowAt(desk, 1).locator('[data-row]')).toBeInViewport();

  const search = desk.getByRole('searchbox', { name: 'Filter the items' });
  const id = await rowAt(desk, 1).getAttribute('data-appraisal');
  await search.fill(`iphone #${id}`);
  await expect(rows(desk)).toHaveCount(1);
  await expect(rows(desk)).toHaveAttribute('data-appraisal', id ?? '');
  await desk.reload();
  await expect(rows(desk)).toHaveCount(1);
  await search.fill('no such thing');
  await expect(desk.getByText('No item matches')).toBeVisible();
  await desk.getByRole('button', { name: 'Show all items' }).click();
  await expectFewDrawn(desk);
});

test('1,000 claims have few rows in the page, are fetched as one goes down, and the last is within reach of the keyboard', async ({ desk }) => {
  const list = /\/api\/client_reference\?/;
  await desk.route(list, async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const from = Number(asked.get('cursor') ?? 0);
    const left = asked.get('q') === 'long 999' ? [999] : Array.from({ length: Math.min(PAGE_SIZE, CLAIMS - from) }, (_, at) => from + at);
    const next = from + PAGE_SIZE < CLAIMS && left.length > 1 ? String(from + PAGE_SIZE) : null;
    await route.fulfill({ json: { client_references: left.map(claimOf), metadata: { next_cursor: next } } });
  });
  await desk.goto('/claims');
  await expect(rowAt(desk, 0)).toContainText('long 0');
  await expectFewDrawn(desk);
  await rowAt(desk, 0).locator('[data-row]').focus();
  const isAtEnd = async () => {
    await desk.keyboard.press('End');
    return rowAt(desk, CLAIMS - 1).locator('[data-row]').evaluate((link) => link === document.activeElement, null, { timeout: 500 }).catch(() => false);
  };
  await expect.poll(isAtEnd, { timeout: 40_000 }).toBe(true);
  await expect(rowAt(desk, CLAIMS - 1)).toBeInViewport();
  await expect(desk.getByRole('table', { name: 'Claims' })).toHaveAttribute('aria-rowcount', String(CLAIMS + 1));
  await expectFewDrawn(desk);
  await desk.getByRole('searchbox', { name: 'Search claims' }).fill('long 999');
  await expect(rows(desk)).toHaveCount(1);
  await expect(rows(desk)).toContainText('long 999');
});

const TIME = '2026-03-10T09:14:03.512Z';

const claimOf = (number: number) => ({
  client_reference_id: 900_000_000 - number, client_reference: `long ${number}`, client_id: 1, date_damage: '2026-03-02', cause: 'Theft', policyholder_name: 'Karen Jensen', owner: null, owner_id: null,
  language: 'en', currency: 'DKK', claim_deductible: null, policy_limit: null, status: 'open', revision: 1, create_time: TIME, update_time: TIME,
  appraisal_count: 3, replacement_cost_value: 1000, actual_cash_value: 800, flagged_count: 0, running_count: 0,
});
