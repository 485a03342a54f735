import { describe, expect, it } from 'vitest';
import { forwardDct } from '../maths/dct';
import { noise } from '../testing/scenes';
import { dctOfBlocks, dctOfGrids } from './block-dct';

const ALL = Array.from({ length: 64 }, (_, i) => i);

/** The definition (ITU-T T.81, A.3.3), sample by sample. */
function coefficient(
  luma: Float32Array,
  width: number,
  left: number,
  top: number,
  u: number,
  v: number,
): number {
  let sum = 0;
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      sum +=
        ((luma[(top + y) * width + left + x] ?? 0) - 128) *
        Math.cos(((2 * x + 1) * u * Math.PI) / 16) *
        Math.cos(((2 * y + 1) * v * Math.PI) / 16);
    }
  }
  return (sum * (u === 0 ? Math.SQRT1_2 : 1) * (v === 0 ? Math.SQRT1_2 : 1)) / 4;
}

function randomLuma(width: number, height: number): Float32Array {
  const random = noise(11);
  return Float32Array.from({ length: width * height }, () => 255 * random());
}

describe('dctOfBlocks', () => {
  it.each([
    [70, 45, 0, 0, 1],
    [70, 45, 3, 5, 1],
    [83, 61, 7, 4, 2],
    [101, 40, 4, 4, 3],
    [8, 8, 0, 0, 1],
  ])(
    'agrees with the definition: %i x %i from (%i, %i), every %i. block',
    (width, height, left, top, stride) => {
      const luma = randomLuma(width, height);
      const { blocksWide, blocksHigh, planes } = dctOfBlocks(
        luma,
        width,
        height,
        { left, top, stride },
        ALL,
      );
      expect([blocksWide, blocksHigh]).toEqual(
        [width, height].map(
          (size, i) => Math.floor((size - (i === 0 ? left : top) - 8) / (8 * stride)) + 1,
        ),
      );
      for (let at = 0; at < blocksWide * blocksHigh; at++) {
        const x = left + (at % blocksWide) * 8 * stride;
        const y = top + Math.floor(at / blocksWide) * 8 * stride;
        ALL.forEach((i) =>
          expect(planes[i]?.[at]).toBeCloseTo(coefficient(luma, width, x, y, i & 7, i >> 3), 3),
        );
      }
    },
  );

  it.each([1, 255])(
    'is bit-identical to one block after the other, for luma in steps of 1/%i',
    (fraction) => {
      const luma = randomLuma(96, 64).map((value) => Math.round(value * fraction) / fraction);
      const { planes } = dctOfBlocks(luma, 96, 64, { left: 0, top: 0, stride: 1 }, ALL);
      for (let at = 0; at < 96; at++) {
        const block = Float32Array.from(
          { length: 64 },
          (_, i) =>
            (luma[(Math.floor(at / 12) * 8 + (i >> 3)) * 96 + (at % 12) * 8 + (i & 7)] ?? 0) - 128,
        );
        forwardDct(block);
        expect(planes.map((plane) => plane[at])).toEqual([...block]);
      }
    },
  );

  it('returns the requested frequencies in their order', () => {
    const luma = Float32Array.from(
      { length: 64 },
      (_, i) => 128 + 10 * Math.cos(((2 * (i & 7) + 1) * 2 * Math.PI) / 16),
    );
    const { planes } = dctOfBlocks(luma, 8, 8, { left: 0, top: 0, stride: 1 }, [16, 2]);
    expect(planes.map((plane) => Math.round(plane[0] ?? NaN))).toEqual([
      0,
      Math.round(40 * Math.SQRT2),
    ]);
  });

  it('returns the same for several grids as for each alone, though one has a column less', () => {
    const luma = randomLuma(75, 40);
    const lefts = [0, 3, 7];
    const alone = lefts.map((left) =>
      dctOfBlocks(luma, 75, 40, { left, top: 5, stride: 2 }, [1, 8, 20]),
    );
    const together = dctOfGrids(luma, 75, 40, { lefts, top: 5, stride: 2 }, [1, 8, 20]);
    expect(together.map(({ blocksWide }) => blocksWide)).toEqual([5, 5, 4]);
    expect(together.map(({ planes }) => planes)).toEqual(alone.map(({ planes }) => planes));
  });

  it('has no blocks where none fits', () => {
    const { blocksWide, planes } = dctOfBlocks(
      randomLuma(12, 12),
      12,
      12,
      { left: 5, top: 0, stride: 1 },
      [0],
    );
    expect([blocksWide, planes[0]?.length]).toEqual([0, 0]);
  });

  it('is the same in pictures of more than one strip', () => {
    const luma = randomLuma(4096, 80);
    const { planes } = dctOfBlocks(luma, 4096, 80, { left: 1, top: 2, stride: 1 }, [0, 9]);
    const alone = dctOfBlocks(
      luma.subarray(4096 * 66),
      4096,
      14,
      { left: 1, top: 0, stride: 1 },
      [0, 9],
    );
    expect(planes.map((plane) => plane.subarray(8 * 511))).toEqual(alone.planes);
  });
});
