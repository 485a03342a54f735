import type { Language } from '@/lib/shared/languages';
import type { PaperSize } from './paper/look';

/** What is printed, word for word: rounded, translated, nothing left to decide but where it stands on the paper. */
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
  readonly sumsNotes: readonly string[];
  readonly columns: {
    readonly claimed: string;
    readonly replacement: string;
    readonly amounts: string;
  };
  readonly items: readonly ItemView[];
  /** Stands where the items would, when there are none. */
  readonly noItems: string;
  /** Whether there is a column for pictures. */
  readonly hasPhotoColumn: boolean;
  /** What was found in the pictures, one by one; the pictures are those of the items. */
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
  /** Names of bookmarks that stand nowhere on the paper. */
  readonly sections: { readonly summary: string; readonly items: string };
  /** `{page}` and `{pages}` are filled in when the paper is cut. */
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

/** Stands above the first item of a room. */
export interface LocationView {
  readonly name: string;
  readonly line: string;
}

/** Without a JPEG that can be shown its words stand in its place. */
export interface PhotoView {
  readonly jpeg: Uint8Array | null;
  readonly alt: string;
}

export interface ItemView {
  readonly number: string;
  /** Opens its room; null: it stands in the one before. */
  readonly location: LocationView | null;
  /** Stands on top of every further page of its room; null where there are no rooms. */
  readonly locationContinued: string | null;
  /** Of its bookmark and of its place in the annex. */
  readonly title: string;
  readonly continued: string;
  readonly claimed: { readonly name: string; readonly lines: readonly string[] };
  readonly replacement: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly source: Source | null;
  };
  readonly amounts: readonly Sum[];
  /** That a stated price awaits another person, and what counts meanwhile. */
  readonly unapprovedRcv: string | null;
  /** How the ACV came about, and whether it still stands. */
  readonly acvReasons: readonly string[];
  readonly verdict: Verdict | null;
  readonly comment: { readonly label: string; readonly text: string } | null;
  /** Beside the item, small. */
  readonly photos: readonly PhotoView[];
  /** In the annex, each with what was found. */
  readonly examined: readonly ExaminedView[];
}

/** `href` is http(s) or null. */
export interface Source {
  readonly text: string;
  readonly href: string | null;
}

/** How a verdict is marked: solid, outline, soft or grey. */
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

/** Normalized 0 to 1, origin top left. */
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
