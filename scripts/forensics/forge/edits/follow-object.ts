import { type Bitmap, crop, type PixelBox, toSharp } from '@/scripts/forensics/bitmap';
import { pixelsOf } from '../decode';
import { areaOf, cropMask, emptyMask, feathered, type Mask } from '../mask';

/** The two colours are separated on a copy of this side length. */
const COARSE_PX = 72;
const ROUNDS = 8;
/**
 * The cut region must be between these shares of the original one; otherwise its content has no two
 * colours.
 */
const SHARE_MIN = 0.3;
const SHARE_MAX = 0.92;

/**
 * Cuts the region along its content, as people cut out objects: its pixels are divided into two
 * colours (k-means, k = 2), and the part is taken that has the larger share of its centre.
 * `content` fills `box`. Null where no such part has a suitable size.
 */
export async function followObject(
  content: Bitmap,
  region: Mask,
  box: PixelBox,
): Promise<Mask | null> {
  const shape = cropMask(region, box);
  const factor = Math.min(1, COARSE_PX / Math.max(box.width, box.height));
  const [width, height] = [
    Math.max(4, Math.round(box.width * factor)),
    Math.max(4, Math.round(box.height * factor)),
  ];
  const coarse = await pixelsOf(
    toSharp(content).resize(width, height, { fit: 'fill', kernel: 'cubic' }),
  );
  const middle = await enlarged(middlePart(coarse), box);
  const smooth = await feathered(middle, Math.max(1, Math.min(box.width, box.height) * 0.025));
  const alpha = shape.alpha.map((value, i) =>
    value > 127 && (smooth.alpha[i] as number) > 127 ? 255 : 0,
  );
  const share = areaOf({ ...shape, alpha }) / Math.max(1, areaOf(shape));
  if (share < SHARE_MIN || share > SHARE_MAX) return null;
  const result = emptyMask(region);
  for (let row = 0; row < box.height; row++) {
    result.alpha.set(
      alpha.subarray(row * box.width, (row + 1) * box.width),
      (box.top + row) * region.width + box.left,
    );
  }
  return result;
}

/** White where a pixel belongs to the colour that is more frequent in the centre of the picture. */
function middlePart(picture: Bitmap): Bitmap {
  const ofFirst = partedByColour(picture);
  const middle = crop(picture, {
    left: Math.floor(picture.width * 0.3),
    top: Math.floor(picture.height * 0.3),
    width: Math.ceil(picture.width * 0.4),
    height: Math.ceil(picture.height * 0.4),
  });
  let first = 0;
  for (let i = 0; i < middle.rgb.length; i += 3) first += ofFirst(middle.rgb, i) ? 1 : -1;
  const rgb = Uint8Array.from(picture.rgb, (_, i) =>
    ofFirst(picture.rgb, i - (i % 3)) === first >= 0 ? 255 : 0,
  );
  return { ...picture, rgb };
}

type IsFirst = (rgb: Uint8Array, at: number) => boolean;

function partedByColour({ rgb }: Bitmap): IsFirst {
  let [a, b] = extremes(rgb);
  for (let round = 0; round < ROUNDS; round++) {
    const sums: [ColourSum, ColourSum] = [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    for (let i = 0; i < rgb.length; i += 3) {
      const sum = squared(a, rgb, i) <= squared(b, rgb, i) ? sums[0] : sums[1];
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (rgb[i + c] as number);
      sum[3]++;
    }
    [a, b] = [meanOf(sums[0]), meanOf(sums[1])];
  }
  return (from, at) => squared(a, from, at) <= squared(b, from, at);
}

const squared = (colour: readonly number[], from: Uint8Array, at: number): number =>
  [0, 1, 2].reduce((sum, c) => sum + ((colour[c] ?? 0) - (from[at + c] as number)) ** 2, 0);

type ColourSum = [red: number, green: number, blue: number, count: number];

const meanOf = ([red, green, blue, count]: ColourSum): number[] =>
  [red, green, blue].map((sum) => sum / Math.max(1, count));

function extremes(rgb: Uint8Array): [number[], number[]] {
  let [dark, light] = [0, 0];
  const levelAt = (i: number): number =>
    (rgb[i] as number) + (rgb[i + 1] as number) + (rgb[i + 2] as number);
  for (let i = 0; i < rgb.length; i += 3) {
    if (levelAt(i) < levelAt(dark)) dark = i;
    if (levelAt(i) > levelAt(light)) light = i;
  }
  return [[...rgb.subarray(dark, dark + 3)], [...rgb.subarray(light, light + 3)]];
}

async function enlarged(picture: Bitmap, { width, height }: PixelBox): Promise<Mask> {
  const large = await pixelsOf(
    toSharp(picture).resize(width, height, { fit: 'fill', kernel: 'cubic' }),
  );
  return { width, height, alpha: large.rgb.filter((_, i) => i % 3 === 0) };
}
