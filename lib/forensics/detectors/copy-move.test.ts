import { describe, expect, it } from 'vitest';
import type { Region } from '../evidence';
import { moved, type Affine } from '../maths/affine';
import { gaussianBlur } from '../maths/gaussian';
import { sampleLinear } from '../maths/plane';
import { copyMove, scoreOfCopy } from './copy-move';
import {
  gaussian,
  overlapOf,
  pasted,
  randomFrom,
  sceneOf,
  texturedScene,
  type Grey,
} from './textured.fixture';

const WIDTH = 640;
const HEIGHT = 480;
const SOURCE = { x: 60, y: 70, width: 170, height: 150 };
const COPY = { x: 391, y: 263, width: 170, height: 150 };

function expectPair(regions: readonly Region[]): void {
  expect(regions.slice(0, 2).map((region) => region.kind)).toEqual(['copied', 'copied']);
  expect(regions[0]?.pair).toBe(regions[1]?.pair);
  const [one, other] = regions;
  expect(
    Math.max(overlapOf(WIDTH, HEIGHT, one, SOURCE), overlapOf(WIDTH, HEIGHT, other, SOURCE)),
  ).toBeGreaterThan(0.5);
  expect(
    Math.max(overlapOf(WIDTH, HEIGHT, one, COPY), overlapOf(WIDTH, HEIGHT, other, COPY)),
  ).toBeGreaterThan(0.5);
}

/** Pastes the source, turned and scaled about its centre, at COPY. */
function pastedTurned(grey: Grey, degrees: number, scale: number): Grey {
  const cos = Math.cos((degrees * Math.PI) / 180) / scale;
  const sin = Math.sin((degrees * Math.PI) / 180) / scale;
  const [tx, ty] = [SOURCE.x + SOURCE.width / 2, SOURCE.y + SOURCE.height / 2];
  const back: Affine = { a: cos, b: sin, tx, c: -sin, d: cos, ty };
  const values = grey.values.slice();
  for (let y = 0; y < COPY.height; y++) {
    for (let x = 0; x < COPY.width; x++) {
      const [u, v] = moved(back, x - COPY.width / 2, y - COPY.height / 2);
      values[(COPY.y + y) * grey.width + COPY.x + x] = sampleLinear(grey, u, v);
    }
  }
  return { ...grey, values };
}

/** The same drawn object in six places, each with its own sensor noise. */
function repeatedThings(noise: number): Grey {
  const thing = texturedScene(120, 120, 77, 0);
  let picture = texturedScene(WIDTH, HEIGHT, 5, 0);
  for (const [x, y] of [
    [30, 40],
    [250, 40],
    [470, 40],
    [30, 280],
    [250, 280],
    [470, 280],
  ] as const) {
    picture = pasted(picture, thing, { x, y }, { x: 0, y: 0, width: 120, height: 120 });
  }
  const random = randomFrom(6);
  return { ...picture, values: picture.values.map((value) => value + noise * gaussian(random)) };
}

/** A label with marks in two levels, softened by a lens, on a photo; with little grain. */
function labelled(isInk: (x: number, y: number) => boolean): Grey {
  const [left, top, width, height] = [100, 90, 420, 280];
  const photo = texturedScene(WIDTH, HEIGHT, 41, 0);
  const values = photo.values.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) values[(top + y) * WIDTH + left + x] = isInk(x, y) ? 45 : 205;
  }
  const random = randomFrom(42);
  const soft = gaussianBlur({ width: WIDTH, height: HEIGHT, values }, 1.1).values;
  return { ...photo, values: soft.map((value) => value + 0.6 * gaussian(random)) };
}

/** Slow gradients and sensor grain, without corners for keypoints. */
function softScene(width: number, height: number): Grey {
  const random = randomFrom(12);
  const values = Float32Array.from({ length: width * height }, (_, at) => {
    const x = at % width,
      y = Math.floor(at / width);
    return (
      120 +
      45 * Math.sin(x / 37 + Math.cos(y / 53)) * Math.sin(y / 29 + Math.sin(x / 67)) +
      3 * gaussian(random)
    );
  });
  return { width, height, values };
}

describe('copy-move', () => {
  it('finds a copied patch after a JPEG save and boxes both places', async () => {
    const scene = texturedScene(WIDTH, HEIGHT, 1);
    const { signals } = copyMove(await sceneOf(pasted(scene, scene, COPY, SOURCE), 'jpeg', 90));
    expect(signals[0]?.message).toBe('copy_move.found');
    expect(signals[0]?.finding).toBe('suspicious');
    expect(signals[0]?.score).toBeGreaterThan(0.9);
    expectPair(signals[0]?.regions ?? []);
  });

  it('marks both places in the heatmap, and little else', async () => {
    const scene = texturedScene(WIDTH, HEIGHT, 2, 1.5);
    const { heatmap } = copyMove(await sceneOf(pastedTurned(scene, 15, 1.1), 'jpeg', 92));
    const shareIn = (x0: number, y0: number, x1: number, y1: number): number => {
      if (heatmap === null) return 0;
      const [across, down] = [heatmap.width / WIDTH, heatmap.height / HEIGHT];
      let [all, lit] = [0, 0];
      for (let row = Math.ceil(y0 * down); row < Math.floor(y1 * down); row++) {
        for (
          let column = Math.ceil(x0 * across);
          column < Math.floor(x1 * across);
          column++, all++
        ) {
          if ((heatmap.values[row * heatmap.width + column] ?? 0) > 200) lit++;
        }
      }
      return lit / all;
    };
    expect(shareIn(COPY.x + 40, COPY.y + 40, COPY.x + 130, COPY.y + 110)).toBeGreaterThan(0.8);
    expect(shareIn(SOURCE.x + 50, SOURCE.y + 50, SOURCE.x + 120, SOURCE.y + 100)).toBeGreaterThan(
      0.8,
    );
    expect(shareIn(0, 250, 300, HEIGHT)).toBeLessThan(0.05);
    expect(copyMove(await sceneOf(scene, 'jpeg', 92)).heatmap).toBeNull();
  });

  it('finds a patch copied from a place without corners, by its echo', async () => {
    const scene = softScene(WIDTH, HEIGHT);
    const { signals } = copyMove(await sceneOf(pasted(scene, scene, COPY, SOURCE), 'jpeg', 92));
    expect(signals[0]).toMatchObject({ message: 'copy_move.found', finding: 'suspicious' });
    expect(signals[0]?.score).toBeGreaterThan(0.8);
    expect(copyMove(await sceneOf(scene, 'jpeg', 92)).signals[0]?.finding).not.toBe('suspicious');
  });

  it('finds a copy turned by 15 degrees and enlarged to 110 %, and reports both', async () => {
    const scene = texturedScene(WIDTH, HEIGHT, 2, 1.5);
    const { signals } = copyMove(await sceneOf(pastedTurned(scene, 15, 1.1), 'jpeg', 92));
    expect(signals[0]?.score).toBeGreaterThan(0.8);
    expect(signals[0]?.values).toMatchObject({ turned_deg: 15 });
    expect(Math.abs(Number(signals[0]?.values['scale_percent']) - 110)).toBeLessThanOrEqual(1);
    expectPair(signals[0]?.regions ?? []);
  });

  it('finds it in a small picture saved without loss', async () => {
    const scene = texturedScene(400, 300, 3);
    const copy = pasted(
      scene,
      scene,
      { x: 251, y: 163 },
      { x: 30, y: 20, width: 110, height: 100 },
    );
    expect(copyMove(await sceneOf(copy, 'png')).signals[0]?.score).toBeGreaterThan(0.8);
  });

  it('is neutral about untouched pictures', async () => {
    for (const seed of [4, 8, 9]) {
      const { signals } = copyMove(await sceneOf(texturedScene(WIDTH, HEIGHT, seed), 'jpeg', 90));
      expect(signals[0]?.finding).toBe('neutral');
      expect(signals[0]?.score).toBe(0);
      expect(signals[0]?.regions).toEqual([]);
    }
  });

  it('distinguishes repeated real objects from copies by their noise', async () => {
    for (const quality of [80, 92]) {
      const { signals } = copyMove(await sceneOf(repeatedThings(3), 'jpeg', quality));
      expect(signals[0]?.message).toBe('copy_move.only_alike');
      expect(signals[0]?.score).toBeLessThan(0.3);
    }
  });

  it('does not call stripes copies of each other, which agree all along their length', async () => {
    const profile = texturedScene(160, 1, 45, 0).values;
    const random = randomFrom(46);
    const ends = texturedScene(WIDTH, HEIGHT, 47, 0);
    const values = ends.values.map((value, at) => {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
      const isStriped = y > 90 && y < 390;
      return (isStriped ? (profile[x % 160] ?? 0) : value) + 0.5 * gaussian(random);
    });
    const soft = gaussianBlur({ width: WIDTH, height: HEIGHT, values }, 0.6);
    const { signals } = copyMove(await sceneOf({ ...ends, values: soft.values }, 'jpeg', 90));
    expect(signals[0]).toMatchObject({ finding: 'neutral', regions: [] });
  });

  it('does not call two prints of a number copies, and says so', async () => {
    const random = randomFrom(44);
    const number = Array.from({ length: 60 * 12 }, () => random() < 0.45);
    const inNumber = (x: number, y: number) =>
      x >= 0 && x < 240 && y >= 0 && y < 48 && number[Math.floor(y / 4) * 60 + Math.floor(x / 4)];
    const twice = (x: number, y: number) =>
      inNumber(x - 30, y - 40) === true || inNumber(x - 130, y - 190) === true;
    const { signals } = copyMove(await sceneOf(labelled(twice), 'jpeg', 88));
    expect(signals[0]).toMatchObject({
      finding: 'neutral',
      message: 'copy_move.print',
      regions: [],
    });
  });

  it('ends its search on a surface that repeats everywhere, reports that, and does not call it an edit', async () => {
    const tile = texturedScene(160, 120, 21, 0);
    const random = randomFrom(22);
    const [width, height] = [3200, 2400];
    const values = Float32Array.from(
      { length: width * height },
      (_, at) =>
        (tile.values[(Math.floor(at / width) % 120) * 160 + ((at % width) % 160)] ?? 0) +
        4 * gaussian(random),
    );
    const scene = await sceneOf({ width, height, values }, 'jpeg', 92);
    copyMove(scene); // the first run includes compilation
    const before = process.cpuUsage();
    const { signals } = copyMove(scene);
    const { user, system } = process.cpuUsage(before);
    expect(signals[0]).toMatchObject({
      message: 'copy_move.repeats',
      finding: 'neutral',
      regions: [],
    });
    expect((user + system) / 1e6).toBeLessThan(3);
  });

  it('does not judge screenshots, whose symbols repeat', async () => {
    const scene = texturedScene(WIDTH, HEIGHT, 1);
    const { signals } = copyMove(
      await sceneOf(pasted(scene, scene, COPY, SOURCE), 'png', 100, 'screenshot'),
    );
    expect(signals[0]?.finding).toBe('inconclusive');
    expect(signals[0]?.regions).toEqual([]);
  });

  it('is inconclusive about a smooth picture', async () => {
    const values = Float32Array.from({ length: 60_000 }, (_, i) => (i % 300) / 2);
    const smooth: Grey = { width: 300, height: 200, values };
    expect(copyMove(await sceneOf(smooth, 'png')).signals[0]?.message).toBe(
      'copy_move.too_little_texture',
    );
  });

  it('the score needs most cells to agree, and a minimum number of them', () => {
    expect(scoreOfCopy(0, 0)).toBe(0);
    expect(scoreOfCopy(120, 270)).toBeLessThan(0.1);
    expect(scoreOfCopy(190, 280)).toBeGreaterThan(0.8);
    expect(scoreOfCopy(9, 10)).toBeLessThan(0.8);
  });
});
