import { crop, type PixelBox } from '@/scripts/forensics/bitmap';
import { rounded } from '../chains/rounded';
import { boundsOf } from '../mask';
import { laidOver, texturedPlace } from '../patch';
import { randomRegion } from '../region';
import { warpAround, warped } from '../warp';
import type { Edit, Job } from './edit';
import { followObject } from './follow-object';

const apart = (a: PixelBox, b: PixelBox): boolean =>
  a.left >= b.left + b.width ||
  b.left >= a.left + a.width ||
  a.top >= b.top + b.height ||
  b.top >= a.top + a.height;

const cornersOf = ({ left, top, width, height }: PixelBox): number[] => [
  left,
  top,
  left + width,
  top + height,
];

/** Copies one part of the picture to another place. */
export const copyMove: Edit = async (job) => {
  const { base, random } = job;
  const outline = randomRegion(random, base, random.logBetween(0.006, 0.1));
  const box = boundsOf(outline, 4);
  const source = box === null ? null : sourceOf(job, box, 1);
  if (box === null || source === null) return null;
  const pixels = crop(base, source);
  const region = (random.chance(0.4) ? await followObject(pixels, outline, box) : null) ?? outline;
  const featherPx = random.chance(0.4) ? 0 : random.between(0.3, 1.5);
  return {
    pixels: await laidOver(base, { ...box, pixels }, region, featherPx),
    mask: region,
    params: rounded({ source: cornersOf(source), featherPx, object: region !== outline }),
  };
};

/** The same with the copy turned, scaled or mirrored. */
export const copyMoveWarped: Edit = async (job) => {
  const { base, random } = job;
  const outline = randomRegion(random, base, random.logBetween(0.008, 0.1));
  const box = boundsOf(outline, 4);
  const scale = random.chance(0.4) ? 1 : random.logBetween(0.65, 1.5);
  const source = box === null ? null : sourceOf(job, box, scale);
  if (box === null || source === null) return null;
  const [slight, quarters] = [random.between(-0.8, 0.8), random.int(1, 3)];
  const angle = random.weighted([
    [0, 25],
    [slight, 55],
    [quarters * (Math.PI / 2), 20],
  ]);
  const mirrored = random.chance(angle === 0 && scale === 1 ? 1 : 0.25);
  const middle = { x: source.left + source.width / 2, y: source.top + source.height / 2 };
  const warp = warpAround(
    middle,
    { x: box.width / 2, y: box.height / 2 },
    { angle, scale, mirrored },
  );
  const layer = warped(base, box, warp, random.pick([0, -0.5, -0.75]));
  const region = (random.chance(0.4) ? await followObject(layer, outline, box) : null) ?? outline;
  const featherPx = random.between(0, 1.8);
  return {
    pixels: await laidOver(base, { ...box, pixels: layer }, region, featherPx),
    mask: region,
    params: rounded({
      source: cornersOf(source),
      scale,
      angle,
      mirrored,
      featherPx,
      object: region !== outline,
    }),
  };
};

/** Returns a textured area that does not touch the target. */
function sourceOf({ base, random }: Job, box: PixelBox, scale: number): PixelBox | null {
  const size = { width: Math.round(box.width / scale), height: Math.round(box.height / scale) };
  return texturedPlace(random, base, size, 16, (place) => apart(place, box));
}
