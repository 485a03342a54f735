import { cellFeatures, FEATURE_COUNT } from '@/lib/forensics/learned/cell-features';
import { readMeasured } from './measured-file';
import type { TrainingPicture } from './pictures';
import { seededRandom } from './random';

export interface Samples {
  /** Vector by vector. */
  readonly rows: Float32Array;
  readonly labels: Uint8Array;
  readonly folds: Uint8Array;
}

/**
 * Cells taken from each picture: as many of a tiny edit as of a large one, so that no edit
 * outweighs another.
 */
const CHANGED_CELLS = 70;
const UNTOUCHED_CELLS = 35;
const HONEST_CELLS = 70;
/**
 * A cell counts as changed from this share of its pixels; cells with a smaller share are excluded.
 */
const CHANGED_SHARE_MIN = 0.6;

export function drawSamples(pictures: readonly TrainingPicture[], seed: number): Samples {
  const rows = new Float32Array(
    pictures.length * (CHANGED_CELLS + UNTOUCHED_CELLS) * FEATURE_COUNT,
  );
  const labels: number[] = [];
  const folds: number[] = [];
  pictures.forEach((picture, number) => {
    const { measured, changed } = readMeasured(picture.file);
    const features = cellFeatures(measured);
    const random = seededRandom(seed * 1_000_003 + number);
    const take = (cells: readonly number[], count: number, label: number): void => {
      for (let i = 0; i < Math.min(count, cells.length); i++) {
        const cell = cells[Math.floor(random() * cells.length)] as number;
        rows.set(
          features.subarray(cell * FEATURE_COUNT, (cell + 1) * FEATURE_COUNT),
          labels.length * FEATURE_COUNT,
        );
        labels.push(label);
        folds.push(picture.fold);
      }
    };
    const cells = Array.from(changed.keys());
    take(
      cells.filter((cell) => (changed[cell] as number) >= CHANGED_SHARE_MIN),
      CHANGED_CELLS,
      1,
    );
    take(
      cells.filter((cell) => changed[cell] === 0),
      picture.isForged ? UNTOUCHED_CELLS : HONEST_CELLS,
      0,
    );
  });
  return {
    rows: rows.slice(0, labels.length * FEATURE_COUNT),
    labels: Uint8Array.from(labels),
    folds: Uint8Array.from(folds),
  };
}

/** Returns the samples of the folds that `isWanted` accepts. */
export function samplesOf(samples: Samples, isWanted: (fold: number) => boolean): Samples {
  const chosen: number[] = [];
  samples.folds.forEach((fold, i) => {
    if (isWanted(fold)) chosen.push(i);
  });
  const rows = new Float32Array(chosen.length * FEATURE_COUNT);
  chosen.forEach((from, to) => {
    rows.set(
      samples.rows.subarray(from * FEATURE_COUNT, (from + 1) * FEATURE_COUNT),
      to * FEATURE_COUNT,
    );
  });
  return {
    rows,
    labels: Uint8Array.from(chosen, (i) => samples.labels[i] as number),
    folds: Uint8Array.from(chosen, (i) => samples.folds[i] as number),
  };
}
