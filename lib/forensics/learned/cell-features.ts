import { boxSum } from '../maths/box-sum';
import { MEASURES, type Measured } from './measures';

/**
 * What the model is told of each cell: every measure as it is, against cells of the same brightness and texture in the
 * same picture, the same over a wider neighbourhood, and how the neighbourhood stands out from its surroundings.
 */
const FORMS = ['value', 'unlike', 'unlike_wide', 'stands_out'] as const;
/** The whole picture in figures: what is odd depends on how it was stored. */
const GLOBALS = ['silent', 'zeros2', 'separation', 'blocks_per_side'] as const;
/** What a scene looks like is no evidence, and would be learned by heart. */
const WITHOUT_VALUE: ReadonlySet<string> = new Set(['luma', 'texture']);

interface Feature {
  readonly measure: number;
  readonly form: number;
}

const LOCAL: readonly Feature[] = MEASURES.flatMap((name, measure) => (
  FORMS.map((_, form) => ({ measure, form })).filter(({ form }) => form > 0 || !WITHOUT_VALUE.has(name))
));

/** Names of the vector's entries, in their order. */
export const FEATURE_NAMES: readonly string[] = [
  ...LOCAL.map(({ measure, form }) => `${MEASURES[measure] ?? ''}.${FORMS[form] ?? ''}`),
  ...GLOBALS.map((name) => `picture.${name}`),
];

export const FEATURE_COUNT = FEATURE_NAMES.length;

const LUMA_BINS = 8;
const TEXTURE_BINS = 6;
/** Cells of the whole picture that every bin is mixed with, so that a rare kind of cell is not its own norm. */
const PRIOR_CELLS = 12;
const LIMIT = 6;
const WIDE_RADIUS = 3;
const SURROUNDINGS_RADIUS = 9;

/** Cell by cell one vector of `FEATURE_COUNT` values. */
export function cellFeatures({ grid, planes }: Measured): Float32Array {
  const { columns, rows } = grid;
  const cells = columns * rows;
  const features = new Float32Array(cells * FEATURE_COUNT);
  const bins = binsOf(planes);
  const counts = [1, WIDE_RADIUS, SURROUNDINGS_RADIUS].map((radius) => (
    boxSum(new Float32Array(cells).fill(1), columns, rows, radius)
  ));
  const mean = (plane: Float32Array, level: number): Float32Array => {
    const sums = boxSum(plane, columns, rows, [1, WIDE_RADIUS, SURROUNDINGS_RADIUS][level] as number);
    const count = counts[level] as Float32Array;
    return sums.map((sum, i) => sum / (count[i] as number));
  };
  planes.forEach((plane, measure) => {
    const unlike = unlikeness(plane, bins);
    const wide = mean(unlike, 1);
    const forms = [mean(plane, 0), mean(unlike, 0), wide, mean(unlike, 2).map((value, i) => (wide[i] as number) - value)];
    LOCAL.forEach((feature, at) => {
      if (feature.measure !== measure) return;
      const form = forms[feature.form] as Float32Array;
      for (let cell = 0; cell < cells; cell++) features[cell * FEATURE_COUNT + at] = form[cell] as number;
    });
  });
  putGlobals(features, { grid, planes });
  return features;
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
  for (let cell = 0; cell < cells; cell++) features.set(values, cell * FEATURE_COUNT + LOCAL.length);
}

/** Brightness and texture of each cell as one number. */
function binsOf(planes: readonly Float32Array[]): Uint8Array {
  const luma = planes[MEASURES.indexOf('luma')] as Float32Array;
  const texture = planes[MEASURES.indexOf('texture')] as Float32Array;
  return Uint8Array.from(luma, (level, i) => {
    const brightness = Math.min(LUMA_BINS - 1, Math.max(0, Math.floor(level / (256 / LUMA_BINS))));
    const busy = Math.min(TEXTURE_BINS - 1, Math.max(0, Math.floor((texture[i] as number) / 0.75)));
    return brightness * TEXTURE_BINS + busy;
  });
}

/** How far each cell is from its kind, in mean absolute deviations of the picture. */
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
  const expected = sums.map((sum, bin) => (sum + PRIOR_CELLS * overall) / ((counts[bin] as number) + PRIOR_CELLS));
  const rest = plane.map((value, i) => value - (expected[bins[i] as number] as number));
  let deviation = 0;
  for (const value of rest) deviation += Math.abs(value);
  const unit = (plane.length === 0 ? 0 : deviation / plane.length) + 1e-3;
  return rest.map((value) => Math.max(-LIMIT, Math.min(LIMIT, value / unit)));
}
