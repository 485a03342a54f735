/** Each state of a picture, where handlers see it: claims list, cart, inspector and queue. */
import type { APIRequestContext, Page } from '@playwright/test';
import { demoCredentials } from '../../tests/setup/service';
import { keyAreaOf, openClaim, openPicture, resultsOf } from '../cart';
import { expect, test } from '../desk';
import { drawn, generated } from '../drawn-photos';
import { insurer } from '../portal';
import { newReference } from './household';
import { take } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

const WIDE = { sizes: ['wide'] } as const;

const PICTURES = [
  { name: 'flagged.jpg', picture: generated },
  { name: 'confirmed.jpg', picture: generated },
  { name: 'inconclusive.jpg', picture: drawn },
];

interface Pictured {
  readonly reference: string;
  readonly appraisalIds: readonly string[];
}

/** The pictures of the shown claim in a state. */
const inState = async (page: Page, state: string) =>
  Object.entries(await resultsOf(page)).flatMap(([appraisalId, list]) =>
    list
      .filter((one) => 'state' in one && one.state === state)
      .map(({ file_name: fileName }) => ({ appraisalId, fileName })),
  );

async function pictured(page: Page, request: APIRequestContext): Promise<Pictured> {
  const { client_id: client, api_key: key } = demoCredentials();
  const reference = newReference();
  const { client_reference_id: claimId } = await insurer<{ client_reference_id: number }>(
    request,
    'POST',
    '/client_reference',
    { client_reference: reference, date_damage: '2026-03-02', cause: 'Theft' },
  );
  const appraisalIds: string[] = [];
  for (const { name, picture } of PICTURES) {
    const { appraisal_ids: ids } = await insurer<{ appraisal_ids: number[] }>(
      request,
      'POST',
      `/client_reference/${claimId}/claimed_item`,
      {
        description: name.replace('.jpg', ''),
        date_purchase: '2024-05-02',
        valuation: { replacement_cost_value: 2400, basis: 'receipt' },
      },
    );
    const response = await request.post(
      `/api/client_reference/${claimId}/appraisal/${ids[0]}/attachments?client_id=${client}`,
      {
        headers: { authorization: `apiKey ${key}` },
        multipart: { file: { name, mimeType: 'image/jpeg', buffer: await picture() } },
      },
    );
    expect(response.ok(), await response.text()).toBe(true);
    appraisalIds.push(String(ids[0]));
  }
  await page.goto(`/claims/${claimId}`);
  const examined = async () =>
    Object.values(await resultsOf(page))
      .flat()
      .filter(({ status }) => status === 'complete').length;
  await expect.poll(examined, { timeout: 90_000 }).toBe(PICTURES.length);
  return { reference, appraisalIds };
}

test('flagged, confirmed and inconclusive pictures in list, cart, inspector and queue', async ({
  desk,
  request,
}) => {
  const { reference, appraisalIds } = await pictured(desk, request);
  const open = (at: number) =>
    openPicture(desk, {
      appraisalId: appraisalIds[at] ?? '',
      fileName: PICTURES[at]?.name ?? '',
    });
  await open(1);
  await keyAreaOf(desk).focus();
  await desk.keyboard.press('f');
  await expect.poll(async () => (await inState(desk, 'confirmed')).length).toBe(1);
  await open(0);
  await take(desk, 'state-flagged', WIDE);
  await open(1);
  await take(desk, 'state-confirmed', WIDE);
  await open(2);
  await take(desk, 'state-inconclusive', WIDE);
  await openClaim(desk, reference);
  await take(desk, 'states-cart', WIDE);
  await desk.goto(`/claims?q=${reference}`);
  await expect(desk.getByRole('link', { name: reference })).toBeVisible();
  await take(desk, 'states-claims', WIDE);
  await desk.getByRole('link', { name: /^Flagged/ }).click();
  await expect(desk.getByRole('link', { name: reference })).toBeVisible();
  await take(desk, 'states-queue', WIDE);
});

test('a picture without findings', async ({ desk }) => {
  await openClaim(desk);
  const [first] = await inState(desk, 'no_findings');
  if (!first) throw new Error('The demo holds no picture without findings.');
  await openPicture(desk, first);
  await take(desk, 'state-no-findings', WIDE);
});
