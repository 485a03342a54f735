import { describe, expect, it } from 'vitest';
import { pixelsOf } from '../testing/scenes';
import { inputOf, inputSizeOf, mapOf, UnusableModel } from './probability-map';

const OPEN = [1, 3, 'height', 'width'] as const;

describe('inputSizeOf', () => {
  it.each([
    [OPEN, { width: 4000, height: 3000 }, { width: 1024, height: 768 }],
    [OPEN, { width: 300, height: 200 }, { width: 300, height: 200 }],
    [['batch', 3, 512, 256], { width: 4000, height: 3000 }, { width: 256, height: 512 }],
    [OPEN, { width: 16_384, height: 10 }, { width: 1024, height: 1 }],
  ])('of a model that takes %j', (shape, picture, size) => {
    expect(inputSizeOf(shape, picture)).toEqual(size);
  });

  it.each([[[1, 1, 8, 8]], [[3, 8, 8]], [[4, 3, 8, 8]], [[1, 8, 8, 3]], [[1, 3, 8, 9000]]])(
    'refuses %j',
    (shape) => {
      expect(() => inputSizeOf(shape, { width: 8, height: 8 })).toThrow(UnusableModel);
    },
  );
});

describe('inputOf', () => {
  const pixels = pixelsOf(4, 2, (x, y) => [x * 10, y * 51, 255]);

  it('is red, then green, then blue, each the mean of the pixels below, from 0 to 1', () => {
    const values = [...inputOf(pixels, { width: 2, height: 1 })].map((value) =>
      Math.round(value * 2550),
    );
    expect(values).toEqual([50, 250, 255, 255, 2550, 2550]);
  });

  it('repeats pixels where the input is larger', () => {
    expect(
      [...inputOf(pixels, { width: 8, height: 2 })]
        .slice(0, 8)
        .map((value) => Math.round(value * 255)),
    ).toEqual([0, 0, 10, 10, 20, 20, 30, 30]);
  });
});

describe('mapOf', () => {
  const values = Float32Array.from([0, 0.5, 1, 0.25, 0, 1]);

  it.each([[[1, 1, 2, 3]], [[1, 2, 3]], [[2, 3]]])('accepts %j', (dimensions) => {
    expect(mapOf(dimensions, values)).toEqual({ width: 3, height: 2, values });
  });

  it.each([
    ['another number of places', [1, 1, 2, 2], values],
    ['several classes', [1, 2, 1, 3], values],
    ['a vector', [6], values],
    ['other numbers', [2, 3], new Float64Array(6)],
    ['logits', [2, 3], Float32Array.from([0, 3, -1, 0, 0, 0])],
    ['no numbers', [2, 3], Float32Array.from([0, Number.NaN, 0, 0, 0, 0])],
  ])('refuses %s', (_, dimensions, given) => {
    expect(() => mapOf(dimensions, given)).toThrow(UnusableModel);
  });
});
