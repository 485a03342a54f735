import { bytesAt, doublesAt, floatsAt, kernels, layOut, shortsAt } from './program';

/** Blocks processed at a time, so that they stay in a processor's cache. */
const STRIP = 16_384;

/**
 * ln P(value | compressed once) - ln P(value | compressed twice), at index value + `offset`; the
 * ends apply to all values beyond.
 */
export interface RatioTable {
  readonly logRatio: Float32Array;
  readonly offset: number;
}

/** One frequency of some blocks with the weight, middle and separation of each class. */
export interface Weighed {
  readonly table: RatioTable;
  readonly values: Int16Array;
  readonly weighing: Float64Array;
}

/**
 * Returns number, sum and sum of squares of the log ratios of each class in turn.
 * @param classes of the blocks; 255 for excluded ones
 */
export function ratioMoments(
  { logRatio, offset }: RatioTable,
  values: Int16Array,
  classes: Uint8Array,
  classCount: number,
): Float64Array {
  const [from, kinds, ratios, moments] = layOut(
    STRIP * 2,
    STRIP,
    logRatio.byteLength,
    classCount * 24,
  );
  floatsAt(ratios, logRatio.length).set(logRatio);
  const sums = doublesAt(moments, classCount * 3);
  sums.fill(0);
  for (let first = 0; first < values.length; first += STRIP) {
    const count = Math.min(STRIP, values.length - first);
    shortsAt(from, count).set(values.subarray(first, first + count));
    bytesAt(kinds, count).set(classes.subarray(first, first + count));
    kernels().addMoments(from, kinds, count, ratios, offset, moments);
  }
  return sums.slice();
}

type Adding = (
  values: number,
  classes: number,
  count: number,
  ratios: number,
  offset: number,
  weighing: number,
  sums: number,
  others: number,
) => void;

/**
 * Processes the planes one after the other, strip by strip; each adds to the two sums of every
 * block.
 */
function added(
  planes: readonly Weighed[],
  classes: Uint8Array,
  add: Adding,
): readonly [Float32Array, Float32Array] {
  const [sums, others] = [new Float32Array(classes.length), new Float32Array(classes.length)];
  const tableBytes = Math.max(0, ...planes.map(({ table }) => table.logRatio.byteLength));
  const weighingBytes = Math.max(0, ...planes.map(({ weighing }) => weighing.byteLength));
  const [from, kinds, ratios, weights, to, beside] = layOut(
    STRIP * 2,
    STRIP,
    tableBytes,
    weighingBytes,
    STRIP * 4,
    STRIP * 4,
  );
  for (let first = 0; first < classes.length; first += STRIP) {
    const count = Math.min(STRIP, classes.length - first);
    bytesAt(kinds, count).set(classes.subarray(first, first + count));
    floatsAt(to, count).fill(0);
    floatsAt(beside, count).fill(0);
    for (const {
      table: { logRatio, offset },
      values,
      weighing,
    } of planes) {
      shortsAt(from, count).set(values.subarray(first, first + count));
      floatsAt(ratios, logRatio.length).set(logRatio);
      doublesAt(weights, weighing.length).set(weighing);
      add(from, kinds, count, ratios, offset, weights, to, beside);
    }
    sums.set(floatsAt(to, count), first);
    others.set(floatsAt(beside, count), first);
  }
  return [sums, others];
}

/**
 * Returns for each block the sum of `weight * (ratio - middle)` over the planes, and the sum of its
 * class's separations.
 */
export function ratioEvidence(
  planes: readonly Weighed[],
  classes: Uint8Array,
): { evidence: Float32Array; separation: Float32Array } {
  const [evidence, separation] = added(planes, classes, kernels().addEvidence);
  return { evidence, separation };
}

/**
 * Returns for each block the sum of `weight * (ratio - middle) - separation / 2` over the planes.
 */
export function ratioBias(planes: readonly Weighed[], classes: Uint8Array): Float32Array {
  return added(planes, classes, kernels().addBias)[0];
}
