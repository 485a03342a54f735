import { AUTHENTIC, type Figures, type Group, type Summary } from './figures';
import { PEERS_FALSE_ALARMS, PEERS_SOURCE, peersOf } from './peers';
import type { Figure, Interval } from './statistics';

const shown = (value: Figure, digits = 2): string => (value === null ? '-' : value.toFixed(digits));
const between = (interval: Interval | null): string =>
  interval === null ? '-' : `${interval.low.toFixed(3)}-${interval.high.toFixed(3)}`;

type Column = readonly [head: string, width: number, cell: (figures: Figures) => string];

const COLUMNS: readonly Column[] = [
  ['n', 6, ({ n }) => String(n)],
  ['failed', 7, ({ failed }) => String(failed)],
  ['flagged', 8, ({ share }) => shown(share, 3)],
  ['95 %', 13, ({ interval }) => between(interval)],
  ['AUC edit', 9, ({ manipulation }) => shown(manipulation.auc, 3)],
  ['ECE edit', 9, ({ manipulation }) => shown(manipulation.ece, 3)],
  ['AUC ai', 7, ({ ai }) => shown(ai.auc, 3)],
  ['ECE ai', 7, ({ ai }) => shown(ai.ece, 3)],
  ['F1', 6, ({ f1 }) => shown(f1)],
  ['F1*', 6, ({ f1Flagged }) => shown(f1Flagged)],
  ['IoU', 6, ({ iou }) => shown(iou)],
  ['IoU*', 6, ({ iouFlagged }) => shown(iouFlagged)],
  ['s', 6, ({ secondsMedian }) => shown(secondsMedian)],
  ['p95', 6, ({ secondsP95 }) => shown(secondsP95)],
];
const PROCESS_COLUMNS: readonly Column[] = [
  ['cpu s', 7, ({ cpuSecondsMedian }) => shown(cpuSecondsMedian)],
  ['p95', 6, ({ cpuSecondsP95 }) => shown(cpuSecondsP95)],
  ['MB', 6, ({ rssMbMax }) => shown(rssMbMax, 0)],
];
const NAME_WIDTH = 34;

function printGroups(
  title: string,
  groups: readonly Group[],
  columns: readonly Column[],
  last: (group: string) => string = () => '',
): void {
  console.log(
    `\n${title.padEnd(NAME_WIDTH)}${columns.map(([head, width]) => head.padStart(width)).join('')}`,
  );
  for (const { name, figures } of groups) {
    const cells = columns.map(([, width, cell]) => cell(figures).padStart(width)).join('');
    console.log(`${name.padEnd(NAME_WIDTH)}${cells}  ${last(name)}`.trimEnd());
  }
}

/** Prints the share of each class that each detector alone flags. */
function printFiring({ classes, detectors }: Summary): void {
  const width = Math.max(...detectors.map(({ name }) => name.length)) + 2;
  console.log(
    `\n${'flagged by each detector alone'.padEnd(NAME_WIDTH)}${detectors.map(({ name }) => name.padStart(width)).join('')}`,
  );
  for (const { name } of classes) {
    const cells = detectors.map((one) =>
      shown(one.classes.find((group) => group.name === name)?.figures.share ?? null, 3).padStart(
        width,
      ),
    );
    console.log(name.padEnd(NAME_WIDTH) + cells.join(''));
  }
}

function printFalseAlarms({ labels }: Summary): void {
  const authentic = labels.find(({ name }) => name === AUTHENTIC)?.figures;
  if (authentic === undefined) return;
  const { flagged, n, failed, share, interval } = authentic;
  console.log(
    `\nfalse alarms: ${flagged} of ${n - failed} authentic = ${shown(share, 4)}, 95 % ${between(interval)}`,
  );
  console.log(`  the peers': ${PEERS_FALSE_ALARMS}`);
}

/**
 * Prints F1 and IoU over all pictures with a mask, marked * for the flagged ones of them; s and cpu
 * s are medians.
 */
export function printTables(summary: Summary): void {
  const all = [...COLUMNS, ...PROCESS_COLUMNS];
  // The calibration error depends on how many authentic pictures are compared, so it is printed
  // only for a label.
  printGroups(
    'class',
    summary.classes,
    all.filter(([head]) => !head.startsWith('ECE')),
    peersOf,
  );
  console.log(`  last column: ${PEERS_SOURCE}`);
  printGroups('label', summary.labels, all);
  printFiring(summary);
  const alone = summary.detectors.flatMap(({ name, labels }) =>
    labels.map((group) => ({ ...group, name: `${name}: ${group.name}` })),
  );
  printGroups('detector alone: label', alone, COLUMNS);
  printFalseAlarms(summary);
}
