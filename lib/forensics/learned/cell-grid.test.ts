import { describe, expect, it } from 'vitest';
import { CELLS_MAX, cellGridOf, isMeasured } from './cell-grid';

describe('cellGridOf', () => {
  it.each([
    [8, 8],
    [384, 256],
    [1600, 1200],
    [4032, 3024],
    [16_384, 8],
    [8000, 6000],
  ])('has complete blocks and never more cells than the limit: %i x %i', (width, height) => {
    const grid = cellGridOf(width, height);
    expect(grid.columns * grid.rows).toBeLessThanOrEqual(CELLS_MAX);
    expect(grid.sidePx).toBe(8 * grid.blocksPerSide);
    expect(grid.columns * grid.sidePx).toBeLessThanOrEqual(width);
    expect(grid.rows * grid.sidePx).toBeLessThanOrEqual(height);
  });

  it('takes single blocks as long as they are few', () => {
    expect(cellGridOf(384, 256)).toEqual({ blocksPerSide: 1, sidePx: 8, columns: 48, rows: 32 });
  });
});

/** Measured in a grid of 2 x 2 cells. */
function measuredShare(blocksPerSide: number): number {
  const grid = { blocksPerSide, sidePx: 8 * blocksPerSide, columns: 2, rows: 2 };
  const side = 2 * blocksPerSide;
  const blocks = Array.from({ length: side * side }, (_, i) =>
    isMeasured(grid, i % side, Math.floor(i / side)),
  );
  return blocks.filter(Boolean).length / (side * side);
}

describe('isMeasured', () => {
  it('takes every block of small cells and every other one of large ones, the same in each cell', () => {
    expect([measuredShare(1), measuredShare(2), measuredShare(4)]).toEqual([1, 1, 0.5]);
    expect(measuredShare(3)).toBeCloseTo(5 / 9);
  });
});
