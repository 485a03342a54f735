import type { Bitmap, PixelBox } from '@/scripts/forensics/bitmap';
import type { Random } from '../../random';
import { runsOf, type TextBox } from '../../text-boxes';
import { type Colour, colourAt, paintedFlat, paintedFromRim } from '../ink';

const PRICE = /^\D{0,4}\d{1,6}[.,]\d{2}\D{0,4}$/;

/** Chooses a line to change: a price where the boxes have text and include one. */
export function lineToChange(random: Random, boxes: readonly TextBox[]): TextBox | null {
  const usable = boxes.filter(({ width, height }) => height >= 7 && width >= 10);
  const prices = usable.filter(({ text }) => text !== null && PRICE.test(text.trim()));
  const chosen = prices.length > 0 && random.chance(0.85) ? prices : usable;
  return chosen.length === 0 ? null : random.pick(chosen);
}

interface Print {
  readonly paper: Colour;
  readonly ink: Colour;
  /** The smallest box around the ink. */
  readonly box: PixelBox;
  /** The ink's columns, separated into letters where these do not touch. */
  readonly letters: readonly PixelBox[];
}

/** Returns the print in the box; null where there is no clear print. */
export function printIn(picture: Bitmap, box: PixelBox): Print | null {
  const [paper, ink] = [colourAt(picture, box, 0.85), colourAt(picture, box, 0.05)];
  if (paper[1] - ink[1] < 40) return null;
  const limit = (paper[1] + ink[1]) / 2;
  const isInk = (x: number, y: number): boolean =>
    (picture.rgb[((box.top + y) * picture.width + box.left + x) * 3 + 1] as number) < limit;
  const [xs, ys] = [
    Array.from({ length: box.width }, (_, x) => x),
    Array.from({ length: box.height }, (_, y) => y),
  ];
  const columns = runsOf(
    xs.map((x) => ys.some((y) => isInk(x, y))),
    0,
  );
  const rows = runsOf(
    ys.map((y) => xs.some((x) => isInk(x, y))),
    box.height,
  );
  const [first, last, row] = [columns[0], columns.at(-1), rows[0]];
  if (first === undefined || last === undefined || row === undefined || row.to - row.from < 5)
    return null;
  const vertical = { top: box.top + row.from, height: row.to - row.from };
  return {
    paper,
    ink,
    box: { ...vertical, left: box.left + first.from, width: last.to - first.from },
    letters: columns.map(({ from, to }) => ({
      ...vertical,
      left: box.left + from,
      width: to - from,
    })),
  };
}

/** Returns the box grown by `marginPx` on every side, inside the picture. */
export function grown(box: PixelBox, marginPx: number, picture: Bitmap): PixelBox {
  const left = Math.max(0, box.left - marginPx);
  const top = Math.max(0, box.top - marginPx);
  return {
    left,
    top,
    width: Math.min(picture.width, box.left + box.width + marginPx) - left,
    height: Math.min(picture.height, box.top + box.height + marginPx) - top,
  };
}

/**
 * Erases the print in the box: paints it in the colour of the paper, or fills it from its
 * surroundings.
 */
export function wiped(random: Random, picture: Bitmap, box: PixelBox, paper: Colour): Bitmap {
  return random.chance(0.6) ? paintedFlat(picture, box, paper) : paintedFromRim(picture, box);
}
