import type { Transaction } from '@/lib/platform/database/tenant';

/** A file by the key of its row. */
export interface FileKey {
  readonly rowId: number;
  readonly fileName: string;
}

/**
 * Increments the version of every claim whose results refer to the same pictures, because adding or
 * deleting one changes them, and returns those files. Locks by picture hash, so that two uploads of
 * the same picture see each other, then verdicts and then claims by their keys, as everywhere, so
 * that they cannot deadlock. Similar pictures to the ones in `goes` are included: those of all of
 * the items, or of one of their files.
 */
export async function touchTwins(
  tx: Transaction,
  clientId: number,
  clientReferenceId: number,
  sha256s: readonly string[],
  goes?: { rowIds: readonly number[]; fileName?: string },
): Promise<readonly FileKey[]> {
  const hashes = [...new Set(sha256s)].sort();
  const rowIds = goes?.rowIds ?? [];
  const fileName = goes?.fileName ?? null;
  for (const sha256 of hashes)
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`picture ${clientId} ${sha256}`}, 0))`;
  const twins = await tx.$queryRaw<(FileKey & { claimId: number })[]>`
    SELECT row_id AS "rowId", file_name AS "fileName", client_reference_id AS "claimId"
    FROM attachment WHERE client_id = ${clientId} AND sha256 = ANY (${hashes}::text[])
    UNION
    SELECT other_row_id, other_file_name, other_client_reference_id FROM picture_match
    WHERE client_id = ${clientId} AND row_id = ANY (${rowIds}::int[])
      AND (${fileName}::text IS NULL OR file_name = ${fileName})`;
  await lockVerdicts(tx, clientId, twins);
  const claimIds = [clientReferenceId, ...twins.map(({ claimId }) => claimId)];
  await tx.$executeRaw`
    WITH touched AS (
      SELECT claim.id FROM client_reference claim
      WHERE claim.client_id = ${clientId} AND claim.id = ANY (${claimIds}::int[])
      ORDER BY claim.id FOR NO KEY UPDATE
    )
    UPDATE client_reference claim SET version = claim.version FROM touched WHERE claim.client_id = ${clientId} AND claim.id = touched.id`;
  return twins;
}

/** In the order of their keys, until the transaction ends. Files without a verdict are left out. */
export async function lockVerdicts(
  tx: Transaction,
  clientId: number,
  files: readonly FileKey[],
): Promise<void> {
  if (files.length === 0) return;
  await tx.$queryRaw`
    SELECT FROM forensics_verdict v
    WHERE v.client_id = ${clientId} AND (v.row_id, v.file_name) IN (
      SELECT * FROM unnest(${files.map(({ rowId }) => rowId)}::int[], ${files.map((file) => file.fileName)}::text[]))
    ORDER BY v.row_id, v.file_name FOR UPDATE`;
}
