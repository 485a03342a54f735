import type { PortalAnswer } from '@/lib/contract/portal-customer';
import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { ClaimKey } from './access/lock';
import type { SentItem, Times } from './sent-item';

/** A portal item with those of its attachments that its policyholder may see. */
export interface ItemRow extends Times {
  row_id: number;
  /** The one that was sent, or the newest of its item where that one has left the cart. */
  appraisal_id: number;
  sent: SentItem;
  answer: PortalAnswer | null;
  answer_time: Date | null;
  added_files: string[];
  files: string[];
}

/**
 * What was sent of a claim, as long as an appraisal of the item is in the cart. Of the item's attachments those that were
 * sent, and still are the files that they were then, and those that came from the policyholder; what a handler adds later is
 * not for the policyholder before it is sent.
 */
export const selectItems = (tx: Transaction, { clientId, id }: ClaimKey, rowId?: number): Promise<ItemRow[]> =>
  tx.$queryRaw<ItemRow[]>`
    SELECT p.row_id, cart.appraisal_id, p.sent, p.answer, p.answer_time, coalesce(p.added_files, '{}') AS added_files, p.create_time, p.update_time,
      coalesce(visible.names, '{}') AS files
    FROM portal_item p
    JOIN LATERAL (
      SELECT a.id AS appraisal_id FROM appraisal a
      WHERE a.client_id = p.client_id AND a.row_id = p.row_id AND a.client_reference_id = p.client_reference_id
      ORDER BY a.id = p.appraisal_id DESC, a.id DESC LIMIT 1
    ) cart ON true
    LEFT JOIN LATERAL (
      SELECT array_agg(f.file_name::text ORDER BY f.position, f.file_name) AS names FROM attachment f
      WHERE f.client_id = p.client_id AND f.row_id = p.row_id
        AND (f.file_name = ANY (p.added_files) OR (f.create_time <= p.update_time AND jsonb_exists(p.sent -> 'files', f.file_name)))
    ) visible ON true
    WHERE p.client_id = ${clientId} AND p.client_reference_id = ${id} ${rowId === undefined ? Prisma.empty : Prisma.sql`AND p.row_id = ${rowId}`}
    ORDER BY (p.sent ->> 'display_id')::int, p.row_id`;
