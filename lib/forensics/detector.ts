import type { OwnHistory } from './compression/own-history';
import type { Signal, Heatmap, PictureFacts } from './evidence';
import type { Frame } from './frame';
import type { Model } from './learned/model';
import type { QuantizedJpeg } from './formats/jpeg/quantized';

/**
 * The input of a detector. `jpeg` is null for other formats and for JPEGs that the reader refuses.
 */
export interface Scene {
  readonly frame: Frame;
  readonly facts: PictureFacts;
  readonly jpeg: QuantizedJpeg | null;
  /** BT.601 luma of `frame.pixels`, stored orientation, width * height values 0-255. */
  readonly luma: Float32Array;
  /** The compression history on the grid at the upper left corner. */
  readonly history: OwnHistory;
  /** Whether it shows a screened print, whose dots hide grain and compression. */
  readonly hasPrintRaster: boolean;
  /** The model of the learned fusion. */
  readonly model: Model;
}

export interface Finding {
  readonly signals: readonly Signal[];
  readonly heatmap: Heatmap | null;
}

/**
 * One detector per file. It throws only on a programming error; for a picture that it cannot judge
 * it returns an `inconclusive` signal.
 */
export type Detector = (scene: Scene) => Finding;
