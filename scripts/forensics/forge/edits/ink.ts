import { type Bitmap, copyOf, crop, type PixelBox } from '@/scripts/forensics/bitmap';
import { boxMask, type Mask } from '../mask';
import { smoothFill } from './fill/smooth';

export type Colour = readonly [red: number, green: number, blue: number];

/** Returns the colour of the pixel at that quantile of the green channel, from dark to light. */
export function colourAt(picture: Bitmap, box: PixelBox, share: number): Colour {
  const pixels: Colour[] = [];
  const { rgb } = crop(picture, box);
  for (let i = 0; i < rgb.length; i += 3)
    pixels.push([rgb[i] as number, rgb[i + 1] as number, rgb[i + 2] as number]);
  pixels.sort((a, b) => a[1] - b[1]);
  return pixels[Math.min(pixels.length - 1, Math.floor(share * pixels.length))] ?? [0, 0, 0];
}

export function paintedFlat(picture: Bitmap, box: PixelBox, colour: Colour): Bitmap {
  const result = copyOf(picture);
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++)
      result.rgb.set(colour, (y * picture.width + x) * 3);
  }
  return result;
}

/** Fills the box smoothly from its surroundings. */
export function paintedFromRim(picture: Bitmap, box: PixelBox): Bitmap {
  const left = Math.max(0, box.left - 3);
  const top = Math.max(0, box.top - 3);
  const outer = {
    left,
    top,
    width: Math.min(picture.width, box.left + box.width + 3) - left,
    height: Math.min(picture.height, box.top + box.height + 3) - top,
  };
  const hole = boxMask(outer, { ...box, left: box.left - left, top: box.top - top });
  return pastedAt(picture, smoothFill(crop(picture, outer), hole), outer.left, outer.top);
}

export function pastedAt(picture: Bitmap, piece: Bitmap, left: number, top: number): Bitmap {
  const result = copyOf(picture);
  for (let row = 0; row < piece.height; row++) {
    const pixels = piece.rgb.subarray(row * piece.width * 3, (row + 1) * piece.width * 3);
    result.rgb.set(pixels, ((top + row) * picture.width + left) * 3);
  }
  return result;
}

/** Draws glyphs in one colour from their top left corner; parts outside the picture are cropped. */
export function inked(
  picture: Bitmap,
  glyphs: Mask,
  left: number,
  top: number,
  colour: Colour,
): Bitmap {
  const result = copyOf(picture);
  for (let y = Math.max(0, -top); y < Math.min(glyphs.height, picture.height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(glyphs.width, picture.width - left); x++) {
      const share = (glyphs.alpha[y * glyphs.width + x] as number) / 255;
      const at = ((top + y) * picture.width + left + x) * 3;
      for (let c = 0; c < 3; c++) {
        const under = result.rgb[at + c] as number;
        result.rgb[at + c] = Math.round(under + ((colour[c] ?? 0) - under) * share);
      }
    }
  }
  return result;
}
