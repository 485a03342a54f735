import type { ReceiptFindingCode } from '@/lib/shared/receipt-findings';

/** Shown with a receipt; loaded with the inspector. */
export const en = {
  title: 'Receipt',
  waiting: 'The receipt is being read.',
  shop: 'Shop',
  date: 'Date',
  total: 'Total',
  onReceipt: 'Receipt',
  claimed: 'Claimed',
  nothing: 'not found',
  proposal: 'Read by a program. Check it against the receipt.',
  file: 'About the file',
  shownPage: 'Page {page} of the file is shown.',
  pages: 'Pages',
  producer: 'Written by',
  creator: 'Made with',
  created: 'Created',
  modified: 'Changed',
  scan: 'Scanned pages',
  yes: 'yes',
  failed: 'The receipt could not be read.',
  findings: {
    date_differs: 'The receipt is dated {receipt_date}. The claim states {claimed_date}.',
    total_differs: 'The receipt totals {total_amount}. The claimed {claimed_amount} is not on it.',
    pdf_changed_after_signing: 'The file was changed after it was signed. Ask the shop for a copy.',
    pdf_saved_again:
      'The file was saved {count} times. Filling in or stamping a receipt does that, too.',
    pdf_number_in_two_fonts:
      'The number {number} is set in two fonts. Some tills print numbers so.',
    pdf_text_over_picture: 'Text lies over the scanned picture. Scan programs add stamps, too.',
    pdf_editor: 'The file was written by {program}, which also edits pictures or pages.',
    pdf_scripts: 'The file contains scripts. They were not run.',
    pdf_encrypted: 'The file restricts printing or copying.',
    pdf_page_too_large: 'Page {page} is too large to read. Ask for a smaller scan.',
    pdf_pages_unread: 'Only the first {read} of {pages} pages were read.',
  } satisfies Record<ReceiptFindingCode, string>,
};

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

export type ReceiptMessages = Texts<typeof en>;
