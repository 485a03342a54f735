import type { Transaction } from '@/lib/platform/database/tenant';
import type { FileKey } from './touch-twins';

/**
 * Those of the files that show the same as one in another claim, at most 12 of 256 bits apart in the
 * closest view, where one of the two was read as a receipt and the other could not be: it lies on its
 * side, or its text is blurred. Different receipts of one shop are told apart by their readings, and
 * by 17 bits (decision 117). Scanned pages of PDFs are not among them, as forms look alike.
 */
export const unreadCopiesAmong = (
  tx: Transaction,
  clientId: number,
  files: readonly FileKey[],
): Promise<readonly FileKey[]> =>
  tx.$queryRaw<FileKey[]>`
    SELECT DISTINCT m.row_id AS "rowId", m.file_name AS "fileName"
    FROM unnest(${files.map(({ rowId }) => rowId)}::int[], ${files.map((file) => file.fileName)}::text[])
      AS named (row_id, file_name)
    JOIN picture_match m ON m.client_id = ${clientId}
      AND m.row_id = named.row_id AND m.file_name = named.file_name
    CROSS JOIN LATERAL (
      SELECT bool_or(coalesce(r.status = 'read', false)) AS has_receipt,
        bool_or(v.status = 'complete' AND coalesce(r.status = 'failed', true)) AS has_unread,
        bool_or(v.page IS NOT NULL) AS has_document
      FROM (VALUES (m.row_id, m.file_name), (m.other_row_id, m.other_file_name))
        AS file (row_id, file_name)
      JOIN forensics_verdict v ON v.client_id = m.client_id
        AND v.row_id = file.row_id AND v.file_name = file.file_name
      LEFT JOIN receipt_reading r ON r.client_id = m.client_id
        AND r.row_id = file.row_id AND r.file_name = file.file_name
    ) pair
    WHERE m.bits_apart <= 12 AND m.other_client_reference_id <> m.client_reference_id
      AND pair.has_receipt AND pair.has_unread AND NOT pair.has_document`;
