import { grouped } from './grouped';
import type { Row } from './list';

/**
 * Returns the rows of the groups (null: all), at most `perSource` (0: all) of a repository and
 * generator or camera in a group, evenly spread, since neighbours in a list often show one scene.
 */
export function chosen(
  rows: readonly Row[],
  groups: readonly string[] | null,
  perSource: number,
): Row[] {
  const sources = grouped(
    rows.filter(({ group }) => groups === null || groups.includes(group)),
    ({ group, repository, splitKey }) =>
      JSON.stringify(group === 'ai' ? [group, repository, splitKey] : [group, repository]),
  );
  return [...sources.values()].flatMap((source) =>
    perSource === 0 || source.length <= perSource
      ? source
      : source.filter(
          (_, index) =>
            Math.floor((index * perSource) / source.length) !==
            Math.floor(((index - 1) * perSource) / source.length),
        ),
  );
}
