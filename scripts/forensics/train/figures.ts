import type { Judged } from './judge';

interface ClassFigures {
  readonly class: string;
  readonly forged: boolean;
  readonly pictures: number;
  readonly flaggedAtOnePercent: number;
  readonly flaggedAtFivePercent: number;
  readonly meanIou: number | null;
}

interface Figures {
  readonly auc: number;
  /** Evidence that 1 % and 5 % of the honest pictures exceed. */
  readonly thresholdOnePercent: number;
  readonly thresholdFivePercent: number;
  readonly flaggedAtOnePercent: number;
  readonly flaggedAtFivePercent: number;
  readonly classes: readonly ClassFigures[];
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const round = (value: number): number => Math.round(value * 1000) / 1000;

function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}

/** Probability that a forged picture has more evidence than an honest one. */
function areaUnderCurve(honestAscending: readonly number[], forged: readonly number[]): number {
  return mean(
    forged.map((value) => {
      const below = honestAscending.findIndex((other) => other >= value);
      return (below < 0 ? honestAscending.length : below) / Math.max(1, honestAscending.length);
    }),
  );
}

export function figuresOf(judged: readonly Judged[]): Figures {
  const honest = judged
    .filter(({ picture }) => !picture.isForged)
    .map(({ evidence }) => evidence)
    .sort((a, b) => a - b);
  const forged = judged.filter(({ picture }) => picture.isForged);
  const one = quantile(honest, 0.99);
  const five = quantile(honest, 0.95);
  const share = (list: readonly Judged[], least: number): number =>
    round(mean(list.map(({ evidence }) => (evidence > least ? 1 : 0))));
  const classes = [...new Set(judged.map(({ picture }) => picture.class))].sort().map((name) => {
    const list = judged.filter(({ picture }) => picture.class === name);
    const ious = list.flatMap(({ iou }) => iou ?? []);
    return {
      class: name,
      forged: ious.length > 0,
      pictures: list.length,
      flaggedAtOnePercent: share(list, one),
      flaggedAtFivePercent: share(list, five),
      meanIou: ious.length === 0 ? null : round(mean(ious)),
    };
  });
  return {
    auc: round(
      areaUnderCurve(
        honest,
        forged.map(({ evidence }) => evidence),
      ),
    ),
    thresholdOnePercent: round(one),
    thresholdFivePercent: round(five),
    flaggedAtOnePercent: share(forged, one),
    flaggedAtFivePercent: share(forged, five),
    classes,
  };
}

export function printFigures(figures: Figures): void {
  console.log(
    `AUC ${figures.auc}, flagged at 1 % false ${figures.flaggedAtOnePercent}, at 5 % ${figures.flaggedAtFivePercent}`,
  );
  for (const row of figures.classes) {
    console.log(
      [
        (row.forged ? 'forged ' : 'honest ') + row.class.padEnd(24),
        String(row.pictures).padStart(5),
        row.flaggedAtOnePercent.toFixed(3),
        row.flaggedAtFivePercent.toFixed(3),
        row.meanIou === null ? '' : `IoU ${row.meanIou.toFixed(2)}`,
      ].join('  '),
    );
  }
}
