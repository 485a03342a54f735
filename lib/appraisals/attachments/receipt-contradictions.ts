import type { FileKey } from './touch-twins';
import type { ReasonToLook } from '@/lib/contract/forensics-state';
import type { Transaction } from '@/lib/platform/database/tenant';
import { differencesOf } from '@/lib/receipts/compare';
import type { PdfFacts } from '@/lib/receipts/pdf-facts';
import type { ReceiptFields } from '@/lib/receipts/receipt';
import { minor } from '@/lib/shared/money';
import type { ReceiptFinding } from '@/lib/shared/receipt-findings';

/** How the receipt in a file contradicts its item. */
interface Contradictions {
  readonly rowId: number;
  readonly fileName: string;
  readonly reasons: readonly ReasonToLook[];
  /** Changes with the values that differ; empty without a contradiction. */
  readonly values: string;
}

interface Row extends FileKey {
  readonly fields: ReceiptFields;
  readonly pdf: PdfFacts | null;
  readonly currency: string;
  readonly quantity: number;
  readonly date: string | null;
  readonly amountMinor: number | null;
}

const REASONS: Readonly<Record<string, ReasonToLook>> = {
  total_differs: 'receipt_total',
  date_differs: 'receipt_date',
};

/** Those of the files that are receipts, were read and contradict their item. */
export async function contradictionsOf(
  tx: Transaction,
  clientId: number,
  files: readonly FileKey[],
): Promise<readonly Contradictions[]> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT r.row_id AS "rowId", r.file_name AS "fileName", r.fields, r.pdf, claim.currency, item.quantity,
      item.date_purchase::text AS date, (item.claimed_amount * 100)::float8 AS "amountMinor"
    FROM unnest(${files.map(({ rowId }) => rowId)}::int[], ${files.map((file) => file.fileName)}::text[]) AS named (row_id, file_name)
    JOIN receipt_reading r ON r.client_id = ${clientId} AND r.row_id = named.row_id AND r.file_name = named.file_name
    JOIN claimed_item item ON item.client_id = r.client_id AND item.id = r.row_id
    JOIN client_reference claim ON claim.client_id = r.client_id AND claim.id = item.client_reference_id
    WHERE r.status = 'read'`;
  return rows.flatMap(({ rowId, fileName, fields, pdf, amountMinor, ...claimed }) => {
    const amount = amountMinor === null ? null : minor(amountMinor);
    const found = differencesOf(fields, pdf, { ...claimed, amount });
    return found.length === 0 ? [] : [{ rowId, fileName, ...asReasons(found) }];
  });
}

const asReasons = (found: readonly ReceiptFinding[]) => ({
  reasons: found.flatMap(({ code }) => REASONS[code] ?? []),
  values: JSON.stringify(found),
});
