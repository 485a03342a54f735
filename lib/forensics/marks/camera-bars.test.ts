import { describe, expect, it } from 'vitest';
import { cameraBars } from './camera-bars';
import { digits, filled, scenery } from './camera-print.fixture';

const [WIDTH, HEIGHT] = [800, 600];

describe('cameraBars', () => {
  it.each([
    ['black', [0, 0, 0]],
    ['white', [255, 255, 255]],
  ] as const)('finds %s bars with writing at both edges', (_, colour) => {
    const pixels = scenery(WIDTH, HEIGHT);
    filled(pixels, [0, 0, WIDTH, 30], colour);
    filled(pixels, [0, HEIGHT - 40, WIDTH, HEIGHT], colour);
    digits(pixels, [40, HEIGHT - 32], { high: 24, count: 14, colour: [200, 120, 40] });
    expect(cameraBars(pixels)).toEqual([
      { left: 0, top: 0, right: WIDTH, bottom: 30 },
      { left: 0, top: HEIGHT - 40, right: WIDTH, bottom: HEIGHT },
    ]);
  });

  it('takes endless paper, half a bar, and a strip painted like paper for none', () => {
    expect(cameraBars(scenery(WIDTH, HEIGHT))).toEqual([]);
    expect(cameraBars(scenery(WIDTH, HEIGHT, 250))).toEqual([]);
    const half = scenery(WIDTH, HEIGHT);
    filled(half, [0, HEIGHT - 40, WIDTH / 4, HEIGHT], [0, 0, 0]);
    expect(cameraBars(half)).toEqual([]);
    const painted = scenery(WIDTH, HEIGHT);
    filled(painted, [0, HEIGHT - 40, WIDTH, HEIGHT], [214, 214, 214]);
    expect(cameraBars(painted)).toEqual([]);
  });
});
