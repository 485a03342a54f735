import type { Pixels } from '../frame';
import { noise, pixelsOf } from '../testing/scenes';

export type Colour = readonly [red: number, green: number, blue: number];

/** A picture of shaded noise, or of one level. */
export function scenery(width: number, height: number, level?: number): Pixels {
  const random = noise(9);
  return pixelsOf(width, height, (x) => {
    const value = level ?? 60 + (80 * x) / width + 50 * random();
    return [value, value * 0.9, value * 0.8];
  });
}

export function filled(
  pixels: Pixels,
  [left, top, right, bottom]: readonly [number, number, number, number],
  colour: Colour,
): void {
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) pixels.rgb.set(colour, (y * pixels.width + x) * 3);
}

/** Bars of two widths in place of digits, `high` pixels high. */
export function digits(
  pixels: Pixels,
  [left, top]: readonly [number, number],
  { high, count, colour }: { high: number; count: number; colour: Colour },
): void {
  for (let i = 0; i < count; i++) {
    const x = left + i * high;
    filled(pixels, [x, top, x + Math.round(high * (i % 3 === 0 ? 0.25 : 0.6)), top + high], colour);
  }
}
