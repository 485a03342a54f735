import { bytesAt, integersAt, kernels, layOut } from './program';

const STRIP_BYTES = 1 << 18;

/**
 * Adds the bytes of each column over some rows.
 * @param rows consecutive rows, `length` bytes each, at most 2^23 of them
 * @returns a view of the kernels' work space: to be read before the next kernel is called
 */
export function columnSums(rows: Uint8Array, length: number): Int32Array {
  const count = Math.floor(rows.length / length);
  const atOnce = Math.max(1, Math.floor(STRIP_BYTES / length));
  const [from, to] = layOut(atOnce * length + 16, (length + 16) * 4);
  const sums = integersAt(to, length);
  sums.fill(0);
  for (let first = 0; first < count; first += atOnce) {
    const many = Math.min(atOnce, count - first);
    bytesAt(from, many * length).set(rows.subarray(first * length, (first + many) * length));
    kernels().addRows(from, length, many, to);
  }
  return sums;
}
