import type { DetectorName, Medium, Signal } from './evidence';
import { TAIL, VERDICT } from './thresholds';
import FITTED from './tails.json' with { type: 'json' };

/**
 * How often the scores of a detector reach high values on honest pictures of a medium: a generalized
 * Pareto distribution of the log-odds beyond `TAIL.startScore` (J. Pickands, "Statistical Inference
 * Using Extreme Order Statistics", Annals of Statistics 3, 1975).
 */
export interface Tail {
  /** Honest pictures it was fitted to, and those with a score of `TAIL.startScore` or more. */
  readonly honest: number;
  readonly above: number;
  /** In log-odds; a shape of 0 is an exponential tail. */
  readonly scale: number;
  readonly shape: number;
}

/** The detectors of edits whose scores are limited. */
export type Limited = keyof typeof TAIL.falseAlarms.photo;

/** Share of honest pictures of the medium that the detector may flag. */
export const falseAlarmsOf = (detector: Limited, medium: Medium): number =>
  TAIL.falseAlarms[medium === 'scan' ? 'scan' : 'photo'][detector];

export type Tails = Readonly<Record<Limited, Readonly<Record<Medium, Tail>>>>;

/** Fitted by `npm run forensics:tails`. */
export const TAILS: Tails = FITTED;

/** Of one medium, as stored with a verdict. */
export const tailsOf = (medium: Medium) =>
  Object.fromEntries(Object.entries(TAILS).map(([detector, media]) => [detector, media[medium]]));

const logOdds = (score: number): number =>
  Math.min(TAIL.logOddsMax, Math.log(score / Math.max(Number.MIN_VALUE, 1 - score)));

/** Log-odds of a score beyond the start of the tails; negative below it. */
export const beyondStart = (score: number): number => logOdds(score) - logOdds(TAIL.startScore);

/** Share of honest pictures whose score is as high. */
export function shareOfHonest({ honest, above, scale, shape }: Tail, score: number): number {
  const z = beyondStart(score);
  if (z < 0) return 1;
  const beyond = shape === 0 ? Math.exp(-z / scale) : (1 + (shape * z) / scale) ** (-1 / shape);
  return (above / honest) * beyond;
}

/**
 * The highest score that its share of honest pictures permits: `scoreFlagged` at the detector's part
 * of all false alarms, and odds that grow as the share shrinks.
 */
function permitted(falseAlarms: number, tail: Tail, score: number): number {
  const odds =
    ((VERDICT.scoreFlagged / VERDICT.scoreLeft) * falseAlarms) / shareOfHonest(tail, score);
  return odds / (1 + odds);
}

const isLimited = (detector: DetectorName): detector is Limited =>
  detector in TAIL.falseAlarms.photo;

/**
 * Limits a signal's score, and its regions', to what honest pictures of the medium permit. Below one
 * half it is no finding any more.
 */
export function limitedByHonest(signal: Signal, medium: Medium, tails: Tails): Signal {
  const { detector } = signal;
  if (!isLimited(detector) || signal.score < TAIL.startScore) return signal;
  const most = permitted(falseAlarmsOf(detector, medium), tails[detector][medium], signal.score);
  const score = Math.min(signal.score, Math.max(TAIL.startScore, most));
  if (score === signal.score) return signal;
  const isFinding = signal.finding === 'suspicious' && score >= VERDICT.min;
  return {
    ...signal,
    score,
    finding: signal.finding === 'suspicious' && !isFinding ? 'neutral' : signal.finding,
    regions: signal.regions.map((region) => ({
      ...region,
      confidence: Math.min(region.confidence, score),
    })),
  };
}
