import type { PictureFacts, Signal } from '../evidence';
import { EDIT_DETECTORS, lookedAt, notJudged } from '../judged';
import { VERDICT } from '../thresholds';
import type { MessageKey } from './dictionary';
import { sentenceFor, storedSentence, type Speech } from './sentence-for';

/**
 * The fields of a signal that its sentence needs; `sentence` replaces a message that no longer
 * exists.
 */
export type StoredSignal = Pick<Signal, 'finding' | 'score' | 'message' | 'values' | 'sentence'>;

/** The facts that determine how far the absence of findings can be trusted. */
export interface Pictured extends Pick<PictureFacts, 'width' | 'height' | 'jpeg_quality'> {
  readonly medium: string;
}

/** Neutral messages that the analysis mentions all the same. */
const SHOWN_THOUGH_NEUTRAL: ReadonlySet<string> = new Set<MessageKey>([
  'provenance.credentials_untrusted',
  'provenance.credentials_expired',
  'provenance.credentials_stripped',
  'provenance.credentials_broken_ingredient',
  'metadata.taken_after_damage',
  'metadata.animated',
]);

/**
 * Says how far the absence of findings can be trusted: only what was examined, never that a picture
 * is authentic.
 */
function closingOf(signals: readonly StoredSignal[], facts: Pictured, speech: Speech): string {
  const { width, height, medium, jpeg_quality: quality } = facts;
  switch (notJudged(signals, facts)) {
    case 'few_checks':
      return sentenceFor(speech, 'analysis.few_checks', {
        looked: lookedAt(signals),
        checks: EDIT_DETECTORS.length,
      });
    case 'small':
      return sentenceFor(speech, 'analysis.small', { size: `${width} × ${height}` });
    case 'strongly_compressed':
      return sentenceFor(speech, 'analysis.strongly_compressed', { quality: quality ?? 0 });
    case null:
      break;
  }
  if (medium === 'web_copy') return sentenceFor(speech, 'analysis.not_from_camera', {});
  const wasOriginChecked = signals.some(({ message }) => message.startsWith('provenance.'));
  return sentenceFor(
    speech,
    wasOriginChecked ? 'analysis.nothing_found' : 'analysis.no_edit_found',
    {},
  );
}

export const sentenceOf = (
  { message, values, sentence }: Pick<StoredSignal, 'message' | 'values' | 'sentence'>,
  speech: Speech,
) => storedSentence(speech, message, values) ?? sentence;

/**
 * Returns the explanation of the verdict in one language: a sentence per finding, strongest first,
 * then support for the picture, then how far the absence of findings can be trusted. For a picture
 * that was not judged that comes first, and the reasons of inconclusive checks are left to the list
 * of checks.
 */
export function analysisOf(
  signals: readonly StoredSignal[],
  facts: Pictured,
  speech: Speech,
): string {
  const firing = signals
    .filter(({ finding }) => finding === 'suspicious')
    .sort((a, b) => b.score - a.score);
  const supporting = signals.filter(
    ({ finding, message }) =>
      finding === 'supports' || (finding === 'neutral' && SHOWN_THOUGH_NEUTRAL.has(message)),
  );
  // A verdict needs no statement on the absence of findings; hints alone do.
  const decided = (firing[0]?.score ?? 0) >= VERDICT.min;
  const isUnjudged = !decided && notJudged(signals, facts) !== null;
  // Beside a finding they only distract; each is also listed among the signals.
  const unable =
    decided || isUnjudged ? [] : signals.filter(({ finding }) => finding === 'inconclusive');
  const sentences = [...firing, ...supporting, ...unable].map((signal) =>
    sentenceOf(signal, speech),
  );
  if (decided) return sentences.join(' ');
  const closing = closingOf(signals, facts, speech);
  return (isUnjudged ? [closing, ...sentences] : [...sentences, closing]).join(' ');
}
