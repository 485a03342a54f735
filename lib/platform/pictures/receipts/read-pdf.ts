/**
 * Reads a PDF by pdfjs-dist. Runs in the picture process only: nothing of the file is executed or
 * rendered.
 */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { PdfFacts } from '@/lib/receipts/pdf-facts';
import type { TextLine } from '@/lib/receipts/receipt';
import { PIXELS_MAX } from '@/lib/shared/picture-limits';
import type { ReceiptUnread } from '../protocol';
import { savedFile } from './pdf-bytes';
import { coverOf, drawingOf } from './pdf-page';
import { linesOf, numberInTwoFonts, type TextPiece } from './pdf-text';
import type { GreyPicture } from './text-area';

/** A receipt states date and total on its first page or the last of a few. */
const PAGES_READ_MAX = 5;
/** A page with fewer characters has no text layer. */
const TEXT_LAYER_MIN = 20;
/** More text over a picture is a letter on printed paper. */
const TYPED_OVER_MAX = 100;
const NAME_CHARACTERS_MAX = 80;

interface ReadPdf {
  readonly facts: PdfFacts;
  readonly lines: readonly TextLine[];
  /** The picture that covers the first page that is a scan. */
  readonly scan: GreyPicture | null;
}

interface ReadPage {
  readonly lines: readonly TextLine[];
  readonly scan: GreyPicture | null;
  readonly isScan: boolean;
  readonly hasTextOver: boolean;
  readonly numberInTwoFonts: string | null;
}

/** The reason instead, if the file is damaged or needs a password. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf | ReceiptUnread> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: PIXELS_MAX,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    const pages: ReadPage[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, PAGES_READ_MAX); number++)
      pages.push(await readPage(await pdf.getPage(number), pdfjs.OPS, number === 1));
    return {
      facts: await factsOf(pdf, bytes, pages),
      lines: pages.flatMap(({ lines }) => lines),
      scan: pages.find(({ scan }) => scan !== null)?.scan ?? null,
    };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { verb: 'receipt_unread', reason: isLocked ? 'receipt_locked' : 'receipt_damaged' };
  } finally {
    await task.destroy();
  }
}

async function readPage(
  page: PDFPageProxy,
  ops: typeof import('pdfjs-dist').OPS,
  isFirst: boolean,
): Promise<ReadPage> {
  const { items } = await page.getTextContent();
  const pieces = items.filter((one): one is typeof one & TextPiece => 'str' in one);
  const lines = linesOf(pieces);
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const { width, height } = page.getViewport({ scale: 1 });
  const { cover, charactersOver } = drawingOf(await page.getOperatorList(), width * height, ops);
  const isScan = cover !== null && charactersOver <= TYPED_OVER_MAX;
  const isUnread = characters < TEXT_LAYER_MIN;
  return {
    lines,
    scan: isFirst && isScan && isUnread ? await coverOf(page, cover) : null,
    isScan,
    hasTextOver: isScan && charactersOver > 0,
    numberInTwoFonts: numberInTwoFonts(pieces, (font) => fontName(page, font)),
  };
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
