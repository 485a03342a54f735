import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';

interface PlaceOfItem {
  readonly client_reference_id: number;
  readonly row_id: number;
}

/**
 * Marks the reasons to look at an item as reviewed or, with null, takes the review back. The claim is
 * locked first, as by the search for serial numbers. Without a reason, and a second time, nothing
 * changes. Throws Fault `not_found` for the claim or the item.
 */
export async function reviewItemReasons(
  caller: Caller,
  { client_reference_id: clientReferenceId, row_id: rowId }: PlaceOfItem,
  review: { readonly note: string | null } | null,
): Promise<void> {
  const { clientId } = caller;
  await withClient(clientId, async (tx) => {
    await tx.$executeRaw`
      SELECT FROM client_reference WHERE client_id = ${clientId} AND id = ${clientReferenceId}
      FOR NO KEY UPDATE`;
    const item = await tx.claimedItem.findUnique({
      where: { clientId_id: { clientId, id: rowId }, clientReferenceId },
      select: { reason: true },
    });
    if (!item) throw notFound('claimed_item_not_found');
    const { reason } = item;
    if (reason === null || (reason.clearedAt !== null) === (review !== null)) return;
    await tx.itemReason.update({
      where: { clientId_rowId: { clientId, rowId } },
      data: {
        clearedAt: review && now(),
        clearedBy: review && caller.actor,
        clearNote: review?.note ?? null,
      },
    });
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: review ? 'claimed_item.reasons_cleared' : 'claimed_item.reasons_restored',
      data: {
        row_id: rowId,
        serial_number: reason.serialKey,
        ...(review && { note: review.note }),
      },
    });
  });
}
