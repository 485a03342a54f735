import { describe, expect, it } from 'vitest';
import type { Medium, Signal } from '../evidence';
import { noiseLevel, scoreOfStep } from './noise-level';
import {
  gaussian,
  overlapOf,
  pasted,
  randomFrom,
  sceneOf,
  texturedScene,
  type Grey,
} from './textured.fixture';

const WIDTH = 800;
const HEIGHT = 600;
const PATCH = { x: 280, y: 200, width: 200, height: 170 };

/** Box blur over 7x7 pixels. */
function blurred({ width, height, values }: Grey): Grey {
  const soft = values.map((_, i) => {
    let sum = 0;
    for (let y = -3; y <= 3; y++) {
      for (let x = -3; x <= 3; x++) {
        const row = Math.min(height - 1, Math.max(0, Math.floor(i / width) + y));
        sum += values[row * width + Math.min(width - 1, Math.max(0, (i % width) + x))] ?? 0;
      }
    }
    return sum / 49;
  });
  return { width, height, values: soft };
}

/** The scene with more or less grain in the patch. */
function grained(seed: number, sigmaOf: (x: number, y: number, level: number) => number): Grey {
  const { values, ...size } = texturedScene(WIDTH, HEIGHT, seed, 0);
  const random = randomFrom(seed + 1);
  return {
    ...size,
    values: values.map(
      (value, i) => value + sigmaOf(i % WIDTH, Math.floor(i / WIDTH), value) * gaussian(random),
    ),
  };
}

const isInPatch = (x: number, y: number): boolean =>
  x >= PATCH.x && x < PATCH.x + PATCH.width && y >= PATCH.y && y < PATCH.y + PATCH.height;

async function judged(grey: Grey, quality = 95, medium: Medium = 'camera'): Promise<Signal> {
  return noiseLevel(await sceneOf(grey, 'jpeg', quality, medium)).signals[0] as Signal;
}

describe('an area that lost its grain', () => {
  it.each([97, 90])('is found and boxed when it was blurred, saved at %i', async (quality) => {
    const scene = texturedScene(WIDTH, HEIGHT, 1, 4);
    const found = await judged(pasted(scene, blurred(scene), PATCH, PATCH), quality);
    expect(found).toMatchObject({
      finding: 'suspicious',
      message: 'noise_level.found',
      values: { place: 'middle' },
    });
    expect(found.score).toBeGreaterThanOrEqual(0.8);
    expect(overlapOf(WIDTH, HEIGHT, found.regions[0], PATCH)).toBeGreaterThan(0.7);
  });

  it('is found when it was denoised', async () => {
    const found = await judged(grained(2, (x, y) => (isInPatch(x, y) ? 0.5 : 4)));
    expect(found.score).toBeGreaterThanOrEqual(0.8);
    expect(overlapOf(WIDTH, HEIGHT, found.regions[0], PATCH)).toBeGreaterThan(0.7);
  });

  it('is reported with a heatmap that is bright there and dark elsewhere', async () => {
    const { heatmap } = noiseLevel(
      await sceneOf(
        grained(2, (x, y) => (isInPatch(x, y) ? 0.5 : 4)),
        'jpeg',
        95,
      ),
    );
    expect(heatmap?.values[35 * heatmap.width + 47]).toBeGreaterThan(150);
    expect(heatmap?.values[5 * heatmap.width + 5]).toBeLessThan(60);
  });

  it('is not searched for in a screenshot', async () => {
    const found = await judged(
      grained(2, (x, y) => (isInPatch(x, y) ? 0.5 : 4)),
      95,
      'screenshot',
    );
    expect(found).toMatchObject({ finding: 'inconclusive', score: 0, regions: [] });
  });
});

describe('an untouched picture', () => {
  it.each([
    [97, 4],
    [90, 4],
    [75, 3],
    [85, 1.5],
  ])('saved at %i with grain of %f is not flagged', async (quality, sigma) => {
    expect((await judged(texturedScene(WIDTH, HEIGHT, 7, sigma), quality)).score).toBeLessThan(0.5);
  });

  it("whose grain depends on brightness, as a sensor's does, is not flagged", async () => {
    const found = await judged(grained(3, (_x, _y, level) => Math.sqrt(Math.max(0.2, level / 12))));
    expect(found.score).toBeLessThan(0.5);
  });

  it('whose grain fades from one side to the other is not flagged', async () => {
    expect((await judged(grained(4, (x) => 4 - (3 * x) / WIDTH))).score).toBeLessThan(0.5);
  });

  it('with a grainier area, such as grass, is not flagged', async () => {
    expect((await judged(grained(5, (x, y) => (isInPatch(x, y) ? 9 : 3)))).score).toBeLessThan(0.5);
  });

  it('that is too small is not judged', async () => {
    expect((await judged(texturedScene(240, 400, 1))).message).toBe('noise_level.too_small');
  });
});

describe('scoreOfStep', () => {
  it('is 0.8 at the flagged step and grows with it', () => {
    expect(scoreOfStep(30)).toBeCloseTo(0.8, 9);
    expect(scoreOfStep(20)).toBeCloseTo(4 / (4 + Math.exp(5)), 9);
    expect(scoreOfStep(0)).toBeLessThan(0.01);
  });
});
