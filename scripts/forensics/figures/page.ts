import { DETECTORS, type DetectorName } from '@/lib/forensics/evidence';
import { AUTHENTIC, summaryOf, type Figures } from '../bench/figures';
import type { Scored, ScoredSet } from '../bench/scored';
import { type Figure, mean, wilson } from '../bench/statistics';

/** A set judged by several versions of the engine, the latest last. */
export interface Judged {
  readonly title: string;
  readonly runs: readonly {
    readonly version: string;
    readonly scored: ScoredSet;
    /** The medium that the engine saw, by picture. */
    readonly media: ReadonlyMap<string, string>;
  }[];
}

type NameOf = (row: Scored) => string;

const number = (value: Figure, digits = 2): string =>
  value === null ? '–' : value.toFixed(digits);

/** Flagged of n, with the 95 % interval. */
function shareOf(rows: readonly Scored[]): string {
  const judged = rows.filter(({ failed }) => !failed);
  if (judged.length === 0) return '–';
  const flagged = judged.filter((row) => row.flagged).length;
  const interval = wilson(flagged, judged.length);
  const share = (flagged / judged.length).toFixed(3);
  return interval === null
    ? share
    : `${flagged}: ${share} (${interval.low.toFixed(3)}–${interval.high.toFixed(3)})`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const isHonest = ({ picture }: Scored): boolean => picture.label === AUTHENTIC;

function groupedBy(rows: readonly Scored[], nameOf: NameOf): ReadonlyMap<string, Scored[]> {
  const groups = new Map<string, Scored[]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row));
    if (group) group.push(row);
    else groups.set(nameOf(row), [row]);
  }
  return groups;
}

/** One row for each name, one column for each version. */
function flaggedBy(head: string, { runs }: Judged, nameOf: (run: number) => NameOf): string {
  const named = runs.map(({ scored }, run) => groupedBy(scored.verdict, nameOf(run)));
  const names = [...new Set(named.flatMap((groups) => [...groups.keys()]))].toSorted();
  const rows = names.map((name) => [
    name,
    String(Math.max(...named.map((groups) => groups.get(name)?.length ?? 0))),
    ...named.map((groups) => shareOf(groups.get(name) ?? [])),
  ]);
  return table([head, 'n', ...runs.map(({ version }) => `flagged, ${version}`)], rows);
}

function detectorsAlone({ runs }: Judged): string {
  const [scored] = runs.slice(-1).map((run) => run.scored);
  const rowsOf = (name: DetectorName): readonly Scored[] => scored?.detectors.get(name) ?? [];
  const rows = DETECTORS.filter((name) => rowsOf(name).length > 0).map((name) => [
    `\`${name}\``,
    shareOf(rowsOf(name).filter((row) => !isHonest(row))),
    shareOf(rowsOf(name).filter(isHonest)),
  ]);
  return table(['detector, alone', 'of edited or AI-made', 'of honest'], rows);
}

function cpuOf(rows: readonly Scored[]): string {
  const seconds = rows.flatMap(({ cpuSeconds }) => cpuSeconds ?? []);
  return number(mean(seconds));
}

function quality({ runs }: Judged): string {
  const cells = runs.map(({ version, scored }) => {
    const labels = summaryOf({ verdict: scored.verdict, detectors: new Map() }).labels;
    const of = (label: string): Figures | undefined =>
      labels.find(({ name }) => name === label)?.figures;
    const [edited, made] = [of('manipulated'), of('ai-generated')];
    const all = labels.map(({ figures }) => figures);
    const most = (value: (figures: Figures) => Figure): Figure =>
      Math.max(...all.map((figures) => value(figures) ?? 0));
    return [
      version,
      number(edited?.manipulation.auc ?? null),
      number(edited?.manipulation.ece ?? null),
      `${number(edited?.iou ?? null)}, ${number(edited?.iouFlagged ?? null)}`,
      number(made?.ai.auc ?? null),
      `${cpuOf(scored.verdict)}, ${number(most(({ cpuSecondsP95 }) => cpuSecondsP95))}`,
      number(
        most(({ rssMbMax }) => rssMbMax),
        0,
      ),
    ];
  });
  return table(
    [
      'engine',
      'AUC of edits',
      'calibration error',
      'IoU of all, of those flagged',
      'AUC of AI-made',
      'processor seconds, mean and 95th percentile',
      'MB',
    ],
    cells,
  );
}

/** The tables of one set, as a section of the page. */
export function sectionOf(judged: Judged): string {
  const { title, runs } = judged;
  const mediumOf =
    (run: number): NameOf =>
    (row) =>
      `${isHonest(row) ? 'honest' : 'edited'}, ${runs[run]?.media.get(row.picture.path) ?? 'unknown'}`;
  return [
    `## ${title}`,
    flaggedBy(
      'label',
      judged,
      () =>
        ({ picture }) =>
          picture.label,
    ),
    flaggedBy(
      'class',
      judged,
      () =>
        ({ picture }) =>
          `${picture.label}, ${picture.class}`,
    ),
    flaggedBy(
      'source of honest pictures',
      onlyHonest(judged),
      () =>
        ({ picture }) =>
          picture.source,
    ),
    flaggedBy('medium', judged, mediumOf),
    detectorsAlone(judged),
    quality(judged),
  ].join('\n\n');
}

const onlyHonest = (judged: Judged): Judged => ({
  ...judged,
  runs: judged.runs.map((run) => ({
    ...run,
    scored: { ...run.scored, verdict: run.scored.verdict.filter(isHonest) },
  })),
});
