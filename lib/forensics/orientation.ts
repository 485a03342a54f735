import type { Orientation } from './frame';

/**
 * Maps the pixel (x, y) of the picture as shown to its position in one stored as w × h (CIPA
 * DC-008, tag 0x0112).
 */
export const STORED_AT: Readonly<
  Record<Orientation, (x: number, y: number, w: number, h: number) => readonly [number, number]>
> = {
  1: (x, y) => [x, y],
  2: (x, y, w) => [w - 1 - x, y],
  3: (x, y, w, h) => [w - 1 - x, h - 1 - y],
  4: (x, y, _w, h) => [x, h - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, _w, h) => [y, h - 1 - x],
  7: (x, y, w, h) => [w - 1 - y, h - 1 - x],
  8: (x, y, w) => [w - 1 - y, x],
};
