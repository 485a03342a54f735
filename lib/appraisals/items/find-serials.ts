import type { z } from 'zod';
import { record } from '@/lib/events/record';
import { withClient } from '@/lib/platform/database/tenant';
import type { serialsJob } from './serials-job';

interface Holder {
  readonly claim_id: number;
  readonly row_id: number;
  readonly serial_key: string;
}

/**
 * Raises the versions of the claims that have the serial numbers, because their results name each
 * other, and records on each item that its number is in another claim too. Locks the claims in the
 * order of their ids.
 */
export async function findSerials({
  client_id: clientId,
  client_reference_id: claimId,
  serial_numbers: serials,
}: z.output<typeof serialsJob.payload>): Promise<void> {
  await withClient(clientId, async (tx) => {
    const keys = await tx.$queryRaw<{ key: string }[]>`
      SELECT DISTINCT serial_key_of(serial) AS key FROM unnest(${serials}::text[]) AS serial
      WHERE serial_key_of(serial) IS NOT NULL`;
    const wanted = keys.map(({ key }) => key);
    await tx.$executeRaw`
      WITH holding AS (
        SELECT claim.id FROM client_reference claim
        WHERE claim.client_id = ${clientId} AND claim.id IN (
          SELECT client_reference_id FROM claimed_item
          WHERE client_id = ${clientId} AND serial_key = ANY (${wanted}::text[]))
        ORDER BY claim.id FOR NO KEY UPDATE
      )
      UPDATE client_reference claim SET version = claim.version FROM holding
      WHERE claim.client_id = ${clientId} AND claim.id = holding.id`;
    const holders = await tx.$queryRaw<Holder[]>`
      SELECT client_reference_id AS claim_id, id AS row_id, serial_key FROM claimed_item
      WHERE client_id = ${clientId} AND serial_key = ANY (${wanted}::text[])
        AND NOT is_model_of(description, serial_key)
      ORDER BY client_reference_id, id`;
    for (const { claim_id: clientReferenceId, row_id, serial_key: key } of newlyShared(
      holders,
      claimId,
    ))
      await record(tx, {
        clientId,
        clientReferenceId,
        type: 'claimed_item.serial_number_found',
        actor: 'engine',
        data: {
          row_id,
          serial_number: key,
          client_reference_ids: [
            ...new Set(
              holders
                .filter((one) => one.serial_key === key && one.claim_id !== clientReferenceId)
                .map((one) => one.claim_id),
            ),
          ],
        },
      });
  });
}

/** Items with a number that the claim still has and another one has too. */
const newlyShared = (holders: readonly Holder[], claimId: number): readonly Holder[] =>
  holders.filter(({ serial_key: key }) => {
    const claims = new Set(
      holders.filter((one) => one.serial_key === key).map((one) => one.claim_id),
    );
    return claims.has(claimId) && claims.size > 1;
  });
