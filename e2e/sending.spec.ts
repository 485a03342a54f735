import type { APIRequestContext, Locator } from '@playwright/test';
import { headerOf, openMailCatcher, partOf } from '../tests/setup/mail-catcher';
import { mailPort } from '../tests/setup/service';
import { expect, test } from './desk';
import { householdOf, insurer, portalOf, sentClaim, type Sent } from './portal';
import { expectNoViolations } from './looks';

const policyholder = (
  page: { request: APIRequestContext },
  { link }: Sent,
  method: string,
  path: string,
  data?: object,
) =>
  page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `portal ${link.split('#')[1] ?? ''}` },
    ...(data && { data }),
  });

test('a cart is sent in two actions, its link can be copied, and its opening is shown within five seconds', async ({
  desk,
  request,
}) => {
  const sent = await sentClaim(request);
  await insurer(request, 'PATCH', `/client_reference/${sent.claimId}/portal/customer/access`, {
    revoke: true,
  });
  await desk.goto(`/claims/${sent.claimId}`);
  await desk.getByRole('button', { name: /^Portal/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Update portal' }).dblclick();
  await expect(desk.getByText('3 items sent.')).toBeVisible();
  const link = await desk.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(/\/portal#[\w-]{43}$/);
  await expect(desk.getByText('Not opened yet')).toBeVisible();
  await expect(desk.getByText('Updating sends no e-mail.')).toBeVisible();
  await policyholder(desk, { ...sent, link }, 'POST', '/portal/open');
  await expect(desk.getByText(/^Opened /)).toBeVisible({ timeout: 5000 });
});

test('a locked link says so and why, and creating a new link needs a confirmation', async ({
  desk,
  request,
}) => {
  const sent = await sentClaim(request);
  await desk.goto(`/claims/${sent.claimId}`);
  await desk.getByRole('button', { name: /^Portal/ }).click();
  const dialog = desk.getByRole('dialog', { name: 'Policyholder’s portal' });
  await dialog.getByRole('button', { name: 'Lock' }).click();
  await expect(
    dialog.getByText(/Locked: the link does not open until you unlock it$/),
  ).toBeVisible();
  await expect(dialog.getByText(/Works until/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create new link' }).click();
  const question = desk.getByRole('dialog', { name: 'Create a new link?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.getByLabel('Link', { exact: true })).toHaveValue(sent.link);
  await dialog.getByRole('button', { name: 'Create new link' }).click();
  await question.getByRole('button', { name: 'Create new link' }).click();
  await expect(desk.getByLabel('Link', { exact: true })).not.toHaveValue(sent.link);
  await expect(dialog.getByText(/Works until/)).toBeVisible();
});

test('a first sending shows how many items and which total the policyholder will see', async ({
  desk,
  request,
}) => {
  const claimId = await householdOf(request, 2);
  await desk.goto(`/claims/${claimId}`);
  await desk.getByRole('button', { name: 'Portal' }).click();
  const {
    metadata: { totals },
  } = await insurer<{ metadata: { totals: { actual_cash_value: number } } }>(
    request,
    'GET',
    `/client_reference/${claimId}/appraisal`,
  );
  const total = totals.actual_cash_value.toLocaleString('en-GB', { minimumFractionDigits: 2 });
  await expect(
    desk.getByText(`The policyholder reviews 2 items, ${total}\u00a0DKK in total, through a link.`),
  ).toBeVisible();
});

const clickTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => [element.click(), element.click()]);

test('two simultaneous clicks create one claim, send it once and request one e-mail', async ({
  desk,
  request,
}) => {
  const { claimId } = await sentClaim(request);
  await insurer(request, 'PATCH', `/client_reference/${claimId}/portal/customer/access`, {
    revoke: true,
  });
  const sent: string[] = [];
  desk.on(
    'request',
    (posted) =>
      void (
        ['POST', 'PATCH'].includes(posted.method()) &&
        sent.push(`${posted.method()} ${new URL(posted.url()).pathname.replaceAll(/\d+/g, 'n')}`)
      ),
  );
  await desk.goto(`/claims/${claimId}`);
  await desk.getByRole('button', { name: /^Portal/ }).click();
  await clickTwice(desk.getByRole('dialog').getByRole('button', { name: 'Update portal' }));
  await expect(desk.getByText('3 items sent.')).toBeVisible();
  await desk.getByLabel('Policyholder’s e-mail address').fill(`${crypto.randomUUID()}@example.com`);
  await clickTwice(desk.getByRole('button', { name: 'E-mail the link' }));
  await expect(desk.getByRole('button', { name: 'E-mail again' })).toBeVisible();
  await desk.goto('/claims');
  await desk.getByRole('button', { name: 'New claim' }).click();
  await desk.getByLabel('Claim reference').fill(`twice-${crypto.randomUUID().slice(0, 8)}`);
  await clickTwice(desk.getByRole('button', { name: 'Create claim' }));
  await expect(desk).toHaveURL(/\/claims\/\d+$/);
  const customer = '/api/client_reference/n/portal/customer';
  expect(sent).toEqual([
    `POST ${customer}/send`,
    `PATCH ${customer}/access`,
    'POST /api/client_reference',
  ]);
  await desk.goto(`/claims/${claimId}/timeline`);
  await expect(desk.getByText('e-mailed the link to the policyholder')).toHaveCount(1);
});

test('corrections are accepted field by field into the cart, and a rejected one changes nothing', async ({
  desk,
  request,
}) => {
  const sent = await sentClaim(request);
  const { items } = (await (await policyholder({ request }, sent, 'GET', '/portal')).json()) as {
    items: { row_id: number }[];
  };
  await policyholder({ request }, sent, 'PUT', `/portal/items/${items[1]?.row_id}/answer`, {
    version: 1,
    answer: 'corrected',
    quantity: 3,
    condition: 5,
  });
  await policyholder({ request }, sent, 'PUT', `/portal/items/${items[2]?.row_id}/answer`, {
    version: 1,
    answer: 'disagreed',
    reason: 'It was larger',
  });
  await desk.goto(`/claims/${sent.claimId}`);
  await desk.getByRole('button', { name: 'Portal · 2 of 3 answered' }).click();
  await expect(desk.getByText('Not sent yet')).toBeVisible();
  await expect(desk.getByText('Disagrees: It was larger')).toBeVisible();
  await desk
    .getByRole('button', { name: 'Accept change: Chair of the kitchen, Quantity' })
    .dblclick();
  await expect(desk.getByText('Change accepted')).toHaveCount(1);
  await desk.getByRole('button', { name: 'Keep ours: Chair of the kitchen, Condition' }).click();
  await expect(desk.getByText('Ours kept')).toBeVisible();
  const { appraisals } = await insurer<{
    appraisals: { cp_name_cart: string; item_quantity: number; appraisal_condition: number }[];
  }>(request, 'GET', `/client_reference/${sent.claimId}/appraisal`);
  expect(
    appraisals.find(({ cp_name_cart }) => cp_name_cart === 'Chair of the kitchen'),
  ).toMatchObject({ item_quantity: 3, appraisal_condition: 3 });
  await desk.getByRole('dialog').getByRole('button', { name: 'Update portal' }).click();
  // No answer is overwritten.
  await expect(desk.getByText('1 item sent. 2 already answered')).toBeVisible();
  await expect(desk.getByText('Ours kept')).toBeVisible();
});

test('of two appraisals of an item the excluded one is named before and after sending, with the total that the policyholder sees', async ({
  desk,
  request,
}) => {
  const sent = await sentClaim(request);
  const path = `/client_reference/${sent.claimId}/appraisal`;
  const appraisals = async () =>
    (
      await insurer<{
        appraisals: { appraisal_id: number; row_id: number; cpid: string; rpid: string }[];
      }>(request, 'GET', path)
    ).appraisals;
  const [first] = await appraisals();
  if (!first) throw new Error('The claim has no appraisal');
  const { appraisal_id: older, row_id, cpid, rpid } = first;
  await insurer(request, 'POST', path, {
    row_id,
    cpid,
    rpid,
    cp_name_cart: 'Phone of the hall',
    replacement_cost_value: 1000,
    date_purchase: '2024-01-15',
  });
  const newer = (await appraisals()).at(-1)?.appraisal_id;
  await insurer(request, 'PUT', `${path}/${newer}`, { chosen: true });
  await desk.goto(`/claims/${sent.claimId}`);
  await desk.getByRole('button', { name: /^Portal/ }).click();
  const leftOut = desk.getByRole('region', { name: 'Excluded' });
  await expect(leftOut.getByRole('listitem')).toHaveText([
    `Phone of the hall, #${older}: ACV 899.70\u00a0DKK`,
  ]);
  const totals =
    'The policyholder sees a total of 5,098.50\u00a0DKK; the claim’s ACV is 5,098.50\u00a0DKK.';
  await expect(leftOut.getByText(totals)).toBeVisible();
  await desk.getByRole('dialog').getByRole('button', { name: 'Update portal' }).click();
  await expect(desk.getByText('3 items sent. 1 of an item already sent')).toBeVisible();
  await expect(leftOut.getByText(totals)).toBeVisible();
  expect((await portalOf(request, sent)).totals.actual_cash_value).toBe(5098.5);
});

test('e-mailing the link reports an invalid address, an unreachable server, a refusal and success, and can be repeated', async ({
  desk,
  request,
}) => {
  const sent = await sentClaim(request, { language: 'da', message: 'Se på <b>tingene</b>' });
  // Other mail of the service may wait for a server too, and is sent along with this.
  const policyholders = `${sent.reference}@example.com`;
  await desk.goto(`/claims/${sent.claimId}`);
  await desk.getByRole('button', { name: /^Portal/ }).click();
  const address = desk.getByLabel('Policyholder’s e-mail address');
  await address.fill('karen@example.com, thief@example.com');
  await desk.getByRole('button', { name: 'E-mail the link' }).click();
  await expect(desk.getByText('Enter one valid e-mail address.')).toBeVisible();
  await address.fill(policyholders);
  await desk.getByRole('button', { name: 'E-mail the link' }).dblclick();
  await expect(
    desk.getByText(
      `The e-mail to ${policyholders} is not sent yet: the mail server could not be reached.`,
    ),
  ).toBeVisible();
  await expect(
    desk.getByRole('button', { name: 'Portal · e-mail waiting', includeHidden: true }),
  ).toBeAttached();
  const catcher = await openMailCatcher(mailPort());
  try {
    catcher.behave({ refusal: { code: 550, text: 'No such mailbox' } });
    await desk.getByRole('button', { name: 'E-mail again' }).click();
    await expect(
      desk.getByText(`The e-mail to ${policyholders} was not sent: the mail server refused it.`),
    ).toBeVisible();
    await expect(
      desk.getByRole('button', { name: 'Portal · e-mail failed', includeHidden: true }),
    ).toBeAttached();
    await expect(desk.getByText('No such mailbox')).toBeVisible();
    catcher.behave({});
    await desk.getByRole('button', { name: 'E-mail again' }).click();
    await expect(desk.getByText(`E-mailed to ${policyholders}`)).toBeVisible();
    const caught = catcher.caught.filter(({ to }) => to.includes(policyholders));
    expect(caught).toHaveLength(1);
    const [mail] = caught;
    if (!mail) throw new Error('nothing came');
    expect(headerOf(mail, 'Subject')).toContain(
      `gennemgå genstandene i din skade ${sent.reference}`,
    );
    for (const text of [sent.link, 'Se på <b>tingene</b>'])
      expect(partOf(mail, 'text/plain')).toContain(text);
  } finally {
    await catcher.close();
  }
});

test('without a mail server the dialog says so and offers the text to copy', async ({
  desk,
  request,
  context,
}) => {
  const sent = await sentClaim(request);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.route('**/portal/customer/access', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), is_mail_set_up: false },
    });
  });
  await desk.goto(`/claims/${sent.claimId}`);
  await desk.getByRole('button', { name: /^Portal/ }).click();
  await expect(desk.getByText('E-mail is not set up.')).toBeVisible();
  await desk.getByRole('button', { name: 'Copy e-mail text' }).click();
  await expect(desk.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('the portal dialog has no violation', async ({ desk, request }) => {
  test.setTimeout(180_000);
  const sent = await sentClaim(request);
  await desk.goto(`/claims/${sent.claimId}`);
  await desk.getByRole('button', { name: /^Portal/ }).click();
  await expect(desk.getByText('Not opened yet')).toBeVisible();
  await expectNoViolations(desk);
});
