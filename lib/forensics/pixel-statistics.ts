import type { Pixels } from './frame';
import { MEDIUM } from './thresholds';

export interface PixelStatistics {
  /** Share of horizontal neighbours with exactly the same colour. */
  readonly flatShare: number;
  /** Share of bright, nearly grey pixels. */
  readonly paperShare: number;
  /** Share of clearly coloured pixels. */
  readonly colouredShare: number;
  /** Number of colours of 4 bits a channel with at least one sample in 2000. */
  readonly colours: number;
}

const ROWS_MAX = 160;
const RUNS_PER_ROW = 24;
const RUN_PIXELS = 16;
const {
  paperLevelMin: PAPER_LEVEL_MIN,
  greySpreadMax: GREY_SPREAD_MAX,
  colouredSpreadMin: COLOURED_SPREAD_MIN,
} = MEDIUM;

/** Counts of the sampled pixels; `pairs` of them had a neighbour. */
interface Counts {
  pairs: number;
  flat: number;
  paper: number;
  coloured: number;
  readonly histogram: Uint32Array;
}

const nothingCounted = (): Counts => ({
  pairs: 0,
  flat: 0,
  paper: 0,
  coloured: 0,
  histogram: new Uint32Array(4096),
});

/**
 * Samples at most 160 rows of 24 short runs each (61,440 pixels), spread evenly, so that the cost
 * does not grow with the size.
 */
export function samplePixels({ rgb, width, height }: Pixels): PixelStatistics {
  const counts = nothingCounted();
  const rows = Math.min(ROWS_MAX, height);
  const runs = Math.max(1, Math.min(RUNS_PER_ROW, Math.floor(width / RUN_PIXELS)));
  for (let row = 0; row < rows; row++) {
    const y = Math.floor(((row + 0.5) * height) / rows);
    for (let run = 0; run < runs; run++) {
      const first = Math.floor((run * width) / runs);
      const last = Math.min(width - 1, first + RUN_PIXELS);
      countRun(rgb, (y * width + first) * 3, (y * width + last) * 3, counts);
    }
  }
  const { pairs, histogram } = counts;
  const share = (n: number): number => (pairs > 0 ? n / pairs : 0);
  const colours = histogram.reduce((seen, n) => seen + (n * 2000 > pairs ? 1 : 0), 0);
  return {
    flatShare: share(counts.flat),
    paperShare: share(counts.paper),
    colouredShare: share(counts.coloured),
    colours,
  };
}

/**
 * Counts from the byte `from` to `end`. A separate function, so that V8's compiled code is reused
 * for the next picture.
 */
function countRun(rgb: Uint8Array, from: number, end: number, counts: Counts): void {
  for (let at = from; at < end; at += 3) {
    const r = rgb[at] ?? 0;
    const g = rgb[at + 1] ?? 0;
    const b = rgb[at + 2] ?? 0;
    const high = Math.max(r, g, b);
    const spread = high - Math.min(r, g, b);
    counts.pairs++;
    if (r === rgb[at + 3] && g === rgb[at + 4] && b === rgb[at + 5]) counts.flat++;
    if (high >= PAPER_LEVEL_MIN && spread <= GREY_SPREAD_MAX) counts.paper++;
    if (spread >= COLOURED_SPREAD_MIN) counts.coloured++;
    const colour = ((r >> 4) << 8) | (g & 0xf0) | (b >> 4);
    counts.histogram[colour] = (counts.histogram[colour] ?? 0) + 1;
  }
}
