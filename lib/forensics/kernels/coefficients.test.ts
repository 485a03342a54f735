import { describe, expect, it } from 'vitest';
import { noise } from '../testing/scenes';
import {
  dealtCoefficients,
  lookedUpSums,
  magnitudeSums,
  rounded,
  valueCounts,
  zeroCounts,
} from './coefficients';

/** More than one strip, and not a multiple of the vector length. */
const LENGTH = 16_384 + 1_003;

/** Mostly small values, some beyond every limit. */
function plane(seed: number, length = LENGTH): Int16Array {
  const random = noise(seed);
  return Int16Array.from({ length }, (_, i) =>
    i % 97 === 0 ? 65_535 * (random() - 0.5) : 12 * (random() - 0.5),
  );
}

describe('dealtCoefficients', () => {
  it('takes each place of each block in the picture, and none of the blocks that pad the row', () => {
    const [wide, high, stored] = [5, 3, 7];
    const coefficients = plane(1, stored * high * 64);
    const places = [0, 8, 63, 1];
    const planes = dealtCoefficients({ coefficients, blocksWide: stored }, wide, high, places);
    expect(planes.map((values) => [...values])).toEqual(
      places.map((place) =>
        Array.from(
          { length: wide * high },
          (_, i) => coefficients[(Math.floor(i / wide) * stored + (i % wide)) * 64 + place],
        ),
      ),
    );
  });
});

describe('rounded', () => {
  it('rounds as Math.round does, halves upwards, exactly also next to a half', () => {
    const random = noise(2);
    const values = Float32Array.from({ length: LENGTH }, (_, i) =>
      i % 2 === 0 ? 2000 * (random() - 0.5) : Math.round(200 * (random() - 0.5)) / 2,
    );
    values.set([0.49999997, -0.49999997, 0.5, -0.5, 1.5, -1.5, 8388607.5 / 512, 1e-30, -1e-30]);
    expect([...rounded(values)]).toEqual(Array.from(values, (value) => Math.round(value) + 0));
  });
});

describe('magnitudeSums', () => {
  it('adds magnitudes times steps, also of the most negative number', () => {
    const planes = [plane(3), plane(4), plane(5)];
    (planes[0] as Int16Array)[7] = -32_768;
    const steps = [3, 1, 255];
    const expected = Array.from({ length: LENGTH }, (_, i) =>
      planes.reduce((sum, values, p) => sum + Math.abs(values[i] ?? NaN) * (steps[p] ?? NaN), 0),
    );
    expect([...magnitudeSums(planes, steps)]).toEqual(expected);
  });
});

describe('valueCounts', () => {
  it.each([true, false])(
    'counts every value of the kind, and those beyond the limit as the limit: kinds %s',
    (hasKinds) => {
      const values = plane(6);
      const kinds = hasKinds ? Uint8Array.from(values, (_, i) => i % 5) : undefined;
      const counted = [...values].filter((_, i) => kinds === undefined || kinds[i] === 3);
      const { counts, middle, total, largest } = valueCounts(values, kinds, 3);
      const expected = new Int32Array(counts.length);
      for (const value of counted) {
        const at = Math.min(middle, Math.max(-middle, value)) + middle;
        expected[at] = (expected[at] ?? NaN) + 1;
      }
      expect([...counts]).toEqual([...expected]);
      expect([total, largest]).toEqual([
        counted.length,
        counted.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
      ]);
    },
  );

  it('has none where none is of the kind', () => {
    expect(valueCounts(plane(7), new Uint8Array(LENGTH), 1)).toMatchObject({
      total: 0,
      largest: 0,
    });
  });
});

describe('lookedUpSums', () => {
  it('is bit-identical to one value after the other, and uses the ends beyond the limit', () => {
    const random = noise(8);
    const planes = [plane(9), plane(10)];
    const tables = planes.map(() => Float64Array.from({ length: 9 }, () => random() - 0.5));
    const expected = Array.from({ length: LENGTH }, (_, i) =>
      planes.reduce(
        (sum, values, p) =>
          Math.fround(sum + (tables[p]?.[Math.min(4, Math.max(-4, values[i] ?? NaN)) + 4] ?? NaN)),
        0,
      ),
    );
    expect([...lookedUpSums(planes, tables, 4)]).toEqual(expected);
  });
});

describe('zeroCounts', () => {
  it('counts the planes that have a 0', () => {
    const planes = [plane(11), plane(12), plane(13)].map((values) =>
      values.map((value) => Math.trunc(value / 3)),
    );
    const expected = Array.from(
      { length: LENGTH },
      (_, i) => planes.filter((values) => values[i] === 0).length,
    );
    expect([...zeroCounts(planes)]).toEqual(expected);
  });
});
