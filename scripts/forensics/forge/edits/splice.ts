import type { Bitmap, PixelBox } from '@/scripts/forensics/bitmap';
import { crop, toSharp } from '@/scripts/forensics/bitmap';
import { rounded } from '../chains/rounded';
import { decode, pixelsOf } from '../decode';
import { boundsOf, cropMask } from '../mask';
import { laidOver, texturedPlace } from '../patch';
import type { Random } from '../random';
import { randomRegion } from '../region';
import { warpAround, warped } from '../warp';
import { matchedColour } from './colour-match';
import type { Donor, Edit, Job } from './edit';
import { followObject } from './follow-object';
import { seamless } from './seamless';

/** A feathered rim extends this much beyond the mask. */
const MARGIN_PX = 8;

/** Inserts a patch of another photo. */
export const splice: Edit = async (job) => spliced(job, await job.photo(job.random));

/** Inserts a patch of a picture that a model generated. */
export const generativeFill: Edit = async (job) => spliced(job, await job.generated(job.random));

async function spliced({ base, random }: Job, donor: Donor | null): Promise<ReturnType<Edit>> {
  const outline = randomRegion(random, base, random.logBetween(0.006, 0.15));
  const box = boundsOf(outline, MARGIN_PX);
  if (box === null || donor === null) return null;
  const taken = await takePatch(random, donor.pixels, box);
  if (taken === null) return null;
  const object = random.chance(0.45) ? await followObject(taken.pixels, outline, box) : null;
  const region = object ?? outline;
  const inside = cropMask(region, box);
  const blend = random.weighted([
    ['none', 28],
    ['colour', 54],
    ['seamless', 18],
  ]);
  const strength = random.chance(0.4) ? 0.5 : random.between(0.3, 1);
  const under = crop(base, box);
  const layer =
    blend === 'seamless'
      ? seamless(taken.pixels, under, inside)
      : matchedColour(
          taken.pixels,
          under,
          inside,
          blend === 'none' ? 0 : strength,
          random.chance(0.4),
        );
  const featherPx = random.chance(0.3) ? 0 : random.between(0.4, 2.5);
  return {
    pixels: await laidOver(base, { ...box, pixels: layer }, region, featherPx),
    mask: region,
    params: rounded({
      donor: donor.name,
      ...taken.params,
      blend,
      strength,
      featherPx,
      object: object !== null,
    }),
  };
}

interface Taken {
  readonly pixels: Bitmap;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Returns the patch for the box: unchanged (on or off the grid), scaled, or turned; one in four was
 * saved as a JPEG first.
 */
async function takePatch(random: Random, donor: Bitmap, box: PixelBox): Promise<Taken | null> {
  const way = random.weighted([
    ['plain', 45],
    ['scaled', 35],
    ['turned', 20],
  ]);
  const needed = 1.02 * Math.max(box.width / donor.width, box.height / donor.height);
  const scale = way === 'plain' && needed <= 1 ? 1 : Math.max(random.logBetween(0.5, 1.8), needed);
  if (scale > 1.9) return null;
  const size = { width: Math.round(box.width / scale), height: Math.round(box.height / scale) };
  const place = texturedPlace(random, donor, size, 8);
  if (place === null) return null;
  const from = scale === 1 && random.chance(0.4) ? onGrid(place, box, donor) : place;
  const jpegQuality = random.chance(0.25) ? random.int(55, 92) : 0;
  const raw = crop(donor, from);
  const piece =
    jpegQuality === 0
      ? raw
      : await decode(await toSharp(raw).jpeg({ quality: jpegQuality }).toBuffer());
  const gridOffset = [(box.left - from.left) & 7, (box.top - from.top) & 7];
  const params = { way, scale, jpegQuality, from: [from.left, from.top], gridOffset };
  if (way !== 'turned') {
    if (scale === 1) return { pixels: piece, params };
    const kernel = random.pick(['lanczos3', 'cubic', 'mitchell', 'linear', 'nearest'] as const);
    const scaled = toSharp(piece).resize(box.width, box.height, { fit: 'fill', kernel });
    return { pixels: await pixelsOf(scaled), params: { ...params, kernel } };
  }
  const angle = random.between(-Math.PI, Math.PI);
  const mirrored = random.chance(0.3);
  const middle = { x: from.left + from.width / 2, y: from.top + from.height / 2 };
  const warp = warpAround(
    middle,
    { x: box.width / 2, y: box.height / 2 },
    { angle, scale, mirrored },
  );
  // From the donor itself, because a turned box needs the pixels around it.
  const pixels = warped(donor, box, warp, random.pick([0, -0.5, -0.75]));
  return { pixels, params: { ...params, jpegQuality: 0, angle, mirrored } };
}

/** Moves the place so that the patch's own 8×8 grid coincides with that of the base. */
function onGrid(place: PixelBox, box: PixelBox, donor: Bitmap): PixelBox {
  const left = place.left - ((place.left - box.left) & 7);
  const top = place.top - ((place.top - box.top) & 7);
  return {
    ...place,
    left: left < 0 ? Math.min(left + 8, donor.width - place.width) : left,
    top: top < 0 ? Math.min(top + 8, donor.height - place.height) : top,
  };
}
