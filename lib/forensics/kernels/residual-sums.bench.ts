import { lumaOf } from '../luma';
import { report, cpuSeconds } from '../testing/bench';
import { photoPixels } from '../testing/scenes';
import { residualSums } from './residual-sums';

const [width, height] = [2000, 1500];
const luma = lumaOf(photoPixels(width, height));

const all = Int32Array.from({ length: Math.floor(width / 8) }, (_, column) => column);

const seconds = cpuSeconds(() => {
  for (let row = 0; row < Math.floor(height / 8); row++)
    residualSums(luma, width, height, row, all);
});
report('forensics_residual_sums_mp_per_s', (width * height) / 1e6 / seconds, '>=', 60);
