import { crop } from '@/scripts/forensics/bitmap';
import { rounded } from '../chains/rounded';
import { boundsOf, emptyMask, type Mask } from '../mask';
import { laidOver, texturedPlace } from '../patch';
import type { Edit, Job } from './edit';

/**
 * Paints another part of the same picture over it with strokes of a soft brush, as the clone stamp
 * does.
 */
export const cloneBrush: Edit = async (job) => {
  const { base, random } = job;
  const radiusPx = Math.max(5, Math.min(base.width, base.height) * random.logBetween(0.012, 0.07));
  const stroke = strokeOf(job, radiusPx);
  const box = boundsOf(stroke, 6);
  if (box === null) return null;
  const reachPx = Math.max(box.width, box.height) * 2;
  const source = texturedPlace(
    random,
    base,
    box,
    30,
    (place) =>
      Math.hypot(place.left - box.left, place.top - box.top) > radiusPx * 2 &&
      Math.hypot(place.left - box.left, place.top - box.top) < reachPx,
  );
  if (source === null) return null;
  const featherPx = Math.min(4, radiusPx * random.between(0.05, 0.3));
  return {
    pixels: await laidOver(base, { ...box, pixels: crop(base, source) }, stroke, featherPx),
    mask: stroke,
    params: rounded({ radiusPx, source: [source.left, source.top], featherPx }),
  };
};

/** Discs along a path that changes its direction slowly. */
function strokeOf({ base, random }: Job, radiusPx: number): Mask {
  const mask = emptyMask(base);
  let [x, y] = [random.between(0.1, 0.9) * base.width, random.between(0.1, 0.9) * base.height];
  let direction = random.between(0, 2 * Math.PI);
  for (let left = random.int(6, 40); left > 0; left--) {
    paintDisc(mask, x, y, radiusPx);
    direction += random.between(-0.35, 0.35);
    x += Math.cos(direction) * radiusPx * 0.4;
    y += Math.sin(direction) * radiusPx * 0.4;
  }
  return mask;
}

function paintDisc(mask: Mask, x: number, y: number, radiusPx: number): void {
  for (
    let row = Math.max(0, Math.ceil(y - radiusPx));
    row <= Math.min(mask.height - 1, y + radiusPx);
    row++
  ) {
    const half = Math.sqrt(Math.max(0, radiusPx ** 2 - (row - y) ** 2));
    const [from, to] = [
      Math.max(0, Math.ceil(x - half)),
      Math.min(mask.width, Math.floor(x + half) + 1),
    ];
    if (from < to) mask.alpha.fill(255, row * mask.width + from, row * mask.width + to);
  }
}
