import { type PictureProblem } from './picture-problem';
import type { DetectorName, Evidence } from '@/lib/forensics/evidence';
import type { ClaimFacts, PictureFormat } from '@/lib/forensics/frame';
import type { PdfFacts } from '@/lib/receipts/pdf-facts';
import type { ReceiptContext, ReceiptFields } from '@/lib/receipts/receipt';
import type { Language } from '@/lib/shared/languages';
import type { Reason } from '@/lib/shared/reasons';
import type { FileKind } from './sniff';

/** Requests to the picture process and its replies. Bytes are passed by structured clone. */
export type PictureRequest =
  | { readonly verb: 'inspect'; readonly kind: PictureFormat; readonly bytes: Uint8Array }
  | Examine
  | ReadReceipt
  /** See warm-up.ts. */
  | { readonly verb: 'warm_up' };

export interface Examine {
  readonly verb: 'examine';
  /** Of a PDF, the scanned pages are examined. */
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
  readonly claim: ClaimFacts;
  /** Language of the sentences. */
  readonly language: Language;
  /** All detectors when absent. */
  readonly detectors?: readonly DetectorName[];
}

export interface ReadReceipt {
  readonly verb: 'read_receipt';
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
  /** Whose letters text recognition expects. */
  readonly language: Language;
  readonly context: ReceiptContext;
}

export interface Inspection {
  readonly verb: 'inspected';
  /** As shown: the EXIF orientation is applied. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly preview: Uint8Array;
  readonly thumbnail: Uint8Array;
}

export interface Examination {
  readonly verb: 'examined';
  readonly evidence: Evidence;
  /** Of a PDF: the page with the strongest findings, and how it looks. */
  readonly page?: ExaminedPage;
  /** See lib/forensics/perceptual-hash.ts. */
  readonly perceptualHash: string | null;
  /**
   * PNG in the orientation as shown, transparent where there is nothing; null when no detector
   * draws one.
   */
  readonly heatmapPng: Uint8Array | null;
  /** Whether the picture may be a receipt, whose text is worth reading; absent: no. */
  readonly showsPaper?: boolean;
}

interface ExaminedPage extends Pick<Inspection, 'preview' | 'thumbnail'> {
  readonly number: number;
}

export interface ReceiptRead {
  readonly verb: 'receipt_read';
  readonly fields: ReceiptFields;
  /** Null for a picture. */
  readonly pdf: PdfFacts | null;
}

/** A PDF that cannot be opened. */
export interface ReceiptUnread {
  readonly verb: 'receipt_unread';
  readonly reason: Extract<Reason, 'receipt_locked' | 'receipt_damaged'>;
}

export type PictureReply =
  | Inspection
  | Examination
  | ReceiptRead
  | ReceiptUnread
  | { readonly verb: 'warmed_up' }
  | { readonly verb: 'refused'; readonly problem: PictureProblem }
  | { readonly verb: 'failed'; readonly message: string };
