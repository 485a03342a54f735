import type { PdfFacts } from './pdf-facts';

/** Of a PDF of one page that states nothing. */
export const PLAIN_PDF: PdfFacts = {
  pages: 1,
  pagesRead: 1,
  producer: null,
  creator: null,
  created: null,
  modified: null,
  isEncrypted: false,
  hasScripts: false,
  saves: 1,
  isSigned: false,
  isChangedAfterSigning: false,
  isScan: false,
  hasTextOverPicture: false,
  numberInTwoFonts: null,
};
