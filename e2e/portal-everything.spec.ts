/** "Everything is correct" where an item needs an answer of its own. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './desk';
import { expectNoViolations } from './looks';
import { asPerson, createClaim } from './own-claim';
import { answers, card, openPortal } from './portal';

const item = (description: string, rest: object = {}) => ({
  description,
  date_purchase: '2024-01-15',
  valuation: { replacement_cost_value: 900, basis: 'handler' },
  ...rest,
});

interface Made {
  readonly claimId: number;
  readonly rowIds: readonly number[];
  readonly phone: Page;
}

const send = (desk: Page, claimId: number) =>
  asPerson<{ link: string }>(desk, 'POST', `/client_reference/${claimId}/portal/customer/send`, {
    data: {},
  });

/** The page of a policyholder with these items. */
async function opened(desk: Page, browser: Browser, items: readonly object[]): Promise<Made> {
  const { id: claimId } = await createClaim(desk, 'everything');
  const { claimed_items: made } = await asPerson<{ claimed_items: { row_id: number }[] }>(
    desk,
    'POST',
    `/client_reference/${claimId}/claimed_item/bulk`,
    { data: { items } },
  );
  const { link } = await send(desk, claimId);
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'en' });
  await openPortal(phone, { link });
  await phone.getByLabel(/^(Language|Sprog)$/).selectOption('en');
  return { claimId, rowIds: made.map(({ row_id: id }) => id), phone };
}

/** Phones, whose rule needs their age. */
const BY_AGE = 10;

const UNDATED = [
  item('Sofa'),
  item('Lamp', { date_purchase: undefined, client_category_id: BY_AGE }),
  item('Clock'),
];

const givenTo = async (desk: Page, { claimId }: Made) => {
  const { link_status, items } = await answers(desk.request, {
    claimId,
    link: '',
    reference: '',
  });
  return [link_status, ...items.map(({ answer }) => answer?.answer ?? null)];
};

const tapEverything = (phone: Page) =>
  phone.getByRole('button', { name: 'Everything is correct' }).click();

test('one tap says what happens next, and the date that it asks for sends everything', async ({
  desk,
  browser,
}) => {
  const made = await opened(desk, browser, UNDATED);
  const { phone } = made;
  await tapEverything(phone);
  await expect(phone.getByRole('alert')).toContainText(
    'Tell us when you bought “Lamp”, or answer it. The other 2 items are then confirmed and everything is sent.',
  );
  await expect(phone.getByRole('heading', { name: 'Lamp' })).toBeFocused();
  await expectNoViolations(phone);
  await card(phone, 'Lamp').getByRole('button', { name: 'Change' }).click();
  await phone.getByLabel('Or about how old was it, in years?').fill('3');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  expect(await givenTo(desk, made)).toEqual(['submitted', 'confirmed', 'corrected', 'confirmed']);
  await phone.close();
});

test('without a date the other items are confirmed at once, and only that one stays open', async ({
  desk,
  browser,
}) => {
  const made = await opened(desk, browser, UNDATED);
  const { phone } = made;
  await tapEverything(phone);
  await phone.getByRole('button', { name: 'I do not know' }).click();
  for (const name of ['Sofa', 'Clock'])
    await expect(card(phone, name).getByText('Saved', { exact: true })).toBeVisible();
  expect(await givenTo(desk, made)).toEqual(['active', 'confirmed', null, 'confirmed']);
  await expect(phone.getByRole('alert')).toContainText(
    'Tell us when you bought “Lamp”, or answer it. Your answers are sent then.',
  );
  await card(phone, 'Lamp').getByRole('button', { name: 'Disagree' }).click();
  await phone.getByLabel('Why do you disagree?').fill('A gift');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  expect(await givenTo(desk, made)).toEqual(['submitted', 'confirmed', 'disagreed', 'confirmed']);
  await phone.close();
});

test('an item that the insurer has changed since the page was loaded is shown again and stays open', async ({
  desk,
  browser,
  complaints,
}) => {
  const made = await opened(desk, browser, [item('Sofa'), item('Clock')]);
  const { phone, claimId, rowIds } = made;
  await asPerson(desk, 'PUT', `/client_reference/${claimId}/claimed_item/${rowIds[0]}`, {
    data: { valuation: { replacement_cost_value: 450, basis: 'handler' } },
  });
  await send(desk, claimId);
  await tapEverything(phone);
  await expect(card(phone, 'Clock').getByText('Saved', { exact: true })).toBeVisible();
  await expect(card(phone, 'Sofa')).toContainText('Your insurer has changed this item');
  await expect(
    card(phone, 'Sofa')
      .getByText(/450\.00/)
      .first(),
  ).toBeVisible();
  await expect(phone.getByText('Your insurer has changed “Sofa”')).toBeVisible();
  await phone.getByRole('button', { name: 'Rest correct: send' }).click();
  expect(await givenTo(desk, made)).toEqual(['active', null, 'confirmed']);
  await card(phone, 'Sofa').getByRole('button', { name: 'Correct', exact: true }).click();
  await phone.getByRole('button', { name: 'Send my answers' }).click();
  await expect(phone.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  await phone.close();
  complaints.splice(0); // the browser logs the refusal of the figures before
});
