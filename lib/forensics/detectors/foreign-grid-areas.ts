import type { VoteCluster } from '../maths/vote-clusters';

/**
 * Boxes closer than that (in cells) are one area: a smooth place inside a pasted part casts no
 * votes.
 */
const GAP_CELLS = 3;

function gap(aFrom: number, aTo: number, bFrom: number, bTo: number): number {
  return Math.max(aFrom - bTo, bFrom - aTo);
}

function touch(a: VoteCluster, b: VoteCluster): boolean {
  return (
    a.origin === b.origin &&
    gap(a.fromColumn, a.toColumn, b.fromColumn, b.toColumn) <= GAP_CELLS &&
    gap(a.fromRow, a.toRow, b.fromRow, b.toRow) <= GAP_CELLS
  );
}

/**
 * Joins two areas into one with the fewer false alarms of the two, because joining adds no
 * evidence.
 */
function join(a: VoteCluster, b: VoteCluster): VoteCluster {
  const fromColumn = Math.min(a.fromColumn, b.fromColumn);
  const fromRow = Math.min(a.fromRow, b.fromRow);
  const toColumn = Math.max(a.toColumn, b.toColumn);
  const toRow = Math.max(a.toRow, b.toRow);
  return {
    origin: a.origin,
    fromColumn,
    fromRow,
    toColumn,
    toRow,
    votes: a.votes + b.votes,
    cells: (toColumn - fromColumn) * (toRow - fromRow),
    log10FalseAlarms: Math.min(a.log10FalseAlarms, b.log10FalseAlarms),
    members: [...a.members, ...b.members],
  };
}

/**
 * Joins clusters of the same grid that touch or nearly touch. Sorted strongest first, before and
 * after.
 */
export function joinTouching(clusters: readonly VoteCluster[]): VoteCluster[] {
  const joined: VoteCluster[] = [];
  for (const cluster of clusters) {
    let grown = cluster;
    for (let at = joined.findIndex((other) => touch(other, grown)); at >= 0;) {
      const [other] = joined.splice(at, 1);
      if (other !== undefined) grown = join(other, grown);
      at = joined.findIndex((rest) => touch(rest, grown));
    }
    joined.push(grown);
  }
  return joined.sort((a, b) => a.log10FalseAlarms - b.log10FalseAlarms);
}

function coveredShare(inner: VoteCluster, outer: VoteCluster): number {
  const columns =
    Math.min(inner.toColumn, outer.toColumn) - Math.max(inner.fromColumn, outer.fromColumn);
  const rows = Math.min(inner.toRow, outer.toRow) - Math.max(inner.fromRow, outer.fromRow);
  return columns <= 0 || rows <= 0 ? 0 : (columns * rows) / inner.cells;
}

/**
 * Drops areas that lie mostly inside a stronger one, because a strong grid also attracts votes for
 * its neighbours.
 */
export function dropShadowed(clusters: readonly VoteCluster[]): VoteCluster[] {
  const result: VoteCluster[] = [];
  for (const cluster of clusters) {
    if (result.every((stronger) => coveredShare(cluster, stronger) < 0.5)) result.push(cluster);
  }
  return result;
}
