import { describe, expect, it } from 'vitest';
import { noise } from '../testing/scenes';
import { gaussianBlur } from './gaussian';
import { buildOctave, FIRST_SIGMA, INTERVALS, type Octave } from './octave';
import type { Plane } from './plane';

const WIDTH = 107;
const HEIGHT = 83;
const BORDER_PX = 6;
const CONTRAST_MIN = 1.2;

/** Squares of 2 to 6 pixels, dark and bright. */
function blotches(): Plane {
  const random = noise(9);
  const values = new Float32Array(WIDTH * HEIGHT).fill(120);
  for (let square = 0; square < 250; square++) {
    const [side, level] = [2 + Math.floor(5 * random()), 255 * random()];
    const [left, top] = [
      Math.floor((WIDTH - side) * random()),
      Math.floor((HEIGHT - side) * random()),
    ];
    for (let y = top; y < top + side; y++)
      values.fill(level, y * WIDTH + left, y * WIDTH + left + side);
  }
  return { width: WIDTH, height: HEIGHT, values };
}

/** Compares every point with its 26 neighbours, one by one. */
function extremaByDefinition({ differences }: Octave): string[] {
  const found: string[] = [];
  for (let interval = 1; interval <= INTERVALS; interval++) {
    for (let y = BORDER_PX; y < HEIGHT - BORDER_PX; y++) {
      for (let x = BORDER_PX; x < WIDTH - BORDER_PX; x++) {
        const value = differences[interval]?.[y * WIDTH + x] ?? 0;
        const others: number[] = [];
        for (let i = 0; i < 27; i++) {
          const at = (y + (Math.floor(i / 3) % 3) - 1) * WIDTH + x + (i % 3) - 1;
          if (i !== 13) others.push(differences[interval + Math.floor(i / 9) - 1]?.[at] ?? 0);
        }
        const isPeak = value > 0 && others.every((other) => other < value);
        const isPit = value < 0 && others.every((other) => other > value);
        if (Math.abs(value) >= CONTRAST_MIN && (isPeak || isPit))
          found.push(`${interval} ${x} ${y} ${value}`);
      }
    }
  }
  return found;
}

describe('buildOctave', () => {
  const octave = buildOctave(blotches());

  it('agrees with the definition of extrema, in the order of interval and position', () => {
    const found = octave.extrema.map(
      ({ interval, x, y, value }) => `${interval} ${x} ${y} ${value}`,
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found).toEqual(extremaByDefinition(octave));
  });

  it('blurs each level by the third root of two more than the previous one', () => {
    const [first, second] = octave.levels;
    const sigma = FIRST_SIGMA * Math.sqrt(2 ** (2 / INTERVALS) - 1);
    expect(second).toEqual(
      gaussianBlur(first ?? { width: 0, height: 0, values: new Float32Array(0) }, sigma),
    );
  });

  it('has the differences of neighbouring levels', () => {
    const [first, second] = octave.levels;
    const expected = second?.values.map((value, i) => value - (first?.values[i] ?? 0));
    expect(octave.differences[0]).toEqual(expected);
  });
});
