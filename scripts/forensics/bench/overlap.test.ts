import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Region } from '@/lib/forensics/evidence';
import { boxesOf, overlapOf, truthOf, type Grid } from './overlap';

const folder = mkdtempSync(path.join(tmpdir(), 'overlap-'));
afterAll(() => rmSync(folder, { recursive: true }));

const grid = (...rows: string[]): Grid => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  cells: Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 1 : 0)),
});
const region = (x_min: number, y_min: number, x_max: number, y_max: number): Region => ({
  x_min,
  y_min,
  x_max,
  y_max,
  kind: 'edited',
  confidence: 1,
});

describe('answers against masks', () => {
  it('parts that touch by a corner are one box, others are separate', () => {
    const boxes = boxesOf(grid('##....', '..#...', '......', '....##'));
    expect(
      boxes.map(({ left, top, right, bottom, area }) => [left, top, right, bottom, area]),
    ).toEqual([
      [0, 0, 3, 2, 3],
      [4, 3, 6, 4, 2],
    ]);
  });

  it('IoU and F1 are those of the union of the boxes', () => {
    const truth = grid('##..', '##..', '....', '....');
    expect(overlapOf([region(0, 0, 0.5, 0.5)], truth)).toEqual({ iou: 1, f1: 1 });
    expect(overlapOf([region(0, 0, 0.5, 0.25), region(0, 0, 0.5, 0.25)], truth)).toEqual({
      iou: 0.5,
      f1: 2 / 3,
    });
    expect(overlapOf([region(0, 0, 1, 1)], truth)).toEqual({ iou: 0.25, f1: 0.4 });
    expect(overlapOf([], truth)).toEqual({ iou: 0, f1: 0 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a mask is turned to the orientation of its picture, %i',
    async (orientation) => {
      const [width, height] = [90, 60];
      const mask = Buffer.alloc(width * height);
      for (let y = 5; y < 15; y++) mask.fill(255, y * width + 20, y * width + 50);
      const raw = { raw: { width, height, channels: 1 as const } };
      const [maskPath, picturePath] = [
        path.join(folder, `mask${orientation}.png`),
        path.join(folder, `picture${orientation}.jpg`),
      ];
      await sharp(mask, raw).toColourspace('b-w').png().toFile(maskPath);
      await sharp(mask, raw).jpeg().withMetadata({ orientation }).toFile(picturePath);
      // sharp applies the orientation itself, so its result is compared.
      const tagged = await sharp(mask, raw).png().withMetadata({ orientation }).toBuffer();
      const shown = await sharp(tagged)
        .autoOrient()
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const truth = await truthOf(maskPath, picturePath);
      expect([truth?.width, truth?.height]).toEqual([shown.info.width, shown.info.height]);
      expect([...(truth?.cells ?? [])].indexOf(1)).toBe(shown.data.indexOf(255));
      expect([...(truth?.cells ?? [])].filter((cell) => cell === 1)).toHaveLength(300);
    },
  );

  it('a mask without a large enough part gives no truth', async () => {
    const empty = path.join(folder, 'empty.png');
    await sharp({ create: { width: 50, height: 50, channels: 3, background: '#000' } })
      .png()
      .toFile(empty);
    expect(await truthOf(empty, empty)).toBeNull();
  });
});
