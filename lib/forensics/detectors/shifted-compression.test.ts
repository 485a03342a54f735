import { describe, expect, it } from 'vitest';
import type { Medium, Signal } from '../evidence';
import { scoreOfShift, shiftedCompression } from './shifted-compression';
import {
  gaussian,
  overlapOf,
  pasted,
  randomFrom,
  resaved,
  sceneOf,
  type Grey,
} from './textured.fixture';

const WIDTH = 640;
const HEIGHT = 480;
/** 203 and 117 are 3 and 5 pixels off multiples of 8. */
const AT = { x: 203, y: 117 };
const PATCH = { x: 40, y: 32, width: 200, height: 176 };
const TRUTH = { ...AT, width: PATCH.width, height: PATCH.height };
const SHIFT = { x: 5, y: 3 };

async function judged(
  grey: Grey,
  format: 'jpeg' | 'png',
  quality = 95,
  medium: Medium = 'camera',
): Promise<Signal> {
  return shiftedCompression(await sceneOf(grey, format, quality, medium)).signals[0] as Signal;
}

function cropped(grey: Grey, left: number, top: number): Grey {
  const blank: Grey = {
    width: grey.width - 16,
    height: grey.height - 16,
    values: new Float32Array((grey.width - 16) * (grey.height - 16)),
  };
  return pasted(
    blank,
    grey,
    { x: 0, y: 0 },
    { x: left, y: top, width: blank.width, height: blank.height },
  );
}

/** Waves whose lengths fit no raster, rough and smooth areas, grain. */
function scene(seed: number, width = WIDTH, height = HEIGHT): Grey {
  const random = randomFrom(seed);
  const values = Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const rough = 0.3 + Math.max(0, Math.sin(x / 61.3 + seed) + Math.cos(y / 47.7) + 0.4);
    const shape =
      34 * Math.sin((x + seed) / 37.1 + Math.cos(y / 29.3)) + 26 * Math.cos((y * x) / 9000 + seed);
    const fine = 12 * rough * Math.sin(x * 0.83 + 0.31 * y + seed) * Math.sin(y * 0.61);
    return 125 + shape + fine + 3 * rough * gaussian(random);
  });
  return { width, height, values };
}

describe('a part that was a JPEG on another grid', () => {
  it.each([
    ['png', 100],
    ['jpeg', 95],
    ['jpeg', 92],
  ] as const)(
    'is found, boxed and reported with its shift in a %s of quality %i',
    async (format, quality) => {
      const donor = await resaved(scene(2), 'jpeg', 70);
      const found = await judged(pasted(scene(1), donor, AT, PATCH), format, quality);
      expect(found).toMatchObject({
        finding: 'suspicious',
        message: 'shifted_compression.found',
        values: { shift_x: 3, shift_y: 5, place: 'middle' },
      });
      expect(found.score).toBeGreaterThanOrEqual(0.8);
      expect(overlapOf(WIDTH, HEIGHT, found.regions[0], TRUTH)).toBeGreaterThan(0.6);
    },
  );

  it('is not called a part where it surrounds the rest, as a window does', async () => {
    const donor = await resaved(scene(2), 'jpeg', 70);
    const around = { x: 8 - SHIFT.x, y: 8 - SHIFT.y, width: WIDTH - 16, height: HEIGHT - 16 };
    const window = pasted(scene(1), donor, { x: 8, y: 8 }, around);
    const inside = { x: 64, y: 48, width: WIDTH - 128, height: HEIGHT - 104 };
    const found = await judged(pasted(window, scene(1), inside, inside), 'jpeg', 95);
    expect(found).toMatchObject({ finding: 'neutral', regions: [] });
  });

  it('is usual in a window that was saved as a JPEG: it consists of parts', async () => {
    const donor = await resaved(scene(2), 'jpeg', 70);
    const desktop = { width: 960, height: 720, values: new Float32Array(960 * 720).fill(205) };
    const rough = pasted(
      desktop,
      scene(1),
      { x: 0, y: 0 },
      { x: 0, y: 0, width: 500, height: 400 },
    );
    const window = pasted(rough, donor, { x: 83, y: 61 }, PATCH);
    expect(await judged(window, 'png')).toMatchObject({
      finding: 'inconclusive',
      message: 'shifted_compression.composed_medium',
      regions: [],
    });
  });

  it('is not found by the few frequencies of bars, which scenes have, too', async () => {
    const random = randomFrom(9);
    const plain = scene(1);
    const bars = plain.values.map(
      (_, at) => 120 + 30 * Math.sin((at % WIDTH) * 0.9) + 1.5 * gaussian(random),
    );
    const donor = await resaved({ ...plain, values: bars }, 'jpeg', 40);
    const found = await judged(pasted(plain, donor, AT, PATCH), 'png');
    expect(found).toMatchObject({ finding: 'neutral', regions: [] });
  });

  it('is not judged in a screenshot, which is composed anyway', async () => {
    const donor = await resaved(scene(2), 'jpeg', 70);
    const found = await judged(pasted(scene(1), donor, AT, PATCH), 'jpeg', 95, 'screenshot');
    expect(found).toMatchObject({ finding: 'inconclusive', score: 0, regions: [] });
  });
});

describe('a picture cropped from an older JPEG', () => {
  it.each([95, 90])('is reported as a crop and not flagged, saved at %i', async (quality) => {
    const crop = cropped(await resaved(scene(3), 'jpeg', 70), 8 - SHIFT.x, 8 - SHIFT.y);
    const found = await judged(crop, 'jpeg', quality);
    expect(found).toMatchObject({
      finding: 'neutral',
      message: 'shifted_compression.cropped',
      values: { shift_x: 5, shift_y: 3 },
    });
    expect(found.score).toBeLessThan(0.5);
    expect(found.regions).toEqual([]);
  });

  it('is flagged where that history is missing', async () => {
    const crop = cropped(await resaved(scene(3), 'jpeg', 70), 8 - SHIFT.x, 8 - SHIFT.y);
    const found = await judged(pasted(crop, scene(4), AT, PATCH), 'jpeg', 95);
    expect(found).toMatchObject({ finding: 'suspicious', message: 'shifted_compression.missing' });
    expect(found.score).toBeGreaterThanOrEqual(0.8);
    expect(overlapOf(crop.width, crop.height, found.regions[0], TRUTH)).toBeGreaterThan(0.6);
  });
});

describe('an untouched picture', () => {
  it.each([60, 85, 97])('saved once at %i shows no other grid', async (quality) => {
    expect(await judged(scene(5), 'jpeg', quality)).toMatchObject({
      message: 'shifted_compression.none',
      regions: [],
    });
  });

  it.each([
    [70, 95],
    [85, 75],
  ])('saved at %i and again at %i on the same grid is not flagged', async (first, second) => {
    const found = await judged(await resaved(scene(6), 'jpeg', first), 'jpeg', second);
    expect(found.score).toBeLessThan(0.5);
    expect(found.regions).toEqual([]);
  });

  it('that is too small is not judged', async () => {
    expect((await judged(scene(1, 120, 400), 'jpeg')).message).toBe(
      'shifted_compression.too_small',
    );
  });
});

describe('scoreOfShift', () => {
  it('is 0 where chance explains it, 0.8 at one false alarm in 1e16, and stays below 1', () => {
    expect(scoreOfShift(3)).toBe(0);
    expect(scoreOfShift(-16)).toBeCloseTo(0.8, 9);
    expect(scoreOfShift(-8)).toBeCloseTo(0.4, 9);
    expect(scoreOfShift(-48)).toBeCloseTo(1 - 0.2 * Math.exp(-1), 9);
  });
});
