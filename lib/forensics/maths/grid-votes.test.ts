import { describe, expect, it } from 'vitest';
import { pasted, randomFrom, resaved, texturedScene } from '../detectors/textured.fixture';
import { gridVotes, LATTICE_START_PX, NO_VOTE } from './grid-votes';

function wave(k: number, n: number): number {
  return ((k === 0 ? Math.SQRT1_2 : 1) / 2) * Math.cos(((2 * n + 1) * k * Math.PI) / 16);
}

/** Counts the zeros of the orthonormal DCT of the block at (left, top), by its definition. */
function zeros(
  luma: Float32Array,
  width: number,
  left: number,
  top: number,
  below: number,
): number {
  let count = 0;
  for (let v = 0; v < 8; v++) {
    for (let u = v === 0 ? 1 : 0; u < 8; u++) {
      let sum = 0;
      for (let y = 0; y < 8; y++) {
        for (let x = 0; x < 8; x++)
          sum += (luma[(top + y) * width + left + x] ?? 0) * wave(u, x) * wave(v, y);
      }
      if (Math.abs(sum) < below) count++;
    }
  }
  return count;
}

function voteByDefinition(
  luma: Float32Array,
  width: number,
  left: number,
  top: number,
  below: number,
): number {
  const counts = Array.from({ length: 64 }, (_, block) =>
    zeros(luma, width, left + (block & 7), top + (block >> 3), below),
  );
  const most = Math.max(...counts);
  const block = counts.indexOf(most);
  if (counts.lastIndexOf(most) !== block) return NO_VOTE;
  return ((top + (block >> 3)) & 7) * 8 + ((left + (block & 7)) & 7);
}

const rules = { stridePx: 8, zeroBelow: 0.5, barredOrigin: null };

describe('grid votes', () => {
  it('agree with the definition, computed by brute force', async () => {
    const { values } = await resaved(texturedScene(120, 104, 5), 'jpeg', 90);
    const votes = gridVotes(values, 120, 104, rules);
    let alike = 0;
    votes.origins.forEach((origin, at) => {
      const left = LATTICE_START_PX + (at % votes.columns) * 8;
      const top = LATTICE_START_PX + Math.floor(at / votes.columns) * 8;
      if (origin === voteByDefinition(values, 120, left, top, 0.5)) alike++;
    });
    // A coefficient exactly at the threshold may be rounded either way in fixed point.
    expect(alike / votes.origins.length).toBeGreaterThan(0.97);
  });

  it('identify the grid of a JPEG, wherever the picture was cropped', async () => {
    const jpeg = await resaved(texturedScene(256, 256, 6), 'jpeg', 85);
    const empty = { width: 240, height: 240, values: new Float32Array(240 * 240) };
    const cropped = pasted(empty, jpeg, { x: 0, y: 0 }, { x: 3, y: 6, width: 240, height: 240 });
    const votes = gridVotes(cropped.values, 240, 240, rules);
    const forGrid = votes.origins.filter((origin) => origin === 2 * 8 + 5).length;
    expect(forGrid / votes.origins.length).toBeGreaterThan(0.8);
  });

  it('are not cast on a flat picture', () => {
    const votes = gridVotes(new Float32Array(64 * 64).fill(200), 64, 64, rules);
    expect(votes.origins.every((origin) => origin === NO_VOTE)).toBe(true);
  });

  it('are never cast for the barred origin', async () => {
    const { values } = await resaved(texturedScene(128, 128, 7), 'jpeg', 85);
    const votes = gridVotes(values, 128, 128, { ...rules, barredOrigin: 0 });
    expect(votes.origins.includes(0)).toBe(false);
  });

  it('are absent in a picture smaller than a cell', () => {
    const random = randomFrom(1);
    const values = Float32Array.from({ length: 100 }, () => random() * 255);
    expect(gridVotes(values, 10, 10, rules).origins).toHaveLength(0);
  });
});
