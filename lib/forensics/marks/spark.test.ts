import { describe, expect, it } from 'vitest';
import { type Grey, texturedScene } from '../detectors/textured.fixture';
import { findSpark } from './spark';

const WIDTH = 800;
const HEIGHT = 600;

/** Whether a point, from the star's centre in half sides, lies in a star with that bend. */
const inStar = (across: number, down: number, bend = 0.7): boolean =>
  Math.abs(across) ** bend + Math.abs(down) ** bend <= 1;

interface Drawn {
  readonly sidePx: number;
  readonly centre: readonly [x: number, y: number];
  readonly opacity?: number;
  readonly level?: number;
  readonly shape?: (across: number, down: number) => boolean;
}

function marked(
  picture: Grey,
  { sidePx, centre: [x0, y0], opacity = 0.5, level = 255, shape = inStar }: Drawn,
): Grey {
  const values = picture.values.map((value, at) => {
    let covered = 0;
    for (const [dx, dy] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const across = ((at % picture.width) + dx - x0) / (sidePx / 2);
      const down = (Math.floor(at / picture.width) + dy - y0) / (sidePx / 2);
      if (shape(across, down)) covered += 0.25;
    }
    return value + covered * opacity * (level - value);
  });
  return { ...picture, values };
}

const photo = texturedScene(WIDTH, HEIGHT, 51, 1);
const soft: Grey = {
  width: WIDTH,
  height: HEIGHT,
  values: Float32Array.from(
    { length: WIDTH * HEIGHT },
    (_, at) => 90 + (at % WIDTH) / 10 + Math.floor(at / WIDTH) / 12,
  ),
};
const inCorner = (sidePx: number): Drawn => ({
  sidePx,
  centre: [WIDTH - 1.05 * sidePx, HEIGHT - 1.05 * sidePx],
});

const disc = (across: number, down: number) => across ** 2 + down ** 2 <= 0.5;

const cross = (across: number, down: number) =>
  Math.max(Math.abs(across), Math.abs(down)) <= 1 &&
  Math.min(Math.abs(across), Math.abs(down)) < 0.12;

describe('findSpark', () => {
  it.each([20, 27, 45, 70, 100])('finds a star of %d px, and boxes it', (sidePx) => {
    const found = findSpark(marked(soft, inCorner(sidePx)));
    expect(found?.likeness).toBeGreaterThan(0.85);
    expect((found?.sidePx ?? 0) / sidePx).toBeGreaterThan(0.85);
    expect((found?.sidePx ?? 0) / sidePx).toBeLessThan(1.15);
    expect(Math.abs((found?.leftPx ?? 0) - (WIDTH - 1.55 * sidePx))).toBeLessThan(0.15 * sidePx);
    expect(Math.abs((found?.topPx ?? 0) - (HEIGHT - 1.55 * sidePx))).toBeLessThan(0.15 * sidePx);
  });

  it('finds it at the greater distance of small pictures', () => {
    const centre = [WIDTH - 1.3 * 30, HEIGHT - 1.3 * 30] as const;
    expect(findSpark(marked(soft, { sidePx: 30, centre }))?.likeness).toBeGreaterThan(0.85);
  });

  it('finds none in pictures without one, or of one colour', () => {
    for (const seed of [51, 52, 53, 54, 55, 56])
      expect(findSpark(texturedScene(WIDTH, HEIGHT, seed))).toBeNull();
    expect(findSpark(soft)).toBeNull();
    expect(
      findSpark({ width: 90, height: 90, values: new Float32Array(8100).fill(200) }),
    ).toBeNull();
    expect(findSpark({ width: 1, height: 20_000, values: new Float32Array(20_000) })).toBeNull();
  });

  it('takes no other mark, no dark one, and none elsewhere for it', () => {
    for (const shape of [disc, cross])
      expect(findSpark(marked(soft, { ...inCorner(45), shape }))).toBeNull();
    expect(findSpark(marked(soft, { ...inCorner(45), level: 0 }))).toBeNull();
    expect(findSpark(marked(photo, { sidePx: 45, centre: [400, 300] }))).toBeNull();
    expect(findSpark(marked(soft, { sidePx: 45, centre: [WIDTH - 47, HEIGHT - 90] }))).toBeNull();
  });
});
