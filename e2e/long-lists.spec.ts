/**
 * Lists of a thousand rows and more: the page contains only the rows near the screen, and every row
 * can be reached.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './desk';
import { householdOf, insurer, openPortal } from './portal';

const ITEMS = 1000;
const CLAIMS = 1000;
const PAGE_SIZE = 100;
/** Rows on a screen, plus those drawn above and below it. */
const DRAWN_MAX = 60;

const rows = (page: Page): Locator => page.locator('tr[data-index]');
const rowAt = (page: Page, index: number): Locator => page.locator(`tr[data-index="${index}"]`);

async function expectFewDrawn(page: Page): Promise<void> {
  const isFew = async (): Promise<boolean> => {
    const count = await rows(page).count();
    return count > 5 && count < DRAWN_MAX;
  };
  await expect.poll(isFew).toBe(true);
}

test('a cart of 1,000 items renders only the rows near the screen, and keys and the filter reach every row', async ({
  desk,
  request,
}) => {
  const claimId = await householdOf(request, ITEMS);
  await desk.goto(`/claims/${claimId}`);
  await expect(desk.getByText('1,000 items')).toBeVisible({ timeout: 20_000 });
  await expect(desk.getByRole('table', { name: 'Appraisals' })).toHaveAttribute(
    'aria-rowcount',
    String(ITEMS + 1),
  );
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

  // The focused row stays in the page however far one scrolls, so that the keys continue from it.
  await desk.mouse.move(700, 500);
  await desk.mouse.wheel(0, 20_000);
  await expect(rowAt(desk, 0)).not.toBeInViewport();
  await expect
    .poll(async () => Number(await rows(desk).last().getAttribute('data-index')))
    .toBeGreaterThan(200);
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

test('1,000 claims render only the rows near the screen, load on the way down, and can all be reached by keyboard', async ({
  desk,
}) => {
  const list = /\/api\/client_reference\?/;
  await desk.route(list, async (route) => {
    const parameters = new URL(route.request().url()).searchParams;
    const from = Number(parameters.get('cursor') ?? 0);
    const left =
      parameters.get('q') === 'long 999'
        ? [999]
        : Array.from({ length: Math.min(PAGE_SIZE, CLAIMS - from) }, (_, at) => from + at);
    const next = from + PAGE_SIZE < CLAIMS && left.length > 1 ? String(from + PAGE_SIZE) : null;
    await route.fulfill({
      json: { client_references: left.map(claimOf), metadata: { next_cursor: next } },
    });
  });
  await desk.goto('/claims');
  await expect(rowAt(desk, 0)).toContainText('long 0');
  await expectFewDrawn(desk);
  await rowAt(desk, 0).locator('[data-row]').focus();
  const isAtEnd = async () => {
    await desk.keyboard.press('End');
    return rowAt(desk, CLAIMS - 1)
      .locator('[data-row]')
      .evaluate((link) => link === document.activeElement, null, { timeout: 500 })
      .catch(() => false);
  };
  await expect.poll(isAtEnd, { timeout: 40_000 }).toBe(true);
  await expect(rowAt(desk, CLAIMS - 1)).toBeInViewport();
  await expect(desk.getByRole('table', { name: 'Claims' })).toHaveAttribute(
    'aria-rowcount',
    String(CLAIMS + 1),
  );
  await expectFewDrawn(desk);
  await desk.getByRole('searchbox', { name: 'Search claims' }).fill('long 999');
  await expect(rows(desk)).toHaveCount(1);
  await expect(rows(desk)).toContainText('long 999');
});

const HOUSEHOLD = 300;

test("a policyholder's page of 300 items lays out only the cards near the screen, and typing in one renders no other", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const counted = { money: 0 };
    const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')?.get;
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get(this: Intl.NumberFormat) {
        counted.money += 1;
        return format?.call(this) as unknown;
      },
    });
    Object.assign(window, { counted });
  });
  const claimId = await householdOf(request, HOUSEHOLD);
  const { link } = await insurer<{ link: string }>(
    request,
    'POST',
    `/client_reference/${claimId}/portal/customer/send`,
    { language: 'en' },
  );
  await openPortal(page, { link });
  await expect(page.getByRole('article')).toHaveCount(HOUSEHOLD);
  const drawn = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('article')].filter((one) =>
          one.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
  expect(await drawn()).toBeLessThan(60);
  const counted = () =>
    page.evaluate(() => (window as unknown as { counted: { money: number } }).counted.money);
  await page.getByRole('article').nth(1).getByRole('button', { name: 'Disagree' }).click();
  const reason = page.getByLabel('Why do you disagree?');
  await expect(reason).toBeFocused();
  const before = await counted();
  await reason.press('T');
  await expect(reason).toHaveValue('T');
  expect((await counted()) - before).toBeLessThan(50); // one card writes several amounts and counts

  await page
    .getByRole('article')
    .last()
    .getByRole('button', { name: 'Correct', exact: true })
    .click();
  await expect(page.getByRole('article').last().getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').last()).toBeInViewport();
  await expect(page.getByText('1 of 300 answered')).toBeVisible();
});

test('the dialog of 300 answers shows the answered items first, fifty at a time', async ({
  desk,
  request,
}) => {
  const claimId = await householdOf(request, HOUSEHOLD);
  const { link, sent_result: items } = await insurer<{
    link: string;
    sent_result: { row_id: number }[];
  }>(request, 'POST', `/client_reference/${claimId}/portal/customer/send`);
  const authorization = `portal ${link.split('#')[1] ?? ''}`;
  await request.put(`/api/portal/items/${items.at(-1)?.row_id}/answer`, {
    headers: { authorization },
    data: { version: 1, answer: 'disagreed', reason: 'It was larger' },
  });
  await desk.goto(`/claims/${claimId}`);
  await desk.getByRole('button', { name: /^Portal/ }).click();
  const answers = desk.getByRole('region', { name: 'Answers' });
  await expect(answers.getByRole('listitem').first()).toContainText('It was larger');
  await expect(answers.getByRole('listitem')).toHaveCount(50);
  await answers.getByRole('button', { name: 'Show more (250 left)' }).click();
  await expect(answers.getByRole('listitem')).toHaveCount(100);
});

const TIME = '2026-03-10T09:14:03.512Z';

const claimOf = (number: number) => ({
  client_reference_id: 900_000_000 - number,
  client_reference: `long ${number}`,
  client_id: 1,
  date_damage: '2026-03-02',
  cause: 'Theft',
  policyholder_name: 'Karen Jensen',
  owner: null,
  owner_id: null,
  language: 'en',
  currency: 'DKK',
  claim_deductible: null,
  policy_limit: null,
  status: 'open',
  revision: 1,
  create_time: TIME,
  update_time: TIME,
  appraisal_count: 3,
  replacement_cost_value: 1000,
  actual_cash_value: 800,
  flagged_count: 0,
  confirmed_count: 0,
  inconclusive_count: 0,
  running_count: 0,
});
