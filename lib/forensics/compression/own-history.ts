import type { Frame } from '../frame';
import type { QuantizedJpeg } from '../formats/jpeg/quantized';
import {
  FILE_GRID,
  planesOfJpeg,
  planesOfLuma,
  type CoefficientPlanes,
} from './coefficient-planes';
import { mapHistory, type HistoryMap } from './history-map';

/** The coefficients on the file's own grid and the traces of earlier compressions in them. */
export interface OwnHistory {
  readonly planes: CoefficientPlanes;
  /** True when the file stores the planes, false when they were computed from its pixels. */
  readonly isStored: boolean;
  /** Null where too few blocks are usable. */
  readonly map: HistoryMap | null;
}

/** @param jpeg null where the file is no JPEG or could not be read */
export function ownHistoryOf(
  { pixels }: Frame,
  luma: Float32Array,
  jpeg: QuantizedJpeg | null,
): OwnHistory {
  const { width, height } = pixels;
  const stored = jpeg?.width === width && jpeg.height === height ? planesOfJpeg(jpeg) : null;
  const planes = stored ?? planesOfLuma(luma, width, height, FILE_GRID);
  return { planes, isStored: stored !== null, map: mapHistory(planes, luma, pixels) };
}
