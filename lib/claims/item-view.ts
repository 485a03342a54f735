import type { ClaimedItem as View } from '@/lib/contract/claimed-item';
import type { ClaimedItem, Prisma } from '@/lib/platform/database/generated/client';
import { toDateString } from '@/lib/shared/dates';
import type { Precision } from '@/lib/shared/purchase';

export const WITH_APPRAISALS = {
  appraisals: { select: { id: true, revision: true }, orderBy: { id: 'asc' } },
} as const satisfies Prisma.ClaimedItemInclude;

export const itemView = (
  item: ClaimedItem & {
    readonly appraisals: readonly { readonly id: number; readonly revision: number }[];
  },
): View => ({
  row_id: item.id,
  display_id: item.displayId,
  description: item.description,
  quantity: item.quantity,
  condition: item.condition,
  client_category_id: item.clientCategoryId,
  date_purchase: item.datePurchase && toDateString(item.datePurchase),
  date_purchase_precision: item.datePurchase && (item.datePurchasePrecision as Precision),
  claimed_amount: item.claimedAmount && item.claimedAmount.toNumber(),
  location_id: item.locationId,
  location: item.location,
  receipt: item.receipt,
  notes: item.notes,
  serial_number: item.serialNumber,
  external_id: item.externalId,
  pid: item.pid,
  appraisal_ids: item.appraisals.map(({ id }) => id),
  appraisal_revisions: item.appraisals.map(({ id, revision }) => ({ appraisal_id: id, revision })),
  intake_id: item.intakeId,
  create_time: item.createTime.toISOString(),
});
