import type { Pixels } from '../frame';
import { CAMERA_TRACES } from '../marks/thresholds';
import { cameraLogOdds, CROP_PX } from './network';

/** Candidates a side; of them the liveliest are examined, as sky, paper and clipping say nothing. */
const PLACES_A_SIDE = 6;
const CROPS = 4;
/** Pixels between two that are compared to find the liveliest places. */
const STEP_PX = 4;
/** Of the low-pass. */
const REACH_PX = 2;
const PADDED_PX = CROP_PX + 2 * REACH_PX;
const UNIT_LEVELS = 6;
const LIMIT = 5;

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Mean difference of neighbours, less where values are clipped. */
function liveliness({ rgb, width }: Pixels, { left, top }: Place): number {
  let difference = 0;
  let clipped = 0;
  let count = 0;
  for (let y = top; y < top + CROP_PX; y += STEP_PX) {
    for (let x = left; x + 1 < left + CROP_PX; x += STEP_PX) {
      const green = (y * width + x) * 3 + 1;
      const value = rgb[green] as number;
      difference += Math.min(12, Math.abs(value - (rgb[green + 3] as number)));
      clipped += value <= 3 || value >= 252 ? 1 : 0;
      count += 1;
    }
  }
  return (difference - 20 * clipped) / count;
}

function places(pixels: Pixels): Place[] {
  const at = (i: number, length: number): number =>
    8 * Math.floor(((i / (PLACES_A_SIDE - 1)) * (length - CROP_PX)) / 8);
  const all = Array.from({ length: PLACES_A_SIDE ** 2 }, (_, i) => ({
    left: at(i % PLACES_A_SIDE, pixels.width),
    top: at(Math.floor(i / PLACES_A_SIDE), pixels.height),
  }));
  return all
    .map((place) => ({ place, score: liveliness(pixels, place) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, CROPS)
    .map(({ place }) => place);
}

/** Mirrored at the crop's edges without repeating the edge itself. */
const inside = (at: number): number => (at < 0 ? -at : at >= CROP_PX ? 2 * (CROP_PX - 1) - at : at);

/** One colour of a crop with a margin of REACH_PX, mirrored without repeating the edge. */
function paddedColour({ rgb, width }: Pixels, { left, top }: Place, colour: number): Float32Array {
  const out = new Float32Array(PADDED_PX * PADDED_PX);
  for (let y = 0; y < PADDED_PX; y++) {
    const row = ((top + inside(y - REACH_PX)) * width + left) * 3 + colour;
    for (let x = 0; x < PADDED_PX; x++)
      out[y * PADDED_PX + x] = rgb[row + 3 * inside(x - REACH_PX)] as number;
  }
  return out;
}

/** Adds the weighted values before, at and behind each place, `step` apart. */
function smoothed(values: Float32Array, step: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let at = 2 * step; at < values.length - 2 * step; at++) {
    out[at] =
      ((values[at - 2 * step] as number) + (values[at + 2 * step] as number)) / 16 +
      ((values[at - step] as number) + (values[at + step] as number)) / 4 +
      (3 * (values[at] as number)) / 8;
  }
  return out;
}

/** What a binomial low-pass leaves of each colour, in units of six grey levels, within five. */
export function residualsOf(pixels: Pixels, place: Place): Float32Array {
  const area = CROP_PX * CROP_PX;
  const out = new Float32Array(3 * area);
  for (let colour = 0; colour < 3; colour++) {
    const values = paddedColour(pixels, place, colour);
    const low = smoothed(smoothed(values, 1), PADDED_PX);
    for (let y = 0; y < CROP_PX; y++) {
      for (let x = 0; x < CROP_PX; x++) {
        const at = (y + REACH_PX) * PADDED_PX + x + REACH_PX;
        const residual = ((values[at] as number) - (low[at] as number)) / UNIT_LEVELS;
        out[colour * area + y * CROP_PX + x] = Math.max(-LIMIT, Math.min(LIMIT, residual));
      }
    }
  }
  return out;
}

/**
 * Mean log-odds of the picture's liveliest crops that it has the fine structure of a photo straight
 * from a camera; null for a picture that is too small. It measures demosaicing, noise and sharpening
 * at the scale of a pixel, which a resized or generated picture lacks, and is no sign of an edit.
 */
export function cameraTraces(pixels: Pixels): number | null {
  if (Math.min(pixels.width, pixels.height) < CAMERA_TRACES.sidePxMin) return null;
  const odds = places(pixels).map((place) => cameraLogOdds(residualsOf(pixels, place)));
  return odds.reduce((total, value) => total + value, 0) / odds.length;
}
