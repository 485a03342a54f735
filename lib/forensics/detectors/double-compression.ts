import { planesOfLuma, type Grid } from '../compression/coefficient-planes';
import { countUsableFrequencies, mapHistory, type HistoryMap } from '../compression/history-map';
import {
  findOnceCompressed,
  type OnceCompressed,
  type OnceCompressedArea,
} from '../compression/once-compressed-areas';
import type { Detector, Finding, Scene } from '../detector';
import type { Heatmap, Region } from '../evidence';
import { likelyBlockOrigin } from '../maths/block-origin';
import { asShown, placeOf, REGIONS_MAX } from '../regions';
import { signal } from '../signal';
import { DOUBLE_COMPRESSION, VERDICT } from '../thresholds';

/**
 * Detects parts that were compressed once in a picture that was compressed twice on the same 8x8
 * grid: a pasted, filled or blurred area that lost the first compression's traces when it was made
 * (Lin et al. 2009; Bianchi & Piva 2012; see compression/). For a PNG made from a JPEG the rounding
 * of its pixels counts as the second compression.
 *
 * It is blind where the first compression was much finer than the last one or equal to it, and
 * where the picture was resized or cropped off the grid between the two; and it does not identify
 * the kind of edit.
 */

const base = { detector: 'double_compression', about: 'manipulation', score: 0 } as const;

type Inconclusive =
  | 'double_compression.unreadable'
  | 'double_compression.too_small'
  | 'double_compression.once'
  | 'double_compression.composed_medium'
  | 'double_compression.other_channels';

function inconclusive(message: Inconclusive): Finding {
  return {
    signals: [signal({ ...base, finding: 'inconclusive', message, values: {} })],
    heatmap: null,
  };
}

const isUsable = (map: HistoryMap | null): map is HistoryMap =>
  map !== null && map.frequencies >= DOUBLE_COMPRESSION.frequenciesMin;

/**
 * A picture without stored coefficients may have been cropped off the grid of the JPEG that it was
 * made from.
 */
function mapOfPixels({ frame, luma, history }: Scene): HistoryMap | null {
  if (isUsable(history.map)) return history.map;
  const { width, height } = frame.pixels;
  const { left, top } = likelyBlockOrigin(luma, width, height);
  const isFilesOwn = left === 0 && top === 0;
  if (
    isFilesOwn ||
    countUsableFrequencies(luma, frame.pixels, { left, top }) < DOUBLE_COMPRESSION.frequenciesMin
  )
    return history.map;
  const planes = planesOfLuma(luma, width, height, { left, top, stride: 1 });
  return mapHistory(planes, luma, frame.pixels);
}

/** Returns `scoreFlagged` at `strengthFlagged`, then rises slowly towards 1. */
export function scoreOfStrength(strength: number): number {
  const relative = strength / DOUBLE_COMPRESSION.strengthFlagged;
  return relative <= 1
    ? VERDICT.scoreFlagged * Math.max(0, relative)
    : 1 - VERDICT.scoreLeft * Math.exp(-(relative - 1) / DOUBLE_COMPRESSION.riseScale);
}

function regionOf(area: OnceCompressedArea, { left, top }: Grid, scene: Scene): Region {
  const { width, height } = scene.frame.pixels;
  return asShown(
    {
      x_min: (left + area.fromColumn * 8) / width,
      y_min: (top + area.fromRow * 8) / height,
      x_max: Math.min(1, (left + area.toColumn * 8) / width),
      y_max: Math.min(1, (top + area.toRow * 8) / height),
      kind: 'edited',
      confidence: scoreOfStrength(area.strength),
    },
    scene.frame.orientation,
  );
}

/** Mid grey where there is no evidence; a block with the largest possible evidence is white. */
function heatmapOf(map: HistoryMap, found: OnceCompressed): Heatmap {
  const full = Math.max(0.05, Math.min(1, found.separation / 2));
  const values = Uint8Array.from(found.smoothed, (value) =>
    Math.round(255 * Math.min(1, Math.max(0, value / full))),
  );
  return { width: map.blocksWide, height: map.blocksHigh, values };
}

function report(scene: Scene, map: HistoryMap, found: OnceCompressed): Finding {
  const [strongest] = found.areas;
  const score = strongest === undefined ? 0 : scoreOfStrength(strongest.strength);
  if (strongest === undefined || score < VERDICT.min) {
    const values = { frequencies: map.frequencies };
    const finding = score < DOUBLE_COMPRESSION.scoreSilentMax ? 'supports' : 'neutral';
    const draft = {
      ...base,
      score,
      finding,
      message: 'double_compression.consistent',
      values,
    } as const;
    return { signals: [signal(draft)], heatmap: null };
  }
  const shown = found.areas
    .filter(({ strength }) => scoreOfStrength(strength) >= VERDICT.min)
    .slice(0, REGIONS_MAX);
  const regions = shown.map((area) => regionOf(area, map.grid, scene));
  const message =
    scene.frame.format === 'jpeg'
      ? 'double_compression.found'
      : 'double_compression.found_lossless';
  const draft = {
    ...base,
    score,
    finding: 'suspicious',
    message,
    regions,
    values: {
      place: placeOf(regions[0] ?? regionOf(strongest, map.grid, scene)),
      strength: Math.round(strongest.strength),
    },
  } as const;
  return { signals: [signal(draft)], heatmap: heatmapOf(map, found) };
}

/**
 * The coefficients were read, but are of CMYK or of luma in lower resolution; or they could not be
 * read.
 */
function withoutHistory({ jpeg, frame: { pixels } }: Scene): Inconclusive {
  const isFullSize = jpeg?.width === pixels.width && jpeg.height === pixels.height;
  return isFullSize ? 'double_compression.other_channels' : 'double_compression.unreadable';
}

export const doubleCompression: Detector = (scene) => {
  const { width, height } = scene.frame.pixels;
  const { medium } = scene.facts;
  if (Math.min(width, height) < 8 * DOUBLE_COMPRESSION.sideBlocksMin)
    return inconclusive('double_compression.too_small');
  if (medium === 'screenshot' || medium === 'graphic')
    return inconclusive('double_compression.composed_medium');
  const isJpeg = scene.frame.format === 'jpeg';
  if (isJpeg && !scene.history.isStored) return inconclusive(withoutHistory(scene));
  const map = isJpeg ? scene.history.map : mapOfPixels(scene);
  if (!isUsable(map)) return inconclusive('double_compression.once');
  const found = findOnceCompressed(map);
  if (found.separation < DOUBLE_COMPRESSION.separationMin)
    return inconclusive('double_compression.once');
  return report(scene, map, found);
};
