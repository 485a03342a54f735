import type { Transaction } from '@/lib/platform/database/tenant';

/**
 * Increments the version of every claim whose results refer to the same pictures, because adding or
 * deleting one changes them. Locks by picture hash, so that two uploads of the same picture see
 * each other, then claims by id, so that they cannot deadlock. Claims with a similar picture to the
 * ones in `goes` are included: all of those items, or one of their files.
 */
export async function touchTwins(
  tx: Transaction,
  clientId: number,
  clientReferenceId: number,
  sha256s: readonly string[],
  goes?: { rowIds: readonly number[]; fileName?: string },
): Promise<void> {
  const hashes = [...new Set(sha256s)].sort();
  for (const sha256 of hashes)
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`picture ${clientId} ${sha256}`}, 0))`;
  await tx.$executeRaw`
    WITH twins AS (
      SELECT claim.id FROM client_reference claim
      WHERE claim.client_id = ${clientId} AND (claim.id = ${clientReferenceId} OR claim.id IN (
        SELECT client_reference_id FROM attachment WHERE client_id = ${clientId} AND sha256 = ANY (${hashes}::text[]))
        OR claim.id IN (SELECT other_client_reference_id FROM picture_match
          WHERE client_id = ${clientId} AND row_id = ANY (${goes?.rowIds ?? []}::int[])
            AND (${goes?.fileName ?? null}::text IS NULL OR file_name = ${goes?.fileName ?? null})))
      ORDER BY claim.id FOR NO KEY UPDATE
    )
    UPDATE client_reference claim SET version = claim.version FROM twins WHERE claim.client_id = ${clientId} AND claim.id = twins.id`;
}
