import { expect, test } from './desk';
import { deleteDraft, newName, openNewDraft } from './settings';

test('the editor and the publish page name the categories without depreciation until a rule covers them', async ({
  adminDesk: page,
}) => {
  await openNewDraft(page, newName());
  const gaps = page.getByRole('note');
  const untouched = /\d+ categories have no rule and no depreciation: .*Furniture/;
  await expect(gaps).toContainText(untouched);
  await expect(gaps).not.toContainText('never used');
  await page.getByRole('button', { name: 'Edit Glasses' }).click();
  await page.getByRole('searchbox', { name: 'Find a category' }).fill('glas');
  await page.getByRole('checkbox', { name: 'Glasses' }).uncheck();
  await expect(gaps).toContainText('1 rule has no category and is never used: Glasses.');
  await page.getByRole('searchbox', { name: 'Find a category' }).fill('');
  await page.getByRole('checkbox', { name: 'Furniture', exact: true }).check();
  await expect(gaps).not.toContainText('never used');
  await expect(gaps).not.toContainText(/Furniture/);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Preview and publish' }).click();
  await expect(gaps).toContainText(untouched);
  await expect(gaps).not.toContainText('never used');
  await page.getByRole('link', { name: 'Back to the draft' }).click();
  await deleteDraft(page);
});

test('a preview starts where the rules in force started, and one without changes leads to a day that has some', async ({
  adminDesk: page,
}) => {
  await openNewDraft(page, newName(), 'Swedish home insurance terms');
  await page.getByRole('button', { name: 'Preview and publish' }).click();
  const day = page.getByLabel('Applies to damages from');
  await expect(day).toHaveValue('2026-01-01');
  const changes = page.getByRole('table', { name: 'Changes' });
  await expect(changes).toBeVisible();
  await day.fill('2099-01-01');
  await expect(
    page.getByText(/^All open claims have damages from \d.* to \d.*, before 1 Jan 2099\./),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Preview from / }).click();
  await expect(day).not.toHaveValue('2099-01-01');
  await expect(changes).toBeVisible();
  await page.getByRole('link', { name: 'Back to the draft' }).click();
  await deleteDraft(page);
});

test('a preview without changes says how many appraisals were recalculated and how many lack a fact', async ({
  adminDesk: page,
}) => {
  // Other tests leave open appraisals, some of which would change.
  await page.route('**/preview?**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: {
        ...((await response.json()) as object),
        looked_at: 12,
        changed: 0,
        not_valued: 2,
        changed_claims: 0,
        difference: 0,
        net_claim_difference: 0,
        sums: [],
        appraisals: [],
        claims: [],
      },
    });
  });
  await openNewDraft(page, newName(), 'Contents 2026, version 1 (in force)');
  await page.getByRole('button', { name: 'Preview and publish' }).click();
  await expect(page.getByText('No open appraisal changes')).toBeVisible();
  await expect(
    page.getByText('10 open appraisals were recalculated without change.'),
  ).toBeVisible();
  await expect(page.getByText('2 lack a fact that their rule needs')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the draft' }).click();
  await deleteDraft(page);
});
