import { describe, expect, it } from 'vitest';
import { forestLogOdds } from '@/lib/forensics/learned/forest';
import { binSamples } from './bins';
import { boost, type BoostRules } from './boost';
import { seededRandom } from './random';

const RULES: BoostRules = {
  trees: 40,
  depth: 3,
  rate: 0.3,
  sampleShare: 0.7,
  featureShare: 1,
  leafWeightMin: 1,
  ridge: 1,
  seed: 1,
};
const COUNT = 1200;

/** Two coordinates that determine the label only together, and one of noise. */
function chequered(seed: number): { rows: Float32Array; labels: Uint8Array } {
  const random = seededRandom(seed);
  const rows = Float32Array.from({ length: COUNT * 3 }, () => random() * 2 - 1);
  const labels = Uint8Array.from({ length: COUNT }, (_, i) =>
    (rows[i * 3] as number) * (rows[i * 3 + 1] as number) > 0 ? 1 : 0,
  );
  return { rows, labels };
}

const trained = (seed: number) => {
  const { rows, labels } = chequered(seed);
  return boost(binSamples(rows, 3), labels, new Float32Array(COUNT).fill(1), RULES);
};

describe('boost', () => {
  it('learns what only two features together determine, and applies it to unseen samples', () => {
    const { rows, labels } = chequered(99);
    const odds = forestLogOdds(trained(1), rows);
    const right = labels.filter((label, i) => (odds[i] as number) > 0 === (label === 1)).length;
    expect(right / COUNT).toBeGreaterThan(0.95);
  });

  it('returns the same forest for the same samples and seed, another one for another seed', () => {
    expect(trained(1)).toEqual(trained(1));
    const { rows, labels } = chequered(1);
    const other = boost(binSamples(rows, 3), labels, new Float32Array(COUNT).fill(1), {
      ...RULES,
      seed: 2,
    });
    expect(other).not.toEqual(trained(1));
  });

  it('returns the share of the labels where the features carry no information', () => {
    const labels = Uint8Array.from({ length: COUNT }, (_, i) => (i % 4 === 0 ? 1 : 0));
    const forest = boost(
      binSamples(new Float32Array(COUNT), 1),
      labels,
      new Float32Array(COUNT).fill(1),
      RULES,
    );
    const [odds = 0] = forestLogOdds(forest, Float32Array.of(0));
    expect(1 / (1 + Math.exp(-odds))).toBeCloseTo(0.25, 1);
  });
});
