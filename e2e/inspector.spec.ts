import type { Page, Route } from '@playwright/test';
import {
  inspectorOf,
  keyAreaOf,
  openClaim,
  openPicture,
  openPictureAlone,
  pictureWithRegions,
  verdictOf,
} from './cart';
import { expect, test } from './desk';
import { drawn, generated } from './drawn-photos';
import { expectNoSidewaysScroll, expectNoViolations } from './looks';
import { addPhone, asPerson, createClaim } from './own-claim';

const CONFIRMED_BY_ME = /^Flag confirmed by Kari Holm on /;

/** Creates a claim with one item and waits until these photos of it are examined. */
async function claimWith(page: Page, photos: Readonly<Record<string, Buffer>>) {
  const claim = await createClaim(page);
  const id = await addPhone(page, claim.id);
  for (const [name, buffer] of Object.entries(photos)) {
    // Uploads one by one, because the photo that arrives first is the one that opens.
    await asPerson(page, 'POST', `/client_reference/${claim.id}/appraisal/${id}/attachments`, {
      multipart: { file: { name, mimeType: 'image/jpeg', buffer } },
    });
  }
  const isExamined = async () =>
    (await statesOf(page, claim.id)).filter((status) => status === 'complete').length;
  await expect.poll(isExamined, { timeout: 90_000 }).toBe(Object.keys(photos).length);
  await page.goto(`/claims/${claim.id}`);
  const row = page.locator('tr[data-appraisal]');
  await expect(row).toHaveCount(1);
  return { row, appraisalId: String(id) };
}

async function statesOf(page: Page, claimId: number): Promise<string[]> {
  const { forensics_results: results } = await asPerson<{
    forensics_results: Record<string, { status: string }[]>;
  }>(page, 'GET', `/forensics/${claimId}/results/all`);
  return Object.values(results)
    .flat()
    .map(({ status }) => status);
}

const noteOf = (page: Page) => inspectorOf(page).getByRole('textbox', { name: /^Note/ });

/**
 * Waits for the focus before it types, because the inspector takes earlier letters as its own keys.
 */
async function writeNote(page: Page, text: string): Promise<void> {
  await keyAreaOf(page).focus();
  await page.keyboard.press('n');
  await expect(noteOf(page)).toBeFocused();
  await page.keyboard.type(text);
}

test('a flag confirmed by key with a note names the person, leaves the review queue, and can be undone', async ({
  desk,
}) => {
  test.slow();
  const { row, appraisalId } = await claimWith(desk, { 'made.jpg': await generated() });
  const reference = (await desk.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await openPicture(desk, { appraisalId, fileName: 'made.jpg' });
  await writeNote(desk, 'The file says so');
  await desk.keyboard.press('Escape');
  const confirming = desk.waitForResponse('**/api/forensics/*/keep*');
  await desk.keyboard.press('f');
  await expect(verdictOf(row)).toHaveAttribute('data-verdict', 'confirmed');
  expect((await confirming).status()).toBe(200);
  await expect(desk.getByText('To review', { exact: true }).locator('..')).toContainText('0 of 1');
  await expect(desk.getByText('Confirmed flags', { exact: true }).locator('..')).toContainText(
    '1 of 1',
  );
  const restored = desk.waitForResponse('**/api/forensics/*/restore*');
  await desk.getByRole('button', { name: 'Undo' }).click();
  expect((await restored).status()).toBe(200);
  await expect(verdictOf(row)).toHaveAttribute('data-verdict', 'flagged');

  const again = desk.waitForResponse('**/api/forensics/*/keep*');
  await desk.getByRole('button', { name: 'Confirm flag' }).click();
  await expect(inspectorOf(desk).getByText(CONFIRMED_BY_ME)).toBeVisible();
  await again;
  await desk.reload();
  await expect(inspectorOf(desk).getByText(CONFIRMED_BY_ME)).toBeVisible();
  await expectNoViolations(desk);
  const address = desk.url();
  await desk.getByRole('link', { name: 'Timeline' }).click();
  await expect(desk.getByText(/confirmed the flag of made\.jpg/).first()).toBeVisible();
  await desk.goto(`/claims?flagged=true&q=${reference}`);
  const claim = desk.getByRole('row').filter({ has: desk.getByRole('link', { name: reference }) });
  await expect(claim).toContainText('1 confirmed flag');
  await desk.getByLabel('Files').selectOption('To review');
  await expect(desk.getByRole('link', { name: reference })).toHaveCount(0);
  await desk.goto(address);
  await desk.getByRole('button', { name: 'Restore verdict' }).click();
  await expect(desk.getByRole('button', { name: 'Confirm flag' })).toBeVisible();
});

test('the number of hidden photos names a flagged one among them, and a click opens it', async ({
  desk,
}) => {
  test.slow();
  const { row } = await claimWith(desk, {
    'a.jpg': await drawn(),
    'b.jpg': await drawn(),
    'made.jpg': await generated(),
  });
  await expect(verdictOf(row)).toHaveAttribute('data-verdict', 'flagged');
  await row.getByRole('button', { name: /^2 more pictures of .+: AI-made \d+%$/ }).click();
  await expect(inspectorOf(desk).getByRole('heading')).toContainText('made.jpg');
});

test('the inspector lists what could not be checked and the same photo elsewhere, and shows both photos side by side', async ({
  desk,
}) => {
  test.slow();
  const photo = await drawn();
  await claimWith(desk, { 'here.jpg': photo });
  const { appraisalId } = await claimWith(desk, {
    'again.jpg': photo,
    'made.jpg': await generated(),
  });
  await openPicture(desk, { appraisalId, fileName: 'again.jpg' });
  const panel = inspectorOf(desk);
  await expect(panel.locator('summary', { hasText: /^Not checked \(\d+\)$/ })).toBeVisible();
  await expect(
    panel.getByText(/ no camera traces to check\. Ask for a new photo\.$/),
  ).toBeVisible();
  await expect(panel.locator('summary', { hasText: 'Same photo elsewhere (1)' })).toBeVisible();
  const beside = panel.getByRole('button', { name: /^Show side by side: .+, here\.jpg$/ });
  await beside.focus();
  await desk.keyboard.press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'The same photo, side by side' });
  for (const name of [/again\.jpg$/, /here\.jpg$/])
    await expect(dialog.getByRole('img', { name })).toBeVisible();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect(dialog.getByRole('button', { name: 'Move left' })).toHaveCount(2);
  await expectNoViolations(desk);
  await desk.keyboard.press('Escape');
  await expect(beside).toBeFocused();
  await openPicture(desk, { appraisalId, fileName: 'made.jpg' });
  await expect(
    panel.getByText('No identical or nearly identical photo in your other claims.'),
  ).toBeVisible();
});

test('the original beside the findings: a key shows the divider, arrow keys and buttons move it', async ({
  desk,
}) => {
  await openClaim(desk);
  await openPicture(desk, await pictureWithRegions(desk));
  await keyAreaOf(desk).focus();
  await desk.keyboard.press('v');
  const slider = inspectorOf(desk).getByRole('slider', {
    name: 'Divider between the original and the findings',
  });
  const placeOf = () =>
    desk
      .locator('[data-divider]')
      .evaluate((line) =>
        Math.round(Number.parseFloat(line instanceof HTMLElement ? line.style.left : '')),
      );
  await expect(slider).toBeVisible();
  expect(await placeOf()).toBe(50);
  await slider.focus();
  await desk.keyboard.press('ArrowLeft');
  await expect.poll(placeOf).toBe(49);
  await desk.getByRole('button', { name: 'Show more of the original' }).click();
  await expect.poll(placeOf).toBe(59);
  const clip = await desk
    .locator('[data-region]')
    .first()
    .evaluate((box) => {
      const layer = box.closest('[style*=clip-path]');
      return layer instanceof HTMLElement ? layer.style.clipPath : '';
    });
  expect(clip).toMatch(/ 59%\)$/);
  await expectNoViolations(desk);
  await expectNoSidewaysScroll(desk);
  await desk.getByRole('button', { name: 'Compare' }).click();
  await expect(slider).toBeHidden();
});

test('the verdict and its decisions are visible without scrolling in a low window and on a phone, and the tools share one line in a wide window', async ({
  desk,
}) => {
  await openClaim(desk);
  await desk.setViewportSize({ width: 640, height: 400 });
  await openPicture(desk, await pictureWithRegions(desk));
  const panel = inspectorOf(desk);
  const shown = [
    panel.locator('[data-verdict]'),
    panel.getByRole('button', { name: 'Mark clean' }),
    panel.getByRole('button', { name: 'Confirm flag' }),
  ];
  for (const one of shown) await expect(one).toBeInViewport({ ratio: 1 });
  await desk.setViewportSize({ width: 360, height: 780 });
  for (const one of [...shown, panel.getByText(/^\d+% · flag at /), panel.getByRole('application')])
    await expect(one).toBeInViewport({ ratio: 1 });
  await desk.setViewportSize({ width: 1440, height: 900 });
  const middleOf = async (name: 'slider' | 'button', label: string) => {
    const box = await panel.getByRole(name, { name: label }).boundingBox();
    return box ? Math.round(box.y + box.height / 2) : null;
  };
  const lines = async (): Promise<number> =>
    new Set([
      await middleOf('slider', 'Fill'),
      await middleOf('slider', 'Contrast'),
      await middleOf('slider', 'Brightness'),
      await middleOf('button', 'Reset light'),
    ]).size;
  await expect.poll(lines).toBe(1); // the window has just changed its size
});

test('a note typed before the verdict loads confirms nothing, and an unsent note is restored only at its picture', async ({
  desk,
}) => {
  test.slow();
  const { appraisalId } = await claimWith(desk, {
    'made.jpg': await generated(),
    'other.jpg': await generated(),
  });
  const note = noteOf(desk);
  const held: Route[] = [];
  const results = '**/api/forensics/*/results/all*';
  await desk.route(results, (route) => void held.push(route));
  await openPictureAlone(desk, { appraisalId, fileName: 'made.jpg' });
  await writeNote(desk, 'The shop confirms it');
  for (const route of held) await route.continue();
  await desk.unroute(results);
  await expect(verdictOf(inspectorOf(desk))).toHaveAttribute('data-verdict', 'flagged');
  await expect(note).toHaveValue('The shop confirms it');
  await desk.getByRole('button', { name: 'Next picture' }).click();
  await expect(inspectorOf(desk).getByRole('img', { name: 'other.jpg' })).toBeVisible();
  await expect(note).toHaveCount(0);
  await desk.getByRole('button', { name: 'Previous picture' }).click();
  await expect(note).toHaveValue('The shop confirms it');
  const confirming = desk.waitForRequest('**/api/forensics/*/keep*');
  await inspectorOf(desk)
    .getByRole('button', { name: /^Confirm flag/ })
    .click();
  expect((await confirming).postData()).toContain('The shop confirms it');
  await openPicture(desk, { appraisalId, fileName: 'made.jpg' });
  await expect(note).toHaveCount(0);
});

const TINY = { x_min: 0.1, y_min: 0.1, x_max: 0.15, y_max: 0.15 };

test('a finding begins with its headline; reasons and details are folded and open by key; a tiny region has a share', async ({
  desk,
}) => {
  await desk.route('**/results/all*', async (route) => {
    const response = await route.fetch();
    const body = JSON.stringify(await response.json(), (_, value: object) =>
      'x_min' in Object(value) ? { ...value, ...TINY } : value,
    );
    await route.fulfill({ response, body });
  });
  await openClaim(desk);
  const picture = await pictureWithRegions(desk);
  await openPicture(desk, picture);
  const panel = inspectorOf(desk);
  await expect(
    panel.getByText(/^(?:An|The) area .+ was probably .{1,60}\.$/).first(),
  ).toBeVisible();
  await expect(panel.getByText(/^Compare it with the original/).first()).toBeVisible();
  const details = panel.locator('details', { hasText: /^Technical details/ }).first();
  await expect(details.getByRole('paragraph')).toBeHidden();
  await details.locator('summary').focus();
  await desk.keyboard.press('Enter');
  await expect(details.getByRole('paragraph')).toHaveText(/\d/);
  await expect(panel.locator('summary', { hasText: /^Innocent reasons$/ }).first()).toBeVisible();
  await expect(
    panel.getByRole('button', { name: /^1 · .+ area, less than 1% of the picture/ }),
  ).toBeVisible();
  await expectNoViolations(desk);
});
