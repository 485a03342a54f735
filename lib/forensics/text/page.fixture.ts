import { gaussian, randomFrom, type Grey } from '../detectors/textured.fixture';

/** Digits of 5 x 7 dots, drawn for the tests: a row of five bits a line. */
const DOTS: Readonly<Record<string, readonly number[]>> = {
  0: [14, 17, 19, 21, 25, 17, 14],
  1: [4, 12, 4, 4, 4, 4, 14],
  2: [14, 17, 1, 2, 4, 8, 31],
  3: [31, 2, 4, 2, 1, 17, 14],
  4: [2, 6, 10, 18, 31, 2, 2],
  5: [31, 16, 30, 1, 1, 17, 14],
  6: [6, 8, 16, 30, 17, 17, 14],
  7: [31, 1, 2, 4, 8, 8, 8],
  8: [14, 17, 17, 14, 17, 17, 14],
  9: [14, 17, 17, 15, 1, 2, 12],
  '.': [0, 0, 0, 0, 0, 12, 12],
};

interface Lettering {
  readonly x: number;
  readonly y: number;
  /** Pixels per dot. */
  readonly dotPx: number;
  readonly ink: number;
  /**
   * Prints each dot slightly lighter or darker, as printers do; without it all letters are
   * identical.
   */
  readonly random?: () => number;
}

const UNEVENNESS = 80;

/** Draws digits and points onto the page, hard-edged; 6 dots from one to the next. */
export function write(
  page: Grey,
  text: string,
  { x, y, dotPx, ink, random = () => 0 }: Lettering,
): void {
  for (let i = 0; i < text.length; i++) {
    const rows = DOTS[text[i] ?? ''] ?? [];
    rows.forEach((bits, row) => {
      for (let column = 0; column < 5; column++) {
        if (((bits >> (4 - column)) & 1) === 0) continue;
        const dot = {
          x: x + (i * 6 + column) * dotPx,
          y: y + row * dotPx,
          width: dotPx,
          height: dotPx,
        };
        fill(page, dot, ink + UNEVENNESS * random());
      }
    });
  }
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function fill(page: Grey, { x, y, width, height }: Rectangle, level: number): void {
  for (let row = y; row < y + height; row++) {
    page.values.fill(level, row * page.width + x, row * page.width + x + width);
  }
}

export const blankPage = (width: number, height: number, level: number): Grey => ({
  width,
  height,
  values: new Float32Array(width * height).fill(level),
});

/** As a scanner would record it: edges over about three pixels, and grain (grey levels, sigma). */
export function scanned(page: Grey, grain: number, seed: number): Grey {
  const random = randomFrom(seed);
  const soft = softened(softened(page));
  return { ...soft, values: soft.values.map((value) => value + grain * gaussian(random)) };
}

/** Averages 3 x 3 pixels. */
function softened({ width, height, values }: Grey): Grey {
  const means = values.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let sum = 0;
      for (let i = 0; i < 9; i++)
        sum += values[(y + Math.floor(i / 3) - 1) * width + x + (i % 3) - 1] ?? 0;
      means[y * width + x] = sum / 9;
    }
  }
  return { width, height, values: means };
}

/** A printed bill as scanned: two columns of prices, all different. */
export function printedBill(seed: number, { paper = 215, grain = 3 } = {}): Grey {
  const page = blankPage(480, 640, paper);
  const random = randomFrom(seed + 1);
  for (let row = 0; row < 14; row++) {
    const line = { y: 24 + row * 42, dotPx: 3, ink: 40, random };
    write(page, `${100 + ((row * 37 + seed) % 900)}.${10 + ((row * 53) % 90)}`, {
      ...line,
      x: 40 + (row % 3),
    });
    write(page, `${200 + ((row * 71 + seed) % 800)}.${10 + ((row * 29) % 90)}`, {
      ...line,
      x: 280 + (row % 5),
    });
  }
  return scanned(page, grain, seed);
}
