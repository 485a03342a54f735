import { cellFeatures } from '@/lib/forensics/learned/cell-features';
import { forestLogOdds, type Forest } from '@/lib/forensics/learned/forest';
import { changedAreas, oddsMapOf, strongestOdds } from '@/lib/forensics/learned/odds-map';
import { readMeasured } from './measured-file';
import type { TrainingPicture } from './pictures';

export interface Judged {
  readonly picture: TrainingPicture;
  /** `strongestOdds` of its map. */
  readonly evidence: number;
  /** Overlap of the found areas' cells with the changed cells; null for honest pictures. */
  readonly iou: number | null;
}

/** Areas start at these log-odds, as in the detector. */
export function judge(picture: TrainingPicture, forest: Forest, oddsMin: number): Judged {
  const { measured, changed } = readMeasured(picture.file);
  const map = oddsMapOf(measured.grid, forestLogOdds(forest, cellFeatures(measured)));
  const evidence = strongestOdds(map);
  if (!picture.isForged) return { picture, evidence, iou: null };
  const found = new Set(changedAreas(map, oddsMin).flatMap(({ cells }) => cells));
  let both = 0;
  let either = found.size;
  changed.forEach((share, cell) => {
    if (share <= 0.5) return;
    if (found.has(cell)) both++;
    else either++;
  });
  return { picture, evidence, iou: either === 0 ? 0 : both / either };
}
