import { reportSpeed } from '../testing/bench';
import { photoPixels } from '../testing/scenes';
import { lumaOf } from '../luma';
import { gridVotes } from './grid-votes';

/** One cell every 24 pixels, as in a picture of twelve megapixels. */
const [width, height] = [2000, 1500];
const luma = lumaOf(photoPixels(width, height));

reportSpeed(
  'grid_votes',
  3,
  () => gridVotes(luma, width, height, { stridePx: 24, zeroBelow: 0.5, barredOrigin: null }),
  100,
);
