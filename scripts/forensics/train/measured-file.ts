import { readFileSync, writeFileSync } from 'node:fs';
import { cellGridOf } from '@/lib/forensics/learned/cell-grid';
import { MEASURES, type Measured } from '@/lib/forensics/learned/measures';

/** One measured picture, stored on disk so that training reads pictures once. */
interface MeasuredFile {
  readonly width: number;
  readonly height: number;
  readonly measured: Measured;
  /** Changed share of each cell, 0-1; all 0 for an honest picture. */
  readonly changed: Float32Array;
}

/**
 * Layout: width, height as uint32, then the planes of `MEASURES` and the plane of changed shares,
 * float32.
 */
export function writeMeasured(
  file: string,
  { width, height, measured, changed }: MeasuredFile,
): void {
  const size = changed.length;
  const buffer = new ArrayBuffer(8 + 4 * size * (MEASURES.length + 1));
  new Uint32Array(buffer, 0, 2).set([width, height]);
  const values = new Float32Array(buffer, 8);
  [...measured.planes, changed].forEach((plane, i) => values.set(plane, i * size));
  writeFileSync(file, new Uint8Array(buffer));
}

export function readMeasured(file: string): MeasuredFile {
  const bytes = readFileSync(file);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const [width = 0, height = 0] = new Uint32Array(buffer, 0, 2);
  const grid = cellGridOf(width, height);
  const size = grid.columns * grid.rows;
  const values = new Float32Array(buffer, 8);
  const plane = (i: number): Float32Array => values.subarray(i * size, (i + 1) * size);
  return {
    width,
    height,
    measured: { grid, planes: MEASURES.map((_, i) => plane(i)) },
    changed: plane(MEASURES.length),
  };
}
