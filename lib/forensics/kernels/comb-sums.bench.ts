import { COMB_FREQUENCIES } from '../compression/shifted-traces';
import { lumaOf } from '../luma';
import { cpuSeconds, report } from '../testing/bench';
import { photoPixels } from '../testing/scenes';
import { dctOfGrids } from './block-dct';
import { combSums } from './comb-sums';

const [width, height] = [2000, 1500];
const [grid] = dctOfGrids(
  lumaOf(photoPixels(width, height)),
  width,
  height,
  { lefts: [0], top: 0, stride: 1 },
  COMB_FREQUENCIES,
);
if (grid === undefined) throw new Error('no grid');
const { planes, blocksWide, blocksHigh } = grid;

// In megapixels of the picture that the coefficients of one grid come from.
const seconds = cpuSeconds(() => combSums(planes, blocksWide, blocksHigh));
report('forensics_comb_sums_mp_per_s', (blocksWide * blocksHigh * 64) / 1e6 / seconds, '>=', 300);
