import { expect, it } from 'vitest';
import { FEATURE_NAMES } from '@/lib/forensics/learned/cell-features';
import { openModel } from '@/lib/forensics/learned/model';
import weights from '@/lib/forensics/learned/weights.json';
import { modelFileOf } from './model-file';

it('refuses to write a model that no engine could open, such as one with a NaN', () => {
  const { forest, calibration } = openModel(weights, FEATURE_NAMES);
  expect(modelFileOf(forest, calibration, 1)).toEqual(weights);
  expect(() => modelFileOf(forest, { ...calibration, slope: NaN }, 1)).toThrow(
    'its calibration is no number',
  );
  expect(() =>
    modelFileOf({ ...forest, leaves: forest.leaves.map(() => NaN) }, calibration, 1),
  ).toThrow('something else than numbers');
  expect(() => modelFileOf({ ...forest, bias: -Infinity }, calibration, 1)).toThrow(
    'its depth or its bias',
  );
});
