import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { demoCredentials } from '../tests/setup/service';
import { expect, test } from './desk';
import { expectNoSidewaysScroll, expectNoViolations } from './looks';
import { newClaim, PHONE } from './new-item';
import { claimWithPhone, onlyRowOf } from './phone-claim';

const editOf = (page: Page): Locator => page.getByRole('dialog', { name: `Edit ${PHONE}` });
const statusOf = (page: Page): Locator => onlyRowOf(page).getByRole('button', { name: /^Status / });

async function openEdit(page: Page): Promise<Locator> {
  await onlyRowOf(page)
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: 'Edit item' }).click();
  await expect(editOf(page)).toBeVisible();
  return editOf(page);
}

const save = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Save and calculate' }).click();

async function setStatus(page: Page, name: string): Promise<void> {
  await statusOf(page).click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** Opens the same claim for another member of the client. */
async function colleague(
  browser: Browser,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
  desk: Page,
): Promise<Page> {
  const page = await (await browser.newContext({ storageState })).newPage();
  await page.goto(desk.url());
  await expect(onlyRowOf(page)).toHaveCount(1);
  return page;
}

test('of two handlers on one item the second sees the change of the first and keeps their own on top of it', async ({
  desk,
  browser,
  adminSession,
  complaints,
}) => {
  await claimWithPhone(desk);
  const other = await colleague(browser, adminSession, desk);
  const mine = await openEdit(desk);
  await mine.getByLabel('Comment').fill('Seen by me');
  const theirs = await openEdit(other);
  await theirs.getByLabel('Quantity').fill('3');
  await save(theirs);
  await expect(theirs).toBeHidden();

  const notice = mine.getByRole('alert').filter({ hasText: 'Changed by Mads Lund' });
  await expect(notice).toContainText('Quantity: 1 → 3');
  await expect(notice).toContainText('You changed: Comment.');
  await expect(mine.getByLabel('Comment')).toHaveValue('Seen by me');
  await expect(mine.getByRole('button', { name: 'Save and calculate' })).toBeDisabled();
  await expectNoViolations(desk);
  await mine.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(notice).toBeHidden();
  await expect(mine.getByLabel('Quantity')).toHaveValue('3');
  await save(mine);
  await expect(mine).toBeHidden();

  // Without polling the other person's page stays outdated.
  await other.route(/\/appraisal\?limit=1$/, (route) => route.fulfill({ json: {} }));
  await setStatus(desk, 'Accepted');
  await expect(statusOf(desk)).toContainText('Accepted');
  await desk.waitForResponse(/\/appraisal\?limit=100/);
  await setStatus(other, 'Rejected');
  const toast = other
    .getByRole('listitem')
    .filter({ hasText: `The status of ${PHONE} was not set` });
  await expect(toast).toContainText(/Changed by Kari Holm.*Status: Open → Accepted/);
  await expect(statusOf(other)).toContainText('Accepted');
  await toast.getByRole('button', { name: 'Set anyway' }).click();
  await expect(statusOf(other)).toContainText('Rejected');
  // The change appears without a reload.
  await expect(statusOf(desk)).toContainText('Rejected');

  await desk.getByRole('link', { name: 'Timeline' }).click();
  const events = desk.getByRole('list', { name: 'Events' }).getByRole('listitem');
  await expect(events.first()).toContainText(`Mads Lund set ${PHONE} from Accepted to Rejected`);
  await expect(events.filter({ hasText: `You changed ${PHONE}` }).first()).toContainText(
    'Comment: none → Seen by me',
  );
  await expectNoViolations(desk);
  await desk.getByLabel('Show').selectOption('Statuses');
  await expect(events).toHaveCount(2);
  await desk.reload();
  await expect(events).toHaveCount(2);
  await desk.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(desk);
  await events.first().getByRole('link').click();
  await expect(desk).toHaveURL(/\/claims\/\d+\?appraisal=\d+/);
  await other.context().close();
  complaints.splice(0); // the browser logs the 412
});

test('an ACV set on outdated values shows the conflict and lets the user choose, before and after a refresh', async ({
  desk,
  browser,
  adminSession,
  complaints,
}) => {
  await claimWithPhone(desk);
  const id = await onlyRowOf(desk).getAttribute('data-appraisal');
  const other = await colleague(browser, adminSession, desk);
  const theirs = (actual_cash_value: number) => {
    const path = `/api/client_reference/${desk.url().split('/').pop() ?? ''}/appraisal/${id}/acv`;
    return other.evaluate(
      ([to, body]) =>
        fetch(to, { method: 'PUT', body, headers: { 'content-type': 'application/json' } }).then(
          ({ status }) => status,
        ),
      [path, JSON.stringify({ actual_cash_value, reason: 'Seen on site' })] as const,
    );
  };
  const acv = onlyRowOf(desk).getByRole('button', { name: /^ACV / });
  await acv.click();
  const box = desk.getByRole('dialog');
  const [amount, set, message] = [
    box.getByLabel(/^ACV in/),
    box.getByRole('button', { name: 'Set ACV' }),
    box.getByRole('alert').filter({ hasText: 'Changed by Mads Lund' }),
  ];
  await amount.fill('950');
  await box.getByLabel('Reason').fill('A guess');
  expect(await theirs(3000)).toBe(200);
  await expect(message).toContainText('→ 3,000.00');
  await expect(set).toBeDisabled();
  await expect(box.getByRole('button', { name: 'Calculate by rules' })).toBeDisabled();
  await expect(amount).toHaveValue('950');
  await expectNoViolations(desk);
  await box.getByRole('button', { name: 'Keep my changes' }).click();
  await set.click();
  await expect(box).toBeHidden();
  await expect(acv).toHaveText(/950/);

  // Without polling the box learns of the change only from the refusal.
  await acv.click();
  await amount.fill('900');
  await box.getByLabel('Reason').fill('Another guess');
  await desk.route(/\/appraisal\?(.*&)?limit=1(&|$)/, () => {});
  expect(await theirs(2000)).toBe(200);
  await set.click();
  await expect(message).toContainText('→ 2,000.00');
  await expect(set).toBeDisabled();
  await expect(acv).toHaveText(/2,000/);
  await box.getByRole('button', { name: 'Use theirs' }).click();
  await expect(message).toBeHidden();
  await expect(amount).toHaveValue(/2,?000/);

  // The person's own change is not announced.
  await box.getByRole('button', { name: 'Calculate by rules' }).click();
  await expect(box.getByText(/^Calculated by /)).toBeVisible();
  await expect(box.getByRole('alert')).toHaveCount(0);
  await expect(set).toBeEnabled();
  await other.context().close();
  complaints.splice(0); // the browser logs the 412
});

test('an edit survives the end of the session, which asks to sign in in place, and a lost connection', async ({
  desk,
  complaints,
}) => {
  await claimWithPhone(desk);
  const dialog = await openEdit(desk);
  await dialog.getByLabel('Comment').fill('Typed before the end');
  await desk.context().clearCookies();
  await save(dialog);
  const question = desk.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(question.getByLabel('Email')).toHaveValue(demoCredentials().handler.email);
  await expect(question.getByLabel('Password')).toBeFocused();
  await expectNoViolations(desk);
  await question.getByLabel('Password').fill('not the password');
  await desk.keyboard.press('Enter');
  await expect(question.getByText('The email or password is wrong.')).toBeVisible();
  await question.getByLabel('Password').fill(demoCredentials().handler.password);
  await desk.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(`${PHONE} saved`)).toBeVisible();
  const again = await openEdit(desk);
  await expect(again.getByLabel('Comment')).toHaveValue('Typed before the end');

  // Without a connection the save waits, and the person sees that.
  await again.getByLabel('Comment').fill('Typed without a connection');
  await desk.context().setOffline(true);
  await expect(desk.getByText(/^No connection\./)).toBeVisible();
  await save(again);
  await expect(again.getByLabel('Comment')).toHaveValue('Typed without a connection');
  await desk.context().setOffline(false);
  await expect(again).toBeHidden();
  await expect(desk.getByText(/^No connection\./)).toBeHidden();
  complaints.splice(0); // the browser logs the 401s and the failed requests
});

const ownerIn = (page: Page, name: string) =>
  page.getByRole('button', { name: `Handler: ${name}` });

test('a claim can be reassigned on its page and in the list, colleagues see it without a reload, and the second of two changes is refused', async ({
  adminDesk: desk,
  browser,
  handlerSession,
  complaints,
}) => {
  await newClaim(desk);
  const reference = (await desk.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const other = await (await browser.newContext({ storageState: handlerSession })).newPage();
  await other.goto(desk.url());
  await expect(ownerIn(other, 'Mads Lund')).toBeVisible();
  await ownerIn(other, 'Mads Lund').click();
  await expect(other.getByRole('menuitemradio', { name: 'Mads Lund' })).toBeChecked();
  await other.getByRole('menuitem', { name: 'Take over' }).dblclick();
  await expect(other.getByText(`You are now the handler of ${reference}`)).toHaveCount(1);
  await expect(ownerIn(desk, 'Kari Holm')).toBeVisible();
  await expectNoViolations(desk);

  // From now on this page does not learn of changes.
  await desk.route(/\/appraisal\?(.*&)?limit=1(&|$)/, () => {});
  await ownerIn(other, 'Kari Holm').click();
  await other.getByRole('menuitem', { name: 'Unassign' }).click();
  await expect(ownerIn(other, 'nobody')).toBeVisible();
  await ownerIn(desk, 'Kari Holm').click();
  await desk.getByRole('menuitem', { name: 'Take over' }).click();
  await expect(
    desk.getByText(`${reference} was assigned to nobody by someone else. Choose again.`),
  ).toBeVisible();
  complaints.splice(0); // the browser logs the 412
  await ownerIn(desk, 'nobody').click();
  await desk.getByRole('menuitem', { name: 'Take over' }).click();
  await expect(ownerIn(desk, 'Mads Lund')).toBeVisible();

  await desk.goto(`/claims?q=${reference}`);
  await desk.getByRole('button', { name: `Handler of ${reference}: Mads Lund` }).click();
  await desk.getByRole('menuitemradio', { name: 'Kari Holm' }).click();
  await expect(
    desk.getByRole('button', { name: `Handler of ${reference}: Kari Holm` }),
  ).toBeVisible();
  await other.getByRole('link', { name: 'Timeline' }).click();
  await expect(other.getByText('Handler: Mads Lund → Kari Holm').first()).toBeVisible();
  await expect(other.getByText('changed the handler of the claim')).toHaveCount(4);
  await other.context().close();
});
