import type { Region } from './evidence';
import type { Orientation } from './frame';

export const REGIONS_MAX = 8;

interface Box {
  readonly x_min: number;
  readonly y_min: number;
  readonly x_max: number;
  readonly y_max: number;
}

/** Position in the picture as shown, in a 3 × 3 raster; `whole` covers most of it. */
export const PLACES = [
  'upper_left',
  'top',
  'upper_right',
  'left',
  'middle',
  'right',
  'lower_left',
  'bottom',
  'lower_right',
  'whole',
] as const;

export type Place = (typeof PLACES)[number];

const clamp = (value: number): number =>
  Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;

/**
 * Converts a point of the stored picture into one of the shown picture, both in fractions (CIPA
 * DC-008, tag 0x0112).
 */
function pointAsShown(x: number, y: number, orientation: Orientation): readonly [number, number] {
  switch (orientation) {
    case 1:
      return [x, y];
    case 2:
      return [1 - x, y];
    case 3:
      return [1 - x, 1 - y];
    case 4:
      return [x, 1 - y];
    case 5:
      return [y, x];
    case 6:
      return [1 - y, x];
    case 7:
      return [1 - y, 1 - x];
    case 8:
      return [y, 1 - x];
  }
}

/** Converts a box from fractions of the picture as stored to fractions of the picture as shown. */
export function asShown<B extends Box>(stored: B, orientation: Orientation): B {
  const [xa, ya] = pointAsShown(clamp(stored.x_min), clamp(stored.y_min), orientation);
  const [xb, yb] = pointAsShown(clamp(stored.x_max), clamp(stored.y_max), orientation);
  return {
    ...stored,
    x_min: Math.min(xa, xb),
    y_min: Math.min(ya, yb),
    x_max: Math.max(xa, xb),
    y_max: Math.max(ya, yb),
  };
}

/** Orientations 5-8 turn the picture by a quarter, which swaps width and height. */
export function isTurned(orientation: Orientation): boolean {
  return orientation >= 5;
}

const third = (middle: number): number => Math.min(2, Math.max(0, Math.floor(middle * 3)));

export function placeOf(box: Box): Place {
  if ((box.x_max - box.x_min) * (box.y_max - box.y_min) > 0.6) return 'whole';
  const column = third((box.x_min + box.x_max) / 2);
  const row = third((box.y_min + box.y_max) / 2);
  return PLACES[row * 3 + column] ?? 'middle';
}

const area = (box: Box): number =>
  Math.max(0, box.x_max - box.x_min) * Math.max(0, box.y_max - box.y_min);

function intersectionOverUnion(a: Box, b: Box): number {
  const overlap = area({
    x_min: Math.max(a.x_min, b.x_min),
    y_min: Math.max(a.y_min, b.y_min),
    x_max: Math.min(a.x_max, b.x_max),
    y_max: Math.min(a.y_max, b.y_max),
  });
  const union = area(a) + area(b) - overlap;
  return union > 0 ? overlap / union : 0;
}

const SAME_AREA_IOU = 0.5;

function merged(a: Region, b: Region): Region {
  return {
    ...a,
    x_min: Math.min(a.x_min, b.x_min),
    y_min: Math.min(a.y_min, b.y_min),
    x_max: Math.max(a.x_max, b.x_max),
    y_max: Math.max(a.y_max, b.y_max),
    confidence: Math.max(a.confidence, b.confidence),
  };
}

/**
 * Merges several detectors' boxes into one list: boxes that mostly overlap become one (an unpaired
 * box yields to a copy and its source, which must not grow), empty ones are dropped, strongest
 * first, at most 8; null when none is left.
 */
export function arrangeRegions(regions: readonly Region[]): readonly Region[] | null {
  const strongestFirst = regions
    .filter((region) => area(region) > 0)
    .sort((a, b) => b.confidence - a.confidence);
  const distinct: Region[] = [];
  for (const region of strongestFirst) {
    const at = distinct.findIndex((other) => intersectionOverUnion(other, region) >= SAME_AREA_IOU);
    const other = distinct[at];
    if (other === undefined || (other.pair !== undefined && region.pair !== undefined))
      distinct.push(region);
    else if (region.pair !== undefined) distinct[at] = { ...region, confidence: other.confidence };
    else if (other.pair === undefined) distinct[at] = merged(other, region);
  }
  const arranged = distinct.slice(0, REGIONS_MAX);
  return arranged.length > 0 ? arranged : null;
}
