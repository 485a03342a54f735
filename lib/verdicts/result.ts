import { type Cause } from '@/lib/shared/reasons';
import type { ForensicsResult, Region } from '@/lib/contract/forensics';
import type { ReasonToLook } from '@/lib/contract/forensics-state';
import type { PictureFacts, Signal } from '@/lib/forensics/evidence';
import type { Judged } from '@/lib/forensics/judged';
import { partsOf, storedVerdictText, type VerdictText } from '@/lib/forensics/sentences/analysis';
import { reasonParts } from '@/lib/forensics/sentences/reasons';
import type { Parts } from '@/lib/forensics/sentences/dictionary';
import { dictionaryOf } from '@/lib/forensics/sentences/languages';
import type { Speech } from '@/lib/forensics/sentences/sentence-for';
import { toDateTimeString } from '@/lib/shared/dates';
import type { Language } from '@/lib/shared/languages';
import { stateOf, wouldHelpWith } from './state';

/** The columns of a verdict that the API returns, for one appraisal of the item. */
export interface VerdictRow {
  /** Null: the item has none. */
  readonly appraisal_id: number | null;
  readonly row_id: number;
  readonly file_name: string;
  readonly status: ForensicsResult['status'];
  readonly is_ai_generated: boolean | null;
  readonly is_digitally_manipulated: boolean | null;
  readonly ai_generated_confidence: string | null;
  readonly manipulation_confidence: string | null;
  readonly analysis: string | null;
  /** The language of the analysis; null means English. */
  readonly language: Language | null;
  readonly regions: Region[] | null;
  readonly flagged: boolean;
  readonly reasons: readonly ReasonToLook[];
  readonly update_time: Date;
  readonly signals: readonly Signal[] | null;
  readonly facts: PictureFacts | null;
  readonly not_judged: ForensicsResult['not_judged'];
  readonly engine_version: string | null;
  readonly threshold: string | null;
  readonly cleared_by: string | null;
  readonly cleared_at: Date | null;
  readonly clear_note: string | null;
  readonly confirmed_by: string | null;
  readonly confirmed_at: Date | null;
  readonly confirm_note: string | null;
  readonly failure_reason: string | null;
  readonly failure_cause: Cause | null;
  readonly has_heatmap: boolean;
  readonly page: number | null;
}

/**
 * Converts a verdict to its API shape. Findings are included if it is complete and not cleared; a
 * cleared one names its reviewer instead and has them in `cleared_findings`.
 */
export function forensicsResult(
  row: VerdictRow,
  duplicates: ForensicsResult['duplicates'],
  heatmapUrl: string,
): ForensicsResult {
  const isCleared = row.status === 'complete' && row.cleared_at !== null;
  const found = row.status === 'complete' && !isCleared ? row : null;
  const confidences = found && confidencesOf(found);
  const language = row.language ?? 'en';
  const speech = { language, messages: dictionaryOf(language) };
  const signals = found?.signals?.map((signal) => signalOf(signal, row, speech)) ?? null;
  const { state, inconclusive_reason: reason } = stateOf(row);
  const reasons = (found?.reasons ?? []).map((code) => reasonOf(code, row, speech));
  const text = found && storedVerdictText(signals, row.facts, row, speech);
  const analysis = reason === 'not_read' ? text?.analysis : found?.analysis;
  return {
    row_id: row.row_id,
    file_name: row.file_name,
    status: row.status,
    is_ai_generated: isCleared ? false : (found?.is_ai_generated ?? null),
    is_digitally_manipulated: isCleared ? false : (found?.is_digitally_manipulated ?? null),
    ai_generated_confidence: confidences?.ai ?? null,
    manipulation_confidence: confidences?.manipulation ?? null,
    confidence: confidences?.higher ?? null,
    analysis: isCleared ? clearedAnalysis(row) : found && withReasons(analysis ?? null, reasons),
    ...(leadingReason(row, reasons) ?? partsIn(standingAlone(text))),
    regions: found?.regions ?? null,
    flagged: found?.flagged ?? false,
    reasons,
    update_time: row.update_time.toISOString(),
    state,
    inconclusive_reason: reason,
    would_help: wouldHelpWith(reason),
    signals,
    facts: row.status === 'complete' ? row.facts : null,
    page: row.status === 'complete' ? row.page : null,
    not_judged: found?.not_judged ?? null,
    engine_version: row.engine_version,
    threshold: numberOf(row.threshold),
    cleared_by: row.cleared_by,
    cleared_at: row.cleared_at?.toISOString() ?? null,
    kept_by: found?.confirmed_by ?? null,
    kept_at: found?.confirmed_at?.toISOString() ?? null,
    kept_note: found?.confirm_note || null,
    failure_reason: row.status === 'failed' ? row.failure_reason : null,
    failure_cause: row.status === 'failed' ? row.failure_cause : null,
    heatmap_url: found?.has_heatmap ? heatmapUrl : null,
    cleared_note: row.cleared_at === null ? null : row.clear_note || null,
    cleared_findings: isCleared ? clearedFindings(row, heatmapUrl, speech) : null,
    duplicates,
  };
}

const numberOf = (decimal: string | null): number | null =>
  decimal === null ? null : Number(decimal);

function confidencesOf(row: VerdictRow) {
  const ai = numberOf(row.ai_generated_confidence);
  const manipulation = numberOf(row.manipulation_confidence);
  const higher = ai === null || manipulation === null ? null : Math.max(ai, manipulation);
  return { ai, manipulation, higher };
}

const clearedFindings = (
  row: VerdictRow,
  heatmapUrl: string,
  speech: Speech,
): ForensicsResult['cleared_findings'] => ({
  flagged: row.flagged,
  reasons: row.reasons.map((code) => reasonOf(code, row, speech)),
  is_ai_generated: row.is_ai_generated,
  is_digitally_manipulated: row.is_digitally_manipulated,
  ai_generated_confidence: numberOf(row.ai_generated_confidence),
  manipulation_confidence: numberOf(row.manipulation_confidence),
  analysis: row.analysis,
  regions: row.regions,
  signals: row.signals?.map((signal) => signalOf(signal, row, speech)) ?? null,
  not_judged: row.not_judged,
  heatmap_url: row.has_heatmap ? heatmapUrl : null,
});

function reasonOf(code: ReasonToLook, { facts }: VerdictRow, speech: Speech) {
  const parts = reasonParts(code, facts?.taken_at ?? null, speech);
  return { code, ...partsIn(parts), headline: parts.headline };
}

/** The text of a verdict that only a reason flags begins with it; the engine's is in the analysis. */
function leadingReason(
  { flagged }: VerdictRow,
  [first]: readonly ReturnType<typeof reasonOf>[],
): ReturnType<typeof partsIn> | null {
  if (flagged || !first) return null;
  const { code: _code, ...parts } = first;
  return parts;
}

/** Begins with the reasons that the engine's analysis does not state; null without any text. */
function withReasons(
  analysis: string | null,
  reasons: readonly { readonly headline: string; readonly advice: string | null }[],
): string | null {
  const ofReasons = reasons
    .flatMap(({ headline, advice }) => [headline, advice ?? ''])
    .filter((sentence) => sentence !== '' && !analysis?.includes(sentence));
  return [...new Set(ofReasons), analysis ?? ''].filter(Boolean).join(' ') || null;
}

/** Verdicts stored before sentences had keys lack `message` and `values`. */
function signalOf(
  { detector, about, finding, score, message = '', values = {}, sentence }: Signal,
  judged: Judged,
  speech: Speech,
) {
  const stored = { finding, score, message, values, sentence };
  const parts = partsOf(stored, judged, speech);
  return {
    name: detector,
    about,
    finding,
    score,
    message,
    values,
    sentence,
    ...partsIn(parts),
    headline: parts.headline,
  };
}

const standingAlone = (text: VerdictText | null): Parts | null =>
  text && { ...text, ...text.alone };

const partsIn = (parts: Parts | null) => ({
  headline: parts?.headline ?? null,
  advice: parts?.advice ?? null,
  innocent_reasons: parts?.innocent ?? null,
  details: parts?.details ?? null,
});

function clearedAnalysis({ cleared_by: actor, cleared_at: at, clear_note: note }: VerdictRow) {
  const who = actor?.replace(/^user:/, '').replace(/^key:/, 'API key ') ?? 'a person';
  const when = at === null ? '' : toDateTimeString(at).slice(0, 16);
  return `Reviewed and marked clean by ${who} on ${when} UTC.${note ? ` Note: ${note}` : ''}`;
}
