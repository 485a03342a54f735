import type { Language } from '@/lib/shared/languages';
import type { Minor } from '@/lib/shared/money';
import type { PaperSize } from './paper/look';

/**
 * All that a report says, as plain data that a worker thread can be handed (structured clone). Days are `YYYY-MM-DD`,
 * instants are Dates, money is minor units of the claim's currency.
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
  /** IANA name, as Europe/Copenhagen: that of the client, whatever the language of the report. */
  readonly timeZone: string;
  /** The insurer. */
  readonly clientName: string;
  /** Who is in charge of the claim; null: nobody is. */
  readonly handlerName: string | null;
  /** Who requested the report. */
  readonly printedBy: Person;
  readonly claim: ReportClaim;
  readonly items: readonly ReportItem[];
  /** How many appraisals the claim has; more than `items` when the report covers only some. */
  readonly claimItemCount: number;
  readonly parts: ReportParts;
  readonly method: ReportMethod;
  /** Oldest first; printed only with `parts.audit`. */
  readonly audit: readonly AuditLine[];
}

/** By which rules and which engine the figures and findings came about. */
export interface ReportMethod {
  readonly ruleSets: readonly {
    readonly name: string;
    readonly version: number | null;
    readonly effectiveFrom: string | null;
    readonly items: number;
  }[];
  /** Items whose ACV a person entered. */
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
  /** `line`: one line per item; `full`: every picture with its verdict and regions. */
  readonly forensics: 'none' | 'line' | 'full';
  readonly audit: boolean;
}

export interface ReportItem {
  readonly appraisalId: number;
  /** The item of loss: several appraisals may be of one. */
  readonly rowId: number;
  /** The room it was in, in the words of the claim. */
  readonly location: string | null;
  readonly claimedName: string;
  readonly replacementName: string;
  /** Pictures and verdicts belong to the item of loss; the claimed and the replacement product may be one and the same. */
  readonly isSameProduct: boolean;
  readonly quantity: number;
  /** Of one piece; null when the price is that of the line, or there is none. */
  readonly rcvEach: Minor | null;
  /** Of the line, quantity included, and in force; null: no amount yet, the item is in no sum. */
  readonly rcv: Minor | null;
  /** RCV of the line as it was stated, while that awaits another person; null: it is in force. */
  readonly unapprovedRcv: Minor | null;
  /** Equal to the RCV when nothing was calculated. */
  readonly acv: Minor | null;
  /** How the ACV came about; null when nothing was calculated. */
  readonly acvBasis: AcvBasis | null;
  /** Why nothing was calculated; null where it was, or where there is no amount. */
  readonly noAcv: 'rules' | 'purchase' | 'damage' | 'open' | null;
  /** What changed since the ACV was settled by a person; empty: nothing did. */
  readonly acvOutdated: readonly Change[];
  /** An ACV that has no effect until another person approves it. */
  readonly acvAwaiting: {
    readonly amount: Minor;
    readonly by: Person;
    readonly outdated: readonly Change[];
  } | null;
  /** What rules take off besides the depreciation; null where none do. */
  readonly limits: ItemLimits | null;
  readonly shopName: string | null;
  /** The shop's price per piece, if the handler entered another amount. */
  readonly shopPrice: Minor | null;
  /** Linked only when it is http(s). */
  readonly shopUrl: string | null;
  readonly priceDate: string | null;
  readonly datePurchase: string | null;
  /** 0-5, see lib/shared/conditions. */
  readonly condition: number;
  /** Null where the client does not use statuses. */
  readonly status: ReportStatus | null;
  readonly comment: string;
  readonly pictures: readonly ReportPicture[];
}

export interface ReportStatus {
  readonly id: number;
  readonly name: string;
  /** It is the client's own word, which nobody translates. */
  readonly isOwnName: boolean;
}

export interface ItemLimits {
  /** By the limit and the deductible of the item. */
  readonly taken: Minor;
  /** Items of one rule are paid up to its limit together. */
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
  /** The sentences are in the report's language, in the order of the steps. */
  | {
      readonly kind: 'calculated';
      readonly sentences: readonly string[];
      readonly approvedBy: Person | null;
      readonly rule: string | null;
      readonly ruleSet: { readonly name: string; readonly version: number | null } | null;
    };

/** A field of the API that became another, as the trail keeps it. */
export interface Change {
  readonly field: string;
  readonly was: unknown;
  readonly is: unknown;
}

/** A name, `key:<id>` for a program's key, `engine` for the service itself. */
export type Person = string;

export interface ReportPicture {
  readonly fileName: string;
  /** Hex, of the original as it was attached. */
  readonly sha256: string;
  /** JPEG, upright, at most 320 px a side; null for a receipt in PDF, or where it is lost. */
  readonly thumbnail: Uint8Array | null;
  /** A PDF, which has no thumbnail. */
  readonly isDocument: boolean;
  /** Null for what is never examined (a receipt). */
  readonly verdict: PictureVerdict | null;
}

interface Reviewed {
  readonly by: Person;
  readonly at: Date;
  readonly note: string | null;
}

/** The engine's verdict, whether or not a person has cleared it since. */
export interface PictureVerdict {
  readonly status: 'not_started' | 'ongoing' | 'complete' | 'failed';
  readonly isAiGenerated: boolean;
  readonly isDigitallyManipulated: boolean;
  /** False where the machine could not say anything about it, so that its silence is no finding. */
  readonly isJudged: boolean;
  readonly aiGeneratedConfidence: number | null;
  readonly manipulationConfidence: number | null;
  /** A true verdict reached the client's threshold. */
  readonly flagged: boolean;
  readonly analysis: string | null;
  /** Why an examination brought no verdict, in the report's language. */
  readonly failure: string | null;
  readonly regions: readonly PictureRegion[];
  readonly cleared: Reviewed | null;
  /** Who looked at the flagged picture and keeps the flag; a clear outweighs it. */
  readonly confirmed: Reviewed | null;
}

/** Normalized 0 to 1, origin top left. */
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
  /** `appraisal.created` and the like. */
  readonly type: string;
  /** The appraisal that it is about; the name is null where it is gone. */
  readonly about: { readonly appraisalId: number | null; readonly name: string | null } | null;
  readonly files: readonly string[];
  readonly amount: Minor | null;
  readonly status: { readonly from: ReportStatus | null; readonly to: ReportStatus | null } | null;
  readonly changes: readonly Change[];
  /** What a person wrote. */
  readonly note: string | null;
}
