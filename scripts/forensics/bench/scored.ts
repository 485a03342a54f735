import type { DetectorName, Region } from '@/lib/forensics/evidence';
import { FLAGGED_MIN, type Answer } from './child';
import { overlapOf, truthOf, type Grid, type Overlap } from './overlap';
import type { Picture } from './set';

/** The answer of the engine or of one detector about a picture, with the truth. */
export interface Scored {
  readonly picture: Picture;
  readonly failed: boolean;
  readonly flagged: boolean;
  /** 0 where there is no signal. */
  readonly manipulation: number;
  readonly ai: number;
  /** Null without a mask. */
  readonly overlap: Overlap | null;
  /** For a detector its own time, without shared steps. */
  readonly seconds: number | null;
  readonly cpuSeconds: number | null;
  readonly rssMb: number | null;
}

export interface ScoredSet {
  readonly verdict: readonly Scored[];
  readonly detectors: ReadonlyMap<DetectorName, readonly Scored[]>;
}

/** Of several answers about one picture the last counts; a picture without any is excluded. */
export async function scoreAll(
  pictures: readonly Picture[],
  answers: readonly Answer[],
  detectors: readonly DetectorName[],
): Promise<ScoredSet> {
  const byPath = new Map(answers.map((answer) => [answer.path, answer]));
  const verdict: Scored[] = [];
  const alone = new Map(detectors.map((name): [DetectorName, Scored[]] => [name, []]));
  for (const picture of pictures) {
    const answer = byPath.get(picture.path);
    if (answer === undefined) continue;
    const truth =
      picture.mask === null || picture.label !== 'manipulated'
        ? null
        : await truthOf(picture.mask, picture.path);
    verdict.push(scoredVerdict(picture, answer, truth));
    for (const [name, rows] of alone) rows.push(scoredDetector(picture, answer, truth, name));
  }
  return { verdict, detectors: alone };
}

const overlapWith = (truth: Grid | null, regions: readonly Region[]): Overlap | null =>
  truth === null ? null : overlapOf(regions, truth);

function scoredVerdict(picture: Picture, answer: Answer, truth: Grid | null): Scored {
  return {
    picture,
    failed: answer.error !== null,
    flagged: answer.flagged,
    manipulation: answer.manipulation_confidence ?? 0,
    ai: answer.ai_generated_confidence ?? 0,
    overlap: overlapWith(truth, answer.regions ?? []),
    seconds: answer.seconds,
    cpuSeconds: answer.cpu_seconds,
    rssMb: answer.rss_mb,
  };
}

function scoredDetector(
  picture: Picture,
  answer: Answer,
  truth: Grid | null,
  name: DetectorName,
): Scored {
  const signals = answer.signals.filter(({ detector }) => detector === name);
  const scoreOf = (about: 'ai' | 'manipulation'): number =>
    Math.max(0, ...signals.filter((signal) => signal.about === about).map(({ score }) => score));
  const [manipulation, ai] = [scoreOf('manipulation'), scoreOf('ai')];
  const ms = answer.times_ms?.[name];
  return {
    picture,
    failed: answer.error !== null,
    flagged: Math.max(manipulation, ai) >= FLAGGED_MIN,
    manipulation,
    ai,
    overlap: overlapWith(
      truth,
      signals.flatMap(({ regions }) => regions),
    ),
    seconds: ms === undefined ? null : ms / 1000,
    cpuSeconds: null,
    rssMb: null,
  };
}
