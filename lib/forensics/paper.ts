import type { Pixels } from './frame';
import { MEDIUM } from './thresholds';

/** Samples a side; the cost does not grow with the picture. */
const GRID = 120;
/** The middle of the picture, where a photographed receipt lies. */
const MARGIN = 0.2;
/** All of 166 receipts of the development lists reach both, and 2 of 71 photos of other things. */
const PAPER_SHARE_MIN = 0.45;
const COLOURED_SHARE_MAX = 0.06;

/** Whether the middle of the picture is mostly paper, so that its text is worth reading. */
export function showsPaper({ rgb, width, height }: Pixels): boolean {
  let paper = 0;
  let coloured = 0;
  for (let row = 0; row < GRID; row++) {
    const y = Math.floor(height * (MARGIN + ((1 - 2 * MARGIN) * row) / GRID));
    for (let column = 0; column < GRID; column++) {
      const x = Math.floor(width * (MARGIN + ((1 - 2 * MARGIN) * column) / GRID));
      const at = (y * width + x) * 3;
      const [r = 0, g = 0, b = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]];
      const brightest = Math.max(r, g, b);
      const spread = brightest - Math.min(r, g, b);
      if (brightest >= MEDIUM.paperLevelMin && spread <= MEDIUM.greySpreadMax) paper += 1;
      if (spread >= MEDIUM.colouredSpreadMin) coloured += 1;
    }
  }
  const samples = GRID * GRID;
  return paper / samples >= PAPER_SHARE_MIN && coloured / samples <= COLOURED_SHARE_MAX;
}
