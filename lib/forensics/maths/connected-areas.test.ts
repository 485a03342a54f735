import { describe, expect, it } from 'vitest';
import { connectedAreas } from './connected-areas';

function areasOf(rows: readonly string[]): ReturnType<typeof connectedAreas> {
  const cells = rows.join('');
  return connectedAreas(rows[0]?.length ?? 0, rows.length, (cell) => cells[cell] === '#');
}

describe('connectedAreas', () => {
  it('joins cells by edges, not by corners, and gives each area its box', () => {
    const areas = areasOf(['##...', '#..#.', '..###']);
    expect(areas.map(({ cells, ...box }) => ({ ...box, cells: cells.length }))).toEqual([
      { fromColumn: 0, fromRow: 0, toColumn: 2, toRow: 2, cells: 3 },
      { fromColumn: 2, fromRow: 1, toColumn: 5, toRow: 3, cells: 4 },
    ]);
  });

  it('does not wrap around the edge of the picture', () => {
    expect(areasOf(['..#', '#..'])).toHaveLength(2);
  });

  it('finds nothing where no cell belongs', () => {
    expect(areasOf(['...', '...'])).toEqual([]);
  });
});
