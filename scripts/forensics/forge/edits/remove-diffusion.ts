import { crop } from '@/scripts/forensics/bitmap';
import { rounded } from '../chains/rounded';
import { boundsOf, cropMask } from '../mask';
import { laidOver } from '../patch';
import { randomRegion } from '../region';
import { withNoise } from './add-noise';
import type { Edit } from './edit';
import { marchedFill } from './fill/marched';
import { smoothFill } from './fill/smooth';

/** Removes an object by filling the hole from its rim, in half of the cases with noise over it. */
export const removeDiffusion: Edit = async ({ base, random }) => {
  const region = randomRegion(random, base, random.logBetween(0.004, 0.05));
  const box = boundsOf(region, 24);
  if (box === null) return null;
  const hole = cropMask(region, box);
  const way = random.pick(['smooth', 'marched']);
  const radiusPx = random.int(3, 6);
  const filled =
    way === 'smooth'
      ? smoothFill(crop(base, box), hole)
      : marchedFill(crop(base, box), hole, radiusPx);
  const noise = random.chance(0.35) ? random.between(1, 5) : 0;
  const layer = noise === 0 ? filled : withNoise(filled, random, noise, true);
  const featherPx = random.chance(0.6) ? 0 : random.between(0.3, 1.5);
  return {
    pixels: await laidOver(base, { ...box, pixels: layer }, region, featherPx),
    mask: region,
    params: rounded({ way, radiusPx, noise, featherPx }),
  };
};
