import type { HistoryMap } from '../compression/history-map';
import type { Scene } from '../detector';
import type { PixelBox } from '../maths/cell-boxes';
import { COPIED_GLYPHS } from './thresholds';

/** Sum of the evidence over the blocks that touch the box. */
function onceCompressed(
  { left, top, right, bottom }: PixelBox,
  { evidence, blocksWide, blocksHigh }: HistoryMap,
): number {
  let sum = 0;
  for (let row = Math.floor(top / 8); row < Math.min(blocksHigh, Math.ceil(bottom / 8)); row++) {
    for (
      let column = Math.floor(left / 8);
      column < Math.min(blocksWide, Math.ceil(right / 8));
      column++
    ) {
      sum += evidence[row * blocksWide + column] ?? 0;
    }
  }
  return sum;
}

/**
 * Returns which of two equal places is the copy: a scan is compressed before it is edited and again
 * afterwards, and a copy loses the first compression's traces unless it lies exactly on its grid.
 * @returns null where the file has no compression history, or where it does not decide
 */
export function laterOf(a: PixelBox, b: PixelBox, scene: Scene): PixelBox | null {
  const { map, isStored } = scene.history;
  if (map === null || !isStored) return null;
  const difference = onceCompressed(b, map) - onceCompressed(a, map);
  if (Math.abs(difference) < COPIED_GLYPHS.laterNatsMin) return null;
  return difference > 0 ? b : a;
}
