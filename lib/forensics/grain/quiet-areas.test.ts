import { describe, expect, it } from 'vitest';
import { gaussian, randomFrom } from '../detectors/textured.fixture';
import { grainMapOf, type GrainMap } from './grain-map';
import { findQuietAreas } from './quiet-areas';

/** A map of 40 x 30 blocks; `grainAt` in standard deviations. */
function mapOf(grainAt: (column: number, row: number) => number): GrainMap {
  const [columns, rows] = [40, 30];
  const grain = Float32Array.from({ length: columns * rows }, (_, i) =>
    grainAt(i % columns, Math.floor(i / columns)),
  );
  return { columns, rows, pitchPx: 8, grain, usable: new Uint8Array(columns * rows).fill(1) };
}

const inSquare = (column: number, row: number): boolean =>
  column >= 10 && column < 20 && row >= 8 && row < 18;

describe('findQuietAreas', () => {
  it('measures the step from the surroundings and its number of false alarms', () => {
    const [area] = findQuietAreas(mapOf((column, row) => (inSquare(column, row) ? -2 : 0))).areas;
    // Trimming rounds the corners off the 100 quiet blocks; the ring around has 224 blocks, 12 of
    // them quiet.
    expect(area?.cells.length).toBe(88);
    expect(area?.step).toBeCloseTo((2 - 24 / 224) * Math.sqrt(88), 4);
    // 88 blocks count as ten independent ones, all quiet; there are 1200 possible starting places.
    expect(area?.log10FalseAlarms).toBeCloseTo(Math.log10(1200) + 10 * Math.log10(12 / 224), 6);
  });

  it('ignores areas that are noisy, small or most of the picture', () => {
    expect(findQuietAreas(mapOf((column, row) => (inSquare(column, row) ? 2 : 0))).areas).toEqual(
      [],
    );
    expect(
      findQuietAreas(mapOf((column, row) => (column === 10 && row < 9 ? -3 : 0))).areas,
    ).toEqual([]);
    expect(findQuietAreas(mapOf((column) => (column > 8 ? -2 : 0))).areas).toEqual([]);
  });
});

describe('grainMapOf', () => {
  it('gives no block a deviation where the grain is the same, whatever its brightness', () => {
    const random = randomFrom(1);
    const luma = Float32Array.from(
      { length: 400 * 320 },
      (_, i) => (i % 400 < 200 ? 60 : 180) + 4 * gaussian(random),
    );
    const { grain, usable, columns, rows } = grainMapOf(luma, 400, 320);
    expect([columns, rows]).toEqual([50, 40]);
    expect(usable.filter((value) => value === 1).length).toBeGreaterThan(1900);
    expect(Math.abs(grain.reduce((sum, value) => sum + value, 0) / grain.length)).toBeLessThan(0.1);
  });

  it('ignores blocks that are clipped at white', () => {
    const luma = new Float32Array(320 * 320).fill(255);
    expect(grainMapOf(luma, 320, 320).usable.every((value) => value === 0)).toBe(true);
  });
});
