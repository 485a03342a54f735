import { FOREIGN_GRID } from '../thresholds';
import { log10FalseAlarms } from './false-alarms';
import { LATTICE_START_PX, NO_VOTE, type GridVotes } from './grid-votes';

/**
 * A place of the lattice with too many votes for one origin to be chance. In cells, `to` exclusive.
 */
export interface VoteCluster {
  readonly origin: number;
  readonly fromColumn: number;
  readonly fromRow: number;
  readonly toColumn: number;
  readonly toRow: number;
  readonly votes: number;
  readonly cells: number;
  readonly log10FalseAlarms: number;
  /** Indices of the cells that voted for it. */
  readonly members: readonly number[];
}

/**
 * Maximum distance of cells in a cluster (Chebyshev). By chance 24 neighbours bring 0.4 votes, too
 * few to connect clusters.
 */
const REACH_CELLS = 2;
export const ORIGINS = 64;

function isOutermost(position: number): boolean {
  const fromStart = (position - LATTICE_START_PX + 8) & 7;
  return fromStart === 0 || fromStart === 7;
}

/**
 * Chance that a cell without any grid votes for an origin. 1/64 on average; untouched pictures that
 * were never a JPEG reach up to three times that at the outermost blocks of a cell (see
 * LATTICE_START_PX), so the bound is set there.
 */
export function chanceOfOrigin(origin: number): number {
  const edges = Number(isOutermost(origin & 7)) + Number(isOutermost(origin >> 3));
  return [1 / 40, 1 / 24, 1 / 16][edges] ?? 1;
}

function neighboursAlike(votes: GridVotes, column: number, row: number, origin: number): number[] {
  const found: number[] = [];
  const lastRow = Math.min(votes.rows - 1, row + REACH_CELLS);
  const lastColumn = Math.min(votes.columns - 1, column + REACH_CELLS);
  for (let y = Math.max(0, row - REACH_CELLS); y <= lastRow; y++) {
    for (let x = Math.max(0, column - REACH_CELLS); x <= lastColumn; x++) {
      if (votes.origins[y * votes.columns + x] === origin) found.push(y * votes.columns + x);
    }
  }
  return found;
}

/**
 * Returns all cells that are reachable from a seed over core cells of the same origin, and marks
 * them as taken.
 */
function grow(votes: GridVotes, seed: number, origin: number, taken: Uint8Array): number[] {
  const members: number[] = [];
  const queue = [seed];
  taken[seed] = 1;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const alike = neighboursAlike(
      votes,
      at % votes.columns,
      Math.floor(at / votes.columns),
      origin,
    );
    members.push(at);
    if (alike.length < FOREIGN_GRID.coreVotes) continue;
    for (const next of alike) {
      if (taken[next] === 1) continue;
      taken[next] = 1;
      queue.push(next);
    }
  }
  return members;
}

function measure(
  votes: GridVotes,
  origin: number,
  members: number[],
  tests: number,
  chance: number,
): VoteCluster {
  let fromColumn = votes.columns,
    fromRow = votes.rows,
    toColumn = 0,
    toRow = 0;
  for (const at of members) {
    const column = at % votes.columns;
    const row = Math.floor(at / votes.columns);
    fromColumn = Math.min(fromColumn, column);
    toColumn = Math.max(toColumn, column + 1);
    fromRow = Math.min(fromRow, row);
    toRow = Math.max(toRow, row + 1);
  }
  const cells = (toColumn - fromColumn) * (toRow - fromRow);
  const alarms = log10FalseAlarms(tests, cells, members.length, chance);
  const box = { fromColumn, fromRow, toColumn, toRow };
  return { origin, ...box, votes: members.length, cells, log10FalseAlarms: alarms, members };
}

/**
 * Returns clusters of votes for another origin than `main`, fewest false alarms first, without
 * those of NFA >= 1. Tests: every box of cells, for every origin. `chanceOf` returns the
 * probability that a cell without that grid votes for it.
 */
export function foreignClusters(
  votes: GridVotes,
  main: number | null,
  chanceOf: (origin: number) => number,
): VoteCluster[] {
  const { columns, rows } = votes;
  const tests = (ORIGINS * columns * (columns + 1) * rows * (rows + 1)) / 4;
  const taken = new Uint8Array(columns * rows);
  const clusters: VoteCluster[] = [];
  for (let at = 0; at < taken.length; at++) {
    const origin = votes.origins[at] ?? NO_VOTE;
    if (taken[at] === 1 || origin === NO_VOTE || origin === main) continue;
    const alike = neighboursAlike(votes, at % columns, Math.floor(at / columns), origin);
    if (alike.length < FOREIGN_GRID.coreVotes) continue;
    const cluster = measure(votes, origin, grow(votes, at, origin, taken), tests, chanceOf(origin));
    if (cluster.log10FalseAlarms < 0) clusters.push(cluster);
  }
  return clusters.sort((a, b) => a.log10FalseAlarms - b.log10FalseAlarms);
}
