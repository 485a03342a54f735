import type { Scored, ScoredSet } from './scored';
import {
  calibrationError,
  mean,
  percentile,
  rocAuc,
  wilson,
  type Figure,
  type Interval,
} from './statistics';

export const AUTHENTIC = 'authentic';

/**
 * One confidence of the group's pictures compared with that of all authentic ones; null for
 * authentic groups.
 */
interface ConfidenceFigures {
  readonly auc: Figure;
  readonly ece: Figure;
}

export interface Figures {
  /**
   * Number of all pictures, and of those that could not be examined; every figure below is of the
   * others.
   */
  readonly n: number;
  readonly failed: number;
  readonly flagged: number;
  readonly share: Figure;
  readonly interval: Interval | null;
  readonly manipulation: ConfidenceFigures;
  readonly ai: ConfidenceFigures;
  /** F1 of the boxes on all pictures with a mask, and on the flagged ones of them. */
  readonly f1: Figure;
  readonly f1Flagged: Figure;
  readonly iou: Figure;
  readonly iouFlagged: Figure;
  readonly masked: number;
  readonly secondsMedian: Figure;
  readonly secondsP95: Figure;
  readonly cpuSecondsMedian: Figure;
  readonly cpuSecondsP95: Figure;
  readonly rssMbMax: Figure;
}

/**
 * @param all the group
 * @param allAuthentic every authentic picture of the set
 */
function figuresOf(all: readonly Scored[], allAuthentic: readonly Scored[]): Figures {
  const [rows, authentic] = [all, allAuthentic].map((some) =>
    some.filter(({ failed }) => !failed),
  ) as [Scored[], Scored[]];
  const flagged = rows.filter((row) => row.flagged);
  const overlaps = rows.flatMap(({ overlap }) => overlap ?? []);
  const overlapsFlagged = flagged.flatMap(({ overlap }) => overlap ?? []);
  const seconds = rows.flatMap((row) => row.seconds ?? []);
  const cpuSeconds = rows.flatMap((row) => row.cpuSeconds ?? []);
  const memory = rows.flatMap((row) => row.rssMb ?? []);
  return {
    n: all.length,
    failed: all.length - rows.length,
    flagged: flagged.length,
    share: rows.length === 0 ? null : flagged.length / rows.length,
    interval: wilson(flagged.length, rows.length),
    manipulation: confidenceFigures(rows, authentic, 'manipulation'),
    ai: confidenceFigures(rows, authentic, 'ai'),
    f1: mean(overlaps.map(({ f1 }) => f1)),
    f1Flagged: mean(overlapsFlagged.map(({ f1 }) => f1)),
    iou: mean(overlaps.map(({ iou }) => iou)),
    iouFlagged: mean(overlapsFlagged.map(({ iou }) => iou)),
    masked: overlaps.length,
    secondsMedian: percentile(seconds, 0.5),
    secondsP95: percentile(seconds, 0.95),
    cpuSecondsMedian: percentile(cpuSeconds, 0.5),
    cpuSecondsP95: percentile(cpuSeconds, 0.95),
    rssMbMax: memory.length === 0 ? null : Math.max(...memory),
  };
}

/**
 * Each confidence is judged only on the groups that it concerns: an edit is no failure of the AI
 * verdict, nor the other way round.
 */
function confidenceFigures(
  rows: readonly Scored[],
  authentic: readonly Scored[],
  field: 'manipulation' | 'ai',
): ConfidenceFigures {
  const label = field === 'ai' ? 'ai-generated' : 'manipulated';
  const positives = rows.filter(({ picture }) => picture.label === label).map((row) => row[field]);
  if (positives.length === 0) return { auc: null, ece: null };
  const negatives = authentic.map((row) => row[field]);
  return { auc: rocAuc(positives, negatives), ece: calibrationError(positives, negatives) };
}

export interface Group {
  readonly name: string;
  readonly figures: Figures;
}

export interface Summary {
  readonly classes: readonly Group[];
  readonly labels: readonly Group[];
  /** Figures of each detector alone: by class, and over the complete set. */
  readonly detectors: readonly {
    readonly name: string;
    readonly classes: readonly Group[];
    readonly labels: readonly Group[];
  }[];
}

const labelOf = ({ picture }: Scored): string => picture.label;
const classOf = ({ picture }: Scored): string => `${picture.label}/${picture.class}`;

function grouped(rows: readonly Scored[], nameOf: (row: Scored) => string): readonly Group[] {
  const authentic = rows.filter((row) => labelOf(row) === AUTHENTIC);
  const names = [...new Set(rows.map(nameOf))].sort();
  return names.map((name) => ({
    name,
    figures: figuresOf(
      rows.filter((row) => nameOf(row) === name),
      authentic,
    ),
  }));
}

export function summaryOf({ verdict, detectors }: ScoredSet): Summary {
  return {
    classes: grouped(verdict, classOf),
    labels: grouped(verdict, labelOf),
    detectors: [...detectors].map(([name, rows]) => ({
      name,
      classes: grouped(rows, classOf),
      labels: grouped(rows, labelOf),
    })),
  };
}
