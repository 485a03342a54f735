import { type Cause } from '@/lib/shared/reasons';
import type { ForensicsStatus, Region } from '@/lib/contract/forensics';
import type { ReasonToLook } from '@/lib/contract/forensics-state';
import { hasSigns, type Judged } from '@/lib/forensics/judged';
import {
  storedVerdictText,
  type Pictured,
  type StoredSignal,
} from '@/lib/forensics/sentences/analysis';
import { dictionaryOf } from '@/lib/forensics/sentences/languages';
import { reasonParts } from '@/lib/forensics/sentences/reasons';
import type { ReasonTranslator } from '@/lib/i18n/reason-messages';
import type { Transaction } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import type { Language } from '@/lib/shared/languages';
import { stateOf, wouldHelpWith } from '@/lib/verdicts/state';
import type { PictureVerdict, ReportPicture } from '../input';
import { inPages } from './pages';
import type { People } from './people';

/** An attachment with the engine's verdict and its review. */
export interface StoredPicture {
  readonly rowId: number;
  readonly fileName: string;
  readonly mediaType: string;
  readonly storageKey: string;
  readonly sha256: string;
  readonly status: ForensicsStatus | null;
  readonly isAiGenerated: boolean | null;
  readonly isDigitallyManipulated: boolean | null;
  readonly notJudged: Judged['not_judged'];
  readonly aiGeneratedConfidence: number | null;
  readonly manipulationConfidence: number | null;
  readonly flagged: boolean | null;
  readonly reasons: readonly ReasonToLook[] | null;
  readonly analysis: string | null;
  /** The language of the analysis; null means English. */
  readonly language: string | null;
  readonly signals: StoredSignal[] | null;
  readonly facts: (Pictured & { readonly taken_at?: string | null }) | null;
  readonly regions: Region[] | null;
  readonly clearedBy: string | null;
  readonly clearedAt: Date | null;
  readonly clearNote: string | null;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
  readonly confirmNote: string | null;
  readonly engineVersion: string | null;
  readonly failureReason: string | null;
  readonly failureCause: Cause | null;
}

/** Pictures of the given items, by row_id. */
export async function selectPictures(
  tx: Transaction,
  clientId: number,
  rowIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredPicture[]>> {
  const rows = await inPages(
    [...new Set(rowIds)],
    (page) => tx.$queryRaw<StoredPicture[]>`
    SELECT f.row_id AS "rowId", f.file_name AS "fileName", f.media_type AS "mediaType", f.storage_key AS "storageKey", f.sha256,
      v.status, v.is_ai_generated AS "isAiGenerated", v.is_digitally_manipulated AS "isDigitallyManipulated", v.not_judged AS "notJudged",
      v.ai_generated_confidence::float8 AS "aiGeneratedConfidence", v.manipulation_confidence::float8 AS "manipulationConfidence",
      v.flagged, v.reasons, v.analysis, v.language, v.signals, v.facts, v.regions, v.cleared_by AS "clearedBy", v.cleared_at AS "clearedAt",
      v.clear_note AS "clearNote", v.confirmed_by AS "confirmedBy", v.confirmed_at AS "confirmedAt", v.confirm_note AS "confirmNote", v.engine_version AS "engineVersion", v.failure_reason AS "failureReason", v.failure_cause AS "failureCause"
    FROM attachment f
    LEFT JOIN forensics_verdict v ON v.client_id = f.client_id AND v.row_id = f.row_id AND v.file_name = f.file_name
    WHERE f.client_id = ${clientId} AND f.row_id = ANY (${page}::int[])
    ORDER BY f.row_id, f.position, f.file_name`,
  );
  const ofItem = new Map<number, StoredPicture[]>();
  for (const row of rows) ofItem.set(row.rowId, [...(ofItem.get(row.rowId) ?? []), row]);
  return ofItem;
}

/** JPEG bytes by storage key. */
export type Thumbnails = ReadonlyMap<string, Uint8Array>;

const READS_AT_ONCE = 16;

/** Omits lost files, for which the report prints a text, and PDF receipts. */
export async function readThumbnails(pictures: Iterable<StoredPicture>): Promise<Thumbnails> {
  const keys = [...pictures]
    .filter(({ mediaType }) => mediaType !== 'application/pdf')
    .map(({ storageKey }) => storageKey);
  const thumbnails = new Map<string, Uint8Array>();
  const readOn = async () => {
    for (let key = keys.pop(); key !== undefined; key = keys.pop()) {
      const bytes = await storage().get(`${key}/thumbnail`);
      if (bytes) thumbnails.set(key, bytes);
    }
  };
  await Promise.all(Array.from({ length: READS_AT_ONCE }, readOn));
  return thumbnails;
}

interface Around {
  readonly thumbnails: Thumbnails;
  readonly people: People;
  readonly language: Language;
  /** Translates reasons of failures to the report's language. */
  readonly translate: ReasonTranslator;
}

export const pictureOf = (stored: StoredPicture, around: Around): ReportPicture => ({
  fileName: stored.fileName,
  sha256: stored.sha256,
  thumbnail: around.thumbnails.get(stored.storageKey) ?? null,
  isDocument: stored.mediaType === 'application/pdf',
  verdict: stored.status === null ? null : verdictOf(stored, stored.status, around),
});

/**
 * Written from the stored signals, or else the stored analysis, if it is in the language of the
 * report.
 */
function textIn(
  language: Language,
  stored: StoredPicture,
): Pick<PictureVerdict, 'analysis' | 'details'> {
  const { analysis, language: written, signals, facts } = stored;
  const speech = { language, messages: dictionaryOf(language) };
  const text = storedVerdictText(signals, facts, judgedIn(stored), speech);
  if (text) return { analysis: text.analysis, details: text.details ?? null };
  return { analysis: language === (written ?? 'en') ? analysis : null, details: null };
}

function reasonIn(
  language: Language,
  code: ReasonToLook,
  { facts }: StoredPicture,
): PictureVerdict['reasons'][number] {
  const speech = { language, messages: dictionaryOf(language) };
  const { headline, advice, innocent } = reasonParts(code, facts?.taken_at ?? null, speech);
  return { headline, text: [advice, innocent].filter(Boolean).join(' ') };
}

const judgedIn = (stored: StoredPicture): Judged => ({
  flagged: stored.flagged ?? false,
  is_ai_generated: stored.isAiGenerated,
  is_digitally_manipulated: stored.isDigitallyManipulated,
  not_judged: stored.notJudged,
});

function stateIn(
  stored: StoredPicture,
  status: ForensicsStatus,
): Pick<PictureVerdict, 'state' | 'wouldHelp'> {
  const { state, inconclusive_reason: reason } = stateOf({
    ...judgedIn(stored),
    status,
    facts: stored.facts,
    reasons: stored.reasons ?? [],
    cleared_at: stored.clearedAt,
    confirmed_at: stored.confirmedAt,
  });
  return { state, wouldHelp: wouldHelpWith(reason) };
}

const verdictOf = (
  stored: StoredPicture,
  status: ForensicsStatus,
  { people, language, translate }: Around,
): PictureVerdict => ({
  ...stateIn(stored, status),
  isAiGenerated: stored.isAiGenerated ?? false,
  isDigitallyManipulated: stored.isDigitallyManipulated ?? false,
  aiGeneratedConfidence: stored.aiGeneratedConfidence,
  manipulationConfidence: stored.manipulationConfidence,
  flagged: stored.flagged ?? false,
  reasons: (stored.reasons ?? []).map((code) => reasonIn(language, code, stored)),
  ...textIn(language, stored),
  failure: (stored.failureCause && translate(stored.failureCause)?.text) ?? stored.failureReason,
  // Without a verdict they are signs that the whole outweighs.
  regions: (hasSigns(judgedIn(stored)) ? (stored.regions ?? []) : []).map(
    ({ x_min, y_min, x_max, y_max, kind }) => ({
      xMin: x_min,
      yMin: y_min,
      xMax: x_max,
      yMax: y_max,
      kind,
    }),
  ),
  cleared:
    stored.clearedAt === null
      ? null
      : {
          by: people.nameOf(stored.clearedBy ?? 'engine'),
          at: stored.clearedAt,
          note: stored.clearNote,
        },
  confirmed:
    stored.confirmedAt === null
      ? null
      : {
          by: people.nameOf(stored.confirmedBy ?? 'engine'),
          at: stored.confirmedAt,
          note: stored.confirmNote,
        },
});
