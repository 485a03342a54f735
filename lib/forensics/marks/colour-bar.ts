import type { Pixels } from '../frame';
import type { PixelBox } from '../maths/cell-boxes';
import { VISIBLE_MARK } from './thresholds';

/** Of OpenAI's DALL·E 2, from left to right: yellow, turquoise, green, red, blue. */
const COLOURS = [
  [255, 255, 102],
  [66, 255, 255],
  [81, 218, 76],
  [255, 110, 60],
  [60, 70, 255],
] as const;
/** The bar was 16 px high in a picture of 1,024; thumbnails and enlargements are searched as well. */
const SIDES_PX: readonly number[] = Array.from({ length: 61 }, (_, i) => i + 4);

/** Whether the middle of the square has the colour. */
function isColoured(
  { rgb, width }: Pixels,
  [left, top, side]: readonly [number, number, number],
  colour: readonly [number, number, number],
): boolean {
  const margin = Math.ceil(side / 4);
  for (let y = top + margin; y < top + side - margin; y++) {
    for (let x = left + margin; x < left + side - margin; x++) {
      const at = (y * width + x) * 3;
      const isOff = colour.some(
        (level, i) => Math.abs((rgb[at + i] as number) - level) > VISIBLE_MARK.colourLevelsMax,
      );
      if (isOff) return false;
    }
  }
  return true;
}

function isBar(pixels: Pixels, side: number): boolean {
  const { width, height } = pixels;
  const left = width - COLOURS.length * side;
  if (left < 0 || side > height) return false;
  return COLOURS.every((colour, i) =>
    isColoured(pixels, [left + i * side, height - side, side], colour),
  );
}

/** The bar of five coloured squares in the lower right corner, or null. */
export function findColourBar(pixels: Pixels): PixelBox | null {
  const sides = SIDES_PX.filter((side) => isBar(pixels, side));
  // Squares a little too small or too large match as well.
  const side = sides[sides.length >> 1];
  if (side === undefined) return null;
  const { width, height } = pixels;
  return { left: width - COLOURS.length * side, top: height - side, right: width, bottom: height };
}
