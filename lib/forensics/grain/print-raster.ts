import { fftOfRealSquare, wheelOf } from '../maths/fft';
import type { Plane } from '../maths/plane';
import { PRINT_RASTER } from './thresholds';

/**
 * Printing builds tones from dots on rasters that cross at an angle, one for each ink. In a scan
 * they are two or more lines in the spectrum, the same all over the picture, which no scene has:
 * bars and cloth have one direction, or change with place and perspective.
 */
const SIDE_PX = 64;
const WINDOWS_ACROSS = 8;
/** Beyond a period of 6 px a spectrum belongs to the scene, and no raster is finer than 2. */
const RADIUS_MIN = 11;
const RADIUS_MAX = 31;
/** An ink's raster crosses the next one's by at least 15 degrees, and mostly by 30. */
const APART_RAD = Math.PI / 9;
/** Power of grain far weaker than print; a smooth window has no lines. */
const POWER_FLOOR = 50;
/** Bins of the harmonics of JPEG blocks, and of their neighbours. */
const BLOCK_BINS = 8;

interface Line {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

const hann = Float64Array.from(
  { length: SIDE_PX },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIDE_PX),
);

/** Whether the picture is a scan or photo of a screened print. */
export function hasPrintRaster(plane: Plane): boolean {
  const { width, height } = plane;
  if (Math.min(width, height) < SIDE_PX) return false;
  const wheel = wheelOf(SIDE_PX);
  const seen = new Map<number, number>();
  for (let window = 0; window < WINDOWS_ACROSS ** 2; window++) {
    const place = (all: number, index: number) =>
      Math.floor(((all - SIDE_PX) * (index + 0.5)) / WINDOWS_ACROSS);
    const left = place(width, window % WINDOWS_ACROSS);
    const top = place(height, Math.floor(window / WINDOWS_ACROSS));
    const line = crossingLine(powerOf(plane, left, top, wheel));
    if (line === null) continue;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const bin = (line.y + dy) * SIDE_PX + line.x + dx;
        seen.set(bin, (seen.get(bin) ?? 0) + 1);
      }
    }
  }
  return Math.max(0, ...seen.values()) >= PRINT_RASTER.windowsShareMin * WINDOWS_ACROSS ** 2;
}

/** Power of the frequencies (x, y) of a window: x from 0 to half its side, y as a residue. */
function powerOf(plane: Plane, left: number, top: number, wheel: ReturnType<typeof wheelOf>) {
  const square = new Float64Array(SIDE_PX * SIDE_PX);
  let sum = 0;
  for (let y = 0; y < SIDE_PX; y++) {
    for (let x = 0; x < SIDE_PX; x++)
      sum += plane.values[(top + y) * plane.width + left + x] as number;
  }
  const mean = sum / SIDE_PX ** 2;
  for (let y = 0; y < SIDE_PX; y++) {
    for (let x = 0; x < SIDE_PX; x++) {
      const value = plane.values[(top + y) * plane.width + left + x] as number;
      square[y * SIDE_PX + x] = (value - mean) * (hann[x] as number) * (hann[y] as number);
    }
  }
  const { re, im } = fftOfRealSquare(square, wheel);
  return (x: number, y: number): number => {
    const at = x * SIDE_PX + ((y + SIDE_PX) % SIDE_PX);
    return (re[at] as number) ** 2 + (im[at] as number) ** 2;
  };
}

type Power = ReturnType<typeof powerOf>;

/** The highest line that crosses the highest of all, if it stands out. */
function crossingLine(power: Power): Line | null {
  const lines = linesOf(power);
  const first = highest(lines);
  const crossing = first && highest(lines.filter((line) => angleBetween(line, first) >= APART_RAD));
  return crossing && crossing.height > PRINT_RASTER.prominenceMin ? crossing : null;
}

const highest = (lines: readonly Line[]): Line | null =>
  lines.reduce<Line | null>(
    (most, line) => (line.height > (most?.height ?? 0) ? line : most),
    null,
  );

/** All frequencies that can be a raster's, by how far they exceed the median of their ring. */
function linesOf(power: Power): Line[] {
  const rings = Array.from({ length: RADIUS_MAX + 1 }, (): Line[] => []);
  for (let x = 0; x <= RADIUS_MAX; x++) {
    for (let y = -RADIUS_MAX; y <= RADIUS_MAX; y++) {
      const radius = Math.round(Math.hypot(x, y));
      if (radius >= RADIUS_MIN && radius <= RADIUS_MAX)
        rings[radius]?.push({ x, y, height: power(x, y) });
    }
  }
  return rings.flatMap((ring) => {
    const heights = Float64Array.from(ring, ({ height }) => height).sort();
    const floor = (heights[heights.length >> 1] ?? 0) + POWER_FLOOR;
    return ring
      .filter(({ x, y }) => !isOfBlocks(x, y))
      .map(({ x, y, height }) => ({ x, y, height: height / floor }));
  });
}

const offHarmonic = (bin: number): number =>
  Math.min(Math.abs(bin) % BLOCK_BINS, BLOCK_BINS - (Math.abs(bin) % BLOCK_BINS));

/** Whether JPEG blocks, or edges along the picture's sides, cause power there. */
function isOfBlocks(x: number, y: number): boolean {
  return x === 0 || y === 0 || (offHarmonic(x) <= 1 && offHarmonic(y) <= 1);
}

function angleBetween(one: Line, other: Line): number {
  const apart = Math.abs(Math.atan2(one.y, one.x) - Math.atan2(other.y, other.x));
  return Math.min(apart, Math.PI - apart);
}
