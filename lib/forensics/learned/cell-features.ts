import { boxMean } from '../maths/box-sum';
import { MEASURES, type Measured } from './measures';

/**
 * The forms of each measure in a cell's feature vector: its value, its deviation from cells of the
 * same brightness and texture in the same picture, the same over a wider neighbourhood, and how the
 * neighbourhood differs from its surroundings.
 */
const FORMS = ['value', 'unlike', 'unlike_wide', 'stands_out'] as const;
/** Features of the complete picture, because what is unusual depends on how it was stored. */
const GLOBALS = ['silent', 'zeros2', 'separation', 'blocks_per_side'] as const;
/**
 * Measures without a plain value: the scene's content is no evidence, and the model would memorise
 * it.
 */
const WITHOUT_VALUE: ReadonlySet<string> = new Set(['luma', 'texture']);

interface Feature {
  readonly measure: number;
  readonly form: number;
}

const LOCAL: readonly Feature[] = MEASURES.flatMap((name, measure) =>
  FORMS.map((_, form) => ({ measure, form })).filter(
    ({ form }) => form > 0 || !WITHOUT_VALUE.has(name),
  ),
);

/** Names of the vector's entries, in order. */
export const FEATURE_NAMES: readonly string[] = [
  ...LOCAL.map(({ measure, form }) => `${MEASURES[measure] ?? ''}.${FORMS[form] ?? ''}`),
  ...GLOBALS.map((name) => `picture.${name}`),
];

export const FEATURE_COUNT = FEATURE_NAMES.length;

const LUMA_BINS = 8;
const TEXTURE_BINS = 6;
/**
 * Weight, in cells, of the complete picture's mean in every bin, so that a rare kind of cell is not
 * compared only with itself.
 */
const PRIOR_CELLS = 12;
const LIMIT = 6;
const WIDE_RADIUS = 3;
const SURROUNDINGS_RADIUS = 9;

/** Returns one vector of `FEATURE_COUNT` values per cell. */
export function cellFeatures({ grid, planes }: Measured): Float32Array {
  const { columns, rows } = grid;
  const features = new Float32Array(columns * rows * FEATURE_COUNT);
  const bins = binsOf(planes);
  const forms = planes.map((plane) => formsOf(plane, bins, columns, rows));
  putTogether(
    features,
    LOCAL.map(({ measure, form }) => forms[measure]?.[form] as Float32Array),
  );
  putGlobals(features, { grid, planes });
  return features;
}

/** Returns the planes in the order of `FORMS`. */
function formsOf(
  plane: Float32Array,
  bins: Uint8Array,
  columns: number,
  rows: number,
): readonly Float32Array[] {
  const unlike = unlikeness(plane, bins);
  const wide = boxMean(unlike, columns, rows, WIDE_RADIUS);
  const surroundings = boxMean(unlike, columns, rows, SURROUNDINGS_RADIUS);
  for (let i = 0; i < wide.length; i++)
    surroundings[i] = (wide[i] as number) - (surroundings[i] as number);
  return [boxMean(plane, columns, rows, 1), boxMean(unlike, columns, rows, 1), wide, surroundings];
}

/** Cells whose vectors are written side by side, so that they stay in a processor's cache. */
const CELLS_AT_ONCE = 32;

/** Transposes one plane per feature into one vector per cell. */
function putTogether(features: Float32Array, planes: readonly Float32Array[]): void {
  const cells = features.length / FEATURE_COUNT;
  for (let first = 0; first < cells; first += CELLS_AT_ONCE) {
    const below = Math.min(cells, first + CELLS_AT_ONCE);
    for (let f = 0; f < planes.length; f++) {
      const plane = planes[f] as Float32Array;
      for (let cell = first; cell < below; cell++)
        features[cell * FEATURE_COUNT + f] = plane[cell] as number;
    }
  }
}

function putGlobals(features: Float32Array, { grid, planes }: Measured): void {
  const cells = grid.columns * grid.rows;
  const values = GLOBALS.map((name) => {
    if (name === 'blocks_per_side') return grid.blocksPerSide;
    const plane = planes[MEASURES.indexOf(name)] as Float32Array;
    let sum = 0;
    for (const value of plane) sum += value;
    return cells === 0 ? 0 : sum / cells;
  });
  for (let cell = 0; cell < cells; cell++)
    features.set(values, cell * FEATURE_COUNT + LOCAL.length);
}

/** Combines brightness and texture of each cell into one number. */
function binsOf(planes: readonly Float32Array[]): Uint8Array {
  const luma = planes[MEASURES.indexOf('luma')] as Float32Array;
  const texture = planes[MEASURES.indexOf('texture')] as Float32Array;
  return Uint8Array.from(luma, (level, i) => {
    const brightness = Math.min(LUMA_BINS - 1, Math.max(0, Math.floor(level / (256 / LUMA_BINS))));
    const busy = Math.min(TEXTURE_BINS - 1, Math.max(0, Math.floor((texture[i] as number) / 0.75)));
    return brightness * TEXTURE_BINS + busy;
  });
}

/** Deviation of each cell from its bin, in mean absolute deviations of the picture. */
function unlikeness(plane: Float32Array, bins: Uint8Array): Float32Array {
  const sums = new Float64Array(LUMA_BINS * TEXTURE_BINS);
  const counts = new Float64Array(LUMA_BINS * TEXTURE_BINS);
  let total = 0;
  for (let i = 0; i < plane.length; i++) {
    const bin = bins[i] as number;
    const value = plane[i] as number;
    sums[bin] = (sums[bin] as number) + value;
    counts[bin] = (counts[bin] as number) + 1;
    total += value;
  }
  const overall = plane.length === 0 ? 0 : total / plane.length;
  const expected = sums.map(
    (sum, bin) => (sum + PRIOR_CELLS * overall) / ((counts[bin] as number) + PRIOR_CELLS),
  );
  const rest = new Float32Array(plane.length);
  let deviation = 0;
  for (let i = 0; i < rest.length; i++) {
    rest[i] = (plane[i] as number) - (expected[bins[i] as number] as number);
    deviation += Math.abs(rest[i] as number);
  }
  const unit = (plane.length === 0 ? 0 : deviation / plane.length) + 1e-3;
  for (let i = 0; i < rest.length; i++)
    rest[i] = Math.max(-LIMIT, Math.min(LIMIT, (rest[i] as number) / unit));
  return rest;
}
