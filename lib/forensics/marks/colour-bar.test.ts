import { describe, expect, it } from 'vitest';
import { type Colour, filled, scenery } from './camera-print.fixture';
import { findColourBar } from './colour-bar';

const [WIDTH, HEIGHT] = [512, 400];
const COLOURS: readonly Colour[] = [
  [250, 250, 110],
  [70, 250, 250],
  [85, 215, 80],
  [250, 115, 65],
  [65, 75, 250],
];

function marked(
  side: number,
  colours: readonly Colour[],
  fromEdge = 0,
): ReturnType<typeof scenery> {
  const pixels = scenery(WIDTH, HEIGHT);
  const bottom = HEIGHT - fromEdge;
  const left = WIDTH - 5 * side;
  for (const [i, colour] of colours.entries())
    filled(pixels, [left + i * side, bottom - side, left + (i + 1) * side, bottom], colour);
  return pixels;
}

describe('findColourBar', () => {
  it.each([4, 8, 16, 33])('finds the five colours in the corner, squares of %i px', (side) => {
    const box = findColourBar(marked(side, COLOURS));
    expect(box).toMatchObject({ right: WIDTH, bottom: HEIGHT });
    expect(Math.abs((box?.left ?? 0) - (WIDTH - 5 * side))).toBeLessThan(side);
    expect(Math.abs((box?.top ?? 0) - (HEIGHT - side))).toBeLessThan(side);
  });

  it('finds none in another order, elsewhere, or in a picture smaller than the bar', () => {
    expect(findColourBar(marked(16, COLOURS.toReversed()))).toBeNull();
    expect(findColourBar(marked(16, COLOURS, 20))).toBeNull();
    expect(findColourBar(scenery(WIDTH, HEIGHT))).toBeNull();
    expect(findColourBar(scenery(3, 3))).toBeNull();
  });
});
