import { beforeAll, describe, expect, it } from 'vitest';
import { foreignGrid, scoreOfFalseAlarms } from './foreign-grid';
import { overlapOf, pasted, resaved, sceneOf, texturedScene, type Grey } from './textured.fixture';

const WIDTH = 640;
const HEIGHT = 480;
const PATCH = { x: 203, y: 141, width: 180, height: 160 };

describe('foreign grid', () => {
  let base: Grey;
  let donor: Grey;
  let spliced: Grey;
  beforeAll(async () => {
    base = await resaved(texturedScene(WIDTH, HEIGHT, 1), 'jpeg', 90);
    donor = await resaved(texturedScene(WIDTH, HEIGHT, 2), 'jpeg', 85);
    spliced = pasted(base, donor, PATCH, { ...PATCH, x: 64, y: 80 });
  });

  it('finds a patch pasted off the grid and saved without loss, and boxes it', async () => {
    const { signals, heatmap } = foreignGrid(await sceneOf(spliced, 'png'));
    expect(signals[0]?.finding).toBe('suspicious');
    expect(signals[0]?.score).toBeGreaterThan(0.9);
    expect(signals[0]?.message).toBe('foreign_grid.found');
    expect(signals[0]?.values).toMatchObject({
      shift_x: (203 - 64) % 8,
      shift_y: (141 - 80) % 8,
      place: 'middle',
    });
    expect(overlapOf(WIDTH, HEIGHT, signals[0]?.regions[0], PATCH)).toBeGreaterThan(0.5);
    expect(heatmap?.values.some((value) => value > 200)).toBe(true);
  });

  it('finds it after a save at the finest JPEG quality', async () => {
    const { signals } = foreignGrid(await sceneOf(spliced, 'jpeg', 99));
    expect(signals[0]?.score).toBeGreaterThan(0.8);
    expect(overlapOf(WIDTH, HEIGHT, signals[0]?.regions[0], PATCH)).toBeGreaterThan(0.5);
  });

  it('boxes it in the picture as shown when the file is turned', async () => {
    const scene = await sceneOf(spliced, 'png');
    const turned = { ...scene, frame: { ...scene.frame, orientation: 3 as const } };
    const region = foreignGrid(turned).signals[0]?.regions[0];
    const shown = {
      ...PATCH,
      x: WIDTH - PATCH.x - PATCH.width,
      y: HEIGHT - PATCH.y - PATCH.height,
    };
    expect(overlapOf(WIDTH, HEIGHT, region, shown)).toBeGreaterThan(0.5);
  });

  it('finds a JPEG patch in a picture that never was one', async () => {
    const scene = texturedScene(WIDTH, HEIGHT, 3);
    const { signals } = foreignGrid(
      await sceneOf(pasted(scene, donor, PATCH, { ...PATCH, x: 64, y: 80 }), 'png'),
    );
    expect(signals[0]?.message).toBe('foreign_grid.part_compressed');
    expect(signals[0]?.score).toBeGreaterThan(0.8);
  });

  it('finds nothing in untouched pictures, whatever their format', async () => {
    for (const [format, quality] of [
      ['png', 100],
      ['jpeg', 98],
      ['webp', 80],
    ] as const) {
      for (const picture of [base, texturedScene(WIDTH, HEIGHT, 4)]) {
        const { signals, heatmap } = foreignGrid(await sceneOf(picture, format, quality));
        expect(signals[0]?.finding).toBe('neutral');
        expect(signals[0]?.regions).toEqual([]);
        expect(heatmap).toBeNull();
      }
    }
  });

  it('does not take the older grid of a cropped picture for a pasted part', async () => {
    const cropped = pasted(
      { width: 600, height: 440, values: new Float32Array(600 * 440) },
      base,
      { x: 0, y: 0 },
      {
        x: 5,
        y: 3,
        width: 600,
        height: 440,
      },
    );
    for (const [format, quality] of [
      ['jpeg', 97],
      ['jpeg', 99],
      ['png', 100],
    ] as const) {
      const { signals } = foreignGrid(await sceneOf(cropped, format, quality));
      expect(signals[0]?.finding).toBe('neutral');
      expect(signals[0]?.regions).toEqual([]);
    }
    const twice = await resaved(cropped, 'jpeg', 98);
    expect(foreignGrid(await sceneOf(twice, 'png')).signals[0]?.finding).toBe('neutral');
  });

  it('is inconclusive after a coarse JPEG save', async () => {
    const { signals } = foreignGrid(await sceneOf(spliced, 'jpeg', 85));
    expect(signals[0]?.finding).toBe('inconclusive');
    expect(signals[0]?.message).toBe('foreign_grid.recompressed');
  });

  it('does not flag a screenshot, which is composed of pictures', async () => {
    const { signals } = foreignGrid(await sceneOf(spliced, 'png', 100, 'screenshot'));
    expect(signals[0]?.finding).toBe('inconclusive');
    expect(signals[0]?.score).toBe(0);
  });

  it('the score rises with every order of magnitude of false alarms', () => {
    expect(scoreOfFalseAlarms(0)).toBe(0);
    expect(scoreOfFalseAlarms(-12)).toBeCloseTo(0.8);
    expect(scoreOfFalseAlarms(-200)).toBeGreaterThan(0.99);
  });
});
