import { gaussian, randomFrom } from '../detectors/textured.fixture';
import { reportSpeed } from '../testing/bench';
import { describeKeypoints } from './descriptors';
import { gaussianBlur } from './gaussian';
import { findKeypoints } from './keypoints';

/** Blurred noise has keypoints everywhere; `most` is the engine's limit. */
const [width, height, most] = [1000, 800, 3000];
const random = randomFrom(9);
const noise = Float32Array.from({ length: width * height }, () => 128 + 100 * gaussian(random));
const plane = gaussianBlur({ width, height, values: noise }, 2);
const keypoints = findKeypoints(plane, most);

reportSpeed('keypoints', (width * height) / 1e6, () => findKeypoints(plane, most), 3);
console.log(`  ${keypoints.length} keypoints are described`);
reportSpeed('descriptors', (width * height) / 1e6, () => describeKeypoints(keypoints), 8);
