/** What the structure of a PDF file states. Nothing of it says that a receipt was edited. */
export interface PdfFacts {
  readonly pages: number;
  /** How many of them were read. */
  readonly pagesRead: number;
  readonly producer: string | null;
  readonly creator: string | null;
  /** Times as the file states them, `YYYY-MM-DD HH:MM`, without a time zone. */
  readonly created: string | null;
  readonly modified: string | null;
  /** Restricted by a password that nobody needs for reading. */
  readonly isEncrypted: boolean;
  readonly hasScripts: boolean;
  /** How often the file was saved: each save after the first was appended to the file. */
  readonly saves: number;
  readonly isSigned: boolean;
  /** Something was appended behind what the last signature covers. */
  readonly isChangedAfterSigning: boolean;
  /** The pages that were read are pictures. */
  readonly isScan: boolean;
  /** The pages that are pictures; absent from earlier readings. */
  readonly scannedPages?: readonly number[];
  /** Pages whose picture has too many pixels to be opened; absent from earlier readings. */
  readonly largePages?: readonly number[];
  /** Of all of its text, if that identifies the document; absent from earlier readings. */
  readonly textKey?: string | null;
  /** A few visible characters lie over a picture that covers its page. */
  readonly hasTextOverPicture: boolean;
  /** A number whose digits have different fonts. */
  readonly numberInTwoFonts: string | null;
}
