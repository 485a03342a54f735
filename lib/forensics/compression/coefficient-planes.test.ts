import { expect, it } from 'vitest';
import { FILE_GRID, FREQUENCIES, planesOfLuma } from './coefficient-planes';

const UNIT_STEPS = FREQUENCIES.map(() => 1);

/** One block of 128 with the first `count` pixels off by `by`: its DC is count * by / 8. */
function dcOf(count: number, by: number): number | undefined {
  const luma = Float32Array.from({ length: 64 }, (_, i) => (i < count ? 128 + by : 128));
  return planesOfLuma(luma, 8, 8, FILE_GRID, UNIT_STEPS).planes[0]?.[0];
}

it('rounds coefficients to the nearest value, and halves towards zero whatever their sign', () => {
  expect([3, 4, 5, 11, 12, 13].map((count) => dcOf(count, 1))).toEqual([0, 0, 1, 1, 1, 2]);
  expect([3, 4, 5, 11, 12, 13].map((count) => dcOf(count, -1))).toEqual([0, 0, -1, -1, -1, -2]);
});

it('a picture and its negative have the same coefficients but for the sign, where luma is whole', () => {
  const level = (i: number): number => (i * i * 7 + (i >> 3) * 13) % 23;
  const plane = (sign: 1 | -1): Float32Array => Float32Array.from({ length: 4096 }, (_, i) => 128 + sign * level(i));
  const [own, negative] = ([1, -1] as const).map((sign) => planesOfLuma(plane(sign), 64, 64, FILE_GRID, UNIT_STEPS).planes);
  own?.forEach((values, f) => expect([...values].map((value) => 0 - value)).toEqual([...(negative?.[f] ?? [])]));
});
