import type { Transaction } from '@/lib/platform/database/tenant';
import type { FileKey } from './touch-twins';

/** What the date of a photo is compared with (`reasons_to_look` in the database). */
const COMPARED = ['datePurchase', 'boughtUsed'];

export const changesDates = (columns: Readonly<Record<string, unknown>>): boolean =>
  COMPARED.some((name) => name in columns);

/**
 * Locks the verdicts of dated photos of items whose purchase is about to change, and returns the
 * photos for `refreshReasons` after the change. To be called before the change, because verdicts are
 * locked before the claim.
 */
export async function lockDated(
  tx: Transaction,
  clientId: number,
  rowIds: readonly number[],
): Promise<readonly FileKey[]> {
  if (rowIds.length === 0) return [];
  return tx.$queryRaw<FileKey[]>`
    SELECT row_id AS "rowId", file_name AS "fileName" FROM forensics_verdict
    WHERE client_id = ${clientId} AND row_id = ANY (${rowIds}::int[]) AND facts->>'taken_at' IS NOT NULL
    ORDER BY row_id, file_name FOR UPDATE`;
}
