import { boxMean } from './box-sum';
import { fftOfSquare, wheelOf } from './fft';
import type { Plane } from './plane';

/** By how much a picture's details return elsewhere in it, in pixels modulo SIDE; (x, y) and (SIDE - x, SIDE - y) are one. */
export interface Echo {
  readonly x: number;
  readonly y: number;
  /** Height in the power cepstrum beside that of its surroundings. */
  readonly strength: number;
}

/** Larger planes are folded onto the square: their parts add up. */
export const ECHO_SIDE = 512;
const NEAR_PX = 20;
/** Echoes nearer than that are one. */
const APART_PX = 4;
/** Local means of 3 x 3 are taken off; what is left is divided by its strength within 17 x 17, plus one grey level. */
const DETAIL_RADIUS = 1;
const STRENGTH_RADIUS = 8;
const FLOOR_SHARE = 0.01;
/** Poles and horizons are echoes of themselves all along: a peak counts by how far it stands out of 15 x 15. */
const SURROUNDINGS_RADIUS = 7;
const SURROUNDINGS_FLOOR = 0.05;

/**
 * The strongest echoes of a plane of about 200,000 pixels: peaks of the power cepstrum of its details (B. P. Bogert,
 * M. J. R. Healy & J. W. Tukey, "The Quefrency Alanysis of Time Series for Echoes", 1963). A copied area is an echo
 * however smooth it is, as long as it was neither turned nor scaled; so is everything that repeats.
 */
export function findEchoes(plane: Plane, most: number): Echo[] {
  const cepstrum = standingOut(withoutNear(powerCepstrum(detailsOf(plane))));
  const echoes: Echo[] = [];
  while (echoes.length < most) {
    let at = 0;
    for (let i = 1; i < cepstrum.length; i++) if ((cepstrum[i] as number) > (cepstrum[at] as number)) at = i;
    const height = cepstrum[at] as number;
    if (height <= 0) break;
    const x = at % ECHO_SIDE, y = Math.floor(at / ECHO_SIDE);
    echoes.push({ x, y, strength: height });
    hideAround(cepstrum, x, y);
    hideAround(cepstrum, -x, -y);
  }
  return echoes;
}

function detailsOf({ width, height, values }: Plane): Plane {
  const means = boxMean(values, width, height, DETAIL_RADIUS);
  const details = values.map((value, i) => value - (means[i] as number));
  const energies = boxMean(details.map((value) => value * value), width, height, STRENGTH_RADIUS);
  return { width, height, values: details.map((value, i) => value / (Math.sqrt(energies[i] as number) + 1)) };
}

function powerCepstrum({ width, values }: Plane): Float64Array {
  const wheel = wheelOf(ECHO_SIDE);
  const re = new Float64Array(ECHO_SIDE * ECHO_SIDE), im = new Float64Array(re.length);
  for (let i = 0; i < values.length; i++) {
    const at = (Math.floor(i / width) % ECHO_SIDE) * ECHO_SIDE + ((i % width) % ECHO_SIDE);
    re[at] = (re[at] as number) + (values[i] as number);
  }
  fftOfSquare(re, im, wheel);
  let total = 0;
  for (let i = 0; i < re.length; i++) {
    const power = (re[i] as number) ** 2 + (im[i] as number) ** 2;
    re[i] = power;
    total += power;
  }
  const floor = (total / re.length) * FLOOR_SHARE + Number.MIN_VALUE;
  for (let i = 0; i < re.length; i++) re[i] = Math.log((re[i] as number) + floor);
  im.fill(0);
  fftOfSquare(re, im, wheel);
  return re;
}

/** Small shifts are the picture's own smoothness. */
function withoutNear(cepstrum: Float64Array): Float32Array {
  return Float32Array.from(cepstrum, (value, at) => {
    const x = at % ECHO_SIDE, y = Math.floor(at / ECHO_SIDE);
    const dx = Math.min(x, ECHO_SIDE - x), dy = Math.min(y, ECHO_SIDE - y);
    return dx * dx + dy * dy <= NEAR_PX * NEAR_PX ? 0 : value;
  });
}

function standingOut(heights: Float32Array): Float32Array {
  const energies = boxMean(heights.map((height) => height * height), ECHO_SIDE, ECHO_SIDE, SURROUNDINGS_RADIUS);
  const floor = (SURROUNDINGS_FLOOR * heights.reduce((sum, height) => sum + height * height, 0)) / heights.length + Number.MIN_VALUE;
  return heights.map((height, at) => height / Math.sqrt((energies[at] as number) + floor));
}

function hideAround(heights: Float32Array, x: number, y: number): void {
  for (let dy = -APART_PX; dy <= APART_PX; dy++) {
    for (let dx = -APART_PX; dx <= APART_PX; dx++) {
      const at = ((y + dy) & (ECHO_SIDE - 1)) * ECHO_SIDE + ((x + dx) & (ECHO_SIDE - 1));
      heights[at] = 0;
    }
  }
}
