import type { Pixels } from '../frame';
import type { PixelBox } from '../maths/cell-boxes';
import { CAMERA_PRINT } from './thresholds';

/** Columns that are looked at, so that a row costs the same in every picture. */
const COLUMNS = 400;

/** The luma of COLUMNS places of a row. */
function rowOf({ rgb, width }: Pixels, y: number): Uint8Array {
  return Uint8Array.from({ length: COLUMNS }, (_, column) => {
    const at = (y * width + Math.floor(((column + 0.5) * width) / COLUMNS)) * 3;
    return (
      0.299 * (rgb[at] as number) +
      0.587 * (rgb[at + 1] as number) +
      0.114 * (rgb[at + 2] as number)
    );
  });
}

const shareWithin = (row: Uint8Array, level: number): number =>
  row.reduce(
    (count, value) => count + (Math.abs(value - level) <= CAMERA_PRINT.levelSpread ? 1 : 0),
    0,
  ) / COLUMNS;

const medianOf = (row: Uint8Array): number => row.slice().sort()[COLUMNS / 2] as number;

/** Rows from `first` in steps of `step` that have the bar's level nearly all along. */
function rowsOfBar(pixels: Pixels, first: number, step: 1 | -1): number {
  const level = medianOf(rowOf(pixels, first));
  if (level > CAMERA_PRINT.barDarkMax && level < CAMERA_PRINT.barBrightMin) return 0;
  const rowsMax = Math.floor(pixels.height * CAMERA_PRINT.barShareMax);
  let rows = 0;
  while (
    rows <= rowsMax &&
    shareWithin(rowOf(pixels, first + step * rows), level) >= CAMERA_PRINT.barRowShareMin
  )
    rows += 1;
  if (rows > rowsMax || rows < pixels.height * CAMERA_PRINT.barShareMin) return 0;
  // A bar ends at once and all along; white paper or a night sky does not.
  const beyond = rowOf(pixels, first + step * Math.min(rows + 1, pixels.height - 1));
  return shareWithin(beyond, level) <= CAMERA_PRINT.beyondBarShareMax ? rows : 0;
}

/** Bars of one level across the upper or lower edge, in which wildlife cameras print date and place. */
export function cameraBars(pixels: Pixels): PixelBox[] {
  const { width, height } = pixels;
  const above = rowsOfBar(pixels, 0, 1);
  const below = rowsOfBar(pixels, height - 1, -1);
  const bars = [
    { left: 0, top: 0, right: width, bottom: above },
    { left: 0, top: height - below, right: width, bottom: height },
  ];
  return bars.filter(({ top, bottom }) => bottom > top);
}
