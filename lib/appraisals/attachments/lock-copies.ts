import type { Transaction } from '@/lib/platform/database/tenant';
import { type FileKey, lockVerdicts } from './touch-twins';

/**
 * The copies of the picture in other files, whose reasons to look depend on its verdict and its
 * reading too. Their verdicts, its own and then the claims are locked, each in the order of their
 * keys, and the versions of the claims grow, because results name the copies and how they are alike.
 */
export async function lockCopies(
  tx: Transaction,
  clientId: number,
  file: FileKey,
): Promise<readonly FileKey[]> {
  const copies = await lockAll(tx, clientId, file);
  if (copies.length > 0)
    await tx.$executeRaw`
      WITH touched AS (
        SELECT claim.id FROM client_reference claim
        WHERE claim.client_id = ${clientId} AND claim.id IN (
          SELECT unnest(ARRAY[client_reference_id, other_client_reference_id]) FROM picture_match
          WHERE client_id = ${clientId} AND row_id = ${file.rowId} AND file_name = ${file.fileName})
        ORDER BY claim.id FOR NO KEY UPDATE
      )
      UPDATE client_reference claim SET version = claim.version FROM touched
      WHERE claim.client_id = ${clientId} AND claim.id = touched.id`;
  return copies;
}

/**
 * Who found a copy while this waited for its own verdict did not see what changes here. Then all
 * locks are released and taken again, because locking one more would be out of order.
 */
async function lockAll(
  tx: Transaction,
  clientId: number,
  file: FileKey,
): Promise<readonly FileKey[]> {
  for (;;) {
    const copies = await copiesOf(tx, clientId, file);
    await tx.$executeRaw`SAVEPOINT unlocked`;
    await lockVerdicts(tx, clientId, [...copies, file]);
    if ((await copiesOf(tx, clientId, file)).length <= copies.length) return copies;
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT unlocked`;
  }
}

const copiesOf = (tx: Transaction, clientId: number, { rowId, fileName }: FileKey) =>
  tx.$queryRaw<FileKey[]>`
    SELECT other_row_id AS "rowId", other_file_name AS "fileName" FROM picture_match
    WHERE client_id = ${clientId} AND row_id = ${rowId} AND file_name = ${fileName}`;
