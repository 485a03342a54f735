import { describe, expect, it } from 'vitest';
import { fit, probability, type Told } from './fit';

/** Pictures whose share of edited ones at each evidence is exactly what the line says. */
function drawn(silent: number, steepness: number, each: number): Told[] {
  return [0, 0, 0, 1, 2, 3, 4].flatMap((evidence) => {
    const edited = Math.round(each * probability({ silent, steepness }, { evidence, rest: 0 }));
    return Array.from({ length: each }, (_, i) => ({ evidence, rest: 0, isEdited: i < edited }));
  });
}

const balanced = (told: readonly Told[]) => Math.log(told.filter(({ isEdited }) => !isEdited).length / told.filter(({ isEdited }) => isEdited).length);

describe('a line of calibration', () => {
  it('is the one that the pictures were drawn from, moved to a pile of which half was edited', () => {
    const told = drawn(-2, 1.4, 4000);
    const line = fit(told);
    expect(line.steepness).toBeCloseTo(1.4, 1);
    expect(line.silent).toBeCloseTo(-2 + balanced(told), 1);
  });

  it('stays where all media are while there are few pictures, and leaves it when there are many', () => {
    const all = { silent: -1.7, steepness: 1 };
    const few = fit(drawn(-1, 2, 2), all), many = fit(drawn(-1, 2, 2000), all);
    expect(Math.abs(few.steepness - 1)).toBeLessThan(0.35);
    expect(many.steepness).toBeCloseTo(2, 1);
  });

  it('of honest pictures alone is that of all media with a quieter silence, never a falling one', () => {
    const honest = Array.from({ length: 60 }, () => ({ evidence: 0, rest: 0, isEdited: false }));
    const line = fit(honest, { silent: -1.7, steepness: 1 });
    expect(line.silent).toBeLessThan(-1.7);
    expect(line.steepness).toBe(1);
  });
});
