import type { Plane } from '../maths/plane';
import { VISIBLE_MARK } from './thresholds';

/**
 * Google's apps lay a pale four-pointed star over the lower right corner of pictures that Gemini
 * made or changed. Its size and distance from the corner are in a fixed ratio, whatever size the
 * picture was saved in since.
 */
interface Spark {
  readonly leftPx: number;
  readonly topPx: number;
  readonly sidePx: number;
  /** Correlation with the drawn star, -1 to 1. */
  readonly likeness: number;
}

const SIDE_MIN_PX = 18;
const SIDE_MAX_PX = 150;
const SIDE_STEP = 1.1;
/** Exponent of the star's outline, |x|^p + |y|^p = 1: its sides bend inwards. */
const OUTLINE = 0.7;
/** Corner and star are compared in a raster in which the star has that many cells across. */
const CELLS = 24;
/** From the centre, in cells: the star covers the axes there, but no diagonal. */
const ARM_RADIUS = 7;
/** The star with its surroundings, and the cells by which the corner is searched around it. */
const TEMPLATE = 31;
const REACH = 4;
const FIELD = TEMPLATE + 2 * REACH;
/** Distances of the star's centre from both sides of the picture, in its own sides. */
const DISTANCES = [1.05, 1.3] as const;
/** More of the picture than that around the star would be searched for in vain. */
const PICTURE_SIDES_MIN = 5;

/** From -1 to 1. */
const position = (cell: number): number => (2 * (cell + 0.5)) / TEMPLATE - 1;

/** Shading of the background: an orthonormal base of the polynomials up to the second degree. */
const SHADINGS = shadings();
const STAR_CELLS = withoutShading(starOf());
const STAR_LENGTH = Math.sqrt(dot(STAR_CELLS, STAR_CELLS));
const STAR = unit(STAR_CELLS);

function shadings(): readonly Float64Array[] {
  const powers = [
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 0],
    [1, 1],
    [0, 2],
  ] as const;
  return powers.reduce<readonly Float64Array[]>((base, [across, down]) => {
    const values = Float64Array.from(
      { length: TEMPLATE ** 2 },
      (_, at) => position(at % TEMPLATE) ** across * position(Math.floor(at / TEMPLATE)) ** down,
    );
    return [...base, unit(without(values, base))];
  }, []);
}

/** The star over TEMPLATE x TEMPLATE cells: the share of each that it covers. */
function starOf(): Float64Array {
  const fine = 4;
  const values = new Float64Array(TEMPLATE * TEMPLATE);
  for (let y = 0; y < TEMPLATE * fine; y++) {
    for (let x = 0; x < TEMPLATE * fine; x++) {
      const across = Math.abs((x + 0.5) / fine - TEMPLATE / 2) / (CELLS / 2);
      const down = Math.abs((y + 0.5) / fine - TEMPLATE / 2) / (CELLS / 2);
      if (across ** OUTLINE + down ** OUTLINE > 1) continue;
      const at = Math.floor(y / fine) * TEMPLATE + Math.floor(x / fine);
      values[at] = (values[at] as number) + 1 / fine ** 2;
    }
  }
  return values;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i] as number) * (other[i] as number);
  return sum;
}

function unit(values: Float64Array): Float64Array {
  const length = Math.sqrt(dot(values, values));
  return values.map((value) => value / length);
}

function without(values: Float64Array, base: readonly Float64Array[]): Float64Array {
  const rest = Float64Array.from(values);
  for (const one of base) {
    const share = dot(rest, one);
    for (let i = 0; i < rest.length; i++)
      rest[i] = (rest[i] as number) - share * (one[i] as number);
  }
  return rest;
}

function withoutShading(values: Float64Array): Float64Array {
  return without(values, SHADINGS);
}

/** The star in the lower right corner of the picture as shown, or null. */
export function findSpark(luma: Plane): Spark | null {
  let best: Spark | null = null;
  const most = Math.min(SIDE_MAX_PX, Math.min(luma.width, luma.height) / PICTURE_SIDES_MIN);
  for (let sidePx = SIDE_MIN_PX; sidePx <= most; sidePx *= SIDE_STEP) {
    for (const distance of DISTANCES) {
      const found = sparkAt(luma, sidePx, distance);
      if (found.likeness > (best?.likeness ?? 0)) best = found;
    }
  }
  return best !== null && best.likeness >= VISIBLE_MARK.likenessMin ? best : null;
}

/** The likest place within reach of where a star of that size would be. */
function sparkAt(luma: Plane, sidePx: number, distance: number): Spark {
  const cellPx = sidePx / CELLS;
  const left = luma.width - distance * sidePx - (FIELD / 2) * cellPx;
  const top = luma.height - distance * sidePx - (FIELD / 2) * cellPx;
  const field = fieldOf(luma, left, top, cellPx);
  let [likeness, column, row] = [-1, 0, 0];
  for (let down = 0; down <= 2 * REACH; down++) {
    for (let across = 0; across <= 2 * REACH; across++) {
      // The mark is as far from one side as from the other.
      if (Math.abs(down - across) > 1) continue;
      const here = likenessAt(field, across, down);
      if (here > likeness) [likeness, column, row] = [here, across, down];
    }
  }
  const margin = ((TEMPLATE - CELLS) / 2) * cellPx;
  return {
    leftPx: left + column * cellPx + margin,
    topPx: top + row * cellPx + margin,
    sidePx,
    likeness,
  };
}

/** Means of the picture over cells; cells beyond its sides repeat the nearest pixels. */
function fieldOf({ width, height, values }: Plane, left: number, top: number, cellPx: number) {
  const field = new Float64Array(FIELD * FIELD);
  const samples = Math.max(1, Math.round(cellPx));
  for (let row = 0; row < FIELD; row++) {
    for (let column = 0; column < FIELD; column++) {
      let sum = 0;
      for (let j = 0; j < samples; j++) {
        const y = clamp(Math.floor(top + (row + (j + 0.5) / samples) * cellPx), height);
        for (let i = 0; i < samples; i++) {
          const x = clamp(Math.floor(left + (column + (i + 0.5) / samples) * cellPx), width);
          sum += values[y * width + x] as number;
        }
      }
      field[row * FIELD + column] = sum / samples ** 2;
    }
  }
  return field;
}

const clamp = (at: number, length: number): number => Math.max(0, Math.min(length - 1, at));

/** The correlation of star and cells, both without shading; 0 where no star stands out. */
function likenessAt(field: Float64Array, left: number, top: number): number {
  const cells = new Float64Array(TEMPLATE ** 2);
  for (let y = 0; y < TEMPLATE; y++) {
    const from = (top + y) * FIELD + left;
    cells.set(field.subarray(from, from + TEMPLATE), y * TEMPLATE);
  }
  const product = dot(cells, STAR);
  if (product < VISIBLE_MARK.contrastMin * STAR_LENGTH) return 0;
  const rest = withoutShading(cells);
  const likeness = product / Math.sqrt(dot(rest, rest));
  return likeness >= VISIBLE_MARK.likenessMin && !hasArms(rest) ? 0 : likeness;
}

/**
 * Whether the mark reaches farther along the axes than along the diagonals: a disc or a diamond in
 * the corner resembles a star otherwise.
 */
function hasArms(cells: Float64Array): boolean {
  const middle = (TEMPLATE - 1) / 2;
  const mean = (radius: number, turns: readonly number[]): number => {
    const levels = turns.map((turn) => {
      const x = Math.round(middle + radius * Math.cos(turn));
      const y = Math.round(middle + radius * Math.sin(turn));
      return cells[y * TEMPLATE + x] as number;
    });
    return levels.reduce((sum, level) => sum + level, 0) / levels.length;
  };
  const quarters = [0, 1, 2, 3].map((quarter) => (quarter * Math.PI) / 2);
  const diagonals = quarters.map((turn) => turn + Math.PI / 4);
  const background = mean(CELLS / 2, diagonals);
  const contrast = mean(1, quarters) - background;
  const arms = mean(ARM_RADIUS, quarters) - mean(ARM_RADIUS, diagonals);
  return arms >= VISIBLE_MARK.armsMin * contrast;
}
