import type { ReceiptFinding } from '@/lib/shared/receipt-findings';
import type { PdfFacts } from './pdf-facts';

/** Programs in which a person draws or edits pages; none of them issues receipts. */
const EDITORS =
  /photoshop|illustrator|gimp|inkscape|canva|coreldraw|affinity|sejda|pdfescape|smallpdf|ilovepdf|pdffiller|pdf-?xchange editor|foxit (?:pdf editor|phantom)|nitro pro|acrobat pro|pdfelement|pixelmator|libreoffice draw/iu;

/**
 * What a handler may want to know of the file, all of it neutral: each happens to honest receipts,
 * too.
 */
export function pdfFindings(facts: PdfFacts): ReceiptFinding[] {
  const editor = EDITORS.exec(`${facts.creator ?? ''} ${facts.producer ?? ''}`)?.[0];
  const large = facts.largePages ?? [];
  const found: (ReceiptFinding | false)[] = [
    facts.isChangedAfterSigning && { code: 'pdf_changed_after_signing', values: {} },
    facts.saves > 1 &&
      !facts.isSigned && { code: 'pdf_saved_again', values: { count: facts.saves } },
    facts.numberInTwoFonts !== null && {
      code: 'pdf_number_in_two_fonts',
      values: { number: facts.numberInTwoFonts },
    },
    facts.hasTextOverPicture && { code: 'pdf_text_over_picture', values: {} },
    editor !== undefined && { code: 'pdf_editor', values: { program: editor } },
    facts.hasScripts && { code: 'pdf_scripts', values: {} },
    facts.isEncrypted && { code: 'pdf_encrypted', values: {} },
    large.length > 0 && { code: 'pdf_page_too_large', values: { page: large.join(', ') } },
    facts.pagesRead < facts.pages && {
      code: 'pdf_pages_unread',
      values: { read: facts.pagesRead, pages: facts.pages },
    },
  ];
  return found.filter((one) => one !== false);
}
