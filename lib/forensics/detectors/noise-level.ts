import type { Detector, Finding, Scene } from '../detector';
import type { Heatmap, Region } from '../evidence';
import { grainMapOf, type GrainMap } from '../grain/grain-map';
import { findQuietAreas, type QuietArea, type QuietAreas } from '../grain/quiet-areas';
import { asShown, placeOf } from '../regions';
import { signal } from '../signal';
import { VERDICT } from '../thresholds';
import { NOISE_LEVEL } from '../grain/thresholds';

/**
 * Detects a part that lost its grain and sharpness although surroundings of the same brightness and
 * contrast kept theirs: it was blurred, painted over, filled from its rim or denoised (papers: see
 * grain/).
 *
 * It is blind to pasted parts with their own grain, to parts with more grain than the rest (real
 * surfaces have that too), to edits in areas that were smooth before, and where a strong
 * compression has removed the grain everywhere.
 */

const AREAS_MAX = 4;
const base = { detector: 'noise_level', about: 'manipulation', score: 0 } as const;

/** Returns `scoreFlagged` at `stepFlagged`. */
export function scoreOfStep(step: number): number {
  return (
    1 /
    (1 +
      Math.exp(
        -(
          Math.log(VERDICT.scoreFlagged / VERDICT.scoreLeft) +
          NOISE_LEVEL.stepSlope * (step - NOISE_LEVEL.stepFlagged)
        ),
      ))
  );
}

function inconclusive(
  message: 'noise_level.too_small' | 'noise_level.composed_medium' | 'noise_level.print',
): Finding {
  return {
    signals: [signal({ ...base, finding: 'inconclusive', message, values: {} })],
    heatmap: null,
  };
}

function regionOf(area: QuietArea, { pitchPx }: GrainMap, { frame }: Scene): Region {
  const { width, height } = frame.pixels;
  return asShown(
    {
      x_min: (area.fromColumn * pitchPx) / width,
      y_min: (area.fromRow * pitchPx) / height,
      x_max: Math.min(1, (area.toColumn * pitchPx) / width),
      y_max: Math.min(1, (area.toRow * pitchPx) / height),
      kind: 'edited',
      confidence: scoreOfStep(area.step),
    },
    frame.orientation,
  );
}

function heatmapOf({ columns, rows }: GrainMap, { smoothed }: QuietAreas): Heatmap {
  const values = Uint8Array.from(smoothed, (grain) =>
    Math.round(255 * Math.min(1, Math.max(0, -grain / NOISE_LEVEL.grainWhite))),
  );
  return { width: columns, height: rows, values };
}

export const noiseLevel: Detector = (scene) => {
  const { width, height } = scene.frame.pixels;
  const { medium } = scene.facts;
  if (Math.min(width, height) < 8 * NOISE_LEVEL.sideBlocksMin)
    return inconclusive('noise_level.too_small');
  if (medium === 'screenshot' || medium === 'graphic')
    return inconclusive('noise_level.composed_medium');
  const map = grainMapOf(scene.luma, width, height);
  const found = findQuietAreas(map);
  const [strongest] = found.areas;
  const score = strongest === undefined ? 0 : scoreOfStep(strongest.step);
  if (strongest === undefined || score < VERDICT.min) {
    const draft = {
      ...base,
      score,
      finding: 'neutral',
      message: 'noise_level.none',
      values: {},
    } as const;
    return { signals: [signal(draft)], heatmap: null };
  }
  if (scene.hasPrintRaster) return inconclusive('noise_level.print');
  const regions = found.areas
    .filter(({ step }) => scoreOfStep(step) >= VERDICT.min)
    .slice(0, AREAS_MAX)
    .map((area) => regionOf(area, map, scene));
  const values = { place: placeOf(regions[0] ?? regionOf(strongest, map, scene)) };
  const draft = {
    ...base,
    score,
    finding: 'suspicious',
    message: 'noise_level.found',
    regions,
    values,
  } as const;
  return { signals: [signal(draft)], heatmap: heatmapOf(map, found) };
};
