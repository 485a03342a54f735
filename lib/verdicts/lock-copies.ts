import type { Examination } from '@/lib/appraisals/examinations/examine-job';
import { type FileKey, lockVerdicts } from '@/lib/appraisals/attachments/touch-twins';
import type { Transaction } from '@/lib/platform/database/tenant';

/**
 * The copies of the picture in other files, whose reasons to look depend on its verdict too. Their
 * verdicts, its own and then the claims are locked, each in the order of their keys.
 */
export async function lockCopies(
  tx: Transaction,
  { client_id: clientId, row_id: rowId, file_name: fileName }: Examination,
): Promise<readonly FileKey[]> {
  const copies = await tx.$queryRaw<FileKey[]>`
    SELECT other_row_id AS "rowId", other_file_name AS "fileName" FROM picture_match
    WHERE client_id = ${clientId} AND row_id = ${rowId} AND file_name = ${fileName}`;
  if (copies.length === 0) return [];
  await lockVerdicts(tx, clientId, [...copies, { rowId, fileName }]);
  await tx.$executeRaw`
    SELECT FROM client_reference claim
    WHERE claim.client_id = ${clientId} AND claim.id IN (
      SELECT unnest(ARRAY[client_reference_id, other_client_reference_id]) FROM picture_match
      WHERE client_id = ${clientId} AND row_id = ${rowId} AND file_name = ${fileName})
    ORDER BY claim.id FOR NO KEY UPDATE`;
  return copies;
}
