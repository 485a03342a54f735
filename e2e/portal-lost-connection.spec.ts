import { expect, test } from './desk';
import { access, answers, card, forgetRefusals, insurer, openPortal, sentClaim } from './portal';

test.use({ viewport: { width: 360, height: 740 } });

const WAITING = 'Not saved yet. It is kept on this device and saved when you are back online.';

test('an answer given without a connection is stored, shown as not saved, and sent when the connection is back', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  await context.setOffline(true);
  await card(page, 'Phone of the hall')
    .getByRole('button', { name: 'Correct', exact: true })
    .click();
  await expect(card(page, 'Phone of the hall').getByText(WAITING)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('1 answer is not saved yet.')).toBeVisible();
  expect((await answers(request, sent)).items[0]?.answer).toBeNull();
  await page
    .getByRole('button', { name: 'Everything is correct' })
    .or(page.getByRole('button', { name: 'Rest correct: send' }))
    .click();
  await expect(page.getByText('Your answers could not be sent.')).toBeVisible();
  await context.setOffline(false);
  await expect(card(page, 'Phone of the hall').getByText('Saved', { exact: true })).toBeVisible({
    timeout: 40_000,
  });
  expect((await answers(request, sent)).items[0]?.answer).toMatchObject({ answer: 'confirmed' });
  forgetRefusals(complaints);
});

test('unsent answers and drafts survive a reload', async ({ page, request, complaints }) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  await page.route('**/answer', (route) => route.abort());
  await card(page, 'Phone of the hall')
    .getByRole('button', { name: 'Correct', exact: true })
    .click();
  await expect(card(page, 'Phone of the hall').getByText(WAITING)).toBeVisible();
  await card(page, 'Lamp of the study').getByRole('button', { name: 'Disagree' }).click();
  await page.getByLabel('Why do you disagree?').fill('Half a sentence');
  await page.getByLabel('Any other comments?').fill('More to come');
  await expect(page.getByText('Saved as you type')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Why do you disagree?')).toHaveValue('Half a sentence');
  await expect(page.getByLabel('Any other comments?')).toHaveValue('More to come');
  await expect(card(page, 'Phone of the hall').getByText(WAITING)).toBeVisible();
  await page.getByRole('button', { name: 'Rest correct: send' }).click();
  // Sending does not lose the draft.
  await expect(page.getByText('You have an unsaved draft.')).toBeVisible();
  const answering = page.waitForRequest('**/answer');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Try again' }).click();
  await answering;
  await page.unroute('**/answer');
  await expect(card(page, 'Phone of the hall').getByText('Saved', { exact: true })).toBeVisible({
    timeout: 40_000,
  }); // retried without another click
  forgetRefusals(complaints);
});

test('a comment is saved while it is written, appears on another device, and waits for a lost connection', async ({
  page,
  context,
  request,
  browser,
  complaints,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  const comment = page.getByLabel('Any other comments?');
  const puts: string[] = [];
  page.on('request', (one) => one.url().endsWith('/portal/comment') && puts.push(one.url()));
  await comment.pressSequentially('The hall was flooded too', { delay: 10 });
  await expect
    .poll(async () => (await answers(request, sent)).comment)
    .toBe('The hall was flooded too');
  expect(puts).toHaveLength(1); // once, in a pause of the typing
  await expect(page.getByText('All answers are saved.')).toBeVisible();
  const another = await (await browser.newContext()).newPage();
  await openPortal(another, { link: new URL(sent.link, page.url()).href });
  await expect(another.getByLabel('Any other comments?')).toHaveValue('The hall was flooded too');
  await another.context().close();

  await context.setOffline(true);
  await comment.fill('');
  await expect(page.getByText('All answers are saved.')).toHaveCount(0);
  await context.setOffline(false);
  await expect
    .poll(async () => (await answers(request, sent)).comment, { timeout: 40_000 })
    .toBe('');
  forgetRefusals(complaints);
});

test('a link that ends during a visit says what is saved, and the unsent answer reappears with the new link', async ({
  page,
  request,
  complaints,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  const phone = () => card(page, 'Phone of the hall');
  await phone().getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(phone().getByText('Saved', { exact: true })).toBeVisible();
  const { link } = await insurer<{ link: string }>(
    request,
    'POST',
    `/client_reference/${sent.claimId}/portal/customer/access`,
  );
  await card(page, 'Lamp of the study')
    .getByRole('button', { name: 'Correct', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByText('Your saved answers are safe.')).toBeVisible();
  await expect(page.getByText('1 answer was not saved yet.')).toBeVisible();
  await expect(page.getByText('Your insurer has sent a newer link.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request new link' })).toHaveCount(0);
  await openPortal(page, { link });
  await expect(card(page, 'Lamp of the study').getByText('Saved', { exact: true })).toBeVisible();
  expect((await answers(request, sent)).items.map(({ answer }) => answer?.answer)).toEqual([
    'confirmed',
    undefined,
    'confirmed',
  ]);
  forgetRefusals(complaints);
});

test('an unsent answer about figures that a new sending has changed is asked for again', async ({
  page,
  request,
  complaints,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  await page.route('**/answer', (route) => route.abort());
  await card(page, 'Phone of the hall')
    .getByRole('button', { name: 'Correct', exact: true })
    .click();
  await card(page, 'Lamp of the study')
    .getByRole('button', { name: 'Correct', exact: true })
    .click();
  const { appraisals } = await insurer<{
    appraisals: { appraisal_id: number; cp_name_cart: string }[];
  }>(request, 'GET', `/client_reference/${sent.claimId}/appraisal`);
  const phone = appraisals.find(({ cp_name_cart }) => cp_name_cart === 'Phone of the hall');
  const { actual_cash_value: worth } = await insurer<{ actual_cash_value: number }>(
    request,
    'PUT',
    `/client_reference/${sent.claimId}/appraisal/${phone?.appraisal_id}`,
    { replacement_cost_value: 999 },
  );
  await insurer(request, 'POST', `/client_reference/${sent.claimId}/portal/customer/send`);
  await page.unroute('**/answer');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Try again' }).click();
  await expect(
    card(page, 'Phone of the hall').getByText('Your insurer has changed this item'),
  ).toBeVisible();
  await expect(
    card(page, 'Phone of the hall')
      .getByText(`${worth.toFixed(2)} DKK`)
      .first(),
  ).toBeVisible();
  // The amounts of this item have not changed, so its answer is accepted.
  await expect(card(page, 'Lamp of the study').getByText('Saved', { exact: true })).toBeVisible();
  expect((await answers(request, sent)).items.map(({ answer }) => answer?.answer)).toEqual([
    undefined,
    undefined,
    'confirmed',
  ]);
  forgetRefusals(complaints);
});

test('answers submitted elsewhere are shown as submitted, and so is a lock', async ({
  page,
  request,
  complaints,
}) => {
  const sent = await sentClaim(request);
  await openPortal(page, sent);
  const [, token = ''] = sent.link.split('#');
  await request.post('/api/portal/submit', {
    headers: { authorization: `portal ${token}` },
    data: { version: 1, everything_is_correct: true },
  });
  await card(page, 'Phone of the hall').getByRole('button', { name: 'Disagree' }).click();
  await page.getByLabel('Why do you disagree?').fill('Too late');
  await card(page, 'Phone of the hall').getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('heading', { name: 'Thank you, your answers have been sent' }),
  ).toBeVisible();
  await access(request, sent, { link_status: 'locked' });
  await page.getByRole('button', { name: 'Change my answers' }).click();
  await expect(page.getByRole('heading', { name: 'This link is locked' })).toBeVisible();
  forgetRefusals(complaints);
});
