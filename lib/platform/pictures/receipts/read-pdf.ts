/** Reads a PDF. Runs in the picture process only. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { PdfFacts } from '@/lib/receipts/pdf-facts';
import type { TextLine } from '@/lib/receipts/receipt';
import { PIXELS_MAX } from '@/lib/shared/picture-limits';
import type { ReceiptUnread } from '../protocol';
import { type Ops, PAGES_READ_MAX, withPdf } from './open-pdf';
import { hasLargePicture, savedFile } from './pdf-bytes';
import { coverOf, drawingOf, greyOf } from './pdf-page';
import { linesOf, numberInTwoFonts, type TextPiece } from './pdf-text';
import type { GreyPicture } from './text-area';
import { textKeyOf } from './text-key';

/** A page with fewer characters has no text layer. */
const TEXT_LAYER_MIN = 20;
/** More text over a picture is a letter on printed paper. */
const TYPED_OVER_MAX = 100;
const NAME_CHARACTERS_MAX = 80;

interface ReadPdf {
  readonly facts: PdfFacts;
  readonly lines: readonly TextLine[];
  /** The picture that covers the first page, if it is a scan without a text layer. */
  readonly scan: GreyPicture | null;
}

interface ReadPage {
  readonly number: number;
  readonly lines: readonly TextLine[];
  readonly scan: GreyPicture | null;
  readonly isScan: boolean;
  /** Neither text nor a picture was found on it. */
  readonly isEmpty: boolean;
  /** How many steps draw it. */
  readonly steps: number;
  readonly hasTextOver: boolean;
  readonly numberInTwoFonts: string | null;
}

/** The reason instead, if the file is damaged or needs a password. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf | ReceiptUnread> {
  return withPdf(bytes, async (pdf, ops) => {
    const pages: ReadPage[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, PAGES_READ_MAX); number++)
      pages.push(await readPage(await pdf.getPage(number), number, ops));
    const lines = pages.flatMap((page) => page.lines);
    return {
      facts: {
        ...(await factsOf(pdf, bytes, pages)),
        largePages: await largePages(bytes, pages),
        // Unread pages may differ.
        textKey: pages.length === pdf.numPages ? textKeyOf(lines, pages.length) : null,
      },
      lines,
      scan: pages.find(({ scan }) => scan !== null)?.scan ?? null,
    };
  });
}

/** The picture that covers a page and the text over it. A scan is one with little text over it. */
export async function drawnOn(page: PDFPageProxy, ops: Ops) {
  const { width, height } = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList();
  const drawing = drawingOf(list, width * height, ops);
  const scan = drawing.charactersOver <= TYPED_OVER_MAX ? drawing.cover : null;
  return { ...drawing, scan, steps: list.fnArray.length };
}

async function readPage(page: PDFPageProxy, number: number, ops: Ops): Promise<ReadPage> {
  const { items } = await page.getTextContent();
  const pieces = items.filter((one): one is typeof one & TextPiece => 'str' in one);
  const lines = linesOf(pieces);
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const { cover, charactersOver, scan, steps } = await drawnOn(page, ops);
  const isUnread = characters < TEXT_LAYER_MIN;
  const picture = number === 1 && scan !== null && isUnread ? await coverOf(page, scan) : null;
  return {
    number,
    lines,
    scan: picture && (await greyOf(picture)),
    isScan: scan !== null,
    isEmpty: isUnread && cover === null,
    steps,
    hasTextOver: scan !== null && charactersOver > 0,
    numberInTwoFonts: numberInTwoFonts(pieces, (font) => fontName(page, font)),
  };
}

/**
 * The pages that are empty because their picture is beyond the limit: pdfjs leaves it out without a
 * word, and ends there if it has to stop at errors.
 */
async function largePages(bytes: Buffer, pages: readonly ReadPage[]): Promise<number[]> {
  const empty = pages.filter(({ isEmpty }) => isEmpty);
  if (empty.length === 0 || !hasLargePicture(bytes, PIXELS_MAX)) return [];
  const found = await withPdf(
    bytes,
    async (pdf) => {
      const stopped: number[] = [];
      for (const { number, steps } of empty) {
        const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
        if (fnArray.length < steps) stopped.push(number);
      }
      return stopped;
    },
    { isStrict: true },
  );
  return Array.isArray(found) ? found : [];
}

/** Without the prefix of a part of a font, such as `ABCDEF+`. */
function fontName(page: PDFPageProxy, font: string): string {
  if (!page.commonObjs.has(font)) return font;
  const { name } = page.commonObjs.get(font) as { name?: string };
  return name?.replace(/^[A-Z]{6}\+/u, '') ?? font;
}

async function factsOf(
  pdf: PDFDocumentProxy,
  bytes: Buffer,
  pages: readonly ReadPage[],
): Promise<PdfFacts> {
  const { info } = await pdf.getMetadata();
  const facts = info as Readonly<Record<string, unknown>>;
  return {
    pages: pdf.numPages,
    pagesRead: pages.length,
    producer: nameIn(facts.Producer),
    creator: nameIn(facts.Creator),
    created: timeIn(facts.CreationDate),
    modified: timeIn(facts.ModDate),
    isEncrypted: typeof facts.EncryptFilterName === 'string',
    hasScripts: (await pdf.hasJSActions()) || (await pdf.getOpenAction())?.action !== undefined,
    ...savedFile(bytes),
    isScan: pages.every(({ isScan }) => isScan),
    scannedPages: pages.filter(({ isScan }) => isScan).map(({ number }) => number),
    hasTextOverPicture: pages.some(({ hasTextOver }) => hasTextOver),
    numberInTwoFonts: pages.find((page) => page.numberInTwoFonts)?.numberInTwoFonts ?? null,
  };
}

const nameIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, NAME_CHARACTERS_MAX) : null;

/** `D:20250312142200+01'00'` as `2025-03-12 14:22`. */
function timeIn(value: unknown): string | null {
  const [, year, month = '01', day = '01', hour = '00', minute = '00'] =
    /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?/u.exec(String(value)) ?? [];
  return year === undefined ? null : `${year}-${month}-${day} ${hour}:${minute}`;
}
