import type { Page } from '@playwright/test';
import { jpeg } from '../tests/setup/pictures';
import { expect, test } from './desk';
import { access, answers, card, forgetRefusals, openPortal, sentClaim } from './portal';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const PHONE = 'Phone of the hall';
const WAITING = 'front.jpg: waiting for the connection.';

async function addPhoto(page: Page) {
  await card(page, PHONE).getByRole('button', { name: 'Add photos' }).click();
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await jpeg(11) });
}

const waitingFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('portal', 1);
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );

const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((settle) =>
        navigator.serviceWorker.addEventListener('controllerchange', settle, { once: true }),
      );
  });

test('without a connection a reload shows the last loaded page, and a photo and an answer outlive it and are sent later', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  await workerIsReady(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection. Last loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please check 3 items' })).toBeVisible();
  await card(page, 'Lamp of the study')
    .getByRole('button', { name: 'Correct', exact: true })
    .click();
  await addPhoto(page);
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(page.getByText('It is kept on this device and uploads automatically')).toBeVisible();
  await expect.poll(() => waitingFiles(page)).toBe(1);
  await page.close();

  const again = await context.newPage();
  await again.setViewportSize({ width: 360, height: 740 });
  await again.goto(sent.link);
  await expect(again.getByText('No connection. Last loaded')).toBeVisible();
  await expect(again.getByText(WAITING)).toBeVisible();
  await expect(card(again, 'Lamp of the study').getByText('Not saved yet.')).toBeVisible();
  await context.setOffline(false);
  await expect(again.getByText('front.jpg: saved')).toBeVisible({ timeout: 20_000 });
  await expect(card(again, 'Lamp of the study').getByText('Saved', { exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await expect(again.getByText('No connection.')).toHaveCount(0);
  const { items } = await answers(request, sent);
  expect([items[0]?.added_files, items[2]?.answer?.answer]).toEqual([['front.jpg'], 'confirmed']);
  await expect.poll(() => waitingFiles(again)).toBe(0);
  await again.close();
  forgetRefusals(complaints);
});

test('the cache holds no claim data, the document comes from the server if possible, and a new version replaces the old cache', async ({
  page,
  context,
  request,
}) => {
  await openPortal(page, await sentClaim(request));
  await workerIsReady(page);
  const stored = await page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
    ).flat(),
  );
  expect(stored).toContain('/portal');
  expect(
    stored.filter(
      (path) => path !== '/portal' && path !== '/icon.svg' && !path.startsWith('/portal/assets/'),
    ),
  ).toEqual([]);
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    await (
      await caches.open(name)
    ).put(
      '/portal',
      new Response('<h1>An old page</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    await caches.open('portal of-long-ago');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Please check 3 items' })).toBeVisible();
  await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration('/portal'))?.unregister(),
  );
  await page.reload();
  await workerIsReady(page);
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/portal']);
  await context.clearCookies();
});

test('a photo that waits when its link is revoked is deleted from the device, and the page says so', async ({
  page,
  request,
  complaints,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  await workerIsReady(page);
  await page.route('**/photos', (route) => route.abort());
  await addPhoto(page);
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect.poll(() => waitingFiles(page)).toBe(1);
  await access(request, sent, { revoke: true });
  await page.unroute('**/photos');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(
    page.getByText('1 file was not sent yet. It was removed from this device'),
  ).toBeVisible();
  expect(await waitingFiles(page)).toBe(0);
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((name) => name.startsWith('portal/seen')),
    ),
  ).toEqual([]);
  forgetRefusals(complaints);
});
