import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';

/** An intake of this claim of this client. Which of the three does not fit is nobody's business. */
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
 * As `findIntake`, and nobody else commits or undoes it, works on what came of it or adds to the claim before the end of the
 * transaction. The items and their appraisals come before the claim, as for everyone who changes them.
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
