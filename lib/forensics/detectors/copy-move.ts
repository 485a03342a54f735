import type { Detector, Finding, Scene } from '../detector';
import type { Heatmap, Medium, Region } from '../evidence';
import { moved } from '../maths/affine';
import { boxesOf, largestCluster, type PixelBox } from '../maths/cell-boxes';
import { findLikenesses, type Likeness } from '../maths/find-copies';
import { twoLevelShare } from '../maths/two-levels';
import { asShown, placeOf } from '../regions';
import { signal } from '../signal';
import { COPY_MOVE, VERDICT } from '../thresholds';

/**
 * Detects a part of the picture copied over another part of it, also turned or scaled. Matching
 * keypoints propose candidates (after Amerini et al. 2011), and a dense comparison decides (the
 * idea of D. Cozzolino, G. Poggi & L. Verdoliva, "Efficient Dense-Field Copy-Move Forgery
 * Detection", IEEE TIFS 10, 2015): a copy agrees down to grain and noise, repeated real objects do
 * not. Copies in places without texture, small ones and mirrored ones are not found.
 */
const PAIRS_SHOWN_MAX = 3;

interface Copy {
  readonly likeness: Likeness;
  readonly score: number;
  readonly regions: readonly [Region, Region];
}

export function scoreOfCopy(same: number, judged: number): number {
  if (judged === 0) return 0;
  const share =
    1 / (1 + Math.exp(-COPY_MOVE.shareSteepness * (same / judged - COPY_MOVE.shareMiddle)));
  return Math.min(VERDICT.scoreMax, share * Math.min(1, same / (2 * COPY_MOVE.cellsMin)) ** 0.5);
}

function isDrawn({ area }: Likeness): boolean {
  return area.blankShare >= COPY_MOVE.drawnBlankShare && area.energy >= COPY_MOVE.drawnEnergy;
}

/**
 * Whether the identical cells show print: two grey levels, far apart. Words and bars repeat by
 * nature, and what is the same in two prints of a word leaves no room for grain.
 */
function isPrint({ area }: Likeness, { frame, luma }: Scene): boolean {
  if (area.energy < COPY_MOVE.printEnergy) return false;
  const plane = { width: frame.pixels.width, height: frame.pixels.height, values: luma };
  const sum = area.cells.reduce(
    (total, { x, y }) => total + twoLevelShare(plane, x, y, area.cellPx),
    0,
  );
  return sum >= COPY_MOVE.printTwoLevelShare * area.same;
}

/** In media where everything is drawn, or glyphs repeat by nature, equal areas prove nothing. */
function isComposed(medium: Medium): boolean {
  return medium === 'screenshot' || medium === 'graphic' || medium === 'scan';
}

function regionOf(
  box: PixelBox,
  kind: Region['kind'],
  confidence: number,
  pair: number,
  scene: Scene,
): Region {
  const { width, height } = scene.frame.pixels;
  return asShown(
    {
      x_min: Math.max(0, box.left / width),
      y_min: Math.max(0, box.top / height),
      x_max: Math.min(1, box.right / width),
      y_max: Math.min(1, box.bottom / height),
      kind,
      confidence,
      pair,
    },
    scene.frame.orientation,
  );
}

/**
 * Describes both areas in the same way, because the softer or larger one was the copy in only half
 * of the measured cases.
 */
function copyOf(likeness: Likeness, pair: number, scene: Scene): Copy {
  const { area, transform } = likeness;
  const score = area.same < COPY_MOVE.cellsMin ? 0 : scoreOfCopy(area.same, area.judged);
  const { from, to } = boxesOf(largestCluster(area.cells, area.cellPx), area.cellPx, transform);
  return {
    likeness,
    score,
    regions: [
      regionOf(to, 'copied', score, pair, scene),
      regionOf(from, 'copied', score, pair, scene),
    ],
  };
}

const base = { detector: 'copy_move', about: 'manipulation', score: 0 } as const;

function inconclusive(message: 'copy_move.too_little_texture' | 'copy_move.drawn'): Finding {
  return {
    signals: [signal({ ...base, finding: 'inconclusive', message, values: {} })],
    heatmap: null,
  };
}

const QUARTERS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** Marks the cells that are equal, in both areas, by the confidence in their copy. */
function heatmapOf(copies: readonly Copy[], cellPx: number, { frame }: Scene): Heatmap {
  const [columns, rows] = [
    Math.ceil(frame.pixels.width / cellPx),
    Math.ceil(frame.pixels.height / cellPx),
  ];
  const values = new Uint8Array(columns * rows);
  for (const {
    likeness: { area, transform },
    score,
  } of copies) {
    for (const cell of area.cells) {
      // Drawn by quarters of a cell: the other area may be twice as large, and would otherwise have
      // gaps.
      for (const [across, down] of QUARTERS) {
        const [x, y] = [cell.x + across * area.cellPx, cell.y + down * area.cellPx];
        for (const [u, v] of [[x, y], moved(transform, x, y)] as const) {
          const at = Math.floor(v / cellPx) * columns + Math.floor(u / cellPx);
          values[at] = Math.max(values[at] ?? 0, Math.round(255 * score));
        }
      }
    }
  }
  return { width: columns, height: rows, values };
}

function found(strongest: Copy, copies: readonly Copy[], scene: Scene): Finding {
  const { transform, area } = strongest.likeness;
  const turned = Math.round(Math.abs((Math.atan2(transform.c, transform.a) * 180) / Math.PI));
  const values = {
    place: placeOf(strongest.regions[0]),
    other_place: placeOf(strongest.regions[1]),
    turned_deg: turned,
    scale_percent: Math.round(100 * Math.hypot(transform.a, transform.c)),
    same: area.same,
    judged: area.judged,
  };
  const shown = copies.filter((copy) => copy.score >= VERDICT.min).slice(0, PAIRS_SHOWN_MAX);
  const regions = shown.flatMap((copy) => copy.regions);
  const { score } = strongest;
  const draft = {
    ...base,
    finding: 'suspicious',
    score,
    message: 'copy_move.found',
    values,
    regions,
  } as const;
  return { signals: [signal(draft)], heatmap: heatmapOf(shown, area.cellPx, scene) };
}

/**
 * Root mean square of the luma steps of the middle frequencies; 0 for a picture that is not a JPEG.
 */
function middleStep(scene: Scene): number {
  const table = scene.jpeg?.components[0]?.quantizationTable;
  if (table === undefined) return 0;
  let squares = 0;
  let count = 0;
  for (let i = 0; i < 64; i++) {
    const order = (i & 7) + (i >> 3);
    if (order < 2 || order > 6) continue;
    squares += (table[i] ?? 0) ** 2;
    count++;
  }
  return Math.sqrt(squares / count);
}

export const copyMove: Detector = (scene) => {
  const { width, height } = scene.frame.pixels;
  if (Math.min(width, height) < COPY_MOVE.sideMinPx)
    return inconclusive('copy_move.too_little_texture');
  if (isComposed(scene.facts.medium)) return inconclusive('copy_move.drawn');
  const { likenesses, keypoints, isCutShort } = findLikenesses(
    { width, height, values: scene.luma },
    middleStep(scene),
  );
  if (keypoints < COPY_MOVE.keypointsMin) return inconclusive('copy_move.too_little_texture');
  const candidates = likenesses
    .filter((likeness) => !isDrawn(likeness) && likeness.area.same > 0)
    .map((likeness, i) => copyOf(likeness, i + 1, scene));
  const copies = candidates
    .filter(({ score, likeness }) => score < VERDICT.min || !isPrint(likeness, scene))
    .sort((a, b) => b.score - a.score);
  const strongest = copies[0];
  if (strongest !== undefined && strongest.score >= VERDICT.min)
    return found(strongest, copies, scene);
  if (likenesses.some(isDrawn)) return inconclusive('copy_move.drawn');
  const score = strongest?.score ?? 0;
  // Natural repetition is no evidence; an incomplete search is reported in the message.
  const message = isCutShort
    ? 'copy_move.repeats'
    : copies.length < candidates.length
      ? 'copy_move.print'
      : likenesses.length > 0
        ? 'copy_move.only_alike'
        : 'copy_move.none';
  return {
    signals: [signal({ ...base, finding: 'neutral', score, message, values: {} })],
    heatmap: null,
  };
};
