import { readFile } from 'node:fs/promises';
import type { Bitmap, PixelBox } from '@/scripts/forensics/bitmap';

/** A line or word of print. */
export interface TextBox extends PixelBox {
  /** null where the text is unknown. */
  readonly text: string | null;
}

/** Reads lines of `x,y` of four corners, then the text (which may contain commas). */
export async function readTextBoxes(path: string): Promise<TextBox[]> {
  const lines = (await readFile(path, 'utf8')).split(/\r?\n/);
  return lines.flatMap((line) => {
    const cells = line.split(',');
    const numbers = cells.slice(0, 8).map(Number);
    if (cells.length < 9 || numbers.some(Number.isNaN)) return [];
    const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const text = cells.slice(8).join(',').trim();
    return [{ left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top, text }];
  });
}

/** Returns the boxes completely inside the crop, in its coordinates. */
export function movedInto(crop: PixelBox, boxes: readonly TextBox[]): TextBox[] {
  return boxes
    .map((box) => ({ ...box, left: box.left - crop.left, top: box.top - crop.top }))
    .filter(
      ({ left, top, width, height }) =>
        left >= 0 && top >= 0 && left + width <= crop.width && top + height <= crop.height,
    );
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds words of dark print on light paper: rows with ink are lines, and gaps as wide as a letter
 * separate words.
 */
export function findTextBoxes(picture: Bitmap): TextBox[] {
  const dark = darkPixels(picture);
  const { width, height } = picture;
  const rows = Array.from({ length: height }, (_, y) =>
    dark.subarray(y * width, (y + 1) * width).reduce((sum, value) => sum + value, 0),
  );
  return runsOf(
    rows.map((count) => count > width * 0.005),
    2,
  )
    .filter(({ from, to }) => to - from >= 8 && to - from <= 90)
    .flatMap(({ from, to }) => wordsOf(dark, width, from, to));
}

function wordsOf(dark: Uint8Array, width: number, top: number, bottom: number): TextBox[] {
  const height = bottom - top;
  const columns = Array.from({ length: width }, (_, x) => {
    for (let y = top; y < bottom; y++) if (dark[y * width + x] === 1) return true;
    return false;
  });
  return runsOf(columns, Math.round(height * 0.6))
    .filter(({ from, to }) => to - from >= height * 0.8 && to - from <= height * 14)
    .map(({ from, to }) => ({ left: from, top, width: to - from, height, text: null }));
}

/** 1 where a pixel is much darker than the paper, whose brightness is the 90th percentile. */
function darkPixels({ rgb, width, height }: Bitmap): Uint8Array {
  const histogram = new Uint32Array(256);
  for (let i = 1; i < rgb.length; i += 3)
    histogram[rgb[i] as number] = (histogram[rgb[i] as number] as number) + 1;
  let [paper, above] = [255, width * height * 0.5];
  while (paper > 0 && (above -= histogram[paper] as number) > 0) paper--;
  return Uint8Array.from({ length: width * height }, (_, i) =>
    (rgb[i * 3 + 1] as number) < paper * 0.62 ? 1 : 0,
  );
}

/** Returns runs of `true`, joining those at most `gap` apart. */
export function runsOf(flags: readonly boolean[], gap: number): Run[] {
  const runs: { from: number; to: number }[] = [];
  flags.forEach((flag, at) => {
    const last = runs.at(-1);
    if (!flag) return;
    if (last !== undefined && at - last.to <= gap) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  });
  return runs;
}
