import { describe, expect, it } from 'vitest';
import { gaussian, randomFrom, type Grey } from '../detectors/textured.fixture';
import { blankPage, fill } from './page.fixture';
import { paperTracesOf, residualOf, strokeTracesOf } from './word-traces';
import type { Word } from './words';

const steps = (step: number): Uint16Array => new Uint16Array(64).fill(step);
const AREA: Word = { left: 40, top: 40, right: 168, bottom: 88, dark: true, glyphs: [] };

/** Bars of 8 pixels, 24 apart. */
function barred(ramp: number): Grey {
  const page = blankPage(208, 128, 200);
  for (let x = 44; x < 160; x += 24) {
    fill(page, { x, y: 44, width: 8, height: 40 }, 40);
    for (let i = 1; i < ramp; i++) {
      for (const edge of [x - i, x + 7 + i]) {
        fill(page, { x: edge, y: 44, width: 1, height: 40 }, 40 + (160 * i) / ramp);
      }
    }
  }
  return page;
}

const strokesOf = (page: Grey): NonNullable<ReturnType<typeof strokeTracesOf>> => {
  const traces = strokeTracesOf(AREA, page);
  if (traces === null) throw new Error('no text');
  return traces;
};

describe('strokeTracesOf', () => {
  it('measures paper, contrast and the steps across an edge', () => {
    const hard = strokesOf(barred(1));
    expect(hard).toMatchObject({ paper: 200, contrast: 160, inkSpread: 0 });
    expect(hard.sharpness).toBeCloseTo(1, 1);
    expect(strokesOf(barred(4)).sharpness).toBeCloseTo(0.25, 1);
  });

  it('returns null where ink and paper hardly differ', () => {
    const page = blankPage(208, 128, 200);
    fill(page, { x: 60, y: 50, width: 8, height: 30 }, 170);
    expect(strokeTracesOf(AREA, page)).toBeNull();
  });
});

const residualAt = (sigma: number, step: number): number => {
  const random = randomFrom(5);
  const page = barred(1);
  const noisy = { ...page, values: page.values.map((value) => value + sigma * gaussian(random)) };
  return paperTracesOf(strokesOf(noisy), noisy, steps(step))?.meanResidual ?? NaN;
};

describe('paperTracesOf', () => {
  it('finds no residual in paper of one flat colour, however many strokes stand on it', () => {
    expect(residualAt(0, 1)).toBeCloseTo(0, 9);
  });

  it('measures grain in squared steps', () => {
    const fine = residualAt(2, 1);
    // White noise of variance 4 has coefficients of variance 4; the highest quarter of the blocks
    // is excluded.
    expect(fine).toBeGreaterThan(2.4);
    expect(fine).toBeLessThan(4.4);
    expect(residualAt(2, 4)).toBeCloseTo(fine / 16, 6);
  });
});

describe('residualOf', () => {
  it('is the mean square of the coefficients in steps', () => {
    // A flat block of 6 has the single coefficient 48 (8 times 6): 48 / 4 = 12, squared, over 15
    // frequencies.
    expect(residualOf(new Float32Array(64).fill(6), steps(4), 0)).toBeCloseTo(144 / 15, 4);
    expect(residualOf(new Float32Array(64).fill(6), steps(4), 1)).toBeCloseTo(0, 4);
  });
});
