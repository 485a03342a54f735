import { problem } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault, notFound, wrongValue } from '@/lib/shared/fault';
import { type AccessRow, type ClaimKey, lockAccess } from '../access/lock';
import { type ItemRow, selectItems } from '../items';

/** The claim of the policyholder's link. Throws for any other caller. */
export function ownClaim({ clientId, ownClaimId }: Caller): ClaimKey {
  if (ownClaimId === undefined) throw new Error('Only a policyholder has a claim of its own');
  return { clientId, id: ownClaimId };
}

/**
 * Locks claim and link; every change by a policyholder starts here. Throws `forbidden` if the link
 * is locked or the answers are submitted.
 */
export const lockOpen = async (tx: Transaction, caller: Caller): Promise<AccessRow> =>
  requireOpen(await lockAccess(tx, ownClaim(caller)));

export function requireOpen(access: AccessRow | undefined): AccessRow {
  if (access?.link_status === 'submitted')
    throw new Fault('forbidden', problem('answers_submitted'));
  if (access?.link_status !== 'active' || access.revoke_time)
    throw new Fault('forbidden', problem('portal_link_locked'));
  return access;
}

/**
 * Throws `wrong` if the insurer has sent new figures since the page was loaded, so that nobody
 * agrees to figures they have not seen.
 */
export function requireVersion(access: AccessRow, seen: number): void {
  if (access.version !== seen) throw wrongValue('version', 'version_outdated');
}

/** Throws `not_found` for an item outside this link, whether or not it exists elsewhere. */
export async function findOwnItem(
  tx: Transaction,
  caller: Caller,
  rowId: number,
): Promise<ItemRow> {
  const [item] = await selectItems(tx, ownClaim(caller), rowId);
  if (!item) throw notFound('item_not_found');
  return item;
}
