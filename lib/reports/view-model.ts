import type { Language } from '@/lib/shared/languages';

/** What is printed, word for word: rounded, translated, nothing left to decide but where it stands on the paper. */
export interface ReportView {
  readonly language: Language;
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly insurer: string;
  readonly kind: string;
  readonly heading: string;
  readonly facts: readonly Fact[];
  readonly sums: readonly Sum[];
  readonly sumsNote: string | null;
  readonly columns: { readonly claimed: string; readonly replacement: string; readonly amounts: string };
  readonly items: readonly ItemView[];
  /** Stands where the items would, when there are none. */
  readonly noItems: string;
  /** Pictures stand beside the claimed item; else there is no room kept for them. */
  readonly hasPhotoColumn: boolean;
  readonly audit: AuditView | null;
  readonly notes: { readonly title: string; readonly lines: readonly string[] };
  /** `{page}` and `{pages}` are filled in when the paper is cut. */
  readonly footer: { readonly claim: string; readonly document: string; readonly pageOf: string };
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Sum extends Fact {
  readonly isTotal: boolean;
}

export interface ItemView {
  readonly number: string;
  readonly continued: string;
  readonly claimed: { readonly name: string; readonly lines: readonly string[] };
  readonly replacement: { readonly name: string; readonly lines: readonly string[]; readonly source: Source | null };
  readonly amounts: readonly Sum[];
  readonly acvReason: string | null;
  readonly verdict: Verdict | null;
  readonly comment: { readonly label: string; readonly text: string } | null;
  /** Beside the item, small. */
  readonly photos: readonly Uint8Array[];
  /** Below the item, each with what was found. */
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
  readonly thumbnail: Uint8Array | null;
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
  readonly words: string;
}

export interface AuditView {
  readonly title: string;
  readonly columns: { readonly time: string; readonly who: string; readonly what: string };
  readonly rows: readonly { readonly time: string; readonly who: string; readonly what: string }[];
}
