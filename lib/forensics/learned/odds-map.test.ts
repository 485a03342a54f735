import { describe, expect, it } from 'vitest';
import { changedAreas, oddsMapOf, oddsOutside, strongestOdds } from './odds-map';

const GRID = { blocksPerSide: 1, sidePx: 8, columns: 12, rows: 10 };

/** A map of -2 everywhere except `odds` in the rectangle. */
function oddsWith(
  left: number,
  top: number,
  width: number,
  height: number,
  odds: number,
): Float32Array {
  return Float32Array.from({ length: 120 }, (_, i) => {
    const [x, y] = [i % 12, Math.floor(i / 12)];
    return x >= left && x < left + width && y >= top && y < top + height ? odds : -2;
  });
}

describe('the map of odds', () => {
  it('averages each cell and its neighbours, fewer at the rim', () => {
    const { smoothed } = oddsMapOf(GRID, oddsWith(0, 0, 1, 1, 4));
    expect(smoothed[0]).toBeCloseTo((4 - 2 * 3) / 4);
    expect(smoothed[1]).toBeCloseTo((4 - 2 * 5) / 6);
    expect(smoothed[13]).toBeCloseTo((4 - 2 * 8) / 9);
  });

  it('finds the area that stands out, and its box', () => {
    const map = oddsMapOf(GRID, oddsWith(3, 2, 5, 4, 6));
    const [area, ...others] = changedAreas(map, 2);
    expect(others).toEqual([]);
    expect(area).toMatchObject({ fromColumn: 3, toColumn: 8, fromRow: 2, toRow: 6 });
  });

  it('has the median in and beside a box that is not judged', () => {
    const odds = oddsOutside(GRID, oddsWith(3, 2, 5, 4, 6), [
      { left: 32, top: 24, right: 56, bottom: 40 },
    ]);
    expect(changedAreas(oddsMapOf(GRID, odds), 2)).toEqual([]);
    expect(oddsOutside(GRID, oddsWith(3, 2, 5, 4, 6), [])).toEqual(oddsWith(3, 2, 5, 4, 6));
  });

  it('sorts areas by their evidence', () => {
    const odds = oddsWith(0, 0, 3, 3, 5);
    oddsWith(6, 4, 6, 6, 3).forEach((value, i) => {
      odds[i] = Math.max(odds[i] as number, value);
    });
    expect(changedAreas(oddsMapOf(GRID, odds), 1).map(({ fromColumn }) => fromColumn)).toEqual([
      6, 0,
    ]);
  });

  it('has more evidence for a wider or a stronger area, and none without cells', () => {
    const of = (...parts: Parameters<typeof oddsWith>): number =>
      strongestOdds(oddsMapOf(GRID, oddsWith(...parts)));
    expect(of(2, 2, 6, 6, 4)).toBeGreaterThan(of(2, 2, 4, 4, 4));
    expect(of(2, 2, 4, 4, 6)).toBeGreaterThan(of(2, 2, 4, 4, 4));
    expect(strongestOdds(oddsMapOf({ ...GRID, columns: 0, rows: 0 }, new Float32Array(0)))).toBe(0);
  });
});
