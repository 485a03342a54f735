import { crop } from '@/scripts/forensics/bitmap';
import { rounded } from '../chains/rounded';
import { boundsOf, cropMask } from '../mask';
import { laidOver } from '../patch';
import { randomRegion } from '../region';
import type { Edit } from './edit';
import { patchFill } from './fill/patches';

/** Removes an object by filling the hole with small patches of its surroundings. */
export const removeExemplar: Edit = async ({ base, random }) => {
  const region = randomRegion(random, base, random.logBetween(0.004, 0.06));
  const hole = boundsOf(region);
  if (hole === null) return null;
  const box = boundsOf(
    region,
    Math.round(40 + Math.max(hole.width, hole.height) * random.between(0.4, 1)),
  );
  if (box === null) return null;
  const patchPx = random.pick([9, 13, 17, 25, 33]);
  const attempts = random.int(40, 160);
  const layer = patchFill(crop(base, box), cropMask(region, box), patchPx, attempts, random);
  if (layer === null) return null;
  const featherPx = random.chance(0.5) ? 0 : random.between(0.3, 1.5);
  return {
    pixels: await laidOver(base, { ...box, pixels: layer }, region, featherPx),
    mask: region,
    params: rounded({ patchPx, tries: attempts, featherPx }),
  };
};
