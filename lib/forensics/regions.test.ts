import { describe, expect, it } from 'vitest';
import type { Region } from './evidence';
import type { Orientation } from './frame';
import { arrangeRegions, asShown, isTurned, placeOf } from './regions';

// One box near the stored picture's upper left corner: x 10-30 %, y 20-50 %.
const STORED = { x_min: 0.1, y_min: 0.2, x_max: 0.3, y_max: 0.5 };

const SHOWN: readonly (readonly [Orientation, number, number, number, number])[] = [
  [1, 0.1, 0.2, 0.3, 0.5],
  [2, 0.7, 0.2, 0.9, 0.5],
  [3, 0.7, 0.5, 0.9, 0.8],
  [4, 0.1, 0.5, 0.3, 0.8],
  [5, 0.2, 0.1, 0.5, 0.3],
  [6, 0.5, 0.1, 0.8, 0.3],
  [7, 0.5, 0.7, 0.8, 0.9],
  [8, 0.2, 0.7, 0.5, 0.9],
];

const region = (x: number, y: number, confidence: number, more: Partial<Region> = {}): Region => ({
  x_min: x,
  y_min: y,
  x_max: x + 0.1,
  y_max: y + 0.1,
  kind: 'edited',
  confidence,
  ...more,
});

describe('asShown', () => {
  it.each(SHOWN)(
    'turns a box of a picture stored with orientation %i',
    (orientation, x0, y0, x1, y1) => {
      const shown = asShown(STORED, orientation);
      expect(shown.x_min).toBeCloseTo(x0, 12);
      expect(shown.y_min).toBeCloseTo(y0, 12);
      expect(shown.x_max).toBeCloseTo(x1, 12);
      expect(shown.y_max).toBeCloseTo(y1, 12);
    },
  );

  it('keeps boxes within the picture, with their other fields', () => {
    expect(asShown({ x_min: -0.2, y_min: 0, x_max: 1.4, y_max: 0.5, pair: 3 }, 3)).toEqual({
      x_min: 0,
      y_min: 0.5,
      x_max: 1,
      y_max: 1,
      pair: 3,
    });
  });

  it('swaps the sides for the four quarter turns only', () => {
    expect(([1, 2, 3, 4, 5, 6, 7, 8] as const).filter(isTurned)).toEqual([5, 6, 7, 8]);
  });
});

describe('placeOf', () => {
  it('names the third that contains the centre of a box', () => {
    expect(placeOf({ x_min: 0, y_min: 0, x_max: 0.2, y_max: 0.2 })).toBe('upper_left');
    expect(placeOf({ x_min: 0.4, y_min: 0.4, x_max: 0.6, y_max: 0.6 })).toBe('middle');
    expect(placeOf({ x_min: 0.9, y_min: 0.9, x_max: 1, y_max: 1 })).toBe('lower_right');
    expect(placeOf({ x_min: 0, y_min: 0, x_max: 1, y_max: 0.9 })).toBe('whole');
  });
});

describe('arrangeRegions', () => {
  it('returns null without boxes and for boxes without an area', () => {
    expect(arrangeRegions([])).toBeNull();
    expect(arrangeRegions([{ ...region(0, 0, 1), x_max: 0 }])).toBeNull();
  });

  it('keeps the eight strongest, strongest first', () => {
    const nine = Array.from({ length: 9 }, (_, i) => region(i / 10, 0, (i + 1) / 10));
    expect(arrangeRegions(nine)?.map((r) => r.confidence)).toEqual([
      0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2,
    ]);
  });

  it('merges two boxes that mostly overlap', () => {
    expect(arrangeRegions([region(0.5, 0.5, 0.6), region(0.51, 0.5, 0.9)])).toEqual([
      { x_min: 0.5, y_min: 0.5, x_max: 0.61, y_max: 0.6, kind: 'edited', confidence: 0.9 },
    ]);
  });

  it("never lets another detector's box change that of a copy or its source", () => {
    const copy = region(0.5, 0.5, 0.6, { kind: 'copied', pair: 1 });
    expect(arrangeRegions([copy, region(0.51, 0.5, 0.9)])).toEqual([{ ...copy, confidence: 0.9 }]);
  });
});
