import type { Page } from '@playwright/test';
import { inspectorOf, keyAreaOf, verdictOf } from './cart';
import { expect, test } from './desk';
import { drawn } from './drawn-photos';
import { expectNoSidewaysScroll, expectNoViolations } from './looks';
import { addPhone, asPerson, createClaim } from './own-claim';

async function claimWith(
  page: Page,
  buffer: Buffer,
  { name, mimeType } = { name: 'receipt.pdf', mimeType: 'application/pdf' },
) {
  const claim = await createClaim(page, 'reused');
  const appraisal = await addPhone(page, claim.id);
  await asPerson(page, 'POST', `/client_reference/${claim.id}/appraisal/${appraisal}/attachments`, {
    multipart: { file: { name, mimeType, buffer } },
  });
  return { ...claim, appraisal };
}

async function stateSerial(page: Page, claimId: number, serial_number: string): Promise<void> {
  const { claimed_items: items } = await asPerson<{ claimed_items: { row_id: number }[] }>(
    page,
    'GET',
    `/client_reference/${claimId}/claimed_item`,
  );
  await asPerson(page, 'PUT', `/client_reference/${claimId}/claimed_item/${items[0]?.row_id}`, {
    data: { serial_number },
  });
}

test('a serial number of another claim marks an item without a product, counts as one to review, and looks fine until that is taken back', async ({
  desk,
}) => {
  const serial = `SN-${crypto.randomUUID().slice(0, 13)}`.toUpperCase();
  const [first, second] = [await createClaim(desk, 'waits'), await createClaim(desk, 'waits')];
  for (const { id } of [first, second])
    for (const [description, stated] of Object.entries({
      'Floor lamp': { serial_number: serial },
      Rug: {},
      Sofa: {},
      Vase: {},
    }))
      await asPerson(desk, 'POST', `/client_reference/${id}/claimed_item`, {
        data: { description, ...stated },
      });
  await desk.goto(`/claims/${first.id}`);
  const count = desk.getByText('To review', { exact: true }).locator('..');
  await expect(count).toContainText('1 of 1');
  const folded = desk.locator('summary').filter({ hasText: '4 items' });
  await expect(folded.getByText('Needs a look')).toBeVisible();
  await folded.click();
  const lamp = desk.getByRole('listitem').filter({ hasText: 'Floor lamp' });
  await lamp.getByRole('button', { name: 'Needs a look: Floor lamp' }).click();
  const reason = desk.getByRole('dialog');
  await expect(reason.getByRole('link', { name: second.reference })).toBeVisible();
  await expectNoViolations(desk);
  await reason.getByRole('button', { name: 'Mark clean' }).click();
  await expect(count).toContainText('0 of 1');
  await reason.getByRole('button', { name: 'Undo' }).click();
  await expect(count).toContainText('1 of 1');
  await desk.keyboard.press('Escape');
  await expect(lamp.getByRole('button', { name: 'Needs a look: Floor lamp' })).toBeVisible();
  await desk.goto(`/claims/${first.id}/inventory`);
  await lamp.getByRole('button', { name: 'Needs a look: Floor lamp' }).click();
  await expect(reason.getByRole('link', { name: second.reference })).toBeVisible();
  await expectNoViolations(desk);
});

test('J, R and ? work in a cart just opened that has only items without a product', async ({
  desk,
}) => {
  const { id } = await createClaim(desk, 'keys');
  for (const description of ['Floor lamp', 'Rug', 'Sofa', 'Vase'])
    await asPerson(desk, 'POST', `/client_reference/${id}/claimed_item`, { data: { description } });
  await desk.goto(`/claims/${id}`);
  await expect(desk.locator('summary').filter({ hasText: '4 items' })).toBeVisible();
  await expect(desk.getByText('No item has a product yet')).toBeVisible();
  await desk.keyboard.press('?');
  await expect(desk.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('r');
  await expect(desk.getByRole('dialog', { name: 'Report', exact: true })).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  const items = desk.getByRole('main').getByRole('listitem');
  for (const name of ['Floor lamp', 'Rug']) {
    await desk.keyboard.press('j');
    await expect(items.filter({ hasText: name }).locator(':focus')).toBeVisible();
  }
  await desk.keyboard.press('k');
  await expect(items.filter({ hasText: 'Floor lamp' }).locator(':focus')).toBeVisible();
});

test('a receipt of another claim is named with its claim, confirmed by key, and never called edited', async ({
  desk,
}) => {
  const receipt = Buffer.from(`%PDF-1.4\n% ${crypto.randomUUID()}\n%%EOF\n`);
  const first = await claimWith(desk, receipt);
  const second = await claimWith(desk, receipt);
  await desk.goto(`/claims?photos=flagged&q=${first.reference}`);
  await desk.getByRole('link', { name: first.reference }).click();
  const row = desk.locator(`tr[data-appraisal="${first.appraisal}"]`);
  await expect(verdictOf(row)).toHaveText('Needs a look');
  await verdictOf(row).click();
  const panel = inspectorOf(desk);
  await expect(panel.getByText('The same file is in another claim.')).toBeVisible();
  await expect(panel.getByText(/edited|AI-made/i)).toHaveCount(0);
  await expectNoViolations(desk);
  await expectNoSidewaysScroll(desk);
  await keyAreaOf(desk).press('f');
  await expect(panel.getByText(/^Flag confirmed by Kari Holm on /)).toBeVisible();
  await panel.getByRole('link', { name: second.reference }).click();
  await expect(desk).toHaveURL(new RegExp(`/claims/${second.id}\\?`));
  await expect(panel.getByRole('link', { name: first.reference })).toBeVisible();
});

test('a photo that is flagged only because it is in another claim begins with that, and what its pixels show is below', async ({
  desk,
}) => {
  const bytes = await drawn();
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg' };
  const [first] = [await claimWith(desk, bytes, file), await claimWith(desk, bytes, file)];
  await desk.goto(`/claims/${first.id}`);
  const verdict = verdictOf(desk.locator(`tr[data-appraisal="${first.appraisal}"]`));
  await expect(verdict).toHaveText('Needs a look', { timeout: 60_000 });
  await verdict.click();
  const panel = inspectorOf(desk);
  const pixels = panel.getByText(/^(?:No clear sign|Inconclusive)/).first();
  await expect(pixels).toHaveCSS('font-weight', '400');
  const headline = panel.getByText('The same file is in another claim.');
  await expect(headline).toHaveCSS('font-weight', '500');
  const [above, below] = [await headline.boundingBox(), await pixels.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
});

test('a serial number of another claim is flagged at the item, named where it is edited, not cut where it is too long, and gone when it is corrected', async ({
  desk,
  complaints,
}) => {
  const serial = `SN-${crypto.randomUUID().slice(0, 13)}`;
  const [first, second] = [await createClaim(desk, 'serial'), await createClaim(desk, 'serial')];
  for (const claim of [first, second]) {
    await addPhone(desk, claim.id);
    await stateSerial(desk, claim.id, serial.toUpperCase());
  }
  await desk.goto(`/claims/${first.id}`);
  await desk.getByRole('button', { name: /^Needs a look: / }).click();
  const reason = desk.getByRole('dialog');
  await expect(reason.getByText('The serial number is also in another claim.')).toBeVisible();
  await expect(reason.getByRole('link', { name: second.reference })).toBeVisible();
  await expectNoViolations(desk);
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: /^More for / }).click();
  await desk.getByRole('menuitem', { name: 'Edit item' }).click();
  const form = desk.getByRole('dialog', { name: /^Edit / });
  await expect(form.getByRole('link', { name: second.reference })).toBeVisible();
  await expectNoViolations(desk);
  const number = form.getByLabel('Serial number');
  await number.fill('x1'.repeat(80));
  await form.getByRole('button', { name: 'Save and calculate' }).click();
  await expect(form.getByText(/at most 128 characters/i)).toBeVisible();
  complaints.splice(0); // the browser logs the 400
  await number.fill('SN-CORRECTED-77');
  await form.getByRole('button', { name: 'Save and calculate' }).click();
  await expect(form).toHaveCount(0);
  await expect(desk.getByRole('button', { name: /^Needs a look: / })).toHaveCount(0);
});
