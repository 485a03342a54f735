import { bytesAt, doublesAt, floatsAt, integersAt, kernels, layOut, shortsAt } from './program';

/** Values processed at a time, so that they stay in a processor's cache. */
const STRIP = 16_384;

/** Blocks of 64 coefficients, one row of blocks after the other. */
interface StoredBlocks {
  readonly coefficients: Int16Array;
  /** Blocks of a stored row, padded to complete units. */
  readonly blocksWide: number;
}

/**
 * Returns the coefficients of the first blocksWide * blocksHigh blocks, one plane for each
 * requested place in a block.
 */
export function dealtCoefficients(
  stored: StoredBlocks,
  blocksWide: number,
  blocksHigh: number,
  places: readonly number[],
): Int16Array[] {
  const planes = places.map(() => new Int16Array(blocksWide * blocksHigh));
  const planeBytes = blocksWide * 2;
  const [from, wanted, out] = layOut(blocksWide * 128, places.length, places.length * planeBytes);
  bytesAt(wanted, places.length).set(places);
  const row = shortsAt(from, blocksWide * 64);
  const dealt = places.map((_, i) => shortsAt(out + i * planeBytes, blocksWide));
  for (let y = 0; y < blocksHigh; y++) {
    const first = y * stored.blocksWide * 64;
    row.set(stored.coefficients.subarray(first, first + blocksWide * 64));
    kernels().dealCoefficients(from, blocksWide, wanted, places.length, out, planeBytes);
    for (let i = 0; i < places.length; i++)
      (planes[i] as Int16Array).set(dealt[i] as Int16Array, y * blocksWide);
  }
  return planes;
}

/** Rounds to the nearest integers, halves upwards, within 16 bits. */
export function rounded(values: Float32Array): Int16Array {
  const result = new Int16Array(values.length);
  const [from, to] = layOut(STRIP * 4, STRIP * 2);
  for (let first = 0; first < values.length; first += STRIP) {
    const count = Math.min(STRIP, values.length - first);
    floatsAt(from, count).set(values.subarray(first, first + count));
    kernels().roundToShorts(from, count, to);
    result.set(shortsAt(to, count), first);
  }
  return result;
}

/** Sum of |value| * step over the planes, element by element. */
export function magnitudeSums(planes: readonly Int16Array[], steps: readonly number[]): Int32Array {
  const sums = new Int32Array(planes[0]?.length ?? 0);
  const [from, to] = layOut(STRIP * 2, STRIP * 4);
  for (let first = 0; first < sums.length; first += STRIP) {
    const count = Math.min(STRIP, sums.length - first);
    integersAt(to, count + 3).fill(0);
    planes.forEach((plane, i) => {
      shortsAt(from, count).set(plane.subarray(first, first + count));
      kernels().addMagnitudes(from, count, steps[i] as number, to);
    });
    sums.set(integersAt(to, count), first);
  }
  return sums;
}

/**
 * An orthonormal 8x8 DCT of 8-bit samples stays within this; larger values are counted as one more.
 */
export const VALUE_MAX = 1024;
const LIMIT = VALUE_MAX + 1;

export interface ValueCounts {
  /** Frequency of each value, at index value + `middle`. */
  readonly counts: Int32Array;
  readonly middle: number;
  readonly total: number;
  /** Largest magnitude, also beyond the histogram. */
  readonly largest: number;
}

/** Counts the values whose `kinds` is `kind`, or all of them without `kinds`. */
export function valueCounts(values: Int16Array, kinds?: Uint8Array, kind = 0): ValueCounts {
  const [from, flags, table] = layOut(STRIP * 2, STRIP, (2 * LIMIT + 1) * 8);
  const pairs = integersAt(table, (2 * LIMIT + 1) * 2);
  pairs.fill(0);
  let largest = 0;
  for (let first = 0; first < values.length; first += STRIP) {
    const count = Math.min(STRIP, values.length - first);
    shortsAt(from, count).set(values.subarray(first, first + count));
    if (kinds !== undefined) bytesAt(flags, count).set(kinds.subarray(first, first + count));
    largest = kernels().countValues(
      from,
      kinds === undefined ? 0 : flags,
      kind,
      count,
      LIMIT,
      table,
      largest,
    );
  }
  const counts = new Int32Array(2 * LIMIT + 1);
  let total = 0;
  for (let i = 0; i < counts.length; i++) {
    const count = (pairs[2 * i] as number) + (pairs[2 * i + 1] as number);
    counts[i] = count;
    total += count;
  }
  return { counts, middle: LIMIT, total, largest };
}

/**
 * Sums over the planes, element by element, the entry for its value in each plane's table (2 *
 * limit + 1 values, from -limit on).
 */
export function lookedUpSums(
  planes: readonly Int16Array[],
  tables: readonly Float64Array[],
  limit: number,
): Float32Array {
  const sums = new Float32Array(planes[0]?.length ?? 0);
  const tableBytes = (2 * limit + 1) * 8;
  const [from, lookedUp, to] = layOut(STRIP * 2, tables.length * tableBytes, STRIP * 4);
  tables.forEach((table, i) => doublesAt(lookedUp + i * tableBytes, 2 * limit + 1).set(table));
  for (let first = 0; first < sums.length; first += STRIP) {
    const count = Math.min(STRIP, sums.length - first);
    floatsAt(to, count).fill(0);
    planes.forEach((plane, i) => {
      shortsAt(from, count).set(plane.subarray(first, first + count));
      kernels().addLookedUp(from, count, lookedUp + i * tableBytes, limit, to);
    });
    sums.set(floatsAt(to, count), first);
  }
  return sums;
}

/** Counts, element by element, how many of the planes have a 0. */
export function zeroCounts(planes: readonly Int16Array[]): Uint8Array {
  const zeros = new Uint8Array(planes[0]?.length ?? 0);
  const [from, to] = layOut(STRIP * 2, STRIP);
  for (let first = 0; first < zeros.length; first += STRIP) {
    const count = Math.min(STRIP, zeros.length - first);
    bytesAt(to, count).fill(0);
    for (const plane of planes) {
      shortsAt(from, count).set(plane.subarray(first, first + count));
      kernels().countZeros(from, count, to);
    }
    zeros.set(bytesAt(to, count), first);
  }
  return zeros;
}
