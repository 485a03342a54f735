import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { InventoryIntake } from '@/lib/platform/database/generated/client';
import { Fault, notFound } from '@/lib/shared/fault';
import { problemOf } from '@/lib/shared/reasons';

/** Revisions that the caller has seen (If-Match). Null skips the check. */
export type Seen = readonly number[] | null;

/**
 * Finds an intake of the client's claim. The error is the same whether the intake, the claim or the
 * client does not match.
 */
export async function findIntake(
  tx: Transaction,
  { clientId }: Caller,
  clientReferenceId: number,
  id: number,
) {
  const intake = await tx.inventoryIntake.findUnique({
    where: { clientId_id: { clientId, id }, clientReferenceId },
  });
  if (!intake) throw notFound('inventory_intake_not_found');
  return intake;
}

/**
 * Like `findIntake`, and locks the intake, its items with their appraisals, and the claim until the
 * transaction ends. Items and appraisals come before the claim, the order used everywhere, to avoid
 * deadlocks.
 */
export async function lockIntake(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
) {
  const { clientId } = caller;
  await tx.$queryRaw`SELECT id FROM inventory_intake WHERE client_id = ${clientId} AND id = ${id} AND client_reference_id = ${clientReferenceId} FOR NO KEY UPDATE`;
  const intake = await findIntake(tx, caller, clientReferenceId, id);
  await tx.$queryRaw`SELECT id FROM claimed_item WHERE client_id = ${clientId} AND intake_id = ${id} ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`
    SELECT a.id FROM claimed_item item JOIN appraisal a ON a.client_id = item.client_id AND a.row_id = item.id
    WHERE item.client_id = ${clientId} AND item.intake_id = ${id} ORDER BY a.id FOR UPDATE OF a`;
  await tx.$queryRaw`SELECT id FROM client_reference WHERE client_id = ${clientId} AND id = ${clientReferenceId} FOR NO KEY UPDATE`;
  return intake;
}

/** Throws `changed` on an edit conflict. */
export function requireSeen({ revision }: Pick<InventoryIntake, 'revision'>, seen: Seen): void {
  if (seen !== null && !seen.includes(revision))
    throw new Fault('changed', problemOf('revision', 'changed', { revision }));
}
