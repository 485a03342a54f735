import sharp from 'sharp';
import { expect, test } from './desk';
import { overlong } from './drawn-photos';
import { asPerson, createClaim } from './own-claim';
import { claimWithPhone, onlyRowOf } from './phone-claim';

const FILE_BYTES_MAX = 15 * 1024 ** 2;

/** Runs in the page: returns a small picture, different for every number, as PNG in base64. */
function drawn(number: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = `hsl(${number * 30} 60% 50%)`;
  context.fillRect(number * 10, number * 10, 120, 90);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

test('the upload tray keeps counting all ten files and the failed ones after uploads finish, are dismissed or are retried', async ({
  desk,
  complaints,
}) => {
  await claimWithPhone(desk);
  const png = async (number: number) => ({
    name: `photo-${number}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(await desk.evaluate(drawn, number), 'base64'),
  });
  const good = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(png));
  const heavy = ['heavy-1.jpg', 'heavy-2.jpg'].map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(FILE_BYTES_MAX + 100_000),
  }));
  await desk.route('**/attachments*', (route) =>
    (route.request().postDataBuffer()?.toString('latin1') ?? '').includes('photo-8.png')
      ? route.abort()
      : route.fallback(),
  );
  await onlyRowOf(desk)
    .locator('input[type=file]')
    .setInputFiles([...good, ...heavy]);

  const count = (text: string) => desk.getByRole('button', { name: text, exact: true });
  const lines = desk.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(count('7 of 10 uploaded, 3 failed')).toBeVisible();
  await expect(lines).toHaveCount(3); // successful uploads disappear after a moment
  await expect(count('7 of 10 uploaded, 3 failed')).toBeVisible();
  await expect(lines.getByText('The file has 15.1 MB; the limit is 15 MB.')).toHaveCount(2);

  await lines.filter({ hasText: 'heavy-1.jpg' }).getByRole('button', { name: 'Close' }).click();
  await expect(lines).toHaveCount(2);
  await expect(count('7 of 10 uploaded, 3 failed')).toBeVisible();

  await desk.unroute('**/attachments*');
  await lines.getByRole('button', { name: 'Upload photo-8.png again' }).click();
  await expect(count('8 of 10 uploaded, 2 failed')).toBeVisible();
  await desk.getByRole('button', { name: 'Dismiss failed' }).click();
  await expect(count('8 of 10 uploaded, 2 failed')).toHaveCount(0);
  complaints.splice(0); // the browser logs the broken connection
});

test('a photo over the limit is made smaller with its camera data, and the handler and the timeline say so', async ({
  desk,
}) => {
  await claimWithPhone(desk);
  const uploaded = desk.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/attachments'),
  );
  await onlyRowOf(desk)
    .locator('input[type=file]')
    .setInputFiles({ name: 'long.jpg', mimeType: 'image/jpeg', buffer: await overlong() });
  await expect(desk.getByText('Made smaller to fit the limits, from 16,800 × 420.')).toBeVisible();
  const { attachment_details: files } = (await (await uploaded).json()) as {
    attachment_details: { url: string; width: number }[];
  };
  expect(files[0]?.width).toBe(8192);
  const stored = await (await desk.request.get(files[0]?.url ?? '')).body();
  const { exif, width } = await sharp(stored).metadata();
  expect([width, exif?.includes('Mobile F3')]).toEqual([8192, true]);
  await desk.getByRole('link', { name: 'Timeline' }).click();
  await expect(desk.getByText('Made smaller before upload, from 16800x420')).toBeVisible();
});

test('a photo over the limit that an item without a product gets is made smaller, and the handler is told', async ({
  desk,
}) => {
  const { id } = await createClaim(desk, 'smaller');
  await asPerson(desk, 'POST', `/client_reference/${id}/claimed_item`, {
    data: { description: 'Floor lamp' },
  });
  await desk.goto(`/claims/${id}`);
  await desk
    .getByRole('listitem')
    .filter({ hasText: 'Floor lamp' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'long.jpg', mimeType: 'image/jpeg', buffer: await overlong() });
  await expect(
    desk.getByText('long.jpg: Made smaller to fit the limits, from 16,800 × 420.'),
  ).toBeVisible();
});
