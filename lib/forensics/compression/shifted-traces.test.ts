import { describe, expect, it } from 'vitest';
import { gaussian, randomFrom, resaved, type Grey } from '../detectors/textured.fixture';
import { COMB_FREQUENCIES, findShiftedTraces } from './shifted-traces';

/**
 * The JPEG without its first rows and columns; luma in integer grey levels, as a lossless file
 * stores it.
 */
function cropOf({ width, height, values }: Grey, left: number, top: number) {
  const size = { width: width - left, height: height - top };
  const luma = Float32Array.from(
    { length: size.width * size.height },
    (_, i) => values[(Math.floor(i / size.width) + top) * width + (i % size.width) + left] ?? 0,
  );
  return { luma, ...size };
}

function drawn(): Grey {
  const random = randomFrom(3);
  const values = Float32Array.from({ length: 480 * 400 }, (_, i) => {
    const [x, y] = [i % 480, Math.floor(i / 480)];
    const wave =
      40 * Math.sin(x / 17.3 + Math.cos(y / 23.1)) +
      20 * Math.sin(x * 0.83 + 0.31 * y) * Math.sin(y * 0.61);
    return 125 + wave + 4 * gaussian(random);
  });
  return { width: 480, height: 400, values };
}

describe('findShiftedTraces', () => {
  it.each([
    [1, 2],
    [7, 5],
    [4, 3],
    [0, 6],
  ])('finds the grid and the steps of a JPEG cut by %i and %i', async (left, top) => {
    const jpeg = await resaved(drawn(), 'jpeg', 75);
    const [found] = findShiftedTraces(cropOf(jpeg, left, top));
    expect(found?.grid).toMatchObject({ left: (8 - left) % 8, top: (8 - top) % 8 });
    // ITU-T T.81, table K.1 at libjpeg quality 75: 11 x 1 / 2 is 5.5, rounded up.
    const first = found?.combs.find(({ plane }) => COMB_FREQUENCIES[plane] === 1);
    expect(first?.step).toBe(6);
    expect(first?.amplitude).toBeGreaterThan(0.5);
  });

  it("finds none on the file's own grid, nor half a block beside it, where mirror images coincide", async () => {
    const jpeg = await resaved(drawn(), 'jpeg', 75);
    expect(findShiftedTraces(cropOf(jpeg, 0, 0))).toEqual([]);
    expect(
      findShiftedTraces(cropOf(jpeg, 4, 4)).filter(({ grid }) => grid.left === 4 && grid.top === 4),
    ).toEqual([]);
  });

  it('finds none in noise', () => {
    const random = randomFrom(5);
    const luma = Float32Array.from({ length: 400 * 320 }, () => Math.round(100 + 60 * random()));
    expect(findShiftedTraces({ luma, width: 400, height: 320 })).toEqual([]);
  });
});
