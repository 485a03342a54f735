import { grouped } from './grouped';
import type { Row } from './list';

export type Part = 'fit' | 'choose' | 'report';

const SHARES: readonly (readonly [part: Part, share: number])[] = [
  ['fit', 0.6],
  ['choose', 0.2],
  ['report', 0.2],
];

/**
 * Assigns repositories to parts. Repositories with a generator or camera in common stay together.
 * The largest come first, each to the part that lacks most of its group, so that the same lists
 * give the same parts.
 */
export function partsOf(rows: readonly Row[]): ReadonlyMap<string, Part> {
  const sizes = countBy(rows, ({ group }) => group);
  const filled = new Map<string, number>();
  const parts = new Map<string, Part>();
  const key = (part: Part, group: string): string => `${part} ${group}`;
  for (const together of largestFirst(connected(rows))) {
    const counts = countBy(together, ({ group }) => group);
    const [group] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [
      '',
    ];
    const lacking = ([part, share]: (typeof SHARES)[number]): number =>
      share - (filled.get(key(part, group)) ?? 0) / (sizes.get(group) ?? 1);
    const [part] = SHARES.reduce((most, one) => (lacking(one) > lacking(most) ? one : most));
    for (const [one, count] of counts)
      filled.set(key(part, one), (filled.get(key(part, one)) ?? 0) + count);
    for (const { repository } of together) parts.set(repository, part);
  }
  return parts;
}

function countBy(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + 1);
  return counts;
}

const firstRepository = (rows: readonly Row[]): string =>
  rows.reduce((first, { repository }) => (repository < first ? repository : first), '\uffff');

const largestFirst = (sets: readonly (readonly Row[])[]) =>
  sets.toSorted(
    (a, b) => b.length - a.length || (firstRepository(a) < firstRepository(b) ? -1 : 1),
  );

/**
 * Returns the generators or the camera. A list that cannot tell generators apart names them all:
 * "gpt-4o / nano banana (unresolved)".
 */
const keysOf = ({ group, splitKey }: Row): string[] =>
  (group === 'ai' ? splitKey.replaceAll(/\([^)]*\)/g, '').split('/') : [splitKey])
    .map((key) => key.trim())
    .filter((key) => key !== '');

const repositoryOf = ({ repository }: Row): string => `repository ${repository}`;

/** Groups the rows that a repository, generator or camera connects. */
function connected(rows: readonly Row[]): Row[][] {
  const parents = new Map<string, string>();
  const rootOf = (name: string): string => {
    let at = name;
    for (let up = parents.get(at); up !== undefined; up = parents.get(at)) at = up;
    return at;
  };
  for (const row of rows)
    for (const key of keysOf(row)) {
      const [one, other] = [rootOf(repositoryOf(row)), rootOf(`key ${key}`)];
      if (one !== other) parents.set(other, one);
    }
  return [...grouped(rows, (row) => rootOf(repositoryOf(row))).values()];
}
