import type { Answer } from './child';
import type { Picture } from './set';

interface Change {
  readonly path: string;
  readonly label: string;
  readonly class: string;
  readonly before: Answer;
  readonly after: Answer;
}

interface Comparison {
  readonly both: number;
  readonly onlyBefore: number;
  readonly onlyAfter: number;
  /** Flagged now but not before, and the other way round. */
  readonly gained: readonly Change[];
  readonly lost: readonly Change[];
  /** Failed either now or before, but not both. */
  readonly failing: readonly Change[];
}

export function compare(
  pictures: readonly Picture[],
  before: readonly Answer[],
  after: readonly Answer[],
): Comparison {
  const earlier = new Map(before.map((answer) => [answer.path, answer]));
  const known = new Map(pictures.map((picture) => [picture.path, picture]));
  const changes = after.flatMap((answer): Change[] => {
    const old = earlier.get(answer.path);
    const picture = known.get(answer.path);
    return old === undefined || picture === undefined
      ? []
      : [
          {
            path: answer.path,
            label: picture.label,
            class: picture.class,
            before: old,
            after: answer,
          },
        ];
  });
  return {
    both: changes.length,
    onlyBefore: before.length - changes.length,
    onlyAfter: after.length - changes.length,
    gained: changes.filter((change) => !change.before.flagged && change.after.flagged),
    lost: changes.filter((change) => change.before.flagged && !change.after.flagged),
    failing: changes.filter(
      (change) => (change.before.error === null) !== (change.after.error === null),
    ),
  };
}

const surest = ({ manipulation_confidence: edited, ai_generated_confidence: ai }: Answer): string =>
  edited === null || ai === null ? 'failed' : Math.max(edited, ai).toFixed(2);

function listed(heading: string, changes: readonly Change[]): string {
  const lines = changes
    .toSorted((a, b) => `${a.label}${a.class}`.localeCompare(`${b.label}${b.class}`))
    .map(
      (change) =>
        `  ${`${change.label}/${change.class}`.padEnd(32)}${surest(change.before)} → ${surest(change.after)}  ${change.path}`,
    );
  return [`${heading}: ${changes.length}`, ...lines].join('\n');
}

export function printComparison({
  both,
  onlyBefore,
  onlyAfter,
  gained,
  lost,
  failing,
}: Comparison): void {
  const by = (label: string): string =>
    `${gained.filter((one) => one.label === label).length} more, ${lost.filter((one) => one.label === label).length} fewer`;
  console.log(
    `\n${both} pictures in both runs, ${onlyBefore} only in the other, ${onlyAfter} only in this one`,
  );
  console.log(
    `flagged: manipulated ${by('manipulated')}; ai-generated ${by('ai-generated')}; authentic (false alarms) ${by('authentic')}`,
  );
  console.log(listed('now flagged', gained));
  console.log(listed('no longer flagged', lost));
  if (failing.length > 0) console.log(listed('failed in one of the two', failing));
}
