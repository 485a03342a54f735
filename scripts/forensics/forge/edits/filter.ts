import { type Bitmap, crop } from '@/scripts/forensics/bitmap';
import { rounded } from '../chains/rounded';
import type { Params } from '../chains/step';
import { boundsOf } from '../mask';
import { laidOver } from '../patch';
import type { Random } from '../random';
import { randomRegion } from '../region';
import type { Edit } from './edit';
import { followObject } from './follow-object';

/** Filters the pixels in the region's box and returns its parameters with the result. */
export type Filter = (
  piece: Bitmap,
  random: Random,
) => Promise<{ readonly pixels: Bitmap; readonly params: Params }>;

/** Filters read neighbouring pixels, so their input is this much larger than the region. */
const MARGIN_PX = 24;

/** An edit that filters the pixels of a region in place. */
export function filterEdit(
  filter: Filter,
  shareMin: number,
  shareMax: number,
  featherMaxPx: number,
): Edit {
  return async ({ base, random }) => {
    const outline = randomRegion(random, base, random.logBetween(shareMin, shareMax));
    const box = boundsOf(outline, MARGIN_PX);
    if (box === null) return null;
    const piece = crop(base, box);
    const region = (random.chance(0.3) ? await followObject(piece, outline, box) : null) ?? outline;
    const { pixels, params } = await filter(piece, random);
    const featherPx = random.chance(0.3) ? 0 : random.between(0.3, featherMaxPx);
    return {
      pixels: await laidOver(base, { ...box, pixels }, region, featherPx),
      mask: region,
      params: rounded({ ...params, featherPx, object: region !== outline }),
    };
  };
}
