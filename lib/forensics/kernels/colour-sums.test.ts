import { expect, it } from 'vitest';
import { noise } from '../testing/scenes';
import { COLOUR_SUM_COUNT, colourSums } from './colour-sums';

const WIDTH = 27;
const HEIGHT = 17;

it.each([[[0, 1, 2]], [[2]], [[2, 0]]])(
  'agrees with the definition, also at the rim: blocks %j',
  (wanted) => {
    const random = noise(5);
    const rgb = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, () => 255 * random());
    const at = (x: number, y: number, channel: number): number =>
      rgb[(y * WIDTH + Math.min(WIDTH - 1, Math.max(0, x))) * 3 + channel] ?? NaN;
    const second = (x: number, y: number, channel: number, step: number): number =>
      2 * at(x, y, channel) - at(x - step, y, channel) - at(x + step, y, channel);
    for (let row = 0; row < 2; row++) {
      const sums = colourSums({ rgb, width: WIDTH, height: HEIGHT }, row, Int32Array.from(wanted));
      expect(sums.length).toBe(wanted.length * COLOUR_SUM_COUNT);
      wanted.forEach((block, place) => {
        const expected = new Float64Array(COLOUR_SUM_COUNT);
        for (let y = row * 8; y < row * 8 + 8; y += 2) {
          for (let x = block * 8; x < block * 8 + 8; x++) {
            const [r, g, b] = [second(x, y, 0, 1), second(x, y, 1, 1), second(x, y, 2, 1)];
            const [r2, g2, b2] = [second(x, y, 0, 2), second(x, y, 1, 2), second(x, y, 2, 2)];
            [
              (r - g) ** 2,
              (b - g) ** 2,
              (r2 - g2) ** 2,
              (b2 - g2) ** 2,
              g * g,
              r * r,
              r * g,
            ].forEach((value, i) => {
              expected[i] = (expected[i] ?? 0) + value;
            });
          }
        }
        expect(
          Array.from(sums.subarray(place * COLOUR_SUM_COUNT, (place + 1) * COLOUR_SUM_COUNT)),
        ).toEqual(Array.from(expected, Math.fround));
      });
    }
  },
);
