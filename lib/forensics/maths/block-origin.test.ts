import { describe, expect, it } from 'vitest';
import { likelyBlockOrigin } from './block-origin';

const WIDTH = 90;
const HEIGHT = 70;

/** A gradient whose 8x8 blocks, beginning at (left, top), each have one grey level. */
function blocky(left: number, top: number, width = WIDTH, height = HEIGHT): Float32Array {
  return Float32Array.from({ length: width * height }, (_, i) => {
    const column = Math.floor(((i % width) - left + 8) / 8);
    const row = Math.floor((Math.floor(i / width) - top + 8) / 8);
    return 60 + 3 * column + 2 * row;
  });
}

describe('likelyBlockOrigin', () => {
  it.each([
    [0, 0],
    [3, 5],
    [7, 1],
    [4, 4],
  ])('finds blocks that begin at (%i, %i)', (left, top) => {
    expect(likelyBlockOrigin(blocky(left, top), WIDTH, HEIGHT)).toEqual({ left, top });
  });

  it('finds them in a picture so large that rows and columns are sampled', () => {
    expect(likelyBlockOrigin(blocky(3, 5, 4000, 3000), 4000, 3000)).toEqual({ left: 3, top: 5 });
  });

  it('returns an origin for a picture without any blocks too', () => {
    expect(likelyBlockOrigin(new Float32Array(100), 10, 10)).toEqual({ left: 0, top: 0 });
  });
});
