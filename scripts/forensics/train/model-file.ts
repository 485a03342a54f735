import { createHash } from 'node:crypto';
import { FEATURE_NAMES } from '@/lib/forensics/learned/cell-features';
import type { Forest } from '@/lib/forensics/learned/forest';
import { openModel, type Calibration, type ModelFile } from '@/lib/forensics/learned/model';

const base64 = (values: Uint16Array | Float32Array): string =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/**
 * Creates the model file. The version is a hash of the weights, so equal weights have the same
 * version.
 * @throws TypeError for a model that no engine could open
 */
export function modelFileOf(forest: Forest, calibration: Calibration, seed: number): ModelFile {
  const nodes = {
    features: base64(forest.features),
    thresholds: base64(forest.thresholds),
    leaves: base64(forest.leaves),
  };
  const digest = createHash('sha256')
    .update(nodes.features)
    .update(nodes.thresholds)
    .update(nodes.leaves)
    .digest('hex');
  const file: ModelFile = {
    version: `${seed}-${digest.slice(0, 8)}`,
    features: FEATURE_NAMES,
    depth: forest.depth,
    bias: forest.bias,
    nodes,
    calibration: {
      slope: round(calibration.slope),
      evidenceFlagged: round(calibration.evidenceFlagged),
    },
  };
  openModel(file, FEATURE_NAMES);
  return file;
}
