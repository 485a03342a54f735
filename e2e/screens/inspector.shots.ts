/**
 * The inspector besides its layers: a decision, checks that were inconclusive, and the same photo
 * in another claim.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import { demoCredentials } from '../../tests/setup/service';
import {
  flaggedSharedPicture,
  inspectorOf,
  keyAreaOf,
  openClaim,
  openPicture,
  resultsOf,
  type SharedPicture,
} from '../cart';
import { expect, test } from '../desk';
import { insurer } from '../portal';
import { demoAppraisals, newReference } from './household';
import { lamp } from './lamp';
import { take } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

/**
 * Creates a claim with the item of a demo photo, that photo as it was sent and another one, both
 * examined.
 */
async function claimWith(
  page: Page,
  request: APIRequestContext,
  { appraisalId, fileName }: SharedPicture,
): Promise<string> {
  const { api_key: key, client_id: client } = demoCredentials();
  const headers = { authorization: `apiKey ${key}` };
  const demo = await demoAppraisals(request);
  const thing = demo.appraisals.find(({ appraisal_id: id }) => String(id) === appraisalId);
  if (!thing) throw new Error(`The demo has no appraisal ${appraisalId}`);
  const { cpid, rpid, cp_name_cart, date_purchase, appraisal_condition } = thing;
  const { client_reference_id: claimId } = await insurer<{ client_reference_id: number }>(
    request,
    'POST',
    '/client_reference',
    { client_reference: newReference(), date_damage: '2026-03-02', cause: 'Theft' },
  );
  const { appraisal_id: id } = await insurer<{ appraisal_id: number }>(
    request,
    'POST',
    `/client_reference/${claimId}/appraisal`,
    { cpid, rpid, cp_name_cart, date_purchase, appraisal_condition },
  );
  const original = await request.get(
    `/api/client_reference/${demo.claimId}/appraisal/${appraisalId}/attachments/${fileName}?client_id=${client}`,
    { headers },
  );
  const photos = [
    { name: fileName, buffer: await original.body() },
    { name: 'lamp.jpg', buffer: await lamp() },
  ];
  for (const photo of photos) {
    const taken = await request.post(
      `/api/client_reference/${claimId}/appraisal/${id}/attachments?client_id=${client}`,
      { headers, multipart: { file: { ...photo, mimeType: 'image/jpeg' } } },
    );
    expect(taken.ok(), await taken.text()).toBe(true);
  }
  await page.goto(`/claims/${claimId}`);
  const examined = async () =>
    ((await resultsOf(page))[id] ?? []).filter(({ status }) => status === 'complete').length;
  await expect.poll(examined, { timeout: 90_000 }).toBe(photos.length);
  return String(id);
}

test('the original beside the findings', async ({ desk }) => {
  await openClaim(desk);
  await openPicture(desk, await flaggedSharedPicture(desk));
  await keyAreaOf(desk).focus();
  await desk.keyboard.press('v');
  await expect(inspectorOf(desk).getByRole('slider', { name: /^Divider / })).toBeVisible();
  await take(desk, 'cart-inspector-compare');
});

test('the same photo elsewhere and side by side, a confirmed flag, and a photo with inconclusive checks', async ({
  desk,
  request,
}) => {
  await openClaim(desk);
  const flagged = await flaggedSharedPicture(desk);
  const appraisalId = await claimWith(desk, request, flagged);
  const panel = inspectorOf(desk);
  await openPicture(desk, { appraisalId, fileName: flagged.fileName });
  const elsewhere = panel.locator('summary', { hasText: /^Same photo elsewhere/ });
  await take(desk, 'cart-inspector-elsewhere', { at: elsewhere });
  await panel
    .getByRole('button', { name: /^Show side by side/ })
    .first()
    .click();
  await expect(desk.getByRole('dialog').getByRole('img')).toHaveCount(2);
  await take(desk, 'cart-inspector-side-by-side');
  await desk.keyboard.press('Escape');

  await keyAreaOf(desk).focus();
  await desk.keyboard.press('n');
  await desk.keyboard.type('The cabinet shop shows one pair of speakers on its own photo.');
  await desk.getByRole('button', { name: 'Confirm flag' }).click();
  const notice = panel.getByText(/^Flag confirmed by /);
  await expect(notice).toBeVisible();
  await take(desk, 'cart-inspector-kept', { at: notice });

  await openPicture(desk, { appraisalId, fileName: 'lamp.jpg' });
  const unchecked = panel.locator('summary', { hasText: /^Not checked/ });
  await take(desk, 'cart-inspector-unchecked', { at: unchecked });
});
