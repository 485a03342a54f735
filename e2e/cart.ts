import { expect, type Locator, type Page } from '@playwright/test';
import { BIG_CLAIM } from './desk';

interface Result {
  readonly row_id: number;
  readonly file_name: string;
  readonly status: string;
  readonly flagged: boolean;
  readonly regions: readonly unknown[] | null;
}

export async function openClaim(page: Page, reference = BIG_CLAIM): Promise<void> {
  await page.goto(`/claims?q=${encodeURIComponent(reference)}`);
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await expect(page.locator('tr[data-appraisal]').first()).toBeVisible();
}

export const rowOf = (page: Page, appraisalId: number | string): Locator =>
  page.locator(`tr[data-appraisal="${appraisalId}"]`);

/** The badge of the row with the verdict on its pictures. */
export const verdictOf = (row: Locator): Locator => row.locator('[data-verdict]');

export const inspectorOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Picture inspector' });

/** The element that must have the focus for the inspector's keys. */
export const keyAreaOf = (page: Page): Locator => inspectorOf(page).locator('#inspector-keys');

/** Returns the results of the shown claim, as the page itself reads them. */
export async function resultsOf(page: Page): Promise<Record<string, readonly Result[]>> {
  const claimId = /\/claims\/(\d+)/.exec(page.url())?.[1];
  const response = await page.request.get(`/api/forensics/${claimId}/results/all`);
  return ((await response.json()) as { forensics_results: Record<string, readonly Result[]> })
    .forensics_results;
}

export interface SharedPicture {
  readonly appraisalId: string;
  readonly twinId: string;
  readonly fileName: string;
}

/**
 * Returns a flagged picture of an item with two appraisals: a decision on one must appear on both.
 */
export async function flaggedSharedPicture(page: Page): Promise<SharedPicture> {
  const entries = Object.entries(await resultsOf(page)).flatMap(([appraisalId, list]) =>
    list.map((result) => ({ appraisalId, ...result })),
  );
  for (const one of entries.filter(({ flagged }) => flagged)) {
    const twin = entries.find(
      (other) =>
        other.row_id === one.row_id &&
        other.file_name === one.file_name &&
        other.appraisalId !== one.appraisalId,
    );
    if (twin)
      return { appraisalId: one.appraisalId, twinId: twin.appraisalId, fileName: one.file_name };
  }
  throw new Error('The demo holds no flagged picture of an item with two appraisals.');
}

/** Returns a picture whose verdict has regions. */
export async function pictureWithRegions(
  page: Page,
): Promise<{ appraisalId: string; fileName: string; count: number }> {
  for (const [appraisalId, list] of Object.entries(await resultsOf(page))) {
    const found = list.find(({ regions }) => (regions?.length ?? 0) > 0);
    if (found) return { appraisalId, fileName: found.file_name, count: found.regions?.length ?? 0 };
  }
  throw new Error('The demo holds no picture with regions.');
}

interface Shown {
  readonly appraisalId: string;
  readonly fileName: string;
}

/** Opens a picture and waits for its verdict, on which its keys and buttons depend. */
export async function openPicture(page: Page, picture: Shown): Promise<void> {
  await openPictureAlone(page, picture);
  await expect(verdictOf(inspectorOf(page)).first()).toBeVisible();
}

/** Opens a picture whose verdict may not have arrived. */
export async function openPictureAlone(
  page: Page,
  { appraisalId, fileName }: Shown,
): Promise<void> {
  const claim = new URL(page.url()).pathname;
  await page.goto(`${claim}?appraisal=${appraisalId}&picture=${encodeURIComponent(fileName)}`);
  await expect(inspectorOf(page).getByRole('img', { name: fileName })).toBeVisible();
  // The panel slides in; positions are measured only after the animation.
  await inspectorOf(page).evaluate((panel) =>
    Promise.all(panel.getAnimations().map(({ finished }) => finished)),
  );
}
