import { expect, it } from 'vitest';
import type { Bitmap } from '@/scripts/forensics/bitmap';
import { boxMask } from '../mask';
import { followObject } from './follow-object';
import { seamless } from './seamless';

const size = { width: 160, height: 120 };
const painted = (paint: (x: number, y: number) => readonly [number, number, number]): Bitmap => ({
  ...size,
  rgb: Uint8Array.from(
    { length: size.width * size.height * 3 },
    (_, i) => paint(Math.floor(i / 3) % size.width, Math.floor(i / 3 / size.width))[i % 3] ?? 0,
  ),
});
const isDisc = (x: number, y: number): boolean => Math.hypot(x - 80, y - 60) < 40;
const fullBox = { left: 0, top: 0, ...size };

it('a region is cut along the object in its centre', async () => {
  const picture = painted((x, y) => (isDisc(x, y) ? [200, 60, 40] : [30, 90, 60]));
  const region = await followObject(
    picture,
    boxMask(size, { left: 10, top: 5, width: 140, height: 110 }),
    fullBox,
  );
  const wrong = region?.alpha.filter(
    (value, i) => value > 127 !== isDisc(i % size.width, Math.floor(i / size.width)),
  ).length;
  expect(wrong).toBeLessThan(0.05 * Math.PI * 40 ** 2);
});

it('an area of one colour has no object to follow', async () => {
  expect(
    await followObject(
      painted(() => [90, 90, 90]),
      boxMask(size, fullBox),
      fullBox,
    ),
  ).toBeNull();
});

it('a seamless layer meets the base at the rim and keeps its own texture inside', () => {
  const base = painted((x) => [60 + x, 100, 100]);
  const mask = boxMask(size, { left: 20, top: 20, width: 120, height: 80 });
  const layer = painted((x, y) => [150 + ((x + y) % 2) * 20, 30, 30]);
  const { rgb } = seamless(layer, base, mask);
  const red = (x: number, y: number): number => rgb[(y * size.width + x) * 3] ?? 0;
  expect(Math.abs(red(20, 60) + red(21, 60) - 2 * 80)).toBeLessThan(24);
  expect(Math.abs(red(139, 60) + red(138, 60) - 2 * 199)).toBeLessThan(24);
  expect(Math.abs(red(80, 60) - red(81, 60))).toBeGreaterThan(14);
});
