import type { Language } from '@/lib/shared/languages';
import type { PaperSize } from './paper/look';

/** The printed texts, rounded and translated. Only their positions are still to be decided. */
export interface ReportView {
  readonly language: Language;
  readonly paper: PaperSize;
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly insurer: string;
  readonly kind: string;
  readonly heading: string;
  readonly facts: readonly Fact[];
  readonly sums: readonly Sum[];
  /** Printed below the sums; null without lines. */
  readonly lineCounts: string | null;
  readonly columns: {
    readonly claimed: string;
    readonly replacement: string;
    readonly amounts: string;
  };
  readonly items: readonly ItemView[];
  readonly unappraised: UnappraisedView | null;
  /** Printed in place of the items if there are none. */
  readonly noItems: string;
  /** Whether there is a column for pictures. */
  readonly hasPhotoColumn: boolean;
  /** The annex of examined pictures; the pictures belong to the items. */
  readonly annex: {
    readonly title: string;
    readonly none: string;
    readonly continued: string;
  } | null;
  readonly audit: AuditView | null;
  readonly notes: Notes;
  readonly method: Notes;
  readonly identity: IdentityView;
  readonly signatures: SignaturesView;
  /** Names of bookmarks without a printed heading. */
  readonly sections: { readonly summary: string; readonly items: string };
  /** `{page}` and `{pages}` are replaced once the pages are known. */
  readonly footer: { readonly claim: string; readonly document: string; readonly pageOf: string };
}

export interface Notes {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The facts that identify the document. */
export interface IdentityView {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly address: string;
  readonly note: string;
}

export interface SignaturesView {
  readonly title: string;
  readonly who: readonly Fact[];
  readonly labels: readonly string[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Sum extends Fact {
  readonly isTotal: boolean;
}

/** The heading above the first item of a room. */
export interface LocationView {
  readonly name: string;
  readonly line: string;
}

/** Without a usable JPEG the text is printed instead. */
export interface PhotoView {
  readonly jpeg: Uint8Array | null;
  readonly alt: string;
}

export interface ItemView {
  readonly number: string;
  /** Set on the first item of its room. */
  readonly location: LocationView | null;
  /** The heading at the top of every further page of the room; null without rooms. */
  readonly locationContinued: string | null;
  /** The name in its bookmark and in the annex. */
  readonly title: string;
  readonly continued: string;
  readonly claimed: { readonly name: string; readonly lines: readonly string[] };
  readonly replacement: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly source: Source | null;
  };
  readonly amounts: readonly Sum[];
  /** Why the amounts are in no sum, or null. */
  readonly notCounted: string | null;
  /** States that a price awaits approval, and the RCV that counts until then. */
  readonly unapprovedRcv: string | null;
  /** How the ACV was determined, and whether it is outdated. */
  readonly acvReasons: readonly string[];
  readonly verdict: Verdict | null;
  readonly comment: { readonly label: string; readonly text: string } | null;
  /** Small, beside the item. */
  readonly photos: readonly PhotoView[];
  /** In the annex, each with its findings. */
  readonly examined: readonly ExaminedView[];
}

/** Claimed items without an appraisal. */
export interface UnappraisedView {
  readonly title: string;
  readonly continued: string;
  readonly columns: Omit<UnappraisedCells, 'number'>;
  readonly rows: readonly UnappraisedRow[];
}

export interface UnappraisedCells {
  readonly number: string;
  readonly description: string;
  readonly location: string;
  readonly quantity: string;
  readonly claimed: string;
}

export interface UnappraisedRow
  extends
    UnappraisedCells,
    Pick<ItemView, 'title' | 'continued' | 'verdict' | 'photos' | 'examined'> {}

/** `href` is http(s) or null. */
export interface Source {
  readonly text: string;
  readonly href: string | null;
}

/** The mark of a verdict: solid, outlined, soft or grey. */
export type Tone = 'flagged' | 'clean' | 'cleared' | 'open';

export interface Verdict {
  readonly tone: Tone;
  readonly text: string;
}

export interface ExaminedView {
  readonly fileName: string;
  readonly sha256: string;
  readonly photo: PhotoView | null;
  readonly verdict: Verdict;
  readonly lines: readonly string[];
  readonly regions: readonly RegionView[];
}

/** Fractions from 0 to 1, origin top left. */
export interface RegionView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly number: string;
  readonly kind: 'edited' | 'copied' | 'copy_source' | 'ai';
  readonly messages: string;
}

export interface AuditView {
  readonly title: string;
  readonly columns: { readonly time: string; readonly who: string; readonly what: string };
  readonly rows: readonly { readonly time: string; readonly who: string; readonly what: string }[];
}
