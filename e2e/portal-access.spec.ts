import { expect, test } from './desk';
import { access, card, forgetRefusals, insurer, openPortal, portalOf, sentClaim } from './portal';

test.use({ viewport: { width: 360, height: 740 } });

test('a PIN is requested, a wrong one says how many attempts are left, and the right one is remembered in the tab', async ({
  page,
  request,
  complaints,
}) => {
  const sent = await sentClaim(request, { pin: '4711' });
  const { insurer: name } = await portalOf(request, await sentClaim(request));
  await openPortal(page, sent);
  await expect(page.getByRole('banner')).toContainText(name);
  await expect(page.getByText(`${name} has protected this link.`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter 4 to 8 digits.')).toBeVisible();
  await page.getByLabel('PIN').fill('0000');
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  // A double click counts as one attempt.
  await expect(page.getByText('This PIN is wrong. You have 4 attempts left.')).toBeVisible();
  await page.getByLabel('PIN').fill('4711');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Please check 3 items' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Please check 3 items' })).toBeVisible();
  forgetRefusals(complaints);
});

test('the fifth wrong PIN locks the link, and the page says who can unlock it', async ({
  page,
  request,
  complaints,
}) => {
  const sent = await sentClaim(request, { pin: '4711' });
  await openPortal(page, sent);
  for (const left of [4, 3, 2, 1]) {
    await page.getByLabel('PIN').fill('0000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(`You have ${left} `)).toBeVisible();
  }
  await page.getByLabel('PIN').fill('0000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'This link is locked' })).toBeVisible();
  await expect(page.getByText('A wrong PIN was entered five times.')).toBeVisible();
  await expect(page.getByText('Contact your insurer to unlock it.')).toBeVisible();
  await access(request, sent, { link_status: 'active' });
  await access(request, sent, { link_status: 'locked' });
  const { insurer: name } = await portalOf(request, await sentClaim(request));
  await page.reload();
  await expect(page.getByText(`${name} has locked it.`)).toBeVisible();
  forgetRefusals(complaints);
});

test('an ended, a replaced and an unknown link say so and offer no new one, and a missing link says what to do', async ({
  page,
  request,
  complaints,
}) => {
  const sent = await sentClaim(request);
  const { insurer: name } = await portalOf(request, sent);
  await access(request, sent, { revoke: true });
  await openPortal(page, sent);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByText(`${name} has ended this link.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request new link' })).toHaveCount(0);
  await insurer(request, 'POST', `/client_reference/${sent.claimId}/portal/customer/access`);
  await page.reload();
  await expect(page.getByText('Your insurer has sent a newer link.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request new link' })).toHaveCount(0);
  await openPortal(page, { link: `/portal#${'x'.repeat(43)}` });
  await expect(page.getByText('We do not know this link.')).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText(name);
  await expect(page.getByText('Your saved answers are safe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request new link' })).toHaveCount(0);
  await openPortal(page, { link: '/portal' });
  await expect(
    page.getByRole('heading', { name: 'Open the link from your insurer' }),
  ).toBeVisible();
  forgetRefusals(complaints);
});

test('the insurer sees within five seconds that the link was opened', async ({ page, request }) => {
  const sent = await sentClaim(request);
  const seen = () =>
    insurer<{ first_open_time: string | null }>(
      request,
      'GET',
      `/client_reference/${sent.claimId}/portal/customer/access`,
    );
  expect((await seen()).first_open_time).toBeNull();
  await openPortal(page, sent);
  await expect.poll(async () => (await seen()).first_open_time, { timeout: 5000 }).not.toBeNull();
});

const WORDS =
  /forensic|verdict|\bflag|tamper|manipulat|fraud|suspic|\bfake|ai-made|edited|heatmap|likely|engine|analy[sz]/i;

test('no part of the portal reveals an examination of photos, and the token is in no address, Referer or storage', async ({
  page,
  request,
  complaints,
}) => {
  const sent = await sentClaim(request);
  const [, token = ''] = sent.link.split('#');
  const texts: [string, string][] = [];
  const carried: string[] = [];
  page.on('request', (one) => carried.push(one.url(), one.headers()['referer'] ?? ''));
  page.on('response', async (one) => {
    const type = one.headers()['content-type'] ?? '';
    if (/html|json/.test(type)) texts.push([one.url(), await one.text().catch(() => '')]);
  });
  await openPortal(page, sent);
  await card(page, 'Phone of the hall')
    .getByRole('button', { name: 'Correct', exact: true })
    .click();
  await expect(card(page, 'Phone of the hall').getByText('Saved', { exact: true })).toBeVisible();
  await card(page, 'Phone of the hall').getByRole('button', { name: 'Add photos' }).click();
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText('a.txt was not added')).toBeVisible();
  await page.getByRole('button', { name: 'Rest correct: send' }).click();
  await expect(
    page.getByRole('heading', { name: 'Thank you, your answers have been sent' }),
  ).toBeVisible();
  texts.push(
    ['the page', await page.content()],
    ['the answer', JSON.stringify(await portalOf(request, sent))],
  );
  expect(texts.length).toBeGreaterThan(5);
  for (const [where, text] of texts) expect(WORDS.exec(text)?.[0], where).toBeUndefined();
  expect(carried.filter((one) => one.includes(token))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain(token);
  forgetRefusals(complaints);
});

test('the page allows scripts by a fresh nonce, sends no Referer and is not cached', async ({
  request,
}) => {
  const [one, other] = [await request.get('/portal'), await request.get('/portal')];
  const nonceOf = async (response: typeof one) => {
    const nonce =
      /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1] ?? '';
    const tags = (await response.text()).match(/<(script|link rel="modulepreload")[^>]*>/g) ?? [];
    expect(tags.length).toBe(2);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    return nonce;
  };
  expect(await nonceOf(one)).not.toBe(await nonceOf(other));
  expect(one.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
});
