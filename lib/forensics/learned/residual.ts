/** Sums over the pixels of a cell, from which its features follow; see `addResiduals` for what they mean. */
export const RESIDUAL_SUMS = {
  pixels: 0, luma: 1, lumaSquares: 2, squares: 3, magnitudes: 4, fourth: 5, silent: 6,
  lagRight: 7, lagDown: 8, lagDiagonal: 9, lagRight2: 10, lagDown2: 11, clipped: 12,
  /** 8 sums each: second differences by the pixel's place on the 8x8 grid. */
  gridColumns: 13, gridRows: 21,
} as const;
export const RESIDUAL_SUM_COUNT = 29;

const WINDOW_PX = 12;
const MAGNITUDE_MAX = 60;
const GRID_DIFFERENCE_MAX = 20;
const SILENT_BELOW = 0.75;

/** Work space of one caller. */
export interface ResidualSpace {
  readonly window: Float32Array;
  readonly across: Float32Array;
  readonly residual: Float32Array;
}

export function residualSpace(): ResidualSpace {
  return {
    window: new Float32Array(WINDOW_PX * WINDOW_PX),
    across: new Float32Array(WINDOW_PX * 10),
    residual: new Float32Array(100),
  };
}

/** The block's surroundings, two pixels around it; the picture's rim is repeated outwards. */
function readWindow(luma: Float32Array, width: number, height: number, left: number, top: number, window: Float32Array): void {
  const inside = left >= 2 && top >= 2 && left + 10 <= width && top + 10 <= height;
  for (let y = 0; y < WINDOW_PX; y++) {
    const row = Math.min(height - 1, Math.max(0, top - 2 + y)) * width;
    if (inside) {
      const from = row + left - 2;
      for (let x = 0; x < WINDOW_PX; x++) window[y * WINDOW_PX + x] = luma[from + x] as number;
    } else {
      for (let x = 0; x < WINDOW_PX; x++) {
        window[y * WINDOW_PX + x] = luma[row + Math.min(width - 1, Math.max(0, left - 2 + x))] as number;
      }
    }
  }
}

/** The second difference along rows of the second difference along columns: content cancels, grain and its colour stay. */
function filter({ window, across, residual }: ResidualSpace): void {
  for (let y = 0; y < WINDOW_PX; y++) {
    for (let x = 0; x < 10; x++) {
      const at = y * WINDOW_PX + x;
      across[y * 10 + x] = 2 * (window[at + 1] as number) - (window[at] as number) - (window[at + 2] as number);
    }
  }
  for (let at = 0; at < 100; at++) {
    const value = (2 * (across[at + 10] as number) - (across[at] as number) - (across[at + 20] as number)) / 4;
    residual[at] = value > MAGNITUDE_MAX ? MAGNITUDE_MAX : value < -MAGNITUDE_MAX ? -MAGNITUDE_MAX : value;
  }
}

function addGrid({ window, across }: ResidualSpace, sums: Float64Array, at: number): void {
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      const centre = (y + 2) * WINDOW_PX + x + 2;
      const horizontal = Math.abs(across[(y + 2) * 10 + x + 1] as number);
      const vertical = Math.abs(2 * (window[centre] as number) - (window[centre - WINDOW_PX] as number)
        - (window[centre + WINDOW_PX] as number));
      const column = at + RESIDUAL_SUMS.gridColumns + x;
      const row = at + RESIDUAL_SUMS.gridRows + y;
      sums[column] = (sums[column] as number) + Math.min(GRID_DIFFERENCE_MAX, horizontal);
      sums[row] = (sums[row] as number) + Math.min(GRID_DIFFERENCE_MAX, vertical);
    }
  }
}

/** Adds `values` to the sums of a cell that begin at `at`. */
function add(sums: Float64Array, at: number, values: readonly number[]): void {
  for (let i = 0; i < values.length; i++) sums[at + i] = (sums[at + i] as number) + (values[i] as number);
}

/**
 * Adds one block's residual statistics to the sums of its cell: power, magnitude and fourth moment of the high-pass
 * residual, how often it is silent, its correlation with its neighbours (the noise of a sensor, of a resampled and of
 * a painted area differ in colour), and the strength of edges by their place on the 8x8 grid.
 * @param luma width * height values 0-255
 */
export function addResiduals(
  luma: Float32Array, width: number, height: number, left: number, top: number,
  space: ResidualSpace, sums: Float64Array, at: number,
): void {
  readWindow(luma, width, height, left, top, space.window);
  filter(space);
  const { window, residual } = space;
  let sum = 0, sumSquares = 0, squares = 0, magnitudes = 0, fourth = 0, silent = 0, clipped = 0;
  let right = 0, down = 0, diagonal = 0, right2 = 0, down2 = 0;
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      const level = window[(y + 2) * WINDOW_PX + x + 2] as number;
      const i = (y + 1) * 10 + x + 1;
      const r = residual[i] as number;
      const square = r * r;
      sum += level;
      sumSquares += level * level;
      squares += square;
      magnitudes += Math.abs(r);
      fourth += square * square;
      if (r < SILENT_BELOW && r > -SILENT_BELOW) silent++;
      if (level < 3 || level > 252) clipped++;
      right += r * (residual[i + 1] as number);
      down += r * (residual[i + 10] as number);
      diagonal += r * (residual[i - 11] as number);
      if (x < 7) right2 += (residual[i - 1] as number) * (residual[i + 1] as number);
      if (y < 7) down2 += (residual[i - 10] as number) * (residual[i + 10] as number);
    }
  }
  add(sums, at, [64, sum, sumSquares, squares, magnitudes, fourth, silent, right, down, diagonal, right2, down2, clipped]);
  addGrid(space, sums, at);
}
