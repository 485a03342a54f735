import sharp from 'sharp';
import type { Region } from '@/lib/forensics/evidence';

/** Masks and boxes are compared on a grid of at most this many cells a side. */
const SIDE_MAX_CELLS = 1600;
/** Smaller parts of a mask are annotation errors. */
const PART_SHARE_MIN = 0.0002;

/** Row by row, 1 where it is marked. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
}

export interface Overlap {
  readonly iou: number;
  readonly f1: number;
}

/** From (inclusive) and to (exclusive), in cells. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  area: number;
}

/**
 * Returns the boxes around the parts of a mask (white is changed), in the orientation as shown. The
 * truth is boxes, because an answer is boxes too and should not lose points for corners that a box
 * always adds. Null for a mask without a part.
 */
export async function truthOf(mask: string, picture: string): Promise<Grid | null> {
  const { data, info } = await sharp(mask)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shown = await sharp(picture)
    .metadata()
    .catch(() => null);
  const alike = shown?.width === info.width && shown.height === info.height;
  const reduced = reduce({ width: info.width, height: info.height, cells: data });
  const upright = turned(reduced, alike ? (shown.orientation ?? 1) : 1);
  const boxes = boxesOf(upright);
  return boxes.length === 0 ? null : painted(boxes, upright);
}

/**
 * Reduces grey levels to marks: a cell is marked when the mean of the pixels whose centre lies in
 * it is above 127.
 */
function reduce(grey: Grid): Grid {
  const scale = Math.min(1, SIDE_MAX_CELLS / Math.max(grey.width, grey.height));
  const [width, height] = [grey.width, grey.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const cells = new Uint8Array(width * height);
  const [firstX, firstY] = [edges(grey.width, width), edges(grey.height, height)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [sum, n] = [0, 0];
      for (let row = firstY[y] ?? 0; row < (firstY[y + 1] ?? 0); row++) {
        for (let column = firstX[x] ?? 0; column < (firstX[x + 1] ?? 0); column++, n++)
          sum += grey.cells[row * grey.width + column] ?? 0;
      }
      cells[y * width + x] = sum > 127 * n ? 1 : 0;
    }
  }
  return { width, height, cells };
}

/** Returns where the pixels of each cell begin, and the end of the last one. */
const edges = (pixels: number, cells: number): readonly number[] =>
  Array.from({ length: cells + 1 }, (_, cell) => Math.floor((cell * pixels) / cells + 0.5));

/** Applies the EXIF orientation (CIPA DC-008, tag 0x0112). */
function turned(grid: Grid, orientation: number): Grid {
  if (orientation < 2 || orientation > 8) return grid;
  const { width: w, height: h } = grid;
  const [width, height] = orientation >= 5 ? [h, w] : [w, h];
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [along, down] = orientation >= 5 ? [y, x] : [x, y];
      const storedX = [2, 3, 7, 8].includes(orientation) ? w - 1 - along : along;
      const storedY = [3, 4, 6, 7].includes(orientation) ? h - 1 - down : down;
      cells[y * width + x] = grid.cells[storedY * w + storedX] ?? 0;
    }
  }
  return { width, height, cells };
}

/** Returns the boxes around the connected parts; corners connect too. */
export function boxesOf({ width, height, cells }: Grid): readonly Box[] {
  const seen = cells.slice();
  const boxes: Box[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] !== 1) continue;
    const box = flood(seen, width, height, start);
    if (box.area >= PART_SHARE_MIN * cells.length) boxes.push(box);
  }
  return boxes;
}

/** Removes the marks of the part around `start` and returns its box. */
function flood(seen: Uint8Array, width: number, height: number, start: number): Box {
  const box = { left: width, top: height, right: 0, bottom: 0, area: 0 };
  const waiting = [start];
  seen[start] = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
    box.area++;
    for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++) {
      for (let along = Math.max(0, x - 1); along <= Math.min(width - 1, x + 1); along++) {
        const next = down * width + along;
        if (seen[next] !== 1) continue;
        seen[next] = 0;
        waiting.push(next);
      }
    }
  }
  return box;
}

function painted(
  boxes: readonly Pick<Box, 'left' | 'top' | 'right' | 'bottom'>[],
  { width, height }: Grid,
): Grid {
  const cells = new Uint8Array(width * height);
  for (const { left, top, right, bottom } of boxes) {
    for (let y = top; y < bottom; y++)
      cells.fill(1, y * width + left, y * width + Math.max(left, right));
  }
  return { width, height, cells };
}

const cellAt = (fraction: number, side: number): number =>
  Math.round(Math.min(1, Math.max(0, fraction)) * side);

/** Compares the union of the regions with the truth, cell by cell. */
export function overlapOf(regions: readonly Region[], truth: Grid): Overlap {
  const { cells } = painted(
    regions.map(({ x_min, y_min, x_max, y_max }) => ({
      left: cellAt(x_min, truth.width),
      right: cellAt(x_max, truth.width),
      top: cellAt(y_min, truth.height),
      bottom: cellAt(y_max, truth.height),
    })),
    truth,
  );
  let [both, sum] = [0, 0];
  for (let i = 0; i < cells.length; i++) {
    both += (cells[i] as number) & (truth.cells[i] as number);
    sum += (cells[i] as number) + (truth.cells[i] as number);
  }
  const either = sum - both;
  return { iou: either === 0 ? 1 : both / either, f1: sum === 0 ? 1 : (2 * both) / sum };
}
