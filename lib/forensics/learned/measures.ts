import type { CoefficientPlanes } from '../compression/coefficient-planes';
import type { HistoryMap } from '../compression/history-map';
import type { Pixels } from '../frame';
import { COLOUR_SUM_COUNT, colourSums } from '../kernels/colour-sums';
import { RESIDUAL_SUM_COUNT, RESIDUAL_SUMS as R, residualSums } from '../kernels/residual-sums';
import { SPECTRUM_SUM_COUNT, spectrumSums } from '../kernels/spectrum-sums';
import { boxSum } from '../maths/box-sum';
import { cellGridOf, isMeasured, type CellGrid } from './cell-grid';
import { coefficientHabits } from './coefficient-habits';

/** What is measured of each cell, in this order; all but `luma` and `texture` are told against cells like it. */
export const MEASURES = [
  'luma', 'texture', 'clipped',
  'power', 'magnitude', 'tails', 'silent', 'lagRight', 'lagDown', 'lagDiagonal', 'lagRight2', 'lagDown2',
  'gridColumn', 'gridRow', 'otherColumn', 'otherRow',
  'band1', 'band2', 'band3', 'band4', 'slope',
  'error60', 'error70', 'error80', 'error90', 'error95',
  'redGreen', 'blueGreen', 'redGreen2', 'blueGreen2', 'redWithGreen',
  'comb1', 'comb2', 'comb3', 'zeros1', 'zeros2', 'zeros3', 'history', 'separation',
] as const;

export interface Measured {
  readonly grid: CellGrid;
  /** One plane of columns * rows values for each of `MEASURES`. */
  readonly planes: readonly Float32Array[];
}

export interface MeasuredPicture {
  readonly pixels: Pixels;
  readonly luma: Float32Array;
  /** On the file's own grid; null where the picture is too small for one. */
  readonly coefficients: CoefficientPlanes | null;
  readonly history: HistoryMap | null;
}

const SPECTRUM_AT = RESIDUAL_SUM_COUNT;
const COLOUR_AT = SPECTRUM_AT + SPECTRUM_SUM_COUNT;
const SUM_COUNT = COLOUR_AT + COLOUR_SUM_COUNT;

/** Measures every cell of the picture; blocks are those of the grid at the picture's upper left corner. */
export function measure(picture: MeasuredPicture): Measured {
  const { pixels } = picture;
  const grid = cellGridOf(pixels.width, pixels.height);
  const sums = sumCells(picture, grid);
  const planes = MEASURES.map(() => new Float32Array(grid.columns * grid.rows));
  const put = (name: (typeof MEASURES)[number], at: number, value: number): void => {
    (planes[MEASURES.indexOf(name)] as Float32Array)[at] = value;
  };
  const writer = cellWriter(put);
  for (let cell = 0; cell < grid.columns * grid.rows; cell++) writer(sums, cell);
  putGrid(sums, grid, put);
  putHistory(picture, grid, planes);
  return { grid, planes };
}

/** The sums of all measured blocks of each cell. */
function sumCells({ pixels, luma }: MeasuredPicture, grid: CellGrid): Float64Array {
  const { width, height } = pixels;
  const { blocksPerSide, columns, rows } = grid;
  const cells = new Float64Array(columns * rows * SUM_COUNT);
  for (let blockRow = 0; blockRow < rows * blocksPerSide; blockRow++) {
    const residuals = residualSums(luma, width, height, blockRow);
    const spectra = spectrumSums(luma, width, blockRow);
    const colours = colourSums(pixels, blockRow);
    for (let block = 0; block < columns * blocksPerSide; block++) {
      if (!isMeasured(grid, block, blockRow)) continue;
      const at = (Math.floor(blockRow / blocksPerSide) * columns + Math.floor(block / blocksPerSide)) * SUM_COUNT;
      addTo(cells, at, residuals, block * RESIDUAL_SUM_COUNT, 1, RESIDUAL_SUM_COUNT);
      addTo(cells, at + SPECTRUM_AT, spectra.sums, block, spectra.stride, SPECTRUM_SUM_COUNT);
      addTo(cells, at + COLOUR_AT, colours, block * COLOUR_SUM_COUNT, 1, COLOUR_SUM_COUNT);
    }
  }
  return cells;
}

function addTo(cells: Float64Array, at: number, sums: Float32Array, from: number, stride: number, count: number): void {
  for (let i = 0; i < count; i++) cells[at + i] = (cells[at + i] as number) + (sums[from + i * stride] as number);
}

type Put = (name: (typeof MEASURES)[number], at: number, value: number) => void;

function cellWriter(put: Put): (sums: Float64Array, cell: number) => void {
  return (sums, cell) => {
    const s = (i: number): number => sums[cell * SUM_COUNT + i] as number;
    const pixels = s(R.pixels);
    const mean = s(R.luma) / pixels;
    const power = s(R.squares) / pixels;
    const correlation = (sum: number): number => sum / (s(R.squares) + 0.02 * pixels);
    put('luma', cell, mean);
    put('texture', cell, Math.log(Math.sqrt(Math.max(0, s(R.lumaSquares) / pixels - mean * mean)) + 0.5));
    put('clipped', cell, s(R.clipped) / pixels);
    put('power', cell, Math.log(power + 0.02));
    put('magnitude', cell, Math.log(s(R.magnitudes) / pixels + 0.02));
    put('tails', cell, Math.log((s(R.fourth) / pixels + 0.01) / (power * power + 0.01)));
    put('silent', cell, s(R.silent) / pixels);
    put('lagRight', cell, correlation(s(R.lagRight)));
    put('lagDown', cell, correlation(s(R.lagDown)));
    put('lagDiagonal', cell, correlation(s(R.lagDiagonal)));
    put('lagRight2', cell, correlation(s(R.lagRight2)));
    put('lagDown2', cell, correlation(s(R.lagDown2)));
    putSpectrum(put, cell, s, pixels / 64);
    putColour(put, cell, s, pixels);
  };
}

function putSpectrum(put: Put, cell: number, s: (i: number) => number, blocks: number): void {
  const band = (i: number): number => Math.log(s(SPECTRUM_AT + i) / blocks + 0.05);
  (['band1', 'band2', 'band3', 'band4'] as const).forEach((name, i) => put(name, cell, band(i)));
  put('slope', cell, band(3) - band(1));
  (['error60', 'error70', 'error80', 'error90', 'error95'] as const).forEach((name, i) => {
    put(name, cell, Math.log(s(SPECTRUM_AT + 4 + i) / blocks + 0.02));
  });
}

function putColour(put: Put, cell: number, s: (i: number) => number, pixels: number): void {
  const at = (i: number): number => s(COLOUR_AT + i) / pixels;
  put('redGreen', cell, Math.log(at(0) + 0.05));
  put('blueGreen', cell, Math.log(at(1) + 0.05));
  put('redGreen2', cell, Math.log((at(2) + 0.05) / (at(0) + 0.05)));
  put('blueGreen2', cell, Math.log((at(3) + 0.05) / (at(1) + 0.05)));
  put('redWithGreen', cell, at(6) / Math.sqrt((at(4) + 0.05) * (at(5) + 0.05)));
}

/** Cells around each one whose edges are counted together: one block alone says nothing about a grid. */
const GRID_RADIUS = 2;

/** Edges on the file's own grid, and on the strongest other one, against the mean of the eight offsets. */
function putGrid(sums: Float64Array, { columns, rows }: CellGrid, put: Put): void {
  const cells = columns * rows;
  const names = [[R.gridColumns, 'gridColumn', 'otherColumn'], [R.gridRows, 'gridRow', 'otherRow']] as const;
  for (const [from, own, other] of names) {
    const smoothed = Array.from({ length: 8 }, (_, offset) => {
      const plane = Float32Array.from({ length: cells }, (_value, cell) => sums[cell * SUM_COUNT + from + offset] as number);
      return boxSum(plane, columns, rows, GRID_RADIUS);
    });
    for (let cell = 0; cell < cells; cell++) {
      const levels = smoothed.map((plane) => plane[cell] as number);
      const mean = levels.reduce((total, level) => total + level, 0) / 8 + 1;
      // A second difference straddles the border between blocks at the last and the first pixel of a block.
      const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0, seventh = 0, last = 0] = levels;
      put(own, cell, (first + last) / 2 / mean - 1);
      put(other, cell, Math.max(second, third, fourth, fifth, sixth, seventh) / mean - 1);
    }
  }
}

function putHistory({ coefficients, history }: MeasuredPicture, grid: CellGrid, planes: readonly Float32Array[]): void {
  const at = (name: (typeof MEASURES)[number]): Float32Array => planes[MEASURES.indexOf(name)] as Float32Array;
  if (coefficients !== null) {
    const names = ['comb1', 'comb2', 'comb3', 'zeros1', 'zeros2', 'zeros3'] as const;
    coefficientHabits(coefficients).forEach((habit, i) => {
      poolBlocks(habit, coefficients.blocksWide, coefficients.blocksHigh, grid, at(names[i] as (typeof names)[number]));
    });
  }
  if (history !== null) {
    const told = history.evidence.map((value, i) => value - (history.bias[i] as number));
    poolBlocks(told, history.blocksWide, history.blocksHigh, grid, at('history'));
    poolBlocks(history.separation, history.blocksWide, history.blocksHigh, grid, at('separation'));
  }
}

/** Mean over the blocks of each cell; blocks outside the plane count as 0. */
function poolBlocks(
  blocks: Float32Array, blocksWide: number, blocksHigh: number, grid: CellGrid, cells: Float32Array,
): void {
  const { blocksPerSide: side, columns, rows } = grid;
  for (let row = 0; row < Math.min(rows * side, blocksHigh); row++) {
    for (let column = 0; column < Math.min(columns * side, blocksWide); column++) {
      const cell = Math.floor(row / side) * columns + Math.floor(column / side);
      cells[cell] = (cells[cell] as number) + (blocks[row * blocksWide + column] as number) / (side * side);
    }
  }
}
