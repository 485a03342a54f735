import type { z } from 'zod';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import type { updateClaimedItem as contract } from '@/lib/contract/claimed-items';
import { type Name, shownIn, type Value } from '../changes';
import type { LockedItem } from './lock';

/** Each field with its column and, if appraisals of the item have the field too, its name there. */
export const FIELDS = [
  { name: 'description', column: 'description' },
  { name: 'quantity', column: 'quantity', ofAppraisal: 'item_quantity' },
  { name: 'condition', column: 'condition', ofAppraisal: 'appraisal_condition' },
  {
    name: 'client_category_id',
    column: 'clientCategoryId',
    ofAppraisal: 'selected_client_category_id',
  },
  { name: 'date_purchase', column: 'datePurchase', ofAppraisal: 'date_purchase' },
  {
    name: 'date_purchase_precision',
    column: 'datePurchasePrecision',
    ofAppraisal: 'date_purchase_precision',
  },
  { name: 'claimed_amount', column: 'claimedAmount' },
  { name: 'location_id', column: 'locationId' },
  { name: 'location', column: 'location' },
  { name: 'receipt', column: 'receipt', ofAppraisal: 'has_receipt' },
  { name: 'notes', column: 'notes' },
  { name: 'serial_number', column: 'serialNumber' },
  { name: 'external_id', column: 'externalId' },
] as const satisfies readonly {
  readonly name: keyof z.output<typeof contract.body> & keyof ClaimedItem;
  readonly column: string;
  readonly ofAppraisal?: Name;
}[];

export type Field = (typeof FIELDS)[number];

/** The value of the item, then those of its appraisals, if they have the field. */
export function valuesOf(
  { item, appraisals }: LockedItem,
  name: Field['name'],
): readonly (Value | null)[] {
  const field = FIELDS.find((one) => one.name === name);
  const ofAppraisal = field && 'ofAppraisal' in field ? field.ofAppraisal : null;
  return [item[name], ...(ofAppraisal ? appraisals.map((one) => shownIn(one, ofAppraisal)) : [])];
}
