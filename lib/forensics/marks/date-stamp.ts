import type { Pixels } from '../frame';
import type { PixelBox } from '../maths/cell-boxes';
import { connectedAreas, type ConnectedArea } from '../maths/connected-areas';
import { CAMERA_PRINT } from './thresholds';

/** Pictures are searched at about this height, which leaves digits at least eight pixels. */
const HEIGHT = 900;

type IsInk = (red: number, green: number, blue: number) => boolean;

/** The colours that cameras print dates in. */
const INKS: readonly IsInk[] = [
  (red, _, blue) => red >= CAMERA_PRINT.inkLevelMin && red - blue >= CAMERA_PRINT.inkSpreadMin,
  (red, green, blue) => Math.min(red, green, blue) >= CAMERA_PRINT.whiteLevelMin,
];

interface Band {
  readonly fromRow: number;
  readonly columns: number;
  readonly rows: number;
  readonly pitchPx: number;
}

function glyphsIn(pixels: Pixels, band: Band, isInk: IsInk): ConnectedArea[] {
  const { rgb, width } = pixels;
  const { columns, rows, pitchPx, fromRow } = band;
  const ink = (cell: number): boolean => {
    const y = fromRow + Math.floor(cell / columns) * pitchPx;
    const at = (y * width + (cell % columns) * pitchPx) * 3;
    return isInk(rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number);
  };
  const least = (pixels.height * CAMERA_PRINT.digitShareMin) / pitchPx;
  const most = (pixels.height * CAMERA_PRINT.digitShareMax) / pitchPx;
  return connectedAreas(columns, rows, ink).filter((area) => {
    const high = area.toRow - area.fromRow;
    return high >= least && high <= most && area.toColumn - area.fromColumn <= 1.5 * high;
  });
}

/** Whether two glyphs have one height on one line. */
function stand(a: ConnectedArea, b: ConnectedArea): boolean {
  const slack = Math.max(1, CAMERA_PRINT.lineSlack * (a.toRow - a.fromRow));
  return Math.abs(a.fromRow - b.fromRow) <= slack && Math.abs(a.toRow - b.toRow) <= slack;
}

/** The longest run of glyphs on the line of `first` without a wide gap, by column. */
function lineOf(first: ConnectedArea, glyphs: readonly ConnectedArea[]): ConnectedArea[] {
  const gapMax = CAMERA_PRINT.gapHeightsMax * (first.toRow - first.fromRow);
  const runs: ConnectedArea[][] = [];
  for (const glyph of glyphs) {
    if (!stand(first, glyph)) continue;
    const run = runs.at(-1);
    const end = run?.at(-1)?.toColumn ?? -Infinity;
    if (run && glyph.fromColumn - end <= gapMax) run.push(glyph);
    else runs.push([glyph]);
  }
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function boxOf(line: readonly ConnectedArea[], { fromRow, pitchPx }: Band): PixelBox {
  const top = Math.min(...line.map((glyph) => glyph.fromRow));
  const bottom = Math.max(...line.map((glyph) => glyph.toRow));
  // Separators are lower than digits, and both may have an outline.
  const margin = bottom - top;
  return {
    left: pitchPx * (Math.min(...line.map((glyph) => glyph.fromColumn)) - margin),
    right: pitchPx * (Math.max(...line.map((glyph) => glyph.toColumn)) + margin),
    top: fromRow + pitchPx * (top - margin),
    bottom: fromRow + pitchPx * (bottom + margin),
  };
}

/**
 * The lines of at least six digits of one height in one colour near the upper and lower edge: what
 * a camera prints when its date stamp is on. White letters on a thing at the edge look the same.
 */
export function dateStamps(pixels: Pixels): PixelBox[] {
  const { width, height } = pixels;
  const pitchPx = Math.max(1, Math.floor(height / HEIGHT));
  const bandPx = Math.floor(height * CAMERA_PRINT.stampBandShare);
  const [columns, rows] = [Math.floor(width / pitchPx), Math.floor(bandPx / pitchPx)];
  return [0, height - bandPx].flatMap((fromRow) =>
    INKS.flatMap((isInk) => {
      const band = { fromRow, columns, rows, pitchPx };
      const glyphs = glyphsIn(pixels, band, isInk).sort((a, b) => a.fromColumn - b.fromColumn);
      const [line = []] = glyphs
        .map((glyph) => lineOf(glyph, glyphs))
        .toSorted((a, b) => b.length - a.length);
      return line.length >= CAMERA_PRINT.digitsMin ? [boxOf(line, band)] : [];
    }),
  );
}
