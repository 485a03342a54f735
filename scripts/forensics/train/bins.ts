export const BIN_COUNT = 64;

/** Samples with each feature divided into at most `BIN_COUNT` bins of about equal size. */
export interface Binned {
  readonly sampleCount: number;
  readonly featureCount: number;
  /** One column of sampleCount bins for each feature. */
  readonly columns: readonly Uint8Array[];
  /** Ascending; a value belongs to the first bin whose edge it does not exceed. */
  readonly edges: readonly Float32Array[];
}

const SAMPLES_FOR_EDGES = 20_000;

/** @param rows sampleCount * featureCount values, sample by sample */
export function binSamples(rows: Float32Array, featureCount: number): Binned {
  const sampleCount = rows.length / featureCount;
  const columns: Uint8Array[] = [];
  const edges: Float32Array[] = [];
  for (let feature = 0; feature < featureCount; feature++) {
    const own = edgesOf(rows, featureCount, feature, sampleCount);
    const column = new Uint8Array(sampleCount);
    for (let i = 0; i < sampleCount; i++)
      column[i] = binOf(rows[i * featureCount + feature] as number, own);
    edges.push(own);
    columns.push(column);
  }
  return { sampleCount, featureCount, columns, edges };
}

function edgesOf(
  rows: Float32Array,
  featureCount: number,
  feature: number,
  sampleCount: number,
): Float32Array {
  const step = Math.max(1, Math.floor(sampleCount / SAMPLES_FOR_EDGES));
  const values = new Float32Array(Math.ceil(sampleCount / step));
  for (let i = 0; i < values.length; i++)
    values[i] = rows[i * step * featureCount + feature] as number;
  values.sort();
  const edges: number[] = [];
  for (let bin = 1; bin < BIN_COUNT; bin++) {
    const edge = values[Math.floor((bin * values.length) / BIN_COUNT)] ?? 0;
    if (edges.length === 0 || edge > (edges.at(-1) ?? 0)) edges.push(edge);
  }
  return Float32Array.from(edges);
}

function binOf(value: number, edges: Float32Array): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}
