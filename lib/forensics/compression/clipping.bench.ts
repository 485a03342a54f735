import { report, cpuSeconds } from '../testing/bench';
import { photoPixels } from '../testing/scenes';
import { clippingOf } from './clipping';

const pixels = photoPixels(2000, 1496);
const seconds = cpuSeconds(() => clippingOf(pixels, { left: 0, top: 0, stride: 1 }, 250, 187, 1));
report('forensics_clipping_mp_per_s', (pixels.width * pixels.height) / 1e6 / seconds, '>=', 200);
