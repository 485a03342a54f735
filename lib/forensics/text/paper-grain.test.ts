import { describe, expect, it } from 'vitest';
import { texturedScene } from '../detectors/textured.fixture';
import { blankPage } from './page.fixture';
import { grainOf, shareAsClean } from './paper-grain';

const STEPS = new Uint16Array(64).fill(2);

describe('shareAsClean', () => {
  const grain = {
    levels: Float32Array.from({ length: 80 }, (_, i) => (i < 40 ? 60 : 200)),
    residuals: Float32Array.from({ length: 80 }, (_, i) => (i < 40 ? 0.1 : i < 50 ? 0.3 : 5)),
  };

  it('compares with surfaces of about the same brightness', () => {
    expect(shareAsClean(grain, 210, 0.6)).toBeCloseTo(11 / 42, 9);
    expect(shareAsClean(grain, 50, 0.6)).toBeCloseTo(41 / 42, 9);
  });

  it('compares with all where too few are of similar brightness', () => {
    expect(shareAsClean(grain, 130, 0.6)).toBeCloseTo(51 / 81, 9);
  });

  it('is 1 for a picture without any smooth area', () => {
    expect(
      shareAsClean({ levels: new Float32Array(0), residuals: new Float32Array(0) }, 100, 0.6),
    ).toBe(1);
  });
});

describe('grainOf', () => {
  it('finds grain where there is some, none on flat paper, and nothing where white is clipped', () => {
    const flat = grainOf(blankPage(160, 160, 180), STEPS);
    expect(Math.max(...flat.residuals)).toBeCloseTo(0, 9);
    const scene = texturedScene(320, 320, 9, 3);
    const grained = grainOf(
      { ...scene, values: scene.values.map((value) => 128 + (value - 128) / 2) },
      STEPS,
    );
    expect(grained.residuals.length).toBeGreaterThan(20);
    expect(Math.min(...grained.residuals)).toBeGreaterThan(0.2);
    expect(grainOf(blankPage(160, 160, 255), STEPS).residuals).toHaveLength(0);
  });
});
