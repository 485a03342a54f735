import type { CoefficientPlanes } from '../compression/coefficient-planes';
import type { HistoryMap } from '../compression/history-map';
import type { Pixels } from '../frame';
import { COLOUR_SUM_COUNT, colourSums } from '../kernels/colour-sums';
import { RESIDUAL_SUM_COUNT, RESIDUAL_SUMS as R, residualSums } from '../kernels/residual-sums';
import { SPECTRUM_SUM_COUNT, spectrumSums } from '../kernels/spectrum-sums';
import { boxSum } from '../maths/box-sum';
import { cellGridOf, measuredColumns, type CellGrid } from './cell-grid';
import { coefficientHabits } from './coefficient-habits';

/**
 * The measures of each cell, in this order; all but `luma` and `texture` are compared with those of
 * similar cells.
 */
export const MEASURES = [
  'luma',
  'texture',
  'clipped',
  'power',
  'magnitude',
  'tails',
  'silent',
  'lagRight',
  'lagDown',
  'lagDiagonal',
  'lagRight2',
  'lagDown2',
  'gridColumn',
  'gridRow',
  'otherColumn',
  'otherRow',
  'band1',
  'band2',
  'band3',
  'band4',
  'slope',
  'error60',
  'error70',
  'error80',
  'error90',
  'error95',
  'redGreen',
  'blueGreen',
  'redGreen2',
  'blueGreen2',
  'redWithGreen',
  'comb1',
  'comb2',
  'comb3',
  'zeros1',
  'zeros2',
  'zeros3',
  'history',
  'separation',
] as const;

export interface Measured {
  readonly grid: CellGrid;
  /** One plane of columns * rows values for each of `MEASURES`. */
  readonly planes: readonly Float32Array[];
}

interface MeasuredPicture {
  readonly pixels: Pixels;
  readonly luma: Float32Array;
  /** On the file's own grid; null where the picture is too small for one. */
  readonly coefficients: CoefficientPlanes | null;
  readonly history: HistoryMap | null;
}

const SPECTRUM_AT = RESIDUAL_SUM_COUNT;
const COLOUR_AT = SPECTRUM_AT + SPECTRUM_SUM_COUNT;
const SUM_COUNT = COLOUR_AT + COLOUR_SUM_COUNT;

type Planes = Readonly<Record<(typeof MEASURES)[number], Float32Array>>;

/**
 * Measures every cell of the picture. Blocks are those of the grid at the picture's upper left
 * corner.
 */
export function measure(picture: MeasuredPicture): Measured {
  const { pixels } = picture;
  const grid = cellGridOf(pixels.width, pixels.height);
  const cells = grid.columns * grid.rows;
  const sums = sumCells(picture, grid);
  const planes = Object.fromEntries(
    MEASURES.map((name) => [name, new Float32Array(cells)]),
  ) as Planes;
  for (let cell = 0; cell < cells; cell++) {
    const own = sums.subarray(cell * SUM_COUNT, (cell + 1) * SUM_COUNT);
    putGrain(planes, cell, own);
    putSpectrum(planes, cell, own);
    putColour(planes, cell, own);
  }
  putGrid(planes, sums, grid);
  putHistory(planes, picture, grid);
  return { grid, planes: MEASURES.map((name) => planes[name]) };
}

function sumCells({ pixels, luma }: MeasuredPicture, grid: CellGrid): Float64Array {
  const { width, height } = pixels;
  const { blocksPerSide, columns, rows } = grid;
  const cells = new Float64Array(columns * rows * SUM_COUNT);
  const inRow = Array.from({ length: blocksPerSide }, (_, row) => {
    const blocks = measuredColumns(grid, row);
    return { blocks, places: blocks.map((block) => Math.floor(block / blocksPerSide) * SUM_COUNT) };
  });
  for (let blockRow = 0; blockRow < rows * blocksPerSide; blockRow++) {
    const { blocks, places } = inRow[blockRow % blocksPerSide] as (typeof inRow)[number];
    const firstCell = Math.floor(blockRow / blocksPerSide) * columns;
    const own = cells.subarray(firstCell * SUM_COUNT, (firstCell + columns) * SUM_COUNT);
    addBlocks(
      own,
      places,
      0,
      residualSums(luma, width, height, blockRow, blocks),
      RESIDUAL_SUM_COUNT,
    );
    addBlocks(
      own,
      places,
      SPECTRUM_AT,
      spectrumSums(luma, width, blockRow, blocks),
      SPECTRUM_SUM_COUNT,
    );
    addBlocks(own, places, COLOUR_AT, colourSums(pixels, blockRow, blocks), COLOUR_SUM_COUNT);
  }
  return cells;
}

/**
 * Adds the `count` sums of each block to those of its cell in the row of cells, from `first` on.
 */
function addBlocks(
  cells: Float64Array,
  places: Int32Array,
  first: number,
  sums: Float32Array,
  count: number,
): void {
  for (let block = 0, from = 0; block < places.length; block++) {
    const at = (places[block] as number) + first;
    for (let i = 0; i < count; i++, from++)
      cells[at + i] = (cells[at + i] as number) + (sums[from] as number);
  }
}

function putGrain(planes: Planes, cell: number, sums: Float64Array): void {
  const s = (i: number): number => sums[i] as number;
  const pixels = s(R.pixels);
  const mean = s(R.luma) / pixels;
  const power = s(R.squares) / pixels;
  const energy = s(R.squares) + 0.02 * pixels;
  planes.luma[cell] = mean;
  planes.texture[cell] = Math.log(
    Math.sqrt(Math.max(0, s(R.lumaSquares) / pixels - mean * mean)) + 0.5,
  );
  planes.clipped[cell] = s(R.clipped) / pixels;
  planes.power[cell] = Math.log(power + 0.02);
  planes.magnitude[cell] = Math.log(s(R.magnitudes) / pixels + 0.02);
  planes.tails[cell] = Math.log((s(R.fourth) / pixels + 0.01) / (power * power + 0.01));
  planes.silent[cell] = s(R.silent) / pixels;
  planes.lagRight[cell] = s(R.lagRight) / energy;
  planes.lagDown[cell] = s(R.lagDown) / energy;
  planes.lagDiagonal[cell] = s(R.lagDiagonal) / energy;
  planes.lagRight2[cell] = s(R.lagRight2) / energy;
  planes.lagDown2[cell] = s(R.lagDown2) / energy;
}

function putSpectrum(planes: Planes, cell: number, sums: Float64Array): void {
  const blocks = (sums[R.pixels] as number) / 64;
  const band = (i: number): number => Math.log((sums[SPECTRUM_AT + i] as number) / blocks + 0.05);
  const error = (i: number): number =>
    Math.log((sums[SPECTRUM_AT + 4 + i] as number) / blocks + 0.02);
  const [first, second, third, fourth] = [band(0), band(1), band(2), band(3)];
  planes.band1[cell] = first;
  planes.band2[cell] = second;
  planes.band3[cell] = third;
  planes.band4[cell] = fourth;
  planes.slope[cell] = fourth - second;
  planes.error60[cell] = error(0);
  planes.error70[cell] = error(1);
  planes.error80[cell] = error(2);
  planes.error90[cell] = error(3);
  planes.error95[cell] = error(4);
}

function putColour(planes: Planes, cell: number, sums: Float64Array): void {
  const pixels = sums[R.pixels] as number;
  const at = (i: number): number => (sums[COLOUR_AT + i] as number) / pixels;
  planes.redGreen[cell] = Math.log(at(0) + 0.05);
  planes.blueGreen[cell] = Math.log(at(1) + 0.05);
  planes.redGreen2[cell] = Math.log((at(2) + 0.05) / (at(0) + 0.05));
  planes.blueGreen2[cell] = Math.log((at(3) + 0.05) / (at(1) + 0.05));
  planes.redWithGreen[cell] = at(6) / Math.sqrt((at(4) + 0.05) * (at(5) + 0.05));
}

/**
 * Radius in cells over which edges are counted: a single block carries no information about a grid.
 */
const GRID_RADIUS = 2;

/** Returns one of the sums for every cell. */
function planeOfSum(sums: Float64Array, which: number): Float32Array {
  const plane = new Float32Array(sums.length / SUM_COUNT);
  for (let cell = 0, at = which; cell < plane.length; cell++, at += SUM_COUNT)
    plane[cell] = sums[at] as number;
  return plane;
}

/**
 * Stores the edges on the file's own grid, and on the strongest other one, relative to the mean of
 * the eight offsets.
 */
function putGrid(planes: Planes, sums: Float64Array, { columns, rows }: CellGrid): void {
  const cells = columns * rows;
  const names = [
    [R.gridColumns, 'gridColumn', 'otherColumn'],
    [R.gridRows, 'gridRow', 'otherRow'],
  ] as const;
  for (const [from, own, other] of names) {
    const smoothed = Array.from({ length: 8 }, (_, offset) =>
      boxSum(planeOfSum(sums, from + offset), columns, rows, GRID_RADIUS),
    );
    for (let cell = 0; cell < cells; cell++) {
      let total = 0;
      // A second difference crosses the border between blocks at the last and the first pixel of a
      // block.
      let largest = -Infinity;
      for (let offset = 0; offset < 8; offset++) {
        const level = (smoothed[offset] as Float32Array)[cell] as number;
        total += level;
        if (offset > 0 && offset < 7 && level > largest) largest = level;
      }
      const mean = total / 8 + 1;
      const [first, last] = [
        (smoothed[0] as Float32Array)[cell] as number,
        (smoothed[7] as Float32Array)[cell] as number,
      ];
      planes[own][cell] = (first + last) / 2 / mean - 1;
      planes[other][cell] = largest / mean - 1;
    }
  }
}

function putHistory(
  planes: Planes,
  { coefficients, history }: MeasuredPicture,
  grid: CellGrid,
): void {
  if (coefficients !== null) {
    const names = ['comb1', 'comb2', 'comb3', 'zeros1', 'zeros2', 'zeros3'] as const;
    coefficientHabits(coefficients).forEach((habit, i) => {
      poolBlocks(
        habit,
        coefficients.blocksWide,
        coefficients.blocksHigh,
        grid,
        planes[names[i] as (typeof names)[number]],
      );
    });
  }
  if (history !== null) {
    const { evidence, bias, blocksWide, blocksHigh } = history;
    const unbiased = new Float32Array(evidence.length);
    for (let i = 0; i < unbiased.length; i++)
      unbiased[i] = (evidence[i] as number) - (bias[i] as number);
    poolBlocks(unbiased, blocksWide, blocksHigh, grid, planes.history);
    poolBlocks(history.separation, blocksWide, blocksHigh, grid, planes.separation);
  }
}

/** Averages over the blocks of each cell; blocks outside the plane count as 0. */
function poolBlocks(
  blocks: Float32Array,
  blocksWide: number,
  blocksHigh: number,
  grid: CellGrid,
  cells: Float32Array,
): void {
  const { blocksPerSide: side, columns, rows } = grid;
  const share = side * side;
  for (let row = 0; row < Math.min(rows * side, blocksHigh); row++) {
    const below = row * blocksWide + Math.min(columns * side, blocksWide);
    let cell = Math.floor(row / side) * columns;
    for (let at = row * blocksWide, inCell = 0; at < below; at++) {
      cells[cell] = (cells[cell] as number) + (blocks[at] as number) / share;
      if (++inCell < side) continue;
      inCell = 0;
      cell++;
    }
  }
}
