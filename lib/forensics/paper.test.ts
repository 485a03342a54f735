import { expect, it } from 'vitest';
import { showsPaper } from './paper';

const SIDE = 200;

/** A picture of one colour with a square of another in the middle. */
function framed(around: readonly number[], middle: readonly number[], share: number) {
  const rgb = new Uint8Array(SIDE * SIDE * 3);
  const edge = (SIDE * (1 - share)) / 2;
  const isMiddle = (at: number) => at >= edge && at < SIDE - edge;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      rgb.set(isMiddle(x) && isMiddle(y) ? middle : around, (y * SIDE + x) * 3);
  return { rgb, width: SIDE, height: SIDE };
}

it('a receipt on a table shows paper; a small one, a coloured and a dark picture do not', () => {
  const white = [230, 228, 224];
  const table = [60, 50, 40];
  expect(showsPaper(framed(table, white, 0.55))).toBe(true);
  expect(showsPaper(framed(table, white, 0.2))).toBe(false);
  expect(showsPaper(framed(white, [200, 40, 40], 0.3))).toBe(false);
  expect(showsPaper(framed(table, table, 0.5))).toBe(false);
});
