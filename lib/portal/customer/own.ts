import { problem } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault, notFound, wrongValue } from '@/lib/shared/fault';
import { type AccessRow, type ClaimKey, lockAccess } from '../access/lock';
import { type ItemRow, selectItems } from '../items';

/** The one claim of the link by which a policyholder came. */
export function ownClaim({ clientId, ownClaimId }: Caller): ClaimKey {
  if (ownClaimId === undefined) throw new Error('Only a policyholder has a claim of its own');
  return { clientId, id: ownClaimId };
}

/** Everything a policyholder changes begins here: portal and claim are locked, and answers may still be given. */
export const lockOpen = async (tx: Transaction, caller: Caller): Promise<AccessRow> =>
  requireOpen(await lockAccess(tx, ownClaim(caller)));

export function requireOpen(access: AccessRow | undefined): AccessRow {
  if (access?.link_status === 'submitted')
    throw new Fault('forbidden', problem('answers_submitted'));
  if (access?.link_status !== 'active' || access.revoke_time)
    throw new Fault('forbidden', problem('portal_link_locked'));
  return access;
}

/** Nobody agrees to figures that came after the ones on the page. */
export function requireVersion(access: AccessRow, seen: number): void {
  if (access.version !== seen) throw wrongValue('version', 'version_outdated');
}

/** An item of this link. Whether another row exists elsewhere is nobody's business. */
export async function findOwnItem(
  tx: Transaction,
  caller: Caller,
  rowId: number,
): Promise<ItemRow> {
  const [item] = await selectItems(tx, ownClaim(caller), rowId);
  if (!item) throw notFound('item_not_found');
  return item;
}
