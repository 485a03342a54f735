import { describe, expect, it } from 'vitest';
import {
  gaussian,
  type Grey,
  randomFrom,
  sceneOf,
  texturedScene,
} from '../detectors/textured.fixture';
import { noiseLevel } from '../detectors/noise-level';
import { hasPrintRaster } from './print-raster';

const WIDTH = 720;
const HEIGHT = 560;
/** Dots a raster of that angle puts on a scan, at a period of 3.4 px. */
const PERIOD_PX = 3.4;
const dots = (x: number, y: number, degrees: number): number => {
  const angle = (degrees * Math.PI) / 180;
  const [along, across] = [
    x * Math.cos(angle) + y * Math.sin(angle),
    y * Math.cos(angle) - x * Math.sin(angle),
  ];
  const wave = (2 * Math.PI) / PERIOD_PX;
  return 9 * (Math.cos(wave * along) + Math.cos(wave * across));
};

const drawn = (scene: Grey, add: (x: number, y: number) => number): Grey => ({
  ...scene,
  values: scene.values.map((value, at) => value + add(at % WIDTH, Math.floor(at / WIDTH))),
});

const bars = (x: number, y: number) => 40 * Math.cos((2 * Math.PI * (x + 0.2 * y)) / 4.3);

const bent = (x: number, y: number) =>
  20 * Math.cos(x * (1 + (x + y) / 900)) + 20 * Math.cos(y * (1.1 + (y + x) / 700));

const blocks = (x: number, y: number) => (x % 8 === 0 || y % 8 === 0 ? 25 : 0);

const inside = (x: number, y: number) => x > 260 && x < 470 && y > 180 && y < 380;

const photo = texturedScene(WIDTH, HEIGHT, 31);

describe('hasPrintRaster', () => {
  it.each([15, 20, 37])('finds the dots of print at %d degrees', (degrees) => {
    expect(hasPrintRaster(drawn(photo, (x, y) => dots(x, y, degrees)))).toBe(true);
  });

  it('finds none in a photo, in bars, in cloth that bends, and in JPEG blocks', () => {
    expect(hasPrintRaster(photo)).toBe(false);
    expect(hasPrintRaster(drawn(photo, bars))).toBe(false);
    expect(hasPrintRaster(drawn(photo, bent))).toBe(false);
    expect(hasPrintRaster(drawn(photo, blocks))).toBe(false);
  });

  it('answers for pictures smaller than one window, and for one colour', () => {
    expect(hasPrintRaster({ width: 63, height: 900, values: new Float32Array(63 * 900) })).toBe(
      false,
    );
    expect(
      hasPrintRaster({ width: 64, height: 64, values: new Float32Array(4096).fill(255) }),
    ).toBe(false);
  });
});

describe('a scanned print', () => {
  it('is not called painted over where the dots are missing', async () => {
    const soft = texturedScene(WIDTH, HEIGHT, 31, 0);
    const patched = (raster: (x: number, y: number) => number): Grey => {
      const random = randomFrom(8);
      return {
        ...soft,
        values: soft.values.map((value, at) => {
          const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
          return inside(x, y)
            ? value + 0.3 * gaussian(random)
            : value + raster(x, y) + 3 * gaussian(random);
        }),
      };
    };
    const [onPhoto] = noiseLevel(
      await sceneOf(
        patched(() => 0),
        'png',
      ),
    ).signals;
    expect(onPhoto?.message).toBe('noise_level.found');
    const [onPrint] = noiseLevel(
      await sceneOf(
        patched((x, y) => dots(x, y, 20) / 3),
        'png',
      ),
    ).signals;
    expect(onPrint).toMatchObject({
      finding: 'inconclusive',
      message: 'noise_level.print',
      score: 0,
    });
  });
});
