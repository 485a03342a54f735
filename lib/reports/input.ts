import type { ForensicsState, WouldHelp } from '@/lib/contract/forensics-state';
import type { PriceReason } from '@/lib/shared/price-rule';
import type { Basis } from '@/lib/shared/basis';
import type { Language } from '@/lib/shared/languages';
import type { Minor } from '@/lib/shared/money';
import type { Precision } from '@/lib/shared/purchase';
import type { PaperSize } from './paper/look';

/**
 * The content of a report as plain data that can be sent to a worker thread (structured clone).
 * Days are `YYYY-MM-DD`, instants are Dates, money is in minor units of the claim's currency.
 */
export interface ReportInput {
  readonly documentId: string;
  /** The page where anybody can verify a file with this document id. */
  readonly verifyAddress: string;
  /** SHA-256, hex, of the content (content-digest.ts). */
  readonly contentDigest: string;
  readonly paper: PaperSize;
  readonly createdAt: Date;
  readonly language: Language;
  /**
   * IANA name such as Europe/Copenhagen. The client's time zone, whatever the language of the
   * report.
   */
  readonly timeZone: string;
  /** The insurer. */
  readonly clientName: string;
  /** The assignee of the claim, or null. */
  readonly handlerName: string | null;
  /** Who requested the report. */
  readonly printedBy: Person;
  readonly claim: ReportClaim;
  readonly items: readonly ReportItem[];
  /** Only in a report of the whole claim. */
  readonly unappraised: readonly UnappraisedItem[];
  /** Number of lines of the claim; more than are printed if the report covers only some. */
  readonly claimLineCount: number;
  readonly parts: ReportParts;
  readonly method: ReportMethod;
  /** Oldest first; printed only with `parts.audit`. */
  readonly audit: readonly AuditLine[];
}

/** The rule sets and engine versions behind the amounts and findings. */
export interface ReportMethod {
  readonly ruleSets: readonly {
    readonly name: string;
    readonly version: number | null;
    readonly effectiveFrom: string | null;
    readonly items: number;
  }[];
  /** Number of items whose ACV a person entered. */
  readonly byHand: number;
  readonly engines: readonly { readonly version: string; readonly pictures: number }[];
}

export interface ReportClaim {
  readonly reference: string;
  readonly dateDamage: string | null;
  readonly cause: string | null;
  readonly policyholderName: string | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly deductible: Minor | null;
  readonly policyLimit: Minor | null;
}

export interface ReportParts {
  readonly photos: boolean;
  readonly depreciation: boolean;
  /** `line`: one line per item. `full`: every picture with its verdict and regions. */
  readonly forensics: 'none' | 'line' | 'full';
  readonly audit: boolean;
}

export interface ReportItem {
  readonly appraisalId: number;
  /** The claimed item, which several appraisals may share. */
  readonly rowId: number;
  /** The number of the item within the claim, as the API and the export name it. */
  readonly displayId: number;
  readonly line: ReportLine;
  /** The room, as the claim names it. */
  readonly location: string | null;
  readonly claimedName: string;
  readonly replacementName: string;
  /**
   * Whether claimed and replacement product are the same. Pictures and verdicts belong to the
   * claimed item.
   */
  readonly isSameProduct: boolean;
  readonly quantity: number;
  /** RCV per piece. Null if the price is for the line or unknown. */
  readonly rcvEach: Minor | null;
  /** RCV of the line that is in force; the ACV if only that is known. Null without an amount. */
  readonly rcv: Minor | null;
  /** Stated RCV of the line that awaits approval, or null. */
  readonly unapprovedRcv: Minor | null;
  /** Equals the RCV if nothing was calculated. */
  readonly acv: Minor | null;
  /** How the ACV was determined. Null if nothing was calculated. */
  readonly acvBasis: AcvBasis | null;
  /** Why nothing was calculated. Null if it was, or if the line is not valued. */
  readonly noAcv: 'rules' | 'purchase' | 'damage' | 'open' | null;
  /** Changes since a person set the ACV. Empty if there are none. */
  readonly acvOutdated: readonly Change[];
  /** An ACV that awaits approval and has no effect yet. */
  readonly acvAwaiting: {
    readonly amount: Minor;
    readonly by: Person;
    readonly outdated: readonly Change[];
  } | null;
  /** What the rules deduct besides the depreciation, or null. */
  readonly limits: ItemLimits | null;
  readonly shopName: string | null;
  /** The offer's price per piece, if the handler entered another amount. */
  readonly shopPrice: Minor | null;
  /** Printed as a link only if it is http(s). */
  readonly shopUrl: string | null;
  readonly priceDate: string | null;
  /** Why the price of the offer was taken. Null without an offer. */
  readonly priceReason: { readonly kind: PriceReason; readonly day: string | null } | null;
  /** What the amount is based on, on whose word, since when, and a note. */
  readonly basis: {
    readonly kind: Basis;
    readonly source: string | null;
    readonly day: string | null;
    readonly note: string | null;
  };
  readonly datePurchase: string | null;
  /** Of `datePurchase`; default `day`. */
  readonly purchasePrecision?: Precision;
  /** 0-5, see lib/shared/conditions. */
  readonly condition: number;
  /** Null if the client does not use statuses. */
  readonly status: ReportStatus | null;
  readonly comment: string;
  readonly pictures: readonly ReportPicture[];
  /** Why a person should look at the item itself, in the language of the report. */
  readonly reason?: ReportItemReason | null;
}

/** Whether the amounts of an item are in the sums, and why not. */
export type ReportLine =
  | { readonly state: 'counted' }
  | { readonly state: 'excluded'; readonly reason: 'status'; readonly status: ReportStatus }
  /** Another appraisal of the claimed item is chosen. */
  | { readonly state: 'excluded'; readonly reason: 'alternative'; readonly chosenId: number }
  | {
      readonly state: 'not_valued';
      readonly reason: 'no_amount' | 'awaiting_approval' | 'no_purchase_date';
      readonly claimed: Minor | null;
    };

export interface ReportItemReason {
  readonly headline: string;
  readonly cleared: Reviewed | null;
}

/** A claimed item without an appraisal. */
export interface UnappraisedItem {
  /** The number of the item within the claim, as the API and the export name it. */
  readonly displayId: number;
  readonly description: string;
  readonly quantity: number;
  /** The room, as the claim names it. */
  readonly location: string | null;
  readonly claimed: Minor | null;
  readonly pictures: readonly ReportPicture[];
  /** Why a person should look at the item itself, in the language of the report. */
  readonly reason?: ReportItemReason | null;
}

export interface ReportStatus {
  readonly id: number;
  readonly name: string;
  /** Whether the client chose the name, which is then not translated. */
  readonly isOwnName: boolean;
}

export interface ItemLimits {
  /** What the limit and the deductible of the item deduct. */
  readonly taken: Minor;
  /** All items under one rule share its limit. */
  readonly rule: string;
  readonly ruleLimit: Minor | null;
}

export type AcvBasis =
  | {
      readonly kind: 'by_hand';
      readonly reason: string;
      readonly by: Person;
      readonly approvedBy: Person | null;
    }
  /** Sentences in the report's language, in the order of the steps. */
  | {
      readonly kind: 'calculated';
      readonly sentences: readonly string[];
      readonly approvedBy: Person | null;
      readonly rule: string | null;
      readonly ruleSet: { readonly name: string; readonly version: number | null } | null;
    };

/** A changed field of the API with its values in the trail. */
export interface Change {
  readonly field: string;
  readonly was: unknown;
  readonly is: unknown;
}

/** A name, `key:<id>` for an API key, or `engine` for the service itself. */
export type Person = string;

export interface ReportPicture {
  readonly fileName: string;
  /** Hex digest of the original file. */
  readonly sha256: string;
  /** JPEG, upright, at most 320 px a side. Null for a PDF receipt or a lost file. */
  readonly thumbnail: Uint8Array | null;
  /** A PDF, which has no thumbnail. */
  readonly isDocument: boolean;
  /** Null for a PDF without a reason to look, because PDFs are never examined. */
  readonly verdict: PictureVerdict | null;
}

interface Reviewed {
  readonly by: Person;
  readonly at: Date;
  readonly note: string | null;
}

/** The engine's verdict, even if a person has cleared it. */
export interface PictureVerdict {
  readonly state: ForensicsState;
  /** What would help where the state is `inconclusive`. */
  readonly wouldHelp: WouldHelp | null;
  readonly isAiGenerated: boolean;
  readonly isDigitallyManipulated: boolean;
  readonly aiGeneratedConfidence: number | null;
  readonly manipulationConfidence: number | null;
  /** Whether a positive verdict reached the client's threshold. */
  readonly flagged: boolean;
  /** Reasons to look that are no sign of editing, each with what else explains it. */
  readonly reasons: readonly { readonly headline: string; readonly text: string }[];
  /** For a reader without technical knowledge. */
  readonly analysis: string | null;
  /** Technical details with figures. */
  readonly details: string | null;
  /** Why the examination failed, in the report's language. */
  readonly failure: string | null;
  readonly regions: readonly PictureRegion[];
  readonly cleared: Reviewed | null;
  /** Who confirmed the flag. Ignored if the verdict was cleared. */
  readonly confirmed: Reviewed | null;
}

/** Fractions from 0 to 1, origin top left. */
export interface PictureRegion {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
  readonly kind: 'edited' | 'copied' | 'copy_source' | 'ai';
}

export interface AuditLine {
  readonly at: Date;
  readonly actor: Person;
  /** For example `appraisal.created`. */
  readonly type: string;
  /** The appraisal concerned. The name is null if the appraisal was deleted. */
  readonly about: { readonly appraisalId: number | null; readonly name: string | null } | null;
  readonly files: readonly string[];
  readonly amount: Minor | null;
  readonly status: { readonly from: ReportStatus | null; readonly to: ReportStatus | null } | null;
  readonly changes: readonly Change[];
  /** A note or reason that a person wrote. */
  readonly note: string | null;
}
