import { report, cpuSeconds } from '../testing/bench';
import { noise } from '../testing/scenes';
import { DESCRIPTOR_LENGTH } from './descriptors';
import type { Keypoint } from './keypoints';
import { matchWithin } from './self-matches';

/** The engine's limit of keypoints, half of each sign, no two alike. */
const COUNT = 3000;
const random = noise(6);
const level = { width: 1, height: 1, values: new Float32Array(1) };
const keypoints = Array.from({ length: COUNT }, (_, i): Keypoint => ({
  x: 1000 * random(),
  y: 800 * random(),
  scale: 2,
  angle: 0,
  sign: i % 2 === 0 ? 1 : -1,
  strength: 5,
  level,
  levelX: 0,
  levelY: 0,
  levelScale: 2,
}));
const descriptors = Uint8Array.from({ length: COUNT * DESCRIPTOR_LENGTH }, () => 90 * random());

report(
  'forensics_matching_ms',
  1000 * cpuSeconds(() => matchWithin(keypoints, descriptors, 16)),
  '<=',
  120,
);
