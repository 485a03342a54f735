import type { Locator } from '@playwright/test';
import {
  inspectorOf,
  keyAreaOf,
  openClaim,
  openPicture,
  openPictureAlone,
  pictureWithRegions,
} from './cart';
import { expect, test } from './desk';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return box;
};

interface Region {
  x_min: number;
  y_min: number;
  x_max: number;
  y_max: number;
}

test('every region is a box on the picture and an item in words', async ({ desk }) => {
  await openClaim(desk);
  const picture = await pictureWithRegions(desk);
  await openPicture(desk, picture);
  await expect(
    inspectorOf(desk).getByRole('list', { name: 'Regions' }).getByRole('listitem'),
  ).toHaveCount(picture.count);
  await expect(inspectorOf(desk).locator('[data-region]')).toHaveCount(picture.count);
});

test('a box lies on its place in the picture within a pixel, fitted and at eight times', async ({
  desk,
}) => {
  await openClaim(desk);
  const picture = await pictureWithRegions(desk);
  await openPicture(desk, picture);
  const claimId = /\/claims\/(\d+)/.exec(desk.url())?.[1];
  const reply = (await (
    await desk.request.get(`/api/forensics/${claimId}/results/all`)
  ).json()) as {
    forensics_results: Record<string, { file_name: string; regions: Region[] }[]>;
  };
  const region = reply.forensics_results[picture.appraisalId]?.find(
    ({ file_name }) => file_name === picture.fileName,
  )?.regions[0];
  if (!region) throw new Error('The region is gone.');

  const image = inspectorOf(desk).getByRole('img', { name: picture.fileName });
  const fill = inspectorOf(desk).locator('[data-region] rect').first();
  const fitted = await boxOf(image);
  for (const clicks of [0, 7]) {
    for (let click = 0; click < clicks; click += 1)
      await desk.getByRole('button', { name: 'Zoom in' }).click();
    const shown = await boxOf(image);
    if (clicks > 0) expect(shown.width / fitted.width).toBeGreaterThan(7.9);
    const box = await boxOf(fill);
    expect(Math.abs(box.x - (shown.x + region.x_min * shown.width))).toBeLessThanOrEqual(1);
    expect(Math.abs(box.y - (shown.y + region.y_min * shown.height))).toBeLessThanOrEqual(1);
    expect(
      Math.abs(box.x + box.width - (shown.x + region.x_max * shown.width)),
    ).toBeLessThanOrEqual(1);
    expect(
      Math.abs(box.y + box.height - (shown.y + region.y_max * shown.height)),
    ).toBeLessThanOrEqual(1);
  }
});

test('a visible picture is not hidden again when its verdict and its sentences load after it', async ({
  desk,
}) => {
  await openClaim(desk);
  const picture = await pictureWithRegions(desk);
  await desk.route('**/results/all*', async (route) => {
    await inspectorOf(desk).and(desk.locator('[data-is-watched]')).waitFor({ state: 'attached' });
    await route.continue();
  });
  await openPictureAlone(desk, picture);
  // Marks the panel when a frame shows it with zero width.
  await inspectorOf(desk).evaluate((panel) => {
    const watch = () => {
      if (panel.getBoundingClientRect().width === 0) panel.setAttribute('data-was-hidden', '');
      requestAnimationFrame(watch);
    };
    watch();
    panel.setAttribute('data-is-watched', '');
  });
  await expect(inspectorOf(desk).getByRole('list', { name: 'Regions' })).toBeVisible();
  await expect(inspectorOf(desk)).not.toHaveAttribute('data-was-hidden');
});

test('a region in the list leads to its place in the picture, by click and by key', async ({
  desk,
}) => {
  await openClaim(desk);
  const picture = await pictureWithRegions(desk);
  await openPicture(desk, picture);
  const image = inspectorOf(desk).getByRole('img', { name: picture.fileName });
  const widthOf = async (): Promise<number> => (await boxOf(image)).width;
  const fitted = await widthOf();
  const row = inspectorOf(desk).getByRole('list', { name: 'Regions' }).getByRole('button').first();
  await row.click();
  await expect.poll(widthOf).toBeGreaterThan(fitted * 1.2);
  await keyAreaOf(desk).focus();
  await desk.keyboard.press('0');
  await expect.poll(widthOf).toBeLessThan(fitted * 1.1);
  await row.press('Enter');
  await expect.poll(widthOf).toBeGreaterThan(fitted * 1.2);
  const [stage, box] = [
    await boxOf(desk.getByRole('application')),
    await boxOf(inspectorOf(desk).locator('[data-region] rect').first()),
  ];
  expect(box.x).toBeGreaterThan(stage.x);
  expect(box.x + box.width).toBeLessThan(stage.x + stage.width);
});

test('the layers are switched by their buttons and keys', async ({ desk }) => {
  await openClaim(desk);
  await openPicture(desk, await pictureWithRegions(desk));
  const regions = desk.getByRole('button', { name: 'Regions' });
  const boxes = inspectorOf(desk).locator('[data-region]');
  await expect(regions).toHaveAttribute('aria-pressed', 'true');
  await regions.click();
  await expect(boxes).toHaveCount(0);
  await keyAreaOf(desk).focus();
  await desk.keyboard.press('b');
  await expect(boxes).not.toHaveCount(0);
  await desk.keyboard.press('o');
  await expect(boxes).toHaveCount(0);
  await desk.keyboard.press('o');
  await expect(boxes).not.toHaveCount(0);
});

test('what a drag does, a button, a key and the minimap can do too', async ({ desk }) => {
  await openClaim(desk);
  const picture = await pictureWithRegions(desk);
  await openPicture(desk, picture);
  const image = inspectorOf(desk).getByRole('img', { name: picture.fileName });
  await keyAreaOf(desk).focus();
  for (let press = 0; press < 5; press += 1) await desk.keyboard.press('+');
  const zoomed = await boxOf(image);
  await desk.getByRole('button', { name: 'Move left' }).click();
  const leftOf = async (): Promise<number> => (await boxOf(image)).x;
  await expect.poll(leftOf).toBeGreaterThan(zoomed.x);
  await desk.getByRole('application').focus();
  await desk.keyboard.press('ArrowRight');
  await expect.poll(leftOf).toBeCloseTo(zoomed.x, 0);
  const stage = await boxOf(desk.getByRole('application'));
  await desk.mouse.move(stage.x + 200, stage.y + 150);
  await desk.mouse.down();
  await desk.mouse.move(stage.x + 240, stage.y + 150);
  await desk.mouse.up();
  await expect.poll(leftOf).toBeCloseTo(zoomed.x + 40, 0);
  await desk.locator('[data-minimap]').click({ position: { x: 1, y: 1 } });
  await expect.poll(async () => Math.abs((await leftOf()) - stage.x)).toBeLessThanOrEqual(1);
  await desk.keyboard.press('0');
  await expect.poll(async () => (await boxOf(image)).width).toBeLessThan(zoomed.width);
});
