import { describe, expect, it } from 'vitest';
import { FEATURE_NAMES } from './cell-features';
import { openModel, type ModelFile } from './model';
import weights from './weights.json';

const base64 = (values: Float32Array | Uint16Array): string =>
  Buffer.from(values.buffer).toString('base64');
const nodes = 200 * 31;

describe('a model file of the learned fusion', () => {
  it('that training wrote is opened', () => {
    expect(openModel(weights, FEATURE_NAMES).forest.leaves).toHaveLength(200 * 32);
  });

  it.each([
    ['is none', null, 'no model of the learned fusion'],
    ['is another JSON', { name: 'notes' }, 'no model of the learned fusion'],
    [
      'was trained on other features',
      { ...weights, features: ['luma'] },
      'trained on other features',
    ],
    [
      'has no slope',
      { ...weights, calibration: { slope: null, evidenceFlagged: 4 } },
      'its calibration is no number',
    ],
    ['has no bias', { ...weights, bias: null }, 'its depth or its bias'],
    ['has no depth', { ...weights, depth: 0 }, 'its depth or its bias'],
    ['has trees of another depth', { ...weights, depth: 4 }, 'its trees are not of its depth'],
    [
      'has text for trees',
      { ...weights, nodes: { ...weights.nodes, leaves: '~~~' } },
      'its trees cannot be read',
    ],
    [
      'has a leaf that is no number',
      {
        ...weights,
        nodes: { ...weights.nodes, leaves: base64(new Float32Array(200 * 32).fill(NaN)) },
      },
      'something else than numbers',
    ],
    [
      'asks for the feature behind the last',
      {
        ...weights,
        nodes: {
          ...weights.nodes,
          features: base64(new Uint16Array(nodes).fill(FEATURE_NAMES.length)),
        },
      },
      'a feature that there is not',
    ],
  ])('that %s is refused with the reason', (_, file, reason) => {
    expect(() => openModel(file as ModelFile, FEATURE_NAMES)).toThrow(reason);
  });
});
