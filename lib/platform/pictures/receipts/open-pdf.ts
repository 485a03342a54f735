/** Opens a PDF by pdfjs-dist. Nothing of the file is executed or rendered. */
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { PIXELS_MAX } from '@/lib/shared/picture-limits';
import type { ReceiptUnread } from '../protocol';

export type Ops = typeof import('pdfjs-dist').OPS;

/** A receipt states date and total on its first page or the last of a few. */
export const PAGES_READ_MAX = 5;

interface Options {
  /** Ends a page where something of it cannot be shown, such as a picture beyond the limit. */
  readonly isStrict?: boolean;
}

/** The reason instead of the result of `work`, if the file is damaged or needs a password. */
export async function withPdf<Result>(
  bytes: Buffer,
  work: (pdf: PDFDocumentProxy, ops: Ops) => Promise<Result>,
  { isStrict = false }: Options = {},
): Promise<Result | ReceiptUnread> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: PIXELS_MAX,
    stopAtErrors: isStrict,
    verbosity: 0,
  });
  try {
    return await work(await task.promise, pdfjs.OPS);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { verb: 'receipt_unread', reason: isLocked ? 'receipt_locked' : 'receipt_damaged' };
  } finally {
    await task.destroy();
  }
}
