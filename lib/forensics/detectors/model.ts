import type { Finding } from '../detector';
import type { Region } from '../evidence';
import { connectedAreas, type ConnectedArea } from '../maths/connected-areas';
import type { ProbabilityMap } from '../model/probability-map';
import { asShown, placeOf, REGIONS_MAX } from '../regions';
import type { FileDetector, FileScene } from '../scene';
import { signal } from '../signal';
import { MODEL, VERDICT } from '../thresholds';

/**
 * Reports the result of a model file that the operator chose (model/probability-map.ts); gives no
 * signal without one. Its probabilities are not recalibrated: an uncalibrated model needs a
 * calibration layer of its own.
 */
interface EditedArea {
  readonly area: ConnectedArea;
  readonly mean: number;
}

const aboutManipulation = { detector: 'model', about: 'manipulation' } as const;

function editedAreas({ width, height, values }: ProbabilityMap): readonly EditedArea[] {
  const cellsMin = Math.max(1, MODEL.areaShareMin * width * height);
  return connectedAreas(width, height, (cell) => (values[cell] ?? 0) >= MODEL.editedMin)
    .filter(({ cells }) => cells.length >= cellsMin)
    .map((area) => ({
      area,
      mean: area.cells.reduce((sum, cell) => sum + (values[cell] ?? 0), 0) / area.cells.length,
    }))
    .sort((a, b) => b.mean * b.area.cells.length - a.mean * a.area.cells.length)
    .slice(0, REGIONS_MAX);
}

const regionOf = (
  { area, mean }: EditedArea,
  { width, height }: ProbabilityMap,
  scene: FileScene,
): Region =>
  asShown(
    {
      x_min: area.fromColumn / width,
      y_min: area.fromRow / height,
      x_max: area.toColumn / width,
      y_max: area.toRow / height,
      kind: 'edited',
      confidence: Math.min(VERDICT.scoreMax, mean),
    },
    scene.frame.orientation,
  );

function findingOf(map: ProbabilityMap, scene: FileScene): Finding {
  const areas = editedAreas(map);
  const regions = areas.map((area) => regionOf(area, map, scene));
  const [largest] = regions;
  if (largest === undefined) {
    return {
      signals: [
        signal({
          ...aboutManipulation,
          finding: 'neutral',
          score: 0,
          message: 'model.none',
          values: {},
        }),
      ],
      heatmap: null,
    };
  }
  const score = Math.max(...regions.map(({ confidence }) => confidence));
  const probability_percent = Math.round(score * 100);
  return {
    signals: [
      signal({
        ...aboutManipulation,
        finding: 'suspicious',
        score,
        message: 'model.found',
        regions,
        values: { place: placeOf(largest), probability_percent },
      }),
    ],
    heatmap: {
      width: map.width,
      height: map.height,
      values: Uint8Array.from(map.values, (value) => Math.round(255 * Math.max(0, 2 * value - 1))),
    },
  };
}

export const model: FileDetector = (scene) => {
  if (scene.modelFile === null) return { signals: [], heatmap: null };
  if ('map' in scene.modelFile) return findingOf(scene.modelFile.map, scene);
  const failed = signal({
    ...aboutManipulation,
    finding: 'inconclusive',
    score: 0,
    message: 'model.failed',
    values: { error: scene.modelFile.error },
  });
  return { signals: [failed], heatmap: null };
};
