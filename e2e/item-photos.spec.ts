import type { Page } from '@playwright/test';
import { inspectorOf, keyAreaOf, verdictOf } from './cart';
import { expect, test } from './desk';
import { drawn, generated } from './drawn-photos';
import { expectNoViolations } from './looks';
import { addPhone, asPerson, createClaim } from './own-claim';

interface Results {
  readonly item_results: Readonly<Record<string, readonly { readonly status: string }[]>>;
}

const DONE = ['complete', 'complete'];

async function addItem(desk: Page, claimId: number, description: string): Promise<number> {
  const path = `/client_reference/${claimId}/claimed_item`;
  const data = { description };
  return (await asPerson<{ row_id: number }>(desk, 'POST', path, { data })).row_id;
}

const sendPhoto = (desk: Page, claimId: number, row: number, name: string, buffer: Buffer) =>
  asPerson(desk, 'POST', `/client_reference/${claimId}/claimed_item/${row}/attachments`, {
    multipart: { file: { name, mimeType: 'image/jpeg', buffer } },
  });

const statesOf = async (desk: Page, claimId: number) =>
  Object.values(
    (await asPerson<Results>(desk, 'GET', `/forensics/${claimId}/results/all`)).item_results,
  )
    .flat()
    .map(({ status }) => status);

test('a flagged photo of an item without an appraisal is found, cleared and restored like any other', async ({
  desk,
}) => {
  test.slow();
  const claim = await createClaim(desk, 'item-photos');
  const row = await addItem(desk, claim.id, 'Floor lamp');
  await sendPhoto(desk, claim.id, row, 'plain.jpg', await drawn());
  await sendPhoto(desk, claim.id, row, 'made.jpg', await generated());
  const phone = await addPhone(desk, claim.id);
  await expect.poll(() => statesOf(desk, claim.id), { timeout: 90_000 }).toEqual(DONE);

  const queue = `/claims?flagged=true&q=${claim.reference}`;
  await desk.goto(queue);
  await desk.getByRole('link', { name: claim.reference }).click();
  const item = desk.getByRole('listitem').filter({ hasText: 'Floor lamp' });
  await expect(verdictOf(item)).toHaveAttribute('data-verdict', 'flagged');
  await expect(desk.getByText('To review', { exact: true }).locator('..')).toContainText(
    '1 of 2 items',
  );
  const made = item.locator('[data-picture="made.jpg"]');
  await made.click();
  const panel = inspectorOf(desk);
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('Floor lamp');
  await expect(panel.getByRole('img', { name: 'Floor lamp, made.jpg' })).toBeVisible();
  await expectNoViolations(desk);

  await keyAreaOf(desk).focus();
  await desk.keyboard.press('ArrowLeft');
  await expect(panel.getByRole('img', { name: 'Floor lamp, plain.jpg' })).toBeVisible();
  await desk.keyboard.press('j');
  await expect(desk).toHaveURL(new RegExp(`appraisal=${phone}$`));
  await expect(keyAreaOf(desk)).toBeFocused();
  await desk.keyboard.press('k');
  await expect(desk).toHaveURL(new RegExp(`item=${row}$`));
  await expect(panel.getByRole('img', { name: 'Floor lamp, made.jpg' })).toBeVisible();

  await made.click();
  await keyAreaOf(desk).focus();
  const cleared = desk.waitForResponse('**/api/forensics/*/clear*');
  await desk.keyboard.press('c');
  await expect(verdictOf(item)).not.toHaveAttribute('data-verdict', 'flagged');
  expect((await cleared).status()).toBe(200);
  const restored = desk.waitForResponse('**/api/forensics/*/restore*');
  await desk.getByRole('button', { name: 'Undo' }).click();
  expect((await restored).status()).toBe(200);
  await expect(verdictOf(item)).toHaveAttribute('data-verdict', 'flagged');

  await keyAreaOf(desk).focus();
  await desk.keyboard.press('c');
  await expect(panel.getByRole('button', { name: 'Restore verdict' })).toBeVisible();
  await desk.getByRole('link', { name: 'Timeline' }).click();
  await desk.getByRole('link', { name: 'Show made.jpg' }).first().click();
  await expect(panel.getByRole('button', { name: 'Restore verdict' })).toBeVisible();
  await desk.goto(queue);
  await expect(desk.getByRole('link', { name: claim.reference })).toHaveCount(0);
});

test('of items without a product, Enter opens the flagged photo, and its evidence is in the language of the page once it is cleared', async ({
  desk,
}) => {
  test.slow();
  const claim = await createClaim(desk, 'item-photos-enter');
  const [rug, lamp] = [await addItem(desk, claim.id, 'Rug'), await addItem(desk, claim.id, 'Lamp')];
  await sendPhoto(desk, claim.id, lamp, 'plain.jpg', await drawn());
  await sendPhoto(desk, claim.id, lamp, 'made.jpg', await generated());
  await expect.poll(() => statesOf(desk, claim.id), { timeout: 90_000 }).toEqual(DONE);
  await desk.goto(`/claims/${claim.id}`);
  const item = desk.getByRole('listitem').filter({ hasText: 'Lamp' });
  await expect(verdictOf(item)).toHaveAttribute('data-verdict', 'flagged');
  await desk.keyboard.press('j');
  await desk.keyboard.press('j');
  await expect(item.getByRole('checkbox')).toBeFocused();
  await desk.keyboard.press('Enter');
  const panel = inspectorOf(desk);
  await expect(panel.getByRole('img', { name: 'Lamp, made.jpg' })).toBeVisible();
  await expect(desk).toHaveURL(new RegExp(`item=${lamp}`));
  expect(lamp).toBeGreaterThan(rug);

  const cleared = desk.waitForResponse('**/api/forensics/*/clear*');
  await desk.keyboard.press('c');
  expect((await cleared).status()).toBe(200);
  await desk.context().addCookies([{ name: 'language', value: 'de', url: desk.url() }]);
  await desk.goto(`/claims/${claim.id}?item=${lamp}&picture=made.jpg`);
  const found = desk.locator('aside details', { hasText: 'Was die Untersuchung' });
  await found.locator('summary').first().click();
  await expect(found).toContainText('KI');
  await expect(found).not.toContainText(/\b(?:The file|The picture|Ask for)\b/u);
});
