import type { InventoryIntake, Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { editsOf } from './edits';
import { rememberColumns } from './mapping';
import { forgetFile } from './stored-file';

/**
 * Stores the result of a commit, remembers the columns that were chosen in the draft, and deletes its
 * file. Those of a file whose
 * names were elsewhere are not remembered: it would be read before anybody could say so.
 */
export async function closeDraft(
  tx: Transaction,
  { clientId, id, ...intake }: InventoryIntake,
  data: Prisma.InventoryIntakeUpdateInput,
): Promise<void> {
  await tx.inventoryIntake.update({ where: { clientId_id: { clientId, id } }, data });
  const { columns, header_row: headerRow, is_remembered, names_sha256: key } = editsOf(intake);
  if (key !== undefined && headerRow === undefined && !is_remembered)
    await rememberColumns(tx, clientId, key, columns);
  await forgetFile(tx, clientId, id);
}
