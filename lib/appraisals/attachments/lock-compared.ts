import type { Transaction } from '@/lib/platform/database/tenant';
import { lockVerdicts, type FileKey } from './touch-twins';

/** What dates of photos and readings of receipts are compared with (`storeReasons`). */
const COMPARED = ['datePurchase', 'boughtUsed', 'claimedAmount', 'quantity'];

export const changesCompared = (columns: Readonly<Record<string, unknown>>): boolean =>
  COMPARED.some((name) => name in columns);

/**
 * Locks the verdicts of dated photos and receipts of items whose purchase or amount is about to
 * change, and returns these files for `refreshReasons` after the change. To be called before the
 * change, because verdicts are locked before the claim.
 */
export async function lockCompared(
  tx: Transaction,
  clientId: number,
  rowIds: readonly number[],
): Promise<readonly FileKey[]> {
  if (rowIds.length === 0) return [];
  const files = await tx.$queryRaw<FileKey[]>`
    SELECT row_id AS "rowId", file_name AS "fileName" FROM forensics_verdict
    WHERE client_id = ${clientId} AND row_id = ANY (${rowIds}::int[]) AND facts->>'taken_at' IS NOT NULL
    UNION
    SELECT row_id, file_name FROM receipt_reading
    WHERE client_id = ${clientId} AND row_id = ANY (${rowIds}::int[]) AND status = 'read'`;
  await lockVerdicts(tx, clientId, files);
  return files;
}
