import { CALIBRATION, calibrated } from './calibration';
import type { DetectorName, PictureFacts, Signal } from './evidence';
import { notJudged } from './judged';
import { FUSION, VERDICT } from './thresholds';

/**
 * Joins the detectors' words into the two confidences: log-likelihood ratios are added to a prior. A detector that
 * speaks alone is passed on as it is; two that see different things strengthen each other; those that see the same
 * JPEG history count once, by the stronger; hints of the file order what lies below one half
 * and decide nothing.
 */
interface Confidences {
  readonly ai_generated_confidence: number;
  readonly manipulation_confidence: number;
}

/** Detectors that look at different traces; within a group the strongest word counts. */
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

/** Provenance alone speaks of an AI origin; how likely a silent picture is one depends on whether a camera tells of it. */
function fuseAi(signals: readonly Signal[], { medium, camera }: PictureFacts): number {
  const prior = medium === 'camera' && camera !== null ? FUSION.aiPriorCamera : FUSION.aiPrior;
  return Math.max(prior, strongest(signals.filter(({ about }) => about === 'ai')));
}

/**
 * The calibration tells what silence of detectors that looked is worth; a picture that was not judged keeps the prior.
 * One half is reached by a finding alone: neither by weak words of detectors that found nothing, nor by hints, which
 * therefore carry no picture to a client's flag either.
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

/** All that detectors say of edits, in log-odds, before a medium's calibration; `rest` is what hints and support add. */
export function weigh(signals: readonly Signal[]): { evidence: number; rest: number } {
  const editSignals = signals.filter(({ about }) => about === 'manipulation');
  const prior = logit(FUSION.manipulationPrior);
  const evidence = GROUPS.map((group) => {
    const score = strongest(
      editSignals.filter((signal) => group.includes(signal.detector) && !isHint(signal)),
    );
    return score <= 0 ? 0 : Math.max(0, logit(Math.min(score, VERDICT.scoreMax)) - prior);
  }).reduce((total, part) => total + part, 0);
  // Support is worth something only where nothing speaks against it.
  return {
    evidence,
    rest: evidence > 0 ? hints(editSignals) : hints(editSignals) - support(editSignals),
  };
}

/** What honest files show too: an odd date or size, and content credentials that a program damaged. */
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
