import { expect, test } from './desk';
import { expectNoViolations } from './looks';
import { deleteDraft, newName, openNewDraft } from './settings';

test('of two people who edit a draft the second sees which rules the first has saved, and loads or overwrites them', async ({
  adminDesk: page,
  complaints,
}) => {
  const name = newName();
  await openNewDraft(page, name);
  const path = `/api/rule_sets/${page.url().split('/').pop() ?? ''}`;
  const theirs = (maximum_percent: number) =>
    page.evaluate(
      async ([to, maximum]) => {
        const { rules } = (await (await fetch(to)).json()) as { rules: { name: string }[] };
        const body = JSON.stringify({
          rules: rules.map((rule) =>
            rule.name === 'Glasses' ? { ...rule, maximum_percent: maximum } : rule,
          ),
        });
        return (
          await fetch(to, { method: 'PUT', body, headers: { 'content-type': 'application/json' } })
        ).status;
      },
      [path, maximum_percent] as const,
    );
  const [field, saving] = [
    page.getByLabel('Name of the rule set'),
    page.getByRole('button', { name: 'Save', exact: true }),
  ];
  const notice = page.getByRole('alert').filter({ hasText: 'Modified by someone else' });
  await field.fill(`${name} mine`);
  expect(await theirs(71)).toBe(200);
  await saving.click();
  await expect(notice).toContainText('Their changes: Glasses');
  await expect(saving).toBeDisabled();
  await expect(field).toHaveValue(`${name} mine`);
  await expectNoViolations(page);
  await notice.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(notice).toBeHidden();
  expect(
    await page.evaluate(
      async (to) => ((await (await fetch(to)).json()) as { name: string }).name,
      path,
    ),
  ).toBe(`${name} mine`);

  await field.fill(`${name} again`);
  expect(await theirs(72)).toBe(200);
  await saving.click();
  await notice.getByRole('button', { name: 'Load theirs' }).click();
  await expect(notice).toBeHidden();
  await expect(field).toHaveValue(`${name} mine`);
  await field.fill(`${name} third`);
  await saving.click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  // Discarding the draft loads the current values, so that the next save is not refused.
  await field.fill(`${name} gone`);
  expect(await theirs(73)).toBe(200);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(field).toHaveValue(`${name} third`);
  await page.getByRole('button', { name: 'Edit Glasses' }).click();
  await expect(page.getByLabel('Maximum depreciation, %')).toHaveValue('73');
  await field.fill(`${name} last`);
  await saving.click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  complaints.splice(0); // the browser logs the 412
  await deleteDraft(page);
});

test('a draft that somebody else has changed is not deleted or published unseen', async ({
  adminDesk: page,
  complaints,
}) => {
  const name = newName();
  await openNewDraft(page, name);
  const path = `/api/rule_sets/${page.url().split('/').pop() ?? ''}`;
  const rename = (to: string) =>
    page.evaluate(
      async ([address, newNameOfTheirs]) =>
        (
          await fetch(address, {
            method: 'PUT',
            body: JSON.stringify({ name: newNameOfTheirs }),
            headers: { 'content-type': 'application/json' },
          })
        ).status,
      [path, to] as const,
    );
  expect(await rename(`${name} theirs`)).toBe(200);
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Modified by someone else' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByLabel('Name of the rule set')).toHaveValue(`${name} theirs`);

  await page.getByRole('button', { name: 'Preview and publish' }).click();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeEnabled();
  expect(await rename(`${name} again`)).toBe(200);
  await publish.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was published' })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Publish ${name} again` })).toBeVisible();
  await expectNoViolations(page);
  complaints.splice(0); // the browser logs the 412
  await page.getByRole('link', { name: 'Back to the draft' }).click();
  await deleteDraft(page);
});
