import type { z } from 'zod';
import { record } from '@/lib/events/record';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import type { serialsJob } from './serials-job';

interface Sharing {
  readonly claim_id: number;
  readonly row_id: number;
  readonly serial_key: string;
  readonly found_in: number[];
  readonly is_new: boolean;
}

/**
 * Raises the versions of the claims that have the serial numbers, because their results name each
 * other, and records on each item that its number is in another claim too. Locks the claims in the
 * order of their ids.
 */
export async function findSerials({
  client_id: clientId,
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
    await storeItemReasons(tx, clientId, wanted);
    for (const sharing of await storeOtherClaims(tx, clientId, wanted)) {
      const { claim_id: clientReferenceId, row_id, serial_key, found_in, is_new } = sharing;
      if (!is_new) continue;
      await record(tx, {
        clientId,
        clientReferenceId,
        type: 'claimed_item.serial_number_found',
        actor: 'engine',
        data: { row_id, serial_number: serial_key, client_reference_ids: found_in },
      });
    }
  });
}

/**
 * The reasons of the items that have one of the numbers, or had it: a row for each item whose number
 * another claim has, too. A review holds as long as the number is the same.
 */
async function storeItemReasons(
  tx: Transaction,
  clientId: number,
  keys: readonly string[],
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM item_reason reason USING claimed_item own
    WHERE reason.client_id = ${clientId} AND reason.serial_key = ANY (${keys}::text[])
      AND own.client_id = reason.client_id AND own.id = reason.row_id
      AND NOT EXISTS (
        SELECT FROM claimed_item other
        WHERE other.client_id = own.client_id AND other.serial_key = own.serial_key
          AND other.client_reference_id <> own.client_reference_id
          AND NOT is_model_of(own.description, own.serial_key)
          AND NOT is_model_of(other.description, own.serial_key))`;
  await tx.$executeRaw`
    INSERT INTO item_reason (client_id, row_id, client_reference_id, serial_key)
    SELECT own.client_id, own.id, own.client_reference_id, own.serial_key FROM claimed_item own
    WHERE own.client_id = ${clientId} AND own.serial_key = ANY (${keys}::text[])
      AND EXISTS (
        SELECT FROM claimed_item other
        WHERE other.client_id = own.client_id AND other.serial_key = own.serial_key
          AND other.client_reference_id <> own.client_reference_id
          AND NOT is_model_of(own.description, own.serial_key)
          AND NOT is_model_of(other.description, own.serial_key))
    ON CONFLICT (client_id, row_id) DO UPDATE
    SET serial_key = excluded.serial_key, found_in = '{}', cleared_by = NULL, cleared_at = NULL, clear_note = NULL
    WHERE item_reason.serial_key <> excluded.serial_key`;
}

/**
 * Stores which other claims have the number of each item, and returns what changed. Two jobs may find
 * the same pair; the claims are locked, so that the second one finds it stored.
 */
const storeOtherClaims = (
  tx: Transaction,
  clientId: number,
  keys: readonly string[],
): Promise<Sharing[]> =>
  tx.$queryRaw<Sharing[]>`
    WITH sharing AS (
      SELECT own.id AS row_id,
        array_agg(DISTINCT other.client_reference_id ORDER BY other.client_reference_id) AS claims
      FROM claimed_item own
      JOIN claimed_item other ON other.client_id = own.client_id AND other.serial_key = own.serial_key
        AND other.client_reference_id <> own.client_reference_id
        AND NOT is_model_of(own.description, own.serial_key)
        AND NOT is_model_of(other.description, own.serial_key)
      WHERE own.client_id = ${clientId} AND own.serial_key = ANY (${keys}::text[])
      GROUP BY own.id
    ), changed AS (
      UPDATE item_reason reason SET found_in = sharing.claims FROM sharing
      WHERE reason.client_id = ${clientId} AND reason.row_id = sharing.row_id
        AND reason.found_in <> sharing.claims
      RETURNING reason.client_reference_id AS claim_id, reason.row_id, reason.serial_key,
        new.found_in, NOT new.found_in <@ old.found_in AS is_new
    )
    SELECT * FROM changed ORDER BY claim_id, row_id`;
