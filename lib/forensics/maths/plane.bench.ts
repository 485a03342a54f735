import { report, cpuSeconds } from '../testing/bench';
import { lumaOf } from '../luma';
import { photoPixels } from '../testing/scenes';
import { shrunk } from './plane';

const [width, height] = [2000, 1500];
const plane = { width, height, values: lumaOf(photoPixels(width, height)) };
report(
  'forensics_shrunk_mp_per_s',
  (width * height) / 1e6 / cpuSeconds(() => shrunk(plane, 1.94)),
  '>=',
  100,
);
