/**
 * What a handler should know of a receipt. The first two contradict the claim; the others are about
 * a PDF file and neutral: each of them happens to honest receipts, too.
 */
export const RECEIPT_FINDINGS = [
  'date_differs',
  'total_differs',
  'pdf_changed_after_signing',
  'pdf_saved_again',
  'pdf_number_in_two_fonts',
  'pdf_text_over_picture',
  'pdf_editor',
  'pdf_scripts',
  'pdf_encrypted',
  'pdf_page_too_large',
  'pdf_pages_unread',
] as const;

export type ReceiptFindingCode = (typeof RECEIPT_FINDINGS)[number];

export interface ReceiptFinding {
  readonly code: ReceiptFindingCode;
  /** Values named `…_date` are `YYYY-MM-DD`, those named `…_amount` amounts in `currency`. */
  readonly values: Readonly<Record<string, string | number>>;
}
