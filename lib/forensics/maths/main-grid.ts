import { log10FalseAlarms } from './false-alarms';
import { NO_VOTE, type GridVotes } from './grid-votes';
import { chanceOfOrigin, foreignClusters, ORIGINS } from './vote-clusters';

/** The picture is cut into so many parts each way to see how far an origin's votes are spread. */
const PARTS = 6;

/** Votes per part and origin, index part * 64 + origin, and cells per part. */
function countParts(votes: GridVotes): { counts: Float64Array; cells: Float64Array } {
  const counts = new Float64Array(PARTS * PARTS * ORIGINS);
  const cells = new Float64Array(PARTS * PARTS);
  for (let at = 0; at < votes.origins.length; at++) {
    const row = Math.floor(at / votes.columns);
    const across = Math.floor(((at - row * votes.columns) * PARTS) / votes.columns);
    const part = Math.floor((row * PARTS) / votes.rows) * PARTS + across;
    cells[part] = (cells[part] ?? 0) + 1;
    const origin = votes.origins[at] ?? NO_VOTE;
    if (origin !== NO_VOTE) counts[part * ORIGINS + origin] = (counts[part * ORIGINS + origin] ?? 0) + 1;
  }
  return { counts, cells };
}

/**
 * Of the origins with too many votes over the whole picture (NFA < 1e-6) the one that stands out (NFA < 1e-2) in most
 * of its parts. Not simply the most votes: a coarsely coded patch outvotes a finely coded picture, but only where it
 * lies.
 */
function mostSpreadOrigin(votes: GridVotes): number | null {
  const { counts, cells } = countParts(votes);
  let main: number | null = null;
  let mainParts = 0;
  let mainVotes = 0;
  for (let origin = 0; origin < ORIGINS; origin++) {
    const chance = chanceOfOrigin(origin);
    let total = 0;
    let parts = 0;
    for (let part = 0; part < cells.length; part++) {
      const hits = counts[part * ORIGINS + origin] ?? 0;
      total += hits;
      if (log10FalseAlarms(ORIGINS * cells.length, cells[part] ?? 0, hits, chance) < -2) parts++;
    }
    if (log10FalseAlarms(ORIGINS, votes.origins.length, total, chance) >= -6) continue;
    if (parts < mainParts || (parts === mainParts && total <= mainVotes)) continue;
    main = origin;
    mainParts = parts;
    mainVotes = total;
  }
  return main;
}

/** A pasted part is smaller than that share of the picture; what is larger is the picture itself. */
const PATCH_SHARE_MAX = 0.4;

/** Whether all votes for that origin, but for chance, lie in one place. */
function isLocal(votes: GridVotes, origin: number): boolean {
  const others = votes.origins.map((vote) => (vote === origin ? vote : NO_VOTE));
  const [place] = foreignClusters({ ...votes, origins: others }, null, chanceOfOrigin);
  if (place === undefined || place.cells > PATCH_SHARE_MAX * votes.origins.length) return false;
  let outside = 0;
  for (let at = 0; at < others.length; at++) {
    const row = Math.floor(at / votes.columns);
    const column = at - row * votes.columns;
    const inside = column >= place.fromColumn && column < place.toColumn && row >= place.fromRow && row < place.toRow;
    if (others[at] === origin && !inside) outside++;
  }
  return log10FalseAlarms(ORIGINS, others.length - place.cells, outside, chanceOfOrigin(origin)) > -1;
}

/**
 * The origin of the picture's own grid, or null when none stands out (resized, or never a JPEG). A grid in one place
 * only is not the picture's; one that shows in several places, and fails to in others, is.
 */
export function mainOrigin(votes: GridVotes): number | null {
  const origin = mostSpreadOrigin(votes);
  return origin === null || isLocal(votes, origin) ? null : origin;
}
