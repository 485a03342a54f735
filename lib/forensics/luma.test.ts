import { describe, expect, it } from 'vitest';
import { lumaOf, passingLumaOf } from './luma';
import { photoPixels } from './testing/scenes';

const byDefinition = (rgb: Uint8Array, i: number): number =>
  Math.fround(
    (299 * (rgb[3 * i] ?? 0) + 587 * (rgb[3 * i + 1] ?? 0) + 114 * (rgb[3 * i + 2] ?? 0)) / 1000,
  );

describe('lumaOf', () => {
  it('weighs the primaries as BT.601 does', () => {
    const rgb = Uint8Array.of(255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0);
    expect([...lumaOf({ width: 5, height: 1, rgb })]).toEqual(
      [76.245, 149.685, 29.07, 255, 0].map(Math.fround),
    );
  });

  it.each([
    [1, 1],
    [7, 3],
    [640, 331],
  ])('gives the nearest float for every pixel of %i x %i', (width, height) => {
    const pixels = photoPixels(width, height);
    const luma = lumaOf(pixels);
    expect(luma.length).toBe(width * height);
    expect(luma.findIndex((value, i) => value !== byDefinition(pixels.rgb, i))).toBe(-1);
  });

  it('is the same in reused memory, for smaller pictures and larger ones', () => {
    for (const [width, height] of [
      [64, 48],
      [17, 9],
      [200, 150],
      [64, 48],
    ] as const) {
      const pixels = photoPixels(width, height);
      expect(passingLumaOf(pixels)).toEqual(lumaOf(pixels));
    }
  });
});
