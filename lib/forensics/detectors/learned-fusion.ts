import type { Detector, Finding, Scene } from '../detector';
import type { Heatmap, Region } from '../evidence';
import { cellFeatures } from '../learned/cell-features';
import { forestLogOdds } from '../learned/forest';
import { measure } from '../learned/measures';
import { cameraBars } from '../marks/camera-bars';
import { dateStamps } from '../marks/date-stamp';
import type { Calibration } from '../learned/model';
import {
  changedAreas,
  oddsOutside,
  oddsMapOf,
  strongestOdds,
  type ChangedArea,
  type OddsMap,
} from '../learned/odds-map';
import { asShown, placeOf } from '../regions';
import { signal } from '../signal';
import { LEARNED_FUSION, VERDICT } from '../thresholds';

/**
 * Combines many weak traces (grain and its colour, JPEG history, block raster, sharpness, colour
 * noise): each cell is compared with similar cells of the same picture and rated by trees that were
 * trained on forgeries (docs/forensics.md, the model card). It finds what no single detector does,
 * but explains less, so other detectors' messages come first.
 */
const AREAS_MAX = 4;
const base = { detector: 'learned_fusion', about: 'manipulation', score: 0 } as const;

function inconclusive(
  message: 'learned_fusion.too_small' | 'learned_fusion.composed_medium' | 'learned_fusion.print',
): Finding {
  return {
    signals: [signal({ ...base, finding: 'inconclusive', message, values: {} })],
    heatmap: null,
  };
}

/** Returns `scoreFlagged` at the evidence that few honest pictures exceed. */
function scoreOfEvidence(evidence: number, { slope, evidenceFlagged }: Calibration): number {
  return (
    1 /
    (1 +
      Math.exp(
        -(
          Math.log(VERDICT.scoreFlagged / VERDICT.scoreLeft) +
          LEARNED_FUSION.scoreSteepness * slope * (evidence - evidenceFlagged)
        ),
      ))
  );
}

function regionOf(area: ChangedArea, sidePx: number, confidence: number, { frame }: Scene): Region {
  const { width, height } = frame.pixels;
  return asShown(
    {
      x_min: (area.fromColumn * sidePx) / width,
      y_min: (area.fromRow * sidePx) / height,
      x_max: Math.min(1, (area.toColumn * sidePx) / width),
      y_max: Math.min(1, (area.toRow * sidePx) / height),
      kind: 'edited',
      confidence,
    },
    frame.orientation,
  );
}

function heatmapOf({ grid, smoothed }: OddsMap): Heatmap {
  const values = Uint8Array.from(smoothed, (odds) =>
    Math.round(255 * Math.min(1, Math.max(0, odds / LEARNED_FUSION.cellOddsWhite))),
  );
  return { width: grid.columns, height: grid.rows, values };
}

function found(scene: Scene, map: OddsMap, score: number): Finding {
  const areas = changedAreas(map, LEARNED_FUSION.cellOddsMin);
  const least = LEARNED_FUSION.areaShareMin * (areas[0]?.evidence ?? 0);
  const regions = areas
    .filter(({ evidence }) => evidence >= least)
    .slice(0, AREAS_MAX)
    .map((area) => regionOf(area, map.grid.sidePx, score, scene));
  const [first] = regions;
  const place = first === undefined ? 'whole' : placeOf(first);
  const draft = {
    ...base,
    finding: 'suspicious',
    score,
    message: 'learned_fusion.found',
    regions,
    values: { place },
  } as const;
  return { signals: [signal(draft)], heatmap: heatmapOf(map) };
}

export const learnedFusion: Detector = (scene) => {
  const { pixels } = scene.frame;
  const { medium } = scene.facts;
  if (Math.min(pixels.width, pixels.height) < 8 * LEARNED_FUSION.sideBlocksMin)
    return inconclusive('learned_fusion.too_small');
  if (medium === 'screenshot' || medium === 'graphic')
    return inconclusive('learned_fusion.composed_medium');
  const { planes, map: history } = scene.history;
  const measured = measure({ pixels, luma: scene.luma, coefficients: planes, history });
  const odds = forestLogOdds(scene.model.forest, cellFeatures(measured));
  const scored = (of: Float32Array): { map: OddsMap; score: number } => {
    const map = oddsMapOf(measured.grid, of);
    return { map, score: scoreOfEvidence(strongestOdds(map), scene.model.calibration) };
  };
  let { map, score } = scored(odds);
  if (score >= VERDICT.min) {
    const printed = [...cameraBars(pixels), ...dateStamps(pixels)];
    if (printed.length > 0) ({ map, score } = scored(oddsOutside(measured.grid, odds, printed)));
  }
  if (score >= VERDICT.min)
    return scene.hasPrintRaster ? inconclusive('learned_fusion.print') : found(scene, map, score);
  return {
    signals: [
      signal({ ...base, finding: 'neutral', score, message: 'learned_fusion.none', values: {} }),
    ],
    heatmap: null,
  };
};
