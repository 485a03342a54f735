import type { Bitmap, PixelBox } from '@/scripts/forensics/bitmap';
import { crop } from '@/scripts/forensics/bitmap';
import { rounded } from '../chains/rounded';
import { boxMask, emptyMask, feathered, type Mask } from '../mask';
import type { Random } from '../random';
import { randomTypeface, typesetTo } from '../typeset';
import { anyText } from '../wording';
import { withNoise } from './add-noise';
import type { Edit } from './edit';
import { type Colour, colourAt, inked, paintedFlat, paintedFromRim, pastedAt } from './ink';

/**
 * Types a serial number, a date or a price onto the picture, mostly over a patch in the local
 * colour.
 */
export const text: Edit = async ({ base, random }) => {
  const [wording, face] = [anyText(random), randomTypeface(random)];
  const heightPx = random.logBetween(9, Math.max(12, Math.min(base.width, base.height) * 0.06));
  const glyphs = await typesetTo(heightPx, wording, face);
  if (glyphs === null) return null;
  const box = placeFor(random, base, glyphs);
  if (box === null) return null;
  const paddingPx = Math.floor((box.height - glyphs.height) / 2);
  const cover = random.weighted([
    ['flat', 40],
    ['rim', 35],
    ['none', 25],
  ]);
  const ink = inkOn(random, base, box);
  const soft = await feathered(glyphs, random.chance(0.5) ? 0 : random.between(0.3, 0.9));
  const typed = inked(
    covered(base, box, cover),
    soft,
    box.left + paddingPx,
    box.top + paddingPx,
    ink,
  );
  const noise = random.chance(0.3) ? random.between(1, 5) : 0;
  const pixels =
    noise === 0 || cover === 'none'
      ? typed
      : pastedAt(typed, withNoise(crop(typed, box), random, noise, true), box.left, box.top);
  return {
    pixels,
    mask: cover === 'none' ? await glyphMask(base, glyphs, box, paddingPx) : boxMask(base, box),
    params: rounded({ text: wording, font: face.family, heightPx, cover, noise }),
  };
};

function placeFor(random: Random, base: Bitmap, glyphs: Mask): PixelBox | null {
  const paddingPx = Math.round(glyphs.height * random.between(0.15, 0.5)) + 1;
  const [width, height] = [glyphs.width + 2 * paddingPx, glyphs.height + 2 * paddingPx];
  if (width >= base.width || height >= base.height) return null;
  return {
    width,
    height,
    left: random.int(0, base.width - width),
    top: random.int(0, base.height - height),
  };
}

function covered(base: Bitmap, box: PixelBox, cover: 'flat' | 'rim' | 'none'): Bitmap {
  if (cover === 'none') return base;
  return cover === 'flat'
    ? paintedFlat(base, box, colourAt(base, box, 0.5))
    : paintedFromRim(base, box);
}

function inkOn(random: Random, base: Bitmap, box: PixelBox): Colour {
  const [, green] = colourAt(base, box, 0.5);
  const [dark, light] = [random.int(0, 50), random.int(215, 255)];
  if (random.chance(0.15))
    return random.pick([
      [180, 20, 20],
      [20, 30, 140],
      [240, 200, 30],
    ] as const);
  return green > 110 ? [dark, dark, dark + random.int(0, 20)] : [light, light, light];
}

/** The glyphs with a margin, so that the letters of a word are one region. */
async function glyphMask(
  base: Bitmap,
  glyphs: Mask,
  box: PixelBox,
  paddingPx: number,
): Promise<Mask> {
  const mask = emptyMask(base);
  for (let y = 0; y < glyphs.height; y++) {
    const to = (box.top + paddingPx + y) * base.width + box.left + paddingPx;
    mask.alpha.set(glyphs.alpha.subarray(y * glyphs.width, (y + 1) * glyphs.width), to);
  }
  const wide = await feathered(mask, Math.max(0.8, glyphs.height * 0.12));
  return { ...wide, alpha: wide.alpha.map((value) => (value > 20 ? 255 : 0)) };
}
