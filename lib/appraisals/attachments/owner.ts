import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { findAppraisal } from '../find';

/**
 * Whose files are meant: those of an item, which its appraisals share. Named as in events, which
 * tell how a caller addressed it.
 */
export type FileOwner = { readonly appraisal_id: number } | { readonly row_id: number };

/** Returns the item. Throws Fault `not_found` for a wrong client, claim or id. */
export async function ownerRow(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  owner: FileOwner,
): Promise<number> {
  if ('appraisal_id' in owner)
    return (await findAppraisal(tx, caller, clientReferenceId, owner.appraisal_id)).rowId;
  const item = await tx.claimedItem.findUnique({
    where: { clientId_id: { clientId: caller.clientId, id: owner.row_id }, clientReferenceId },
    select: { id: true },
  });
  if (!item) throw notFound('claimed_item_not_found');
  return item.id;
}

/** Like `ownerRow`, and locks the item, which may have been removed meanwhile. */
export async function lockOwnerRow(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  owner: FileOwner,
): Promise<number> {
  const rowId = await ownerRow(tx, caller, clientReferenceId, owner);
  const locked = await tx.$queryRaw<
    unknown[]
  >`SELECT id FROM claimed_item WHERE client_id = ${caller.clientId} AND id = ${rowId} FOR NO KEY UPDATE`;
  if (locked.length === 0) throw notFound('claimed_item_not_found');
  return rowId;
}
