import type { Detector, Finding, Scene } from '../detector';
import type { Heatmap, Region } from '../evidence';
import { gridVotes, LATTICE_START_PX, type GridVotes } from '../maths/grid-votes';
import { mainOrigin, spreadOrigins } from '../maths/main-grid';
import { chanceOfOrigin, foreignClusters, type VoteCluster } from '../maths/vote-clusters';
import { asShown, placeOf, REGIONS_MAX } from '../regions';
import { signal } from '../signal';
import { FOREIGN_GRID, VERDICT } from '../thresholds';
import { dropShadowed, joinTouching } from './foreign-grid-areas';

/**
 * Detects a part of the picture that was compressed as a JPEG on another 8x8 grid than the rest
 * (paper: see maths/grid-votes.ts). It judges lossless pictures and finely saved JPEGs, because a
 * coarser save removes the older grid. A part that merely lacks the picture's grid is no evidence:
 * over a third of untouched pictures have such parts.
 */

/** Of larger pictures fewer cells are examined, on a wider lattice: one cell takes about 10 µs. */
const CELLS_MAX = 32_000;

/**
 * Returns the mean AC step of the luma table, or 0 for a picture that is not a JPEG or whose tables
 * could not be read.
 */
function meanStep(scene: Scene): number {
  const table = scene.jpeg?.components[0]?.quantizationTable;
  if (table === undefined) return 0;
  let sum = 0;
  for (let i = 1; i < 64; i++) sum += table[i] ?? 0;
  return sum / 63;
}

function vote(scene: Scene): GridVotes {
  const { width, height } = scene.frame.pixels;
  const isJpeg = scene.frame.format === 'jpeg';
  let stridePx = 8;
  while ((width / stridePx) * (height / stridePx) > CELLS_MAX) stridePx += 8;
  return gridVotes(scene.luma, width, height, {
    stridePx,
    zeroBelow: isJpeg ? FOREIGN_GRID.zeroBelowJpeg : FOREIGN_GRID.zeroBelowLossless,
    barredOrigin: isJpeg ? 0 : null,
  });
}

/**
 * 4x4 transforms (WebP: VP8, RFC 6386) leave zeros on the four origins that are multiples of 4, so
 * votes of such a picture, or of one made from it, for those origins are ignored.
 */
function isFromHalfBlocks(scene: Scene, main: number | null): boolean {
  return scene.frame.format === 'webp' || main === null || (main !== 0 && isMultipleOfFour(main));
}

function isMultipleOfFour(origin: number): boolean {
  return (origin & 3) === 0 && ((origin >> 3) & 3) === 0;
}

function clustersOf(scene: Scene, votes: GridVotes, main: number | null): VoteCluster[] {
  const isJpeg = scene.frame.format === 'jpeg';
  const chanceOf = (origin: number): number => {
    const inLine = isJpeg && ((origin & 7) === 0 || origin >> 3 === 0);
    return inLine ? FOREIGN_GRID.chanceInLine : chanceOfOrigin(origin);
  };
  const found = foreignClusters(votes, main, chanceOf);
  const halfBlocks = isFromHalfBlocks(scene, main);
  const spread = spreadOrigins(votes);
  const local = found.filter(
    ({ origin }) => !spread.has(origin) && !(halfBlocks && isMultipleOfFour(origin)),
  );
  const areas = dropShadowed(joinTouching(local));
  return isJpeg
    ? areas.filter((area) => area.votes >= FOREIGN_GRID.densityMinJpeg * area.cells)
    : areas;
}

/**
 * Maps the number of false alarms to a score: `scoreFlagged` at `strengthFlagged`, then a slow rise
 * towards 1.
 */
export function scoreOfFalseAlarms(log10FalseAlarms: number): number {
  const strength = Math.max(0, -log10FalseAlarms);
  const { strengthFlagged, strengthScale } = FOREIGN_GRID;
  if (strength <= strengthFlagged) return (VERDICT.scoreFlagged * strength) / strengthFlagged;
  return 1 - VERDICT.scoreLeft * Math.exp(-(strength - strengthFlagged) / strengthScale);
}

function regionOf(cluster: VoteCluster, votes: GridVotes, scene: Scene): Region {
  const { width, height } = scene.frame.pixels;
  // A cell stands for the block that starts in it, on average half a block beyond the cell's start.
  const startPx = LATTICE_START_PX + 4;
  return asShown(
    {
      x_min: (startPx + cluster.fromColumn * votes.stridePx) / width,
      y_min: (startPx + cluster.fromRow * votes.stridePx) / height,
      x_max: (startPx + (cluster.toColumn - 1) * votes.stridePx + 8) / width,
      y_max: (startPx + (cluster.toRow - 1) * votes.stridePx + 8) / height,
      kind: 'edited',
      confidence: scoreOfFalseAlarms(cluster.log10FalseAlarms),
    },
    scene.frame.orientation,
  );
}

/** Shows the share of a cell's 3x3 neighbours that voted for a foreign grid found there. */
function heatmapOf(clusters: readonly VoteCluster[], votes: GridVotes): Heatmap {
  const { columns, rows } = votes;
  const sums = new Float32Array(columns * rows);
  for (const member of clusters.flatMap((cluster) => cluster.members)) {
    const column = member % columns;
    const row = Math.floor(member / columns);
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        sums[y * columns + x] = (sums[y * columns + x] ?? 0) + 255 / 9;
      }
    }
  }
  return {
    width: columns,
    height: rows,
    values: Uint8Array.from(sums, (sum) => Math.min(255, Math.round(sum))),
  };
}

const base = { detector: 'foreign_grid', about: 'manipulation', score: 0 } as const;

function nothingFound(main: number | null): Finding {
  const message = main === null ? 'foreign_grid.no_grid' : 'foreign_grid.none';
  return {
    signals: [signal({ ...base, finding: 'neutral', message, values: {} })],
    heatmap: null,
  };
}

function report(
  scene: Scene,
  votes: GridVotes,
  main: number | null,
  clusters: readonly VoteCluster[],
): Finding {
  const strongest = clusters[0];
  if (strongest === undefined) return nothingFound(main);
  const regions = clusters.slice(0, REGIONS_MAX).map((cluster) => regionOf(cluster, votes, scene));
  const place = placeOf(regions[0] ?? regionOf(strongest, votes, scene));
  if (scene.facts.medium === 'screenshot' || scene.facts.medium === 'graphic') {
    const message = 'foreign_grid.composed_medium';
    return {
      signals: [signal({ ...base, finding: 'inconclusive', message, values: { place } })],
      heatmap: null,
    };
  }
  const score = scoreOfFalseAlarms(strongest.log10FalseAlarms);
  if (score >= VERDICT.min && scene.hasPrintRaster) {
    const message = 'foreign_grid.print';
    return {
      signals: [signal({ ...base, finding: 'inconclusive', message, values: {} })],
      heatmap: null,
    };
  }
  const draft = {
    ...base,
    finding: score >= VERDICT.min ? 'suspicious' : 'neutral',
    score,
    regions,
  } as const;
  const counts = { place, votes: strongest.votes, cells: strongest.cells };
  const shiftX = ((strongest.origin & 7) - ((main ?? 0) & 7) + 8) & 7;
  const shiftY = ((strongest.origin >> 3) - ((main ?? 0) >> 3) + 8) & 7;
  const found =
    main === null
      ? signal({ ...draft, message: 'foreign_grid.part_compressed', values: counts })
      : signal({
          ...draft,
          message: 'foreign_grid.found',
          values: { ...counts, shift_x: shiftX, shift_y: shiftY },
        });
  return { signals: [found], heatmap: heatmapOf(clusters, votes) };
}

export const foreignGrid: Detector = (scene) => {
  const { width, height } = scene.frame.pixels;
  if (Math.min(width, height) < FOREIGN_GRID.sideMinPx) {
    const draft = {
      ...base,
      finding: 'inconclusive',
      message: 'foreign_grid.too_small',
      values: {},
    } as const;
    return { signals: [signal(draft)], heatmap: null };
  }
  const step = meanStep(scene);
  if (step > FOREIGN_GRID.stepMax) {
    const values = { step: Math.round(step) };
    const draft = {
      ...base,
      finding: 'inconclusive',
      message: 'foreign_grid.recompressed',
      values,
    } as const;
    return { signals: [signal(draft)], heatmap: null };
  }
  const votes = vote(scene);
  const main = scene.frame.format === 'jpeg' ? 0 : mainOrigin(votes);
  return report(scene, votes, main, clustersOf(scene, votes, main));
};
