import type { PictureFacts, Signal } from './evidence';
import type { MessageKey } from './sentences';

/** What is said when nothing fires; never that a picture is authentic, only what was looked at. */
const NOTHING_FOUND = 'No clear sign of an edit or of an AI origin was found. That does not prove that there was none.';

const INCONCLUSIVE_LEAD = 'Inconclusive:';
/** A verdict needs no word on how far a silence can be trusted; hints alone do. */
const VERDICT_MIN = 0.5;
/** Neutral words that a reader should meet all the same. */
const TOLD_THOUGH_NEUTRAL: ReadonlySet<string> = new Set<MessageKey>([
  'provenance.credentials_untrusted', 'provenance.credentials_broken_ingredient', 'metadata.taken_after_damage',
]);
/** Shorter sides leave the statistics too few blocks. */
const SMALL_SIDE_PX = 512;
const STRONGLY_COMPRESSED_QUALITY = 70;

/** Why a silent picture says little; null when it says as much as it can. */
function limitOf(facts: PictureFacts): string | null {
  const { width, height, medium, jpeg_quality: quality } = facts;
  if (Math.min(width, height) < SMALL_SIDE_PX) {
    return `the picture is small (${width} × ${height}), too little to judge.`;
  }
  if (quality !== null && quality < STRONGLY_COMPRESSED_QUALITY) {
    return `the picture is strongly compressed (quality ${quality}), which wipes out traces.`;
  }
  return medium === 'web_copy' ? 'the picture does not come straight from a camera, and copies lose traces.' : null;
}

const strongestFirst = (signals: readonly Signal[]): readonly Signal[] =>
  [...signals].sort((a, b) => b.score - a.score);

/**
 * The explanation of the verdict in English: a sentence per firing detector, strongest first, then what speaks for the
 * picture, then how far a silence can be trusted.
 */
export function analysisOf(signals: readonly Signal[], facts: PictureFacts): string {
  const firing = strongestFirst(signals.filter(({ finding }) => finding === 'suspicious'));
  const supporting = signals.filter(({ finding, message }) =>
    finding === 'supports' || (finding === 'neutral' && TOLD_THOUGH_NEUTRAL.has(message)));
  const limit = limitOf(facts);
  const decided = (firing[0]?.score ?? 0) >= VERDICT_MIN;
  // Beside a finding they are noise; each stands among the signals anyway.
  const unable = decided ? [] : signals.filter(({ finding }) => finding === 'inconclusive');
  const closing = decided ? [] : [limit === null ? NOTHING_FOUND : `${INCONCLUSIVE_LEAD} ${limit}`];
  return [...[...firing, ...supporting, ...unable].map((word) => word.sentence), ...closing].join(' ');
}
