import type { PictureFacts, Signal } from '../evidence';
import { EDIT_DETECTORS, lookedAt, notJudged } from '../judged';
import { VERDICT } from '../thresholds';
import type { MessageKey } from './dictionary';
import { sentenceFor, storedSentence, type Speech } from './sentence-for';

/** What of a signal is needed to say it; `sentence` stands in for a message that is no longer known. */
export type StoredSignal = Pick<Signal, 'finding' | 'score' | 'message' | 'values' | 'sentence'>;

/** What of the facts bears on a silence. */
export interface Pictured extends Pick<PictureFacts, 'width' | 'height' | 'jpeg_quality'> {
  readonly medium: string;
}

/** Neutral words that a reader should meet all the same. */
const SHOWN_THOUGH_NEUTRAL: ReadonlySet<string> = new Set<MessageKey>([
  'provenance.credentials_untrusted',
  'provenance.credentials_expired',
  'provenance.credentials_stripped',
  'provenance.credentials_broken_ingredient',
  'metadata.taken_after_damage',
  'metadata.animated',
]);

/** How far a silence can be trusted; never that a picture is authentic, only what was looked at. */
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
 * The explanation of the verdict in one language: a sentence per firing detector, strongest first, then what speaks for
 * the picture, then how far a silence can be trusted. Where nothing could be judged, that is said first, and why each check
 * could not tell stands with the checks alone.
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
  // A verdict needs no word on how far a silence can be trusted; hints alone do.
  const decided = (firing[0]?.score ?? 0) >= VERDICT.min;
  const isUnjudged = !decided && notJudged(signals, facts) !== null;
  // Beside a finding they are noise; each stands among the signals anyway.
  const unable =
    decided || isUnjudged ? [] : signals.filter(({ finding }) => finding === 'inconclusive');
  const sentences = [...firing, ...supporting, ...unable].map((signal) =>
    sentenceOf(signal, speech),
  );
  if (decided) return sentences.join(' ');
  const closing = closingOf(signals, facts, speech);
  return (isUnjudged ? [closing, ...sentences] : [...sentences, closing]).join(' ');
}
