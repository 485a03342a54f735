import { withClient } from '@/lib/platform/database/tenant';
import type { ReceiptToRead } from '../examinations/read-receipt-job';

/**
 * Finds the same text in other PDFs of the client: the document, saved again. The key is committed
 * before the search, so that of two files read at once the later search finds the other. Locks the
 * claims in the order of their ids. Identical files are found by their checksum.
 */
export async function matchText(
  { client_id: clientId, row_id: rowId, file_name: fileName }: ReceiptToRead,
  textKey: string | null,
): Promise<void> {
  const { count } = await withClient(clientId, (tx) =>
    tx.attachment.updateMany({ where: { clientId, rowId, fileName }, data: { textKey } }),
  );
  if (textKey === null || count === 0) return;
  await withClient(clientId, async (tx) => {
    await tx.$executeRaw`
      SELECT claim.id FROM client_reference claim
      WHERE claim.client_id = ${clientId} AND claim.id IN (
        SELECT client_reference_id FROM attachment
        WHERE client_id = ${clientId} AND text_key = ${textKey})
      ORDER BY claim.id FOR NO KEY UPDATE`;
    await tx.$executeRaw`
      INSERT INTO picture_match (client_id, row_id, file_name, client_reference_id, other_row_id,
        other_file_name, other_client_reference_id, mirrored, bits_apart)
      SELECT one.client_id, one.row_id, one.file_name, one.client_reference_id, other.row_id,
        other.file_name, other.client_reference_id, false, 0
      FROM attachment one
      JOIN attachment other ON other.client_id = one.client_id AND other.text_key = one.text_key
        AND other.sha256 <> one.sha256
      WHERE one.client_id = ${clientId} AND one.text_key = ${textKey}
        AND (${rowId}::int, ${fileName}::text)
          IN ((one.row_id, one.file_name), (other.row_id, other.file_name))
      ON CONFLICT DO NOTHING`;
  });
}
