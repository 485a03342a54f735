import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { inspectorOf, keyAreaOf, openPicture, verdictOf } from './cart';
import { expect, test } from './desk';
import { drawn, generated } from './drawn-photos';
import { expectNoViolations } from './looks';
import { addPhone, asPerson, createClaim } from './own-claim';

interface Result {
  readonly row_id: number;
  readonly file_name: string;
  readonly status: string;
}

interface Results {
  readonly forensics_results: Readonly<Record<string, readonly Result[]>>;
  readonly item_results: Readonly<Record<string, readonly Result[]>>;
}

async function resultsOf(page: Page, claimId: number): Promise<readonly Result[]> {
  const results = await asPerson<Results>(page, 'GET', `/forensics/${claimId}/results/all`);
  return [results.forensics_results, results.item_results].flatMap((lists) =>
    Object.values(lists).flat(),
  );
}

/** Sends the photos in one request, in their order, and waits until they are examined. */
async function sendPhotos(
  page: Page,
  claimId: number,
  owner: string,
  photos: Readonly<Record<string, Buffer>>,
): Promise<void> {
  const before = (await resultsOf(page, claimId)).length;
  const multipart = Object.fromEntries(
    Object.entries(photos).map(([name, buffer]) => [
      name,
      { name, mimeType: 'image/jpeg', buffer },
    ]),
  );
  await asPerson(page, 'POST', `/client_reference/${claimId}/${owner}/attachments`, { multipart });
  const countDone = async () =>
    (await resultsOf(page, claimId)).filter(({ status }) => status === 'complete').length;
  await expect.poll(countDone, { timeout: 150_000 }).toBe(before + Object.keys(photos).length);
}

/** A claim with a phone and a lamp that waits for an amount. */
async function claimWithTwoItems(page: Page) {
  const claim = await createClaim(page, 'workbench');
  const phone = await addPhone(page, claim.id);
  const { row_id: lamp } = await asPerson<{ row_id: number }>(
    page,
    'POST',
    `/client_reference/${claim.id}/claimed_item`,
    { data: { description: 'Floor lamp' } },
  );
  return { ...claim, phone, lamp };
}

const headingOf = (page: Page): Locator => inspectorOf(page).getByRole('heading', { level: 2 });
const framesOf = (page: Page): Locator =>
  inspectorOf(page).getByRole('list', { name: 'Files of this claim' }).getByRole('button');
const photo = async () =>
  sharp(await drawn())
    .resize(1200, 900, { fit: 'fill' })
    .jpeg()
    .toBuffer();

const PHOTOS = 20;
const KEYS_MAX = 25;

test('twenty photos are reviewed in at most 25 key presses, and one more takes the last decision back', async ({
  desk,
}) => {
  test.setTimeout(300_000);
  const claim = await createClaim(desk, 'twenty');
  const phone = await addPhone(desk, claim.id);
  const names = Array.from(
    { length: PHOTOS },
    (_, n) => `photo-${String(n + 1).padStart(2, '0')}.jpg`,
  );
  const photos = await Promise.all(names.map(async (name) => [name, await generated()] as const));
  await sendPhotos(desk, claim.id, `appraisal/${phone}`, Object.fromEntries(photos));
  await desk.goto(`/claims/${claim.id}`);
  const row = desk.locator('tr[data-appraisal]');
  await expect(verdictOf(row)).toHaveAttribute('data-verdict', 'flagged');
  await row.locator('[data-row]').focus();
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await desk.keyboard.press(key);
  };
  await press('Enter');
  for (const [index, name] of names.entries()) {
    await expect(headingOf(desk)).toContainText(name);
    await expect(desk.getByRole('button', { name: 'Confirm flag' })).toBeVisible();
    await press(index % 2 === 0 ? 'c' : 'f');
  }
  await expect(desk.getByText('No more pictures to review.')).toBeVisible();
  await expect(desk.getByText('To review', { exact: true }).locator('..')).toContainText('0 of 1');
  expect(count).toBeLessThanOrEqual(KEYS_MAX);

  const restored = desk.waitForResponse('**/api/forensics/*/restore*');
  await desk.keyboard.press('u');
  expect((await restored).status()).toBe(200);
  await expect(headingOf(desk)).toContainText('photo-20.jpg');
  await expect(verdictOf(row)).toHaveAttribute('data-verdict', 'flagged');
});

test('U returns to the photo whose decision it takes back', async ({ desk }) => {
  test.slow();
  const claim = await claimWithTwoItems(desk);
  const photos = { 'one.jpg': await generated(), 'two.jpg': await generated() };
  await sendPhotos(desk, claim.id, `appraisal/${claim.phone}`, photos);
  await desk.goto(`/claims/${claim.id}`);
  await openPicture(desk, { appraisalId: String(claim.phone), fileName: 'one.jpg' });
  await keyAreaOf(desk).focus();
  await desk.keyboard.press('c');
  await expect(headingOf(desk)).toContainText('two.jpg');
  await desk.keyboard.press('u');
  await expect(headingOf(desk)).toContainText('one.jpg');
  await expect(verdictOf(inspectorOf(desk)).first()).toHaveAttribute('data-verdict', 'flagged');
});

test('the picture is large, stays while its findings are scrolled, and fills the screen on request', async ({
  desk,
}) => {
  test.slow();
  await desk.setViewportSize({ width: 1440, height: 900 });
  const claim = await claimWithTwoItems(desk);
  await sendPhotos(desk, claim.id, `appraisal/${claim.phone}`, { 'wide.jpg': await photo() });
  await desk.goto(`/claims/${claim.id}`);
  await openPicture(desk, { appraisalId: String(claim.phone), fileName: 'wide.jpg' });
  const image = inspectorOf(desk).getByRole('img', { name: 'wide.jpg' });
  const boxOf = async () => (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = await boxOf();
  expect(before.width).toBeGreaterThan(550);
  expect(before.height).toBeGreaterThan(410);
  const body = inspectorOf(desk).locator('.inspector-body');
  await expect(body.locator('summary').first()).toBeVisible();
  await body.evaluate((scroller) => {
    for (const fold of scroller.querySelectorAll('details')) fold.open = true;
  });
  await body.evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
  expect(await body.evaluate((scroller) => scroller.scrollTop)).toBeGreaterThan(100);
  expect(await boxOf()).toEqual(before);

  await keyAreaOf(desk).focus();
  await desk.keyboard.press('z');
  await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(780);
  await expect(desk.getByRole('link', { name: 'Claims', exact: true })).toBeHidden();
  await expect(desk.locator('tr[data-appraisal]')).toBeHidden();
  await expectNoViolations(desk);
  await desk.keyboard.press('Escape');
  await expect(desk.locator('tr[data-appraisal]')).toBeVisible();
  expect((await boxOf()).width).toBe(before.width);
  await desk.getByRole('button', { name: 'Full screen' }).click();
  await desk.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(desk.locator('tr[data-appraisal]')).toBeVisible();
});

test('the filmstrip shows the photos of all items with their states, and leads to each', async ({
  desk,
}) => {
  test.slow();
  const claim = await claimWithTwoItems(desk);
  await sendPhotos(desk, claim.id, `appraisal/${claim.phone}`, {
    'made.jpg': await generated(),
    'plain.jpg': await drawn(),
  });
  await sendPhotos(desk, claim.id, `claimed_item/${claim.lamp}`, { 'lamp.jpg': await drawn() });
  await desk.goto(`/claims/${claim.id}`);
  await openPicture(desk, { appraisalId: String(claim.phone), fileName: 'made.jpg' });
  const frames = framesOf(desk);
  await expect(frames).toHaveCount(3);
  await expect(frames.first()).toHaveAccessibleName(/^Floor lamp, lamp\.jpg: /);
  await expect(frames.nth(1)).toHaveAccessibleName(/, made\.jpg: AI-made/);
  await expect(frames.nth(1)).toHaveAttribute('aria-current', 'true');
  await expectNoViolations(desk);
  await frames.first().click();
  await expect(headingOf(desk)).toContainText('lamp.jpg');
  await expect(frames.first()).toHaveAttribute('aria-current', 'true');
  await keyAreaOf(desk).focus();
  for (const name of ['made.jpg', 'plain.jpg']) {
    await desk.keyboard.press('ArrowRight');
    await expect(headingOf(desk)).toContainText(name);
  }
  await expect(desk.getByRole('button', { name: 'Next picture' })).toBeDisabled();
});

test('a photo is moved to another item and back, and deleted after a question, and the timeline says so', async ({
  desk,
}) => {
  test.slow();
  const claim = await claimWithTwoItems(desk);
  const photos = { 'made.jpg': await generated(), 'plain.jpg': await drawn() };
  await sendPhotos(desk, claim.id, `appraisal/${claim.phone}`, photos);
  await desk.goto(`/claims/${claim.id}`);
  await openPicture(desk, { appraisalId: String(claim.phone), fileName: 'made.jpg' });
  await keyAreaOf(desk).focus();
  await desk.keyboard.press('m');
  const dialog = desk.getByRole('dialog', { name: 'Move made.jpg to another item' });
  await expect(dialog.getByRole('button', { name: 'Floor lamp' })).toBeFocused();
  await expectNoViolations(desk);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('made.jpg moved to Floor lamp')).toBeVisible();
  await expect(headingOf(desk)).toContainText('Floor lamp');
  await expect(verdictOf(inspectorOf(desk)).first()).toHaveAttribute('data-verdict', 'flagged');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(headingOf(desk)).not.toContainText('Floor lamp');
  await expect(headingOf(desk)).toContainText('made.jpg');
  await expect(framesOf(desk)).toHaveCount(2);

  await keyAreaOf(desk).focus();
  await desk.keyboard.press('Delete');
  const question = desk.getByRole('dialog', { name: 'Delete made.jpg?' });
  await expectNoViolations(desk);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await inspectorOf(desk).getByRole('button', { name: 'More for made.jpg' }).click();
  await desk.getByRole('menuitem', { name: 'Delete file' }).click();
  await question.getByRole('button', { name: 'Delete file' }).click();
  await expect(desk.getByText('made.jpg deleted')).toBeVisible();
  await expect(headingOf(desk)).toContainText('plain.jpg');
  await expect(keyAreaOf(desk)).toBeFocused();
  await desk.getByRole('link', { name: 'Timeline' }).click();
  await expect(desk.getByText(/removed made\.jpg from/)).toBeVisible();
  await expect(desk.getByText(/moved made\.jpg of/).first()).toBeVisible();
});

test('what the engine had found in a cleared photo stays behind a line, with its regions', async ({
  desk,
}) => {
  test.slow();
  const claim = await claimWithTwoItems(desk);
  await sendPhotos(desk, claim.id, `appraisal/${claim.phone}`, { 'made.jpg': await generated() });
  await asPerson(desk, 'POST', `/forensics/${claim.id}/clear`, {
    data: { appraisal_id: claim.phone, file_name: 'made.jpg' },
  });
  const found = {
    flagged: true,
    reasons: [],
    is_ai_generated: true,
    is_digitally_manipulated: false,
    ai_generated_confidence: 0.97,
    manipulation_confidence: 0.1,
    analysis: 'The file says that a model made it.',
    regions: [{ x_min: 0.1, y_min: 0.1, x_max: 0.4, y_max: 0.4, kind: 'ai', confidence: 0.9 }],
    signals: null,
    not_judged: null,
    heatmap_url: null,
  };
  await desk.route('**/results/all*', async (route) => {
    const response = await route.fetch();
    const results = (await response.json()) as Results;
    const [result] = results.forensics_results[claim.phone] ?? [];
    if (result) Object.assign(result, { cleared_findings: found });
    await route.fulfill({ response, json: results });
  });
  await desk.goto(`/claims/${claim.id}`);
  await openPicture(desk, { appraisalId: String(claim.phone), fileName: 'made.jpg' });
  const panel = inspectorOf(desk);
  await expect(panel.getByText(found.analysis)).toBeHidden();
  await expect(panel.locator('[data-region]')).toHaveCount(0);
  await panel.locator('summary', { hasText: 'What the analysis found' }).click();
  await expect(panel.getByText(found.analysis)).toBeVisible();
  await expect(panel.locator('[data-region]')).toHaveCount(1);
  await panel.locator('summary', { hasText: 'What the analysis found' }).click();
  await expect(panel.locator('[data-region]')).toHaveCount(0);
});

test('a decision that the service refuses is reported from the next photo, and its note is restored', async ({
  desk,
  complaints,
}) => {
  test.slow();
  const claim = await claimWithTwoItems(desk);
  const photos = { 'one.jpg': await generated(), 'two.jpg': await generated() };
  await sendPhotos(desk, claim.id, `appraisal/${claim.phone}`, photos);
  await desk.goto(`/claims/${claim.id}`);
  await openPicture(desk, { appraisalId: String(claim.phone), fileName: 'one.jpg' });
  await desk.route('**/api/forensics/*/clear*', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await desk.getByRole('button', { name: 'Add note' }).click();
  await desk.keyboard.type('Seen by two');
  await desk.getByRole('button', { name: 'Mark clean' }).click();
  await expect(desk.getByText('The picture was not marked clean')).toBeVisible();
  await expect(headingOf(desk)).toContainText('two.jpg');
  await desk.getByRole('button', { name: 'Previous picture' }).click();
  await expect(desk.getByLabel('Note on the decision')).toHaveValue('Seen by two');
  await expect(verdictOf(inspectorOf(desk)).first()).toHaveAttribute('data-verdict', 'flagged');
  complaints.splice(0); // the browser logs the 500
});
