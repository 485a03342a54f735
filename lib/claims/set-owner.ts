import { problem, problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { setClaimOwner as contract } from '@/lib/contract/claim-owner';
import type { ClientReference } from '@/lib/contract/claims';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { roleOf } from '@/lib/identity/roles';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, notFound, wrongValue } from '@/lib/shared/fault';
import { readRow } from './read';
import { claimView } from './view';

type Given = Pick<z.output<typeof contract.body>, 'user_id' | 'instead_of'>;

/**
 * Assigns the claim to another person or to nobody. Throws Fault `not_found` for the claim,
 * `changed` if the assignee is no longer `instead_of` (edit conflict), `forbidden` for a handler
 * who assigns anyone else or unassigns someone else, `wrong` for an inactive user or if an API key
 * assigns `me`.
 */
export async function setOwner(
  caller: Caller,
  id: number,
  { user_id: wanted, instead_of: seen }: Given,
): Promise<ClientReference> {
  return withClient(caller.clientId, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM client_reference WHERE client_id = ${caller.clientId} AND id = ${id} FOR NO KEY UPDATE`;
    const before = await readRow(tx, caller, id);
    if (!before) throw notFound('client_reference_not_found');
    const mine = await memberOf(tx, caller);
    const ownerId = wanted === 'me' ? (mine?.userId ?? null) : wanted;
    if (wanted === 'me' && ownerId === null) throw wrongValue('user_id', 'caller_is_a_key');
    if (seen !== undefined && seen !== before.owner_id)
      throw new Fault('changed', problemOf('instead_of', 'assignee_changed'));
    if (ownerId === before.owner_id) return claimView(before);
    const isOwn = ownerId === null ? before.owner_id === mine?.userId : ownerId === mine?.userId;
    if (mine && roleOf(mine.role) === 'handler' && !isOwn)
      throw new Fault('forbidden', problem('lead_assigns'));
    if (ownerId !== null) await requireActive(tx, caller, ownerId);
    // An open desk page detects changes of the claim by its version.
    await tx.clientReference.update({
      where: { clientId_id: { clientId: caller.clientId, id } },
      data: { ownerId, version: { increment: 1 } },
    });
    const after = await readRow(tx, caller, id);
    const data = {
      client_reference_id: id,
      owner_id: ownerId,
      changes: { owner: after?.owner ?? null },
      previous: { owner: before.owner },
    };
    await record(tx, {
      ...caller,
      clientReferenceId: id,
      type: 'client_reference.owner_changed',
      data,
    });
    return claimView(after ?? before);
  });
}

/** Null for an API key. */
async function memberOf(tx: Transaction, { clientId, actor, kind }: Caller) {
  return kind === 'handler'
    ? tx.userClient.findFirst({
        where: { clientId, user: { email: actor.replace(/^user:/, '') } },
        select: { userId: true, role: true },
      })
    : null;
}

async function requireActive(tx: Transaction, { clientId }: Caller, userId: number): Promise<void> {
  const member = await tx.userClient.findFirst({
    where: { clientId, userId, disableTime: null, user: { disableTime: null } },
    select: { userId: true },
  });
  if (!member) throw wrongValue('user_id', 'assignee_not_active');
}
