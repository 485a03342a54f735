import type { Page } from '@playwright/test';
import { expect, test } from './desk';
import { asPerson } from './own-claim';
import { cell, lineOf, openSheet } from './sheet';

test('lines are valued as claimed in one action, and an amount above the claimed one is marked', async ({
  desk,
}) => {
  await openSheet(desk);
  await desk.getByRole('checkbox', { name: 'Select all' }).click();
  const bar = desk.getByRole('toolbar', { name: 'Selected lines' });
  await bar.getByRole('button', { name: 'Use claimed amount' }).click();
  await expect(desk.getByText('2 lines valued as claimed')).toBeVisible();
  await expect(desk.getByText('1 has no claimed amount. 1 has an amount already.')).toBeVisible();
  await expect(cell(desk, 'Winter coat', 'price')).toContainText('600.00= 1,200.00');
  await expect(lineOf(desk, 'Winter coat')).toHaveAttribute('data-line', 'counted');
  await expect(lineOf(desk, 'Suitcase')).toHaveAttribute('data-line', 'not_valued');
  await cell(desk, 'Sofa', 'price').click();
  await desk.keyboard.type('8796');
  await desk.keyboard.press('Enter');
  await expect(cell(desk, 'Sofa', 'price')).toContainText(
    'RCV above claimed: 8,796.00 counted, 4,500.00 claimed',
  );
});

const takingBack = {
  'the button': (desk: Page) => desk.getByRole('button', { name: 'Undo' }).click(),
  'Ctrl Z': (desk: Page) => desk.keyboard.press('Control+z'),
  '⌘Z': (desk: Page) => desk.keyboard.press('Meta+z'),
};

for (const [key, takeBack] of Object.entries(takingBack))
  test(`${key} takes the claimed amounts back, and the claim is as it was before`, async ({
    desk,
  }) => {
    const { claimId } = await openSheet(desk);
    const path = `/client_reference/${claimId}`;
    const state = () =>
      Promise.all(
        ['claimed_item', 'appraisal', 'totals'].map((one) =>
          asPerson<unknown>(desk, 'GET', `${path}/${one}`),
        ),
      );
    const before = await state();
    await cell(desk, 'Suitcase', 'quantity').click();
    await desk.keyboard.press('Control+a');
    await desk.keyboard.type('3');
    await desk.keyboard.press('Enter');
    await expect(cell(desk, 'Suitcase', 'quantity')).toHaveText(/3$/);
    await desk.getByRole('checkbox', { name: 'Select all' }).click();
    await desk.getByRole('button', { name: 'Use claimed amount' }).click();
    await expect(cell(desk, 'Winter coat', 'price')).toContainText('600.00= 1,200.00');
    await expect(desk.getByText('2 lines valued as claimed')).toBeVisible();
    await takeBack(desk);
    await expect(desk.getByText('2 amounts taken back')).toBeVisible();
    await expect(desk.getByText('2 lines valued as claimed')).toBeHidden();
    await expect(cell(desk, 'Winter coat', 'price')).toContainText('–');
    await expect(lineOf(desk, 'Winter coat')).toHaveAttribute('data-line', 'not_valued');
    await desk.keyboard.press('Control+z');
    await expect(cell(desk, 'Suitcase', 'quantity')).toHaveText(/1$/);
    await expect.poll(state).toEqual(before);
  });

test('more lines than a page has are valued as claimed and taken back, with the selection kept', async ({
  desk,
}) => {
  const { claimId } = await openSheet(desk);
  const items = Array.from({ length: 120 }, (_, at) => ({
    description: `Book ${at}`,
    claimed_amount: 100 + at,
    date_purchase: '2024-05-01',
  }));
  await asPerson(desk, 'POST', `/client_reference/${claimId}/claimed_item/bulk`, {
    data: { items },
  });
  await desk.reload();
  await desk.getByRole('checkbox', { name: 'Select all' }).click();
  await desk.getByRole('button', { name: 'Use claimed amount' }).click();
  await expect(desk.getByText('122 lines valued as claimed')).toBeVisible();
  await expect(desk.getByRole('toolbar', { name: 'Selected lines' })).toContainText('124 selected');
  await desk.keyboard.press('Control+z');
  await expect(desk.getByText('122 amounts taken back')).toBeVisible();
  await expect(cell(desk, 'Winter coat', 'price')).toContainText('–');
});
