import { COPY_MOVE } from '../thresholds';
import { inverted, determinant, moved, type Affine } from './affine';
import { aligned, type Point } from './alignment';
import { Budget } from './alike-cells';
import { judgeCopy, type CopiedArea } from './copied-cells';
import { describeKeypoints } from './descriptors';
import { findKeypoints } from './keypoints';
import { groupMatches, type MatchGroup } from './match-groups';
import { doubled, shrunk, type Plane } from './plane';
import { matchWithin } from './self-matches';
import { shiftedLikenesses, type Shifted } from './shifted-likenesses';

/** Two areas that look alike, with the result of a close comparison. */
export interface Likeness {
  /**
   * From the first area to the second, in pixels of the original picture; it turns and enlarges,
   * never shrinks.
   */
  readonly transform: Affine;
  readonly pairs: number;
  readonly area: CopiedArea;
}

/** Keypoints are searched in a picture shrunk to about that size, and at most so many. */
const SEARCHED_PIXELS_MAX = 800_000;
const KEYPOINTS_MAX = 3000;
/** Keypoints closer than that (in searched pixels) belong to the same object. */
const APART_PX = 16;
const CELL_PX = 8;
/** Radius around each keypoint of the points used for alignment. */
const AROUND_PX = 12;
const CLOSE_LOOKS_MAX = 4;
const SHIFTS_MAX = 2;
const DIRECTIONS = 8;
const BESIDE_PX = 2;
/**
 * Keypoints that move a place to within so many pixels of an echo's target have found the same
 * copy.
 */
const SAME_SHIFT_PX = 6;

/**
 * Limit on all close comparisons together, about 70 ns per pixel. A photo with a copy in it needs a
 * fifth of it; on a mosaic or a woven cloth each comparison alone would cover the complete picture.
 */
const COMPARED_PIXELS_MAX = 3_000_000;
/** Of more identical cells than that, the middle ones decide whether the area slides. */
const SLIDING_CELLS_MAX = 120;
/** More points do not improve an alignment. */
const ALIGNED_POINTS_MAX = 20_000;

/**
 * Smaller pictures are doubled first, or their finest details give no keypoints (Lowe 2004, 3.3).
 */
const DOUBLED_PIXELS_MAX = 400_000;

/** Converts a transform between pixel centres of the shrunken picture to one at full size. */
function atFullSize(t: Affine, factor: number): Affine {
  const o = (factor - 1) / 2;
  return { ...t, tx: factor * t.tx + o - (t.a + t.b) * o, ty: factor * t.ty + o - (t.c + t.d) * o };
}

function pointsAround(group: MatchGroup, plane: Plane): Point[] {
  const points = new Map<number, Point>();
  for (const pair of group.pairs) {
    for (let dy = -AROUND_PX; dy <= AROUND_PX; dy += 2) {
      for (let dx = -AROUND_PX; dx <= AROUND_PX; dx += 2) {
        const x = Math.round(pair.fromX / 2) * 2 + dx;
        const y = Math.round(pair.fromY / 2) * 2 + dy;
        if (x >= 2 && y >= 2 && x < plane.width - 2 && y < plane.height - 2)
          points.set(y * plane.width + x, { x, y });
      }
    }
  }
  const every = Math.ceil(points.size / ALIGNED_POINTS_MAX);
  return [...points.values()].filter((_, i) => i % every === 0);
}

function lookClosely(
  plane: Plane,
  searched: Plane,
  group: MatchGroup,
  jpegStep: number,
  budget: Budget,
): Likeness | null {
  const factor = plane.width / searched.width;
  const points = pointsAround(group, searched);
  const rough = atFullSize(aligned(searched, group.transform, points, 12), factor);
  const o = (factor - 1) / 2;
  const enlargedPoint = ({ x, y }: Point): Point => ({
    x: Math.round(x * factor + o),
    y: Math.round(y * factor + o),
  });
  const fine = factor > 1 ? aligned(plane, rough, points.map(enlargedPoint), 8) : rough;
  let seeds = group.pairs.map((pair) => ({
    x: pair.fromX * factor + o,
    y: pair.fromY * factor + o,
  }));
  let transform = fine;
  const scale = determinant(fine);
  if (!(scale > 0.1 && scale < 10)) return null;
  if (scale < 1) {
    seeds = seeds.map(({ x, y }) => {
      const [u, v] = moved(fine, x, y);
      return { x: u, y: v };
    });
    transform = inverted(fine);
  }
  const area = judgeCopy(
    plane,
    transform,
    seeds,
    Math.max(CELL_PX, Math.round(CELL_PX * factor)),
    jpegStep,
    budget,
  );
  return area === null || slides(plane, transform, area, jpegStep)
    ? null
    : { transform, pairs: group.pairs.length, area };
}

/**
 * Compares an area with its shift. A copy that was only moved lies on integer pixels, so no
 * alignment is needed.
 */
function lookAtShift(
  plane: Plane,
  { dx, dy, seeds }: Shifted,
  cellPx: number,
  jpegStep: number,
  budget: Budget,
): Likeness | null {
  const transform = { a: 1, b: 0, tx: dx, c: 0, d: 1, ty: dy };
  const area = judgeCopy(plane, transform, seeds, cellPx, jpegStep, budget);
  return area === null || slides(plane, transform, area, jpegStep)
    ? null
    : { transform, pairs: seeds.length, area };
}

/**
 * Whether the area matches the other one nearly as well at a small offset: a rail or a horizon
 * equals itself everywhere along its length, and a small copy of it has no grain left to
 * distinguish them. A copy matches in one place only.
 */
function slides(plane: Plane, t: Affine, area: CopiedArea, jpegStep: number): boolean {
  const first = Math.max(0, Math.floor((area.same - SLIDING_CELLS_MAX) / 2));
  const compared = area.cells.slice(first, first + SLIDING_CELLS_MAX);
  const middles = compared.map(({ x, y }) => ({ x: x + area.cellPx / 2, y: y + area.cellPx / 2 }));
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const angle = (Math.PI * direction) / DIRECTIONS;
    const beside = {
      ...t,
      tx: t.tx + BESIDE_PX * Math.cos(angle),
      ty: t.ty + BESIDE_PX * Math.sin(angle),
    };
    // Allows as many cells again around them, because sliding areas match there too.
    const budget = new Budget(2 * SLIDING_CELLS_MAX * area.cellPx ** 2);
    if (
      (judgeCopy(plane, beside, middles, area.cellPx, jpegStep, budget)?.same ?? 0) >
      COPY_MOVE.slidesShareMax * compared.length
    )
      return true;
  }
  return false;
}

/**
 * Whether a likeness from keypoints already maps the shift's first seed to the shift's target, or
 * back.
 */
function isKnown({ dx, dy, seeds }: Shifted, likenesses: readonly Likeness[]): boolean {
  const seed = seeds[0];
  if (seed === undefined) return true;
  return likenesses.some(({ transform }) => {
    const [x, y] = moved(transform, seed.x, seed.y);
    const [u, v] = moved(transform, seed.x + dx, seed.y + dy);
    return (
      Math.hypot(x - seed.x - dx, y - seed.y - dy) < SAME_SHIFT_PX ||
      Math.hypot(u - seed.x, v - seed.y) < SAME_SHIFT_PX
    );
  });
}

/**
 * The likenesses, the number of keypoints, and whether the search was ended because too much looked
 * alike.
 */
interface Likenesses {
  readonly likenesses: readonly Likeness[];
  readonly keypoints: number;
  readonly isCutShort: boolean;
}

/**
 * Finds areas of the picture that look like another area of it, most matches first. `jpegStep` as
 * in `judgeCopy`.
 */
export function findLikenesses(plane: Plane, jpegStep: number): Likenesses {
  const factor = Math.sqrt((plane.width * plane.height) / SEARCHED_PIXELS_MAX);
  const searched = factor > 1 ? shrunk(plane, factor) : plane;
  const keypoints =
    plane.width * plane.height > DOUBLED_PIXELS_MAX
      ? findKeypoints(searched, KEYPOINTS_MAX)
      : findKeypoints(doubled(plane), KEYPOINTS_MAX).map((keypoint) => ({
          ...keypoint,
          x: keypoint.x / 2,
          y: keypoint.y / 2,
          scale: keypoint.scale / 2,
        }));
  // The detector is inconclusive with so few keypoints; a tile without corners would spend the
  // complete budget.
  if (keypoints.length < COPY_MOVE.keypointsMin)
    return { likenesses: [], keypoints: keypoints.length, isCutShort: false };
  const budget = new Budget(COMPARED_PIXELS_MAX);
  const likenesses: Likeness[] = [];
  const take = (likeness: Likeness | null): void => {
    if (likeness !== null) likenesses.push(likeness);
  };
  const matches = matchWithin(keypoints, describeKeypoints(keypoints), APART_PX);
  for (const group of groupMatches(matches, keypoints).slice(0, CLOSE_LOOKS_MAX)) {
    if (!budget.isSpent) take(lookClosely(plane, searched, group, jpegStep, budget));
  }
  const cellPx = Math.max(CELL_PX, Math.round((CELL_PX * plane.width) / searched.width));
  const shifts = budget.isSpent ? [] : shiftedLikenesses(plane, searched, SHIFTS_MAX);
  for (const shift of shifts.filter((one) => !isKnown(one, likenesses))) {
    if (!budget.isSpent) take(lookAtShift(plane, shift, cellPx, jpegStep, budget));
  }
  return { likenesses, keypoints: keypoints.length, isCutShort: budget.isSpent };
}
