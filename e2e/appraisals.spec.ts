import { frameHeader, jpegFile } from '../lib/forensics/testing/files';
import { openClaim, rowOf } from './cart';
import { expect, test } from './desk';
import { chooseProduct, submitOf } from './new-item';

for (const width of [1440, 360]) {
  test(`a toast covers no control and is reached by keyboard, ${width} px wide`, async ({
    desk,
  }) => {
    await desk.setViewportSize({ width, height: 740 });
    await openClaim(desk);
    const rows = desk.locator('tr[data-appraisal]');
    const name = (await rows.first().locator('[data-row]').innerText()).trim();
    await desk.getByRole('checkbox', { name: 'Select all appraisals' }).check();
    await rows
      .first()
      .getByRole('button', { name: /^More for / })
      .click();
    await desk.getByRole('menuitem', { name: 'Delete' }).click();
    const toast = desk.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await expect(toast).toContainText(`${name} deleted`);
    const toolbar = desk.getByRole('toolbar', { name: 'Selected appraisals' });
    for (const button of await toolbar.getByRole('button').all())
      await button.click({ trial: true });
    await desk.keyboard.press('Alt+T');
    await expect(toast.getByRole('button', { name: 'Undo' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
    await expect(rows.first()).toContainText(name);
  });
}

test('a report opens in three actions and is a PDF', async ({ desk }) => {
  await openClaim(desk);
  await desk.getByRole('button', { name: 'Report' }).click();
  const created = desk.waitForResponse('**/report/pdf*');
  let requests = 0;
  desk.on(
    'request',
    (request) =>
      void (
        request.method() === 'POST' &&
        request.url().includes('/report/pdf') &&
        (requests += 1)
      ),
  );
  await desk.getByRole('button', { name: 'Create report' }).dblclick();
  const response = await created;
  expect(response.status()).toBe(200);
  const pdf = await desk.request.get((await response.json()) as string);
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(desk.getByRole('dialog')).toBeHidden();
  expect(requests).toBe(1);
});

test('a new claim gets an item, photos and a verdict, and a deletion can be undone', async ({
  desk,
}) => {
  test.slow();
  const reference = `journey-${crypto.randomUUID().slice(0, 8)}`;
  await desk.goto('/claims');
  await desk.getByRole('button', { name: 'New claim' }).click();
  await desk.getByLabel('Claim reference').fill(reference);
  await desk.getByRole('button', { name: 'Create claim' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await expect(desk.getByText('No items yet')).toBeVisible();

  await desk
    .getByRole('banner')
    .or(desk.getByRole('main'))
    .getByRole('button', { name: 'Add item' })
    .click();
  const dialog = desk.getByRole('dialog', { name: 'Add item' });
  await chooseProduct(dialog);
  await submitOf(dialog).click();
  const row = desk.locator('tr[data-appraisal]');
  await expect(row).toHaveCount(1);

  const photo = await desk.evaluate(drawnPhoto);
  await row
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'drawn.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') },
    ]);
  await expect(row.locator('[data-picture="drawn.png"]')).toBeVisible();
  await expect(row.locator('[data-verdict]')).not.toHaveAttribute('data-verdict', 'running', {
    timeout: 60_000,
  });

  await row.locator('[data-row]').focus();
  await desk.evaluate((base64) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(
      new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'image.png', {
        type: 'image/png',
      }),
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true }),
    );
  }, photo);
  await expect(row.locator('[data-picture^="pasted-"]')).toBeVisible();

  await row.getByRole('button', { name: /^More for / }).click();
  await desk.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await desk
    .getByRole('listitem')
    .filter({ hasText: 'deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^More for / }).click();
  const deleted = desk.waitForResponse((response) => response.request().method() === 'DELETE');
  await desk.getByRole('menuitem', { name: 'Delete' }).click();
  expect((await deleted).status()).toBe(204);
  await expect(desk.getByText('No items yet')).toBeVisible();
});

test('a file that is not a photo is refused with a clear message, one that is too large is not sent, and the cart stays as it was', async ({
  desk,
  complaints,
}) => {
  await openClaim(desk);
  const row = desk.locator('tr[data-appraisal]').first();
  let posts = 0;
  desk.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/attachments')) posts += 1;
  });
  const files = {
    'notes.jpg': Buffer.from('these are no pixels'),
    'huge.jpg': Buffer.from(jpegFile(frameHeader(12_000, 8400))),
    'heavy.jpg': Buffer.alloc(15 * 1024 ** 2 + 1),
  };
  await row
    .locator('input[type=file]')
    .setInputFiles(
      Object.entries(files).map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer })),
    );
  const folded = desk.getByRole('button', { name: '0 of 3 uploaded, 3 failed' });
  await expect(folded).toHaveAttribute('aria-expanded', 'true'); // expands without a click
  const uploads = desk.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText('This kind of file is not accepted.')).toBeVisible();
  await expect(
    uploads.getByText(
      'The picture has 100.8 megapixels (12,000 × 8,400); the limit is 50 megapixels',
    ),
  ).toBeVisible();
  await expect(uploads.getByText('The file has 15.1 MB; the limit is 15 MB.')).toBeVisible();
  await folded.click();
  await expect(uploads).toHaveCount(0);
  await row.locator('input[type=file]').setInputFiles({
    name: 'more.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(15 * 1024 ** 2 + 1),
  });
  // A later failure expands the list again.
  await expect(uploads.getByText('more.jpg')).toBeVisible();
  expect(posts).toBe(1);
  const appraisalId = await row.getAttribute('data-appraisal');
  await expect(rowOf(desk, appraisalId ?? '').locator('[data-picture="notes.jpg"]')).toHaveCount(0);
  complaints.splice(0); // the browser logs the 415
});

/** Runs in the page: returns a small picture with noise and shapes, as PNG in base64. */
function drawnPhoto(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const pixels = context.createImageData(640, 480);
  let seed = 1;
  for (let index = 0; index < pixels.data.length; index += 4) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const shade = 90 + (index / 4 / 640) * 0.2 + (seed % 40);
    pixels.data.set([shade, shade * 0.9, shade * 0.8, 255], index);
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}
