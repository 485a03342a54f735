import { turnOf } from './direction';
import { gaussianBlur } from './gaussian';
import { buildOctave, FIRST_SIGMA, INTERVALS, type Extremum, type Octave } from './octave';
import { halved, type Plane } from './plane';

/**
 * Scale-space keypoints: extrema of the difference of Gaussians, after D. Lowe, "Distinctive Image
 * Features from Scale-Invariant Keypoints", IJCV 60 (2004), sections 3-5 (the method's patent, US
 * 6,711,293, expired in 2020).
 */
export interface Keypoint {
  /** In pixels of the searched plane. */
  readonly x: number;
  readonly y: number;
  /** Sigma of the Gaussian whose image it was found in, in pixels of the searched plane. */
  readonly scale: number;
  /** Direction of the strongest gradient around it, in radians. */
  readonly angle: number;
  /** -1 or 1: bright on dark or dark on bright. A copy has the same sign. */
  readonly sign: -1 | 1;
  /** |difference of Gaussians|. */
  readonly strength: number;
  /** Where its surroundings are read: an image of the pyramid, and the position and sigma there. */
  readonly level: Plane;
  readonly levelX: number;
  readonly levelY: number;
  readonly levelScale: number;
}

/** The blur that a camera picture is assumed to have already (Lowe 2004, 3.3). */
const ASSUMED_SIGMA = 0.5;
const OCTAVES_MAX = 4;
const SIDE_MIN_PX = 48;
/** Lowe 2004, 4.1: ratio of principal curvatures 10. */
const EDGE_RATIO_MAX = (10 + 1) ** 2 / 10;
/**
 * Keypoints are limited per place, strongest first, so that one busy corner does not take all of
 * them.
 */
const PLACES_ACROSS = 12;

/** On an edge the position is undetermined along the edge. */
function liesOnEdge(d: Float32Array, at: number, width: number): boolean {
  const centre = d[at] as number;
  const dxx = (d[at + 1] as number) + (d[at - 1] as number) - 2 * centre;
  const dyy = (d[at + width] as number) + (d[at - width] as number) - 2 * centre;
  const dxy =
    ((d[at + width + 1] as number) -
      (d[at + width - 1] as number) -
      (d[at - width + 1] as number) +
      (d[at - width - 1] as number)) /
    4;
  const determinant = dxx * dyy - dxy * dxy;
  return determinant <= 0 || (dxx + dyy) ** 2 / determinant >= EDGE_RATIO_MAX;
}

/**
 * Returns the vertex of the parabola through three values, as an offset from the middle one, at
 * most half a step.
 */
function vertex(before: number, middle: number, after: number): number {
  const curvature = before + after - 2 * middle;
  if (curvature === 0) return 0;
  return Math.min(0.5, Math.max(-0.5, (before - after) / (2 * curvature)));
}

const BINS = 36;

/**
 * Returns the strongest of 36 gradient directions around a point, Gaussian-weighted with 1.5 sigma
 * (Lowe 2004, section 5).
 */
export function mainDirection(level: Plane, x: number, y: number, scale: number): number {
  const { width, height, values } = level;
  const histogram = new Float32Array(BINS);
  const sigma = 1.5 * scale;
  const radius = Math.round(2.5 * sigma);
  const step = radius > 8 ? 2 : 1;
  const cx = Math.round(x),
    cy = Math.round(y);
  const fall = Float64Array.from({ length: radius + 1 }, (_, d) =>
    Math.exp(-(d * d) / (2 * sigma * sigma)),
  );
  for (let dy = -radius; dy <= radius; dy += step) {
    const py = cy + dy;
    if (py < 1 || py >= height - 1) continue;
    for (let dx = -radius; dx <= radius; dx += step) {
      const px = cx + dx;
      if (px < 1 || px >= width - 1 || dx * dx + dy * dy > radius * radius) continue;
      const at = py * width + px;
      const gx = (values[at + 1] as number) - (values[at - 1] as number);
      const gy = (values[at + width] as number) - (values[at - width] as number);
      // Bins start at the negative x axis.
      const bin = (Math.floor(turnOf(gy, gx) * BINS) + BINS / 2) % BINS;
      const weight =
        Math.sqrt(gx * gx + gy * gy) *
        (fall[Math.abs(dx)] as number) *
        (fall[Math.abs(dy)] as number);
      histogram[bin] = (histogram[bin] as number) + weight;
    }
  }
  return peakDirection(histogram);
}

function peakDirection(raw: Float32Array): number {
  const smooth = raw.map(
    (value, i) =>
      (raw[(i + BINS - 1) % BINS] as number) + 2 * value + (raw[(i + 1) % BINS] as number),
  );
  let peak = 0;
  for (let i = 1; i < BINS; i++) if ((smooth[i] as number) > (smooth[peak] as number)) peak = i;
  const before = smooth[(peak + BINS - 1) % BINS] as number;
  const after = smooth[(peak + 1) % BINS] as number;
  const offset = vertex(before, smooth[peak] as number, after);
  return ((peak + 0.5 + offset) * 2 * Math.PI) / BINS - Math.PI;
}

function keypointOf(octave: Octave, extremum: Extremum, factor: number): Keypoint {
  const level = octave.levels[extremum.interval] as Plane;
  const d = octave.differences[extremum.interval] as Float32Array;
  const at = extremum.y * level.width + extremum.x;
  const levelX = extremum.x + vertex(d[at - 1] as number, d[at] as number, d[at + 1] as number);
  const levelY =
    extremum.y +
    vertex(d[at - level.width] as number, d[at] as number, d[at + level.width] as number);
  const below = (octave.differences[extremum.interval - 1] as Float32Array)[at] as number;
  const above = (octave.differences[extremum.interval + 1] as Float32Array)[at] as number;
  const levelScale =
    FIRST_SIGMA * 2 ** ((extremum.interval + vertex(below, d[at] as number, above)) / INTERVALS);
  return {
    x: levelX * factor,
    y: levelY * factor,
    scale: levelScale * factor,
    angle: mainDirection(level, levelX, levelY, levelScale),
    sign: extremum.value > 0 ? 1 : -1,
    strength: Math.abs(extremum.value),
    level,
    levelX,
    levelY,
    levelScale,
  };
}

interface Candidate {
  readonly octave: Octave;
  readonly extremum: Extremum;
  readonly factor: number;
}

function strongestPerPlace(
  candidates: readonly Candidate[],
  plane: Plane,
  most: number,
): Candidate[] {
  const places = Array.from({ length: PLACES_ACROSS * PLACES_ACROSS }, (): Candidate[] => []);
  for (const candidate of candidates) {
    const across = Math.floor(
      (candidate.extremum.x * candidate.factor * PLACES_ACROSS) / plane.width,
    );
    const down = Math.floor(
      (candidate.extremum.y * candidate.factor * PLACES_ACROSS) / plane.height,
    );
    places[
      Math.min(PLACES_ACROSS - 1, down) * PLACES_ACROSS + Math.min(PLACES_ACROSS - 1, across)
    ]?.push(candidate);
  }
  const quota = Math.ceil((2 * most) / places.length);
  const strongest = places.flatMap((place) =>
    place.sort((a, b) => Math.abs(b.extremum.value) - Math.abs(a.extremum.value)).slice(0, quota),
  );
  return strongest
    .sort((a, b) => Math.abs(b.extremum.value) - Math.abs(a.extremum.value))
    .slice(0, most);
}

/**
 * Returns at most `most` keypoints of the plane (0-255), strongest first within each of 12 x 12
 * places.
 */
export function findKeypoints(plane: Plane, most: number): Keypoint[] {
  const candidates: Candidate[] = [];
  let first = gaussianBlur(plane, Math.sqrt(FIRST_SIGMA ** 2 - ASSUMED_SIGMA ** 2));
  for (let o = 0; o < OCTAVES_MAX && Math.min(first.width, first.height) >= SIDE_MIN_PX; o++) {
    const octave = buildOctave(first);
    for (const extremum of octave.extrema) {
      const { x, y, interval } = extremum;
      const isEdge = liesOnEdge(
        octave.differences[interval] as Float32Array,
        y * first.width + x,
        first.width,
      );
      if (!isEdge) candidates.push({ octave, extremum, factor: 2 ** o });
    }
    first = halved(octave.levels[INTERVALS] as Plane);
  }
  return strongestPerPlace(candidates, plane, most).map(({ octave, extremum, factor }) =>
    keypointOf(octave, extremum, factor),
  );
}
