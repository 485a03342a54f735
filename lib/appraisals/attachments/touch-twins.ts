import type { Transaction } from '@/lib/platform/database/tenant';

/**
 * The results of a claim name the same picture in other claims, so these have changed too when one comes or goes.
 * The pictures are locked by their hash and the claims in the order of their ids: two uploads of the same picture see
 * each other, and no two of them wait for each other. Whoever looks like the picture that `goes` is touched too.
 */
export async function touchTwins(
  tx: Transaction,
  clientId: number,
  clientReferenceId: number,
  sha256s: readonly string[],
  goes?: { rowId: number; fileName: string },
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
          WHERE client_id = ${clientId} AND row_id = ${goes?.rowId ?? null}::int AND file_name = ${goes?.fileName ?? null}))
      ORDER BY claim.id FOR NO KEY UPDATE
    )
    UPDATE client_reference claim SET version = claim.version FROM twins WHERE claim.client_id = ${clientId} AND claim.id = twins.id`;
}
