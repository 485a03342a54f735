import type { Page } from '@playwright/test';
import { expect } from './desk';
import { asPerson, createClaim } from './own-claim';

export const HOUSEHOLD = [
  { description: 'Sofa', location: 'Living room', claimed_amount: 4500 },
  { description: 'Winter coat', location: 'Hall', claimed_amount: 1200, quantity: 2 },
  {
    description: 'Floor lamp',
    location: 'Living room',
    date_purchase: '2021-05-01',
    valuation: { replacement_cost_value: 800, basis: 'handler' },
  },
  { description: 'Suitcase' },
];

interface Items {
  readonly claimed_items: readonly { readonly row_id: number }[];
}

/** Opens the sheet of a new claim with four things, one of them valued. */
export async function openSheet(
  desk: Page,
  query = '',
): Promise<{ claimId: number; rowIds: number[] }> {
  const { id: claimId } = await createClaim(desk, 'sheet');
  const { claimed_items: items } = await asPerson<Items>(
    desk,
    'POST',
    `/client_reference/${claimId}/claimed_item/bulk`,
    { data: { items: HOUSEHOLD } },
  );
  await desk.goto(`/claims/${claimId}/sheet${query}`);
  await expect(lines(desk)).toHaveCount(HOUSEHOLD.length);
  return { claimId, rowIds: items.map(({ row_id: id }) => id) };
}

export const lines = (desk: Page) =>
  desk.getByRole('grid', { name: 'Lines of the claim' }).locator('tr[data-line]');
export const lineOf = (desk: Page, name: string) => lines(desk).filter({ hasText: name });
export const cell = (desk: Page, name: string, column: string) =>
  lineOf(desk, name).locator(`td[data-cell=${column}]`);
export const select = (desk: Page, name: string) =>
  desk.getByRole('checkbox', { name: `Select ${name}` });

export async function paste(desk: Page, text: string): Promise<void> {
  await desk.evaluate((plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
