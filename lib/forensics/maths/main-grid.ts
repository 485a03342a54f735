import { log10FalseAlarms } from './false-alarms';
import { NO_VOTE, type GridVotes } from './grid-votes';
import { FOREIGN_GRID } from '../thresholds';
import { chanceOfOrigin, foreignClusters, ORIGINS } from './vote-clusters';

/**
 * Number of parts per side into which the picture is cut, to see how far an origin's votes are
 * spread.
 */
const PARTS = 6;

/** Returns the votes per part and origin, index part * 64 + origin, and the cells per part. */
function countParts(votes: GridVotes): { counts: Float64Array; cells: Float64Array } {
  const counts = new Float64Array(PARTS * PARTS * ORIGINS);
  const cells = new Float64Array(PARTS * PARTS);
  for (let at = 0; at < votes.origins.length; at++) {
    const row = Math.floor(at / votes.columns);
    const across = Math.floor(((at - row * votes.columns) * PARTS) / votes.columns);
    const part = Math.floor((row * PARTS) / votes.rows) * PARTS + across;
    cells[part] = (cells[part] ?? 0) + 1;
    const origin = votes.origins[at] ?? NO_VOTE;
    if (origin !== NO_VOTE)
      counts[part * ORIGINS + origin] = (counts[part * ORIGINS + origin] ?? 0) + 1;
  }
  return { counts, cells };
}

/** Returns in how many parts of the picture each origin stands out. */
function partsOfOrigins(votes: GridVotes): { parts: Float64Array; totals: Float64Array } {
  const { counts, cells } = countParts(votes);
  const parts = new Float64Array(ORIGINS);
  const totals = new Float64Array(ORIGINS);
  for (let origin = 0; origin < ORIGINS; origin++) {
    for (let part = 0; part < cells.length; part++) {
      const hits = counts[part * ORIGINS + origin] ?? 0;
      const tests = ORIGINS * cells.length;
      totals[origin] = (totals[origin] ?? 0) + hits;
      const alarms = log10FalseAlarms(tests, cells[part] ?? 0, hits, chanceOfOrigin(origin));
      if (alarms < FOREIGN_GRID.log10PartMax) parts[origin] = (parts[origin] ?? 0) + 1;
    }
  }
  return { parts, totals };
}

/**
 * Of the origins with too many votes for chance, returns the one that stands out in most parts of
 * the picture. The number of votes is no criterion: a coarsely coded patch outvotes a finely coded
 * picture, but only in its own place.
 */
function mostSpreadOrigin(votes: GridVotes): number | null {
  const { parts, totals } = partsOfOrigins(votes);
  let main: number | null = null;
  for (let origin = 0; origin < ORIGINS; origin++) {
    const total = totals[origin] ?? 0;
    if (
      log10FalseAlarms(ORIGINS, votes.origins.length, total, chanceOfOrigin(origin)) >=
      FOREIGN_GRID.log10MainMax
    )
      continue;
    const ahead =
      main === null ? 1 : (parts[origin] ?? 0) - (parts[main] ?? 0) || total - (totals[main] ?? 0);
    if (ahead > 0) main = origin;
  }
  return main;
}

/**
 * Returns origins that appear all over the picture, so that none of them can be a pasted part's.
 */
export function spreadOrigins(votes: GridVotes): Set<number> {
  const { parts } = partsOfOrigins(votes);
  const spread = new Set<number>();
  parts.forEach((count, origin) => {
    if (count >= FOREIGN_GRID.spreadShareMin * PARTS * PARTS) spread.add(origin);
  });
  return spread;
}

/** Whether all votes for that origin, except chance ones, lie in one place. */
function isLocal(votes: GridVotes, origin: number): boolean {
  const others = votes.origins.map((vote) => (vote === origin ? vote : NO_VOTE));
  const [place] = foreignClusters({ ...votes, origins: others }, null, chanceOfOrigin);
  if (place === undefined || place.cells > FOREIGN_GRID.patchShareMax * votes.origins.length)
    return false;
  let outside = 0;
  for (let at = 0; at < others.length; at++) {
    const row = Math.floor(at / votes.columns);
    const column = at - row * votes.columns;
    const inside =
      column >= place.fromColumn &&
      column < place.toColumn &&
      row >= place.fromRow &&
      row < place.toRow;
    if (others[at] === origin && !inside) outside++;
  }
  return (
    log10FalseAlarms(ORIGINS, others.length - place.cells, outside, chanceOfOrigin(origin)) >
    FOREIGN_GRID.log10OutsideMin
  );
}

/**
 * Returns the origin of the picture's own grid, or null if there is none (resized, or never a
 * JPEG). The own grid appears in several places and is missing in others; a grid in only one place
 * is that of a pasted part.
 */
export function mainOrigin(votes: GridVotes): number | null {
  const origin = mostSpreadOrigin(votes);
  return origin === null || isLocal(votes, origin) ? null : origin;
}
