import { cpuSeconds, report } from '../testing/bench';
import { photoPixels } from '../testing/scenes';
import { colourSums } from './colour-sums';

const [width, height] = [2000, 1500];
const pixels = photoPixels(width, height);
const all = Int32Array.from({ length: Math.floor(width / 8) }, (_, column) => column);

const seconds = cpuSeconds(() => {
  for (let row = 0; row < Math.floor(height / 8); row++) colourSums(pixels, row, all);
});
report('forensics_colour_sums_mp_per_s', (width * height) / 1e6 / seconds, '>=', 200);
