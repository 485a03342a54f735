import type { Pixels } from '../frame';
import type { PixelBox } from '../maths/cell-boxes';
import { VISIBLE_MARK } from '../thresholds';

/** Of OpenAI's DALL·E 2, from left to right: yellow, turquoise, green, red, blue. */
const COLOURS = [
  [255, 255, 102],
  [66, 255, 255],
  [81, 218, 76],
  [255, 110, 60],
  [60, 70, 255],
] as const;
/** The bar was 16 px high in a picture of 1,024; thumbnails and enlargements are searched as well. */
const SIDE_MIN_PX = 4;
const SIDE_MAX_PX = 64;

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

/** The bar of five coloured squares in the lower right corner, or null. */
export function findColourBar(pixels: Pixels): PixelBox | null {
  const { width, height } = pixels;
  for (let side = SIDE_MIN_PX; side <= SIDE_MAX_PX; side++) {
    const left = width - COLOURS.length * side;
    if (left < 0 || side > height) return null;
    const isBar = COLOURS.every((colour, i) =>
      isColoured(pixels, [left + i * side, height - side, side], colour),
    );
    if (isBar) return { left, top: height - side, right: width, bottom: height };
  }
  return null;
}
