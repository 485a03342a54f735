import { boxMean } from './box-sum';
import { fftOfRealSquare, wheelOf, type HalfSpectrum } from './fft';
import type { Plane } from './plane';

/**
 * The shift at which a picture's details repeat, in pixels modulo SIDE; (x, y) and (SIDE - x, SIDE
 * - y) are the same echo.
 */
export interface Echo {
  readonly x: number;
  readonly y: number;
  /** Height in the power cepstrum above its surroundings. */
  readonly strength: number;
}

/** Larger planes are folded onto the square by adding their parts. */
export const ECHO_SIDE = 512;
/** Of a shift and its opposite only one is stored. */
const COLUMNS = ECHO_SIDE / 2 + 1;
const NEAR_PX = 20;
/** Echoes closer than that are one. */
const APART_PX = 4;
/**
 * Local means of 3 x 3 are subtracted; the rest is divided by its strength within 17 x 17, plus one
 * grey level.
 */
const DETAIL_RADIUS = 1;
const STRENGTH_RADIUS = 8;
const FLOOR_SHARE = 0.01;
/**
 * Poles and horizons repeat at every shift along them: a peak counts by how far it exceeds the
 * surrounding 15 x 15.
 */
const SURROUNDINGS_RADIUS = 7;
const SURROUNDINGS_FLOOR = 0.05;

/**
 * Finds the strongest echoes of a plane of about 200,000 pixels: peaks of the power cepstrum of its
 * details (B. P. Bogert, M. J. R. Healy & J. W. Tukey, "The Quefrency Alanysis of Time Series for
 * Echoes", 1963). A copied area causes an echo however smooth it is, as long as it was neither
 * turned nor scaled; so does everything that repeats.
 */
export function findEchoes(plane: Plane, most: number): Echo[] {
  const heights = standingOut(powerCepstrum(detailsOf(plane)));
  const echoes: Echo[] = [];
  while (echoes.length < most) {
    let at = 0;
    for (let i = 1; i < heights.length; i++)
      if ((heights[i] as number) > (heights[at] as number)) at = i;
    const strength = heights[at] as number;
    if (strength <= 0) break;
    const x = Math.floor(at / ECHO_SIDE),
      y = at % ECHO_SIDE;
    echoes.push({ x, y, strength });
    hideAround(heights, x, y);
    hideAround(heights, -x, -y);
  }
  return echoes;
}

function detailsOf({ width, height, values }: Plane): Plane {
  const details = boxMean(values, width, height, DETAIL_RADIUS);
  for (let i = 0; i < details.length; i++)
    details[i] = (values[i] as number) - (details[i] as number);
  const energies = boxMean(squared(details), width, height, STRENGTH_RADIUS);
  for (let i = 0; i < details.length; i++)
    details[i] = (details[i] as number) / (Math.sqrt(energies[i] as number) + 1);
  return { width, height, values: details };
}

/**
 * A plain loop: with a quarter of a million values a function call for each costs more than the
 * sums.
 */
function squared(values: Float32Array): Float32Array {
  const squares = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++)
    squares[i] = (values[i] as number) * (values[i] as number);
  return squares;
}

/**
 * Columns 0 to ECHO_SIDE / 2 in turn; near shifts, which the picture's own smoothness causes, are
 * 0.
 */
function powerCepstrum(plane: Plane): Float32Array {
  const wheel = wheelOf(ECHO_SIDE);
  const heights = new Float32Array(
    fftOfRealSquare(logPower(fftOfRealSquare(folded(plane), wheel)), wheel).re,
  );
  for (let dx = 0; dx <= NEAR_PX; dx++) {
    const reach = Math.floor(Math.sqrt(NEAR_PX ** 2 - dx ** 2));
    heights.fill(0, dx * ECHO_SIDE, dx * ECHO_SIDE + reach + 1);
    heights.fill(0, (dx + 1) * ECHO_SIDE - reach, (dx + 1) * ECHO_SIDE);
  }
  return heights;
}

function folded({ width, height, values }: Plane): Float64Array {
  const square = new Float64Array(ECHO_SIDE * ECHO_SIDE);
  for (let y = 0, from = 0; y < height; y++) {
    const row = (y & (ECHO_SIDE - 1)) * ECHO_SIDE;
    for (let x = 0; x < width; x++, from++) {
      const to = row + (x & (ECHO_SIDE - 1));
      square[to] = (square[to] as number) + (values[from] as number);
    }
  }
  return square;
}

/** Of the complete square, row by row. */
function logPower({ re, im }: HalfSpectrum): Float64Array {
  const logs = new Float64Array(re.length);
  let sum = 0;
  for (let i = 0; i < logs.length; i++) {
    const power = (re[i] as number) ** 2 + (im[i] as number) ** 2;
    logs[i] = power;
    sum += power;
  }
  const floor = (sum / logs.length) * FLOOR_SHARE + Number.MIN_VALUE;
  for (let i = 0; i < logs.length; i++) logs[i] = Math.log((logs[i] as number) + floor);
  const square = new Float64Array(ECHO_SIDE * ECHO_SIDE);
  for (let y = 0, at = 0; y < ECHO_SIDE; y++) {
    for (let x = 0; x < ECHO_SIDE; x++, at++) {
      const isHere = x <= ECHO_SIDE / 2;
      square[at] = logs[
        isHere
          ? x * ECHO_SIDE + y
          : (ECHO_SIDE - x) * ECHO_SIDE + ((ECHO_SIDE - y) & (ECHO_SIDE - 1))
      ] as number;
    }
  }
  return square;
}

function standingOut(heights: Float32Array): Float32Array {
  const outstanding = boxMean(squared(heights), ECHO_SIDE, COLUMNS, SURROUNDINGS_RADIUS);
  let sum = 0;
  for (let i = 0; i < heights.length; i++) sum += (heights[i] as number) * (heights[i] as number);
  const floor = (SURROUNDINGS_FLOOR * sum) / heights.length + Number.MIN_VALUE;
  for (let i = 0; i < heights.length; i++) {
    outstanding[i] = (heights[i] as number) / Math.sqrt((outstanding[i] as number) + floor);
  }
  return outstanding;
}

function hideAround(heights: Float32Array, x: number, y: number): void {
  for (let dx = -APART_PX; dx <= APART_PX; dx++) {
    const column = (x + dx) & (ECHO_SIDE - 1);
    if (column >= COLUMNS) continue;
    for (let dy = -APART_PX; dy <= APART_PX; dy++)
      heights[column * ECHO_SIDE + ((y + dy) & (ECHO_SIDE - 1))] = 0;
  }
}
