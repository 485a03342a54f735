import { describe, expect, it } from 'vitest';
import { CLEAN, clippingOf, UNUSABLE } from './clipping';

/** A block of mid grey whose first `count` pixels have the given colour. */
function kindOf(
  count: number,
  colour: readonly [number, number, number],
  margin = 0,
): number | undefined {
  const rgb = new Uint8Array(64 * 3).fill(120);
  for (let i = 0; i < count; i++) rgb.set(colour, 3 * i);
  return clippingOf({ width: 8, height: 8, rgb }, { left: 0, top: 0, stride: 1 }, 1, 1, margin)[0];
}

describe('clippingOf', () => {
  it('accepts a block without clipped pixels, and one with a few', () => {
    expect(kindOf(0, [0, 0, 0])).toBe(CLEAN);
    expect(kindOf(2, [255, 255, 255])).toBe(CLEAN);
  });

  it('gives partly white blocks classes of their own, and rejects white ones', () => {
    expect([10, 30, 50].map((count) => kindOf(count, [255, 255, 255]))).toEqual([2, 3, UNUSABLE]);
  });

  it('rejects a block with a clipped colour at far fewer pixels', () => {
    expect([8, 9].map((count) => kindOf(count, [255, 90, 30]))).toEqual([2, UNUSABLE]);
  });

  it('counts values that a later compression moved away from 0 or 255', () => {
    expect(kindOf(64, [253, 253, 253])).toBe(CLEAN);
    expect(kindOf(64, [253, 253, 253], 2)).toBe(UNUSABLE);
  });

  it('looks only at the pixels of each block of the grid', () => {
    const [width, height] = [61, 45];
    const grid = { left: 5, top: 3, stride: 2 };
    const [blocksWide, blocksHigh] = [4, 3];
    for (let block = 0; block < blocksWide * blocksHigh; block++) {
      const rgb = new Uint8Array(width * height * 3).fill(255);
      const left = grid.left + (block % blocksWide) * 16;
      const top = grid.top + Math.floor(block / blocksWide) * 16;
      for (let y = top; y < top + 8; y++)
        rgb.fill(120, (y * width + left) * 3, (y * width + left + 8) * 3);
      const kinds = [...clippingOf({ width, height, rgb }, grid, blocksWide, blocksHigh, 0)];
      expect(kinds).toEqual(kinds.map((_, i) => (i === block ? CLEAN : UNUSABLE)));
    }
  });
});
