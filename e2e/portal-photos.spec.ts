import type { Page } from '@playwright/test';
import { frameHeader, jpegFile } from '../lib/forensics/testing/files';
import { jpeg, pdf } from '../tests/setup/pictures';
import { expect, test } from './desk';
import { overlong } from './drawn-photos';
import { answers, card, forgetRefusals, openPortal, sentClaim } from './portal';

test.use({ viewport: { width: 360, height: 740 } });

const PHONE = 'Phone of the hall';

async function choose(
  page: Page,
  files: readonly { name: string; bytes: Buffer; type?: string }[],
) {
  await page.getByLabel('Choose files').setInputFiles(
    files.map(({ name, bytes, type = 'image/jpeg' }) => ({
      name,
      mimeType: type,
      buffer: bytes,
    })),
  );
}

async function openFiles(page: Page) {
  await card(page, PHONE).getByRole('button', { name: 'Add photos' }).click();
  await expect(page.getByLabel('Choose files')).toBeAttached();
}

test('several photos and a receipt are added at once, and each is confirmed as saved and shown', async ({
  page,
  request,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  await openFiles(page);
  await choose(page, [
    { name: 'front.jpg', bytes: await jpeg(3) },
    { name: 'back.jpg', bytes: await jpeg(4) },
    { name: 'receipt.pdf', bytes: pdf(), type: 'application/pdf' },
  ]);
  for (const name of ['front.jpg', 'back.jpg', 'receipt.pdf'])
    await expect(page.getByText(`${name}: saved`)).toBeVisible();
  await expect(card(page, PHONE).getByText('2 photos')).toBeVisible();
  await expect(card(page, PHONE).getByText('Receipt', { exact: true })).toBeVisible();
  await expect(page.getByAltText(`Photo 2 of ${PHONE}`)).toBeVisible();
  expect((await answers(request, sent)).items[0]?.added_files.toSorted()).toEqual([
    'back.jpg',
    'front.jpg',
    'receipt.pdf',
  ]);
});

test('the camera of the phone can be opened directly', async ({ page, request }) => {
  await openPortal(page, await sentClaim(request));
  await openFiles(page);
  const camera = page.getByLabel('Take a photo');
  await expect(camera).toHaveAttribute('capture', 'environment');
  await expect(camera).toHaveAttribute('accept', 'image/*');
});

test('files that are too large, of another kind, damaged or of 100 megapixels are refused by name, and the others are saved', async ({
  page,
  request,
  complaints,
}) => {
  const huge = Buffer.from(jpegFile(frameHeader(12_000, 8400)));
  const sent = await sentClaim(request);
  let posts = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/photos')) posts += 1;
  });
  await openPortal(page, sent);
  await openFiles(page);
  await choose(page, [
    { name: 'heavy.jpg', bytes: Buffer.alloc(15 * 1024 * 1024 + 1, 1) },
    { name: 'empty.jpg', bytes: Buffer.alloc(0) },
    { name: 'notes.txt', bytes: Buffer.from('notes'), type: 'text/plain' },
    { name: 'half.jpg', bytes: (await jpeg(5)).subarray(0, 500) },
    { name: 'huge.jpg', bytes: huge },
    { name: 'good.jpg', bytes: await jpeg(6) },
  ]);
  await expect(page.getByText('heavy.jpg is larger than 15 MB and was not sent.')).toBeVisible();
  await expect(page.getByText('empty.jpg is empty and was not sent.')).toBeVisible();
  await expect(
    page.getByText(
      'notes.txt was not added: photos (JPEG, PNG, WebP, HEIC) and PDF receipts can be sent.',
    ),
  ).toBeVisible();
  await expect(page.getByText('half.jpg was not added: it is damaged')).toBeVisible();
  await expect(
    page.getByText(
      'huge.jpg has 100.8 megapixels (12,000 × 8,400) and was not sent: at most 50 megapixels',
    ),
  ).toBeVisible();
  await expect(page.getByAltText(`Photo 1 of ${PHONE}`).first()).toBeVisible();
  expect((await answers(request, sent)).items[0]?.added_files).toEqual(['good.jpg']);
  expect(posts).toBe(3); // no byte of a file that is too large or empty was sent
  const leave = page.getByRole('button', { name: 'Remove from the list' });
  for (let left = await leave.count(); left > 0; left -= 1) {
    await leave.first().press('Enter');
    await expect(leave).toHaveCount(left - 1);
  }
  await expect(page.getByRole('button', { name: 'Remove from the list' })).toHaveCount(0);
  forgetRefusals(complaints);
});

test('a file whose connection is lost waits, delays the submission, and is added once', async ({
  page,
  request,
  complaints,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  await openFiles(page);
  let attempts = 0;
  await page.route('**/photos', async (route) => {
    attempts += 1;
    if (attempts === 1) await route.fetch(); // the service accepts it, but the answer is lost
    if (attempts <= 2) await route.abort();
    else await route.continue();
  });
  await choose(page, [{ name: 'front.jpg', bytes: await jpeg(7) }]);
  await expect(page.getByText('front.jpg: waiting for the connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Everything is correct' }).click();
  await expect(page.getByText('Files are still uploading.')).toBeVisible();
  await expect(page.getByText('front.jpg: saved')).toBeVisible({ timeout: 20_000 });
  expect(attempts).toBe(3);
  expect((await answers(request, sent)).items[0]?.added_files).toEqual(['front.jpg']);
  forgetRefusals(complaints);
});

test('of thirteen photos all but a cancelled one are added, and a device without room says so', async ({
  page,
  request,
  complaints,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBObjectStore.prototype, 'put', {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
  });
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  await openFiles(page);
  await page.route('**/photos', (route) => route.abort());
  await choose(
    page,
    await Promise.all(
      Array.from({ length: 13 }, async (_, n) => ({
        name: `photo-${n}.jpg`,
        bytes: await jpeg(20 + n),
      })),
    ),
  );
  await expect(
    page
      .getByText('This device has no room to keep it. Leave this page open until it is saved.')
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel: photo-12.jpg' }).click();
  await expect(page.getByText('photo-12.jpg')).toHaveCount(0);
  await page.unroute('**/photos');
  await expect
    .poll(async () => (await answers(request, sent)).items[0]?.added_files.length, {
      timeout: 30_000,
    })
    .toBe(12);
  forgetRefusals(complaints);
});

test('two pages of one link that send the same photo add it once', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  await openFiles(page);
  await context.route('**/photos', (route) => route.abort());
  await choose(page, [{ name: 'front.jpg', bytes: await jpeg(40) }]);
  await expect(page.getByText('front.jpg: waiting for the connection.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(sent.link);
  await expect(other.getByText('front.jpg: waiting for the connection.')).toBeVisible();
  await context.unroute('**/photos');
  await expect(other.getByAltText(`Photo 1 of ${PHONE}`).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByAltText(`Photo 1 of ${PHONE}`).first()).toBeVisible({ timeout: 20_000 });
  expect((await answers(request, sent)).items[0]?.added_files).toEqual(['front.jpg']);
  await other.close();
  forgetRefusals(complaints);
});

test('a photo over the limit is made smaller, sent, and the policyholder is informed', async ({
  page,
  request,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  await openFiles(page);
  await choose(page, [{ name: 'long.jpg', bytes: await overlong() }]);
  await expect(
    page.getByText(/^The photo was larger than we can take\. It was made smaller/),
  ).toBeVisible();
  await expect(page.getByText('long.jpg: saved')).toBeVisible();
  expect((await answers(request, sent)).items[0]?.added_files).toEqual(['long.jpg']);
});
