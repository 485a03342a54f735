import { CALIBRATION, calibrated } from './calibration';
import type { DetectorName, PictureFacts, Signal } from './evidence';
import { notJudged } from './judged';
import { FUSION, VERDICT } from './thresholds';

/**
 * Combines the detectors' signals into the two confidences by adding log-likelihood ratios to a
 * prior. A single finding keeps its detector's score; two detectors of different traces reinforce
 * each other; detectors of the same JPEG history count once, by the stronger; hints from the file
 * only rank pictures below one half and decide nothing.
 */
export interface Confidences {
  readonly ai_generated_confidence: number;
  readonly manipulation_confidence: number;
}

/**
 * Groups of detectors that examine different traces; within a group only the highest score counts.
 */
const GROUPS: readonly (readonly DetectorName[])[] = [
  ['provenance'],
  ['double_compression', 'shifted_compression', 'foreign_grid', 'noise_level', 'learned_fusion'],
  ['copy_move'],
  ['small_text'],
  ['model'],
];

const logit = (p: number): number => Math.log(p / (1 - p));

export function fuse(signals: readonly Signal[], facts: PictureFacts): Confidences {
  return {
    ai_generated_confidence: fuseAi(signals, facts),
    manipulation_confidence: fuseManipulation(signals, facts),
  };
}

/**
 * Only provenance signals count for an AI origin; without one the prior depends on whether the file
 * names a camera.
 */
function fuseAi(signals: readonly Signal[], { medium, camera }: PictureFacts): number {
  const prior = medium === 'camera' && camera !== null ? FUSION.aiPriorCamera : FUSION.aiPrior;
  return Math.max(prior, strongest(signals.filter(({ about }) => about === 'ai')));
}

/**
 * The calibration gives the prior of a judged picture without findings; a picture that was not
 * judged keeps the fusion's prior. Only a finding can lift the confidence to one half: neither the
 * low scores of detectors that found nothing nor hints do, so hints never lift a picture over a
 * client's threshold.
 */
function fuseManipulation(signals: readonly Signal[], facts: PictureFacts): number {
  const { evidence, rest } = weigh(signals);
  const isJudged = notJudged(signals, facts) === null;
  const { silentPrior } = CALIBRATION[facts.medium];
  const prior = isJudged ? silentPrior : Math.max(FUSION.manipulationPrior, silentPrior);
  const isSuspected = signals.some(
    (signal) =>
      signal.about === 'manipulation' && signal.finding === 'suspicious' && !isHint(signal),
  );
  const most = isSuspected ? VERDICT.scoreMax : FUSION.unsuspectedMax;
  const unhinted = Math.min(most, calibrated(evidence + (isJudged ? Math.min(0, rest) : 0), prior));
  if (rest <= 0 || unhinted >= FUSION.unsuspectedMax) return unhinted;
  return Math.min(FUSION.unsuspectedMax, calibrated(evidence + rest, prior));
}

/**
 * Returns the evidence of all edit detectors in log-odds, before a medium's calibration; `rest` is
 * the contribution of hints and support.
 */
export function weigh(signals: readonly Signal[]): { evidence: number; rest: number } {
  const editSignals = signals.filter(({ about }) => about === 'manipulation');
  const prior = logit(FUSION.manipulationPrior);
  const evidence = GROUPS.map((group) => {
    const score = strongest(
      editSignals.filter((signal) => group.includes(signal.detector) && !isHint(signal)),
    );
    return score <= 0 ? 0 : Math.max(0, logit(Math.min(score, VERDICT.scoreMax)) - prior);
  }).reduce((total, part) => total + part, 0);
  // Support counts only when no detector has evidence of an edit.
  return {
    evidence,
    rest: evidence > 0 ? hints(editSignals) : hints(editSignals) - support(editSignals),
  };
}

/**
 * Signals that honest files give too: an odd date or size, and Content Credentials that a program
 * damaged.
 */
const isHint = ({ detector, finding, score }: Signal): boolean =>
  finding === 'suspicious' &&
  (detector === 'metadata' || (detector === 'provenance' && score < VERDICT.min));

function hints(editSignals: readonly Signal[]): number {
  return Math.min(
    FUSION.hintNatsMax,
    editSignals.filter(isHint).reduce((sum, { score }) => sum + score, 0),
  );
}

function support(editSignals: readonly Signal[]): number {
  return editSignals.some(
    ({ detector, finding }) => detector === 'double_compression' && finding === 'supports',
  )
    ? FUSION.sameHistoryNats
    : 0;
}

const strongest = (signals: readonly Signal[]): number =>
  signals.reduce((max, { score }) => Math.max(max, score), 0);
