import { describe, expect, it } from 'vitest';
import { turnOf } from './direction';

describe('turnOf', () => {
  it('is the arc tangent in turns, for every direction and length', () => {
    for (let i = 0; i < 3600; i++) {
      const turn = i / 3600;
      const length = 10 ** ((i % 9) - 4);
      const found = turnOf(
        length * Math.sin(2 * Math.PI * turn),
        length * Math.cos(2 * Math.PI * turn),
      );
      const gap = Math.abs(found - turn);
      expect(Math.min(gap, 1 - gap)).toBeLessThan(1e-6);
      expect(found).toBeLessThan(1);
    }
  });

  it('is exact along the axes', () => {
    expect([turnOf(0, 2), turnOf(2, 0), turnOf(0, -2), turnOf(-2, 0), turnOf(0, 0)]).toEqual([
      0, 0.25, 0.5, 0.75, 0,
    ]);
  });
});
