import type { PictureFacts, Signal } from '../evidence';
import { EDIT_DETECTORS, hasSigns, inconclusiveReasonOf, type Judged, lookedAt } from '../judged';
import { VERDICT } from '../thresholds';
import type { Place } from '../regions';
import type { MessageKey, Parts } from './dictionary';
import { joined, partsFor, storedParts, type Speech } from './sentence-for';

/**
 * The fields of a signal that its text needs; `sentence` replaces a message that no longer exists.
 */
export type StoredSignal = Pick<Signal, 'finding' | 'score' | 'message' | 'values' | 'sentence'>;

/** The facts that determine how far the absence of findings can be trusted. */
export interface Pictured extends Pick<PictureFacts, 'width' | 'height' | 'jpeg_quality'> {
  readonly medium: string;
}

/** The text of a verdict, from its signals. */
export interface VerdictText extends Parts {
  /** Headlines of what else was noticed, strongest first. */
  readonly others: readonly string[];
  /** All but the details, for a person who knows nothing of files. */
  readonly analysis: string;
  /** Advice and innocent reasons for who reads them without `others`: the fact meant comes first. */
  readonly alone: Pick<Parts, 'advice' | 'innocent'>;
}

/** Neutral messages that the analysis mentions all the same. */
const SHOWN_THOUGH_NEUTRAL: ReadonlySet<string> = new Set<MessageKey>([
  'provenance.credentials_untrusted',
  'provenance.credentials_expired',
  'provenance.credentials_stripped',
  'provenance.credentials_broken_ingredient',
  'metadata.taken_after_damage',
  'metadata.taken_in_future',
  'metadata.no_camera_traces',
  'metadata.animated',
]);

/**
 * Says how far the absence of findings can be trusted: only what was examined, never that a picture
 * is authentic. Inconclusive exactly where the verdict's state is.
 */
function conclusionOf(
  signals: readonly StoredSignal[],
  facts: Pictured,
  judged: Judged,
  speech: Speech,
): Parts {
  const { width, height, medium, jpeg_quality: quality } = facts;
  const reason = inconclusiveReasonOf(judged, medium);
  switch (reason) {
    case 'few_checks':
      return partsFor(speech, 'analysis.few_checks', {
        looked: lookedAt(signals),
        checks: EDIT_DETECTORS.length,
      });
    case 'small':
      return partsFor(speech, 'analysis.small', { size: `${width} × ${height}` });
    case 'strongly_compressed':
      return partsFor(speech, 'analysis.strongly_compressed', { quality: quality ?? 0 });
    case 'screenshot':
    case 'drawing':
    case 'not_read':
      return partsFor(speech, `analysis.${reason}`, {});
    case 'weak_signs': {
      const isAi = !judged.is_digitally_manipulated;
      return partsFor(speech, isAi ? 'analysis.weak_signs_ai' : 'analysis.weak_signs', {});
    }
    case null:
      break;
  }
  if (medium === 'web_copy') return partsFor(speech, 'analysis.copy', {});
  const wasOriginChecked = signals.some(({ message }) => message.startsWith('provenance.'));
  return partsFor(
    speech,
    wasOriginChecked ? 'analysis.nothing_found' : 'analysis.no_edit_found',
    {},
  );
}

/** Whether the text of a signal says that an area was probably edited. */
const namesAnEdit = ({ finding, values }: Pick<StoredSignal, 'finding' | 'values'>): boolean =>
  finding === 'suspicious' && values.place !== undefined;

/**
 * The text of a signal. That an area was probably edited is stated only where the verdict reached
 * the client's threshold; otherwise it is a weak sign, with the same innocent reasons and details.
 */
export function partsOf(
  signal: StoredSignal,
  judged: Pick<Judged, 'flagged' | 'is_digitally_manipulated'>,
  speech: Speech,
): Parts {
  const { message, values, sentence, score } = signal;
  const parts = storedParts(speech, message, values) ?? { headline: sentence };
  const isStrong = judged.flagged && judged.is_digitally_manipulated && score >= VERDICT.min;
  if (isStrong || !namesAnEdit(signal)) return parts;
  const { innocent, details } = parts;
  const place = values.place as Place;
  return { ...partsFor(speech, 'analysis.weak_sign', { place }), innocent, details };
}

export const sentenceOf = (
  signal: StoredSignal,
  judged: Pick<Judged, 'flagged' | 'is_digitally_manipulated'>,
  speech: Speech,
): string => joined(partsOf(signal, judged, speech));

/** Of several findings about one place only the strongest; they are about the same edit. */
const oneOfEachPlace = (signals: readonly StoredSignal[]) =>
  signals.filter(
    ({ values: { place } }, at) =>
      place === undefined || signals.findIndex((one) => one.values.place === place) === at,
  );

const distinct = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text) => text !== undefined)),
];

const textOf = (parts: readonly Parts[], part: 'innocent' | 'details'): string | undefined =>
  distinct(parts.map((one) => one[part])).join(' ') || undefined;

const withFact = (parts: Parts): Parts => ({
  headline: parts.headline,
  advice: parts.advice && `${parts.headline} ${parts.advice}`,
  innocent: parts.innocent && `${parts.headline} ${parts.innocent}`,
});

/** The findings that the text begins with, strongest first; none where the verdict has no signs. */
function leadingOf(suspicious: readonly StoredSignal[], judged: Judged): readonly StoredSignal[] {
  if (!hasSigns(judged)) return [];
  const found = suspicious.filter(({ score }) => score >= VERDICT.min);
  // Several weaker ones make a verdict together.
  return oneOfEachPlace(found.length > 0 ? found : suspicious.slice(0, 1));
}

/**
 * Returns the text of the verdict in one language: the findings, strongest first, or else how far
 * the absence of findings can be trusted; then what else raises doubt or supports the picture.
 * Checks that found nothing or did not apply are left to the list of signals, and so are edits that
 * the verdict as a whole does not find.
 */
export function verdictText(
  signals: readonly StoredSignal[],
  facts: Pictured,
  judged: Judged,
  speech: Speech,
): VerdictText {
  const suspicious = signals
    .filter(({ finding }) => finding === 'suspicious')
    .sort((a, b) => b.score - a.score);
  const found = leadingOf(suspicious, judged);
  const textOfSignal = (signal: StoredSignal) => partsOf(signal, judged, speech);
  const remarked = [
    ...suspicious.filter(
      (signal) =>
        !found.includes(signal) &&
        (namesAnEdit(signal) ? hasSigns(judged) && signal.score < VERDICT.min : true),
    ),
    ...signals.filter(
      ({ finding, message }) =>
        finding === 'supports' || (finding === 'neutral' && SHOWN_THOUGH_NEUTRAL.has(message)),
    ),
  ].map(textOfSignal);
  const [first = conclusionOf(signals, facts, judged, speech), ...more] = found.map(textOfSignal);
  const leading = [first, ...more];
  const all = [...leading, ...remarked];
  const factsFirst = [...leading, ...remarked.map(withFact)];
  return {
    headline: first.headline,
    others: distinct([...more, ...remarked].map(({ headline }) => headline)),
    advice: all.find(({ advice }) => advice !== undefined)?.advice,
    innocent: textOf(found.length > 0 ? leading : all, 'innocent'),
    details: textOf(leading, 'details'),
    alone: {
      advice: factsFirst.find(({ advice }) => advice !== undefined)?.advice,
      innocent: textOf(found.length > 0 ? leading : factsFirst, 'innocent'),
    },
    analysis: distinct([
      ...leading.map(({ headline }) => headline),
      first.advice,
      textOf(leading, 'innocent'),
      ...remarked.flatMap(({ headline, advice, innocent }) => [headline, advice, innocent]),
    ]).join(' '),
  };
}

/** A PDF that could not be read in time has neither signals nor facts. */
const UNREAD: Pictured = { width: 0, height: 0, jpeg_quality: null, medium: 'scan' };

/**
 * Null for a verdict without signals or from before signals had keys: its stored analysis is all
 * there is.
 */
export const storedVerdictText = (
  signals: readonly StoredSignal[] | null,
  facts: Pictured | null,
  judged: Judged,
  speech: Speech,
): VerdictText | null => {
  if (signals === null && judged.not_judged === 'not_read')
    return verdictText([], UNREAD, judged, speech);
  return signals?.every(({ message }) => message) && facts
    ? verdictText(signals, facts, judged, speech)
    : null;
};
