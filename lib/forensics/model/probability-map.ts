import type { Pixels } from '../frame';

/**
 * The contract of a model file (docs/forensics.md). One input, float32 [1, 3, height, width]: red,
 * green and blue from 0 to 1, in the stored orientation. One output, float32 [1, 1, h, w], [1, h,
 * w] or [h, w]: for each place the probability, 0 to 1, that it was edited.
 */
export interface ProbabilityMap {
  readonly width: number;
  readonly height: number;
  /** Row by row, over the picture as stored. */
  readonly values: Float32Array;
}

/** Returns the map of a picture; throws `UnusableModel`. */
export type ModelRunner = (pixels: Pixels) => Promise<ProbabilityMap>;

/** The model violates the contract or did not answer in time; the message is for the operator. */
export class UnusableModel extends Error {
  override readonly name = 'UnusableModel';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The longer side of the input for a model that accepts any size. */
const SIDE_MAX_PX = 1024;
const FIXED_SIDE_MAX_PX = 4096;
const MAP_SIDE_MAX = 4096;

export type Dimension = number | string;

/**
 * Returns the size of the input for a picture: the model's fixed one, else the picture's, shrunk if
 * needed but never enlarged.
 */
export function inputSizeOf(shape: readonly Dimension[], { width, height }: Size): Size {
  const [batch, channels, modelHeight, modelWidth] = shape;
  const isOpenOr = (dimension: Dimension | undefined, value: number): boolean =>
    typeof dimension !== 'number' || dimension === value;
  if (shape.length !== 4 || !isOpenOr(batch, 1) || channels !== 3) {
    throw new UnusableModel(
      `The model's input is [${shape.join(', ')}], not [1, 3, height, width].`,
    );
  }
  const shrink = Math.min(1, SIDE_MAX_PX / Math.max(width, height));
  const sideOf = (dimension: Dimension | undefined, side: number): number =>
    typeof dimension === 'number' && dimension > 0
      ? dimension
      : Math.max(1, Math.round(side * shrink));
  const size = { width: sideOf(modelWidth, width), height: sideOf(modelHeight, height) };
  if (Math.max(size.width, size.height) > FIXED_SIDE_MAX_PX)
    throw new UnusableModel(`The model's input is larger than ${FIXED_SIDE_MAX_PX} a side.`);
  return size;
}

/**
 * Mean of the pixels below each place of the input; the nearest pixel where the input is larger
 * than the picture.
 */
export function inputOf({ width, height, rgb }: Pixels, size: Size): Float32Array {
  const plane = size.width * size.height;
  const values = new Float32Array(3 * plane);
  for (let y = 0; y < size.height; y++) {
    const fromY = Math.floor((y * height) / size.height);
    const toY = Math.max(fromY + 1, Math.floor(((y + 1) * height) / size.height));
    for (let x = 0; x < size.width; x++) {
      const fromX = Math.floor((x * width) / size.width);
      const toX = Math.max(fromX + 1, Math.floor(((x + 1) * width) / size.width));
      let red = 0,
        green = 0,
        blue = 0;
      for (let v = fromY; v < toY; v++) {
        for (let at = (v * width + fromX) * 3; at < (v * width + toX) * 3; at += 3) {
          red += rgb[at] as number;
          green += rgb[at + 1] as number;
          blue += rgb[at + 2] as number;
        }
      }
      const scale = 255 * (toX - fromX) * (toY - fromY);
      const at = y * size.width + x;
      values[at] = red / scale;
      values[plane + at] = green / scale;
      values[2 * plane + at] = blue / scale;
    }
  }
  return values;
}

/** Checks the shape of the output and that its values are probabilities. Throws `UnusableModel`. */
export function mapOf(dimensions: readonly number[], values: unknown): ProbabilityMap {
  const [height = 0, width = 0] = dimensions.slice(-2);
  const isMap =
    dimensions.length >= 2 &&
    dimensions.length <= 4 &&
    dimensions.slice(0, -2).every((dimension) => dimension === 1);
  if (
    !isMap ||
    width < 1 ||
    height < 1 ||
    Math.max(width, height) > MAP_SIDE_MAX ||
    !(values instanceof Float32Array) ||
    values.length !== width * height
  ) {
    throw new UnusableModel(
      `The model's output is [${dimensions.join(', ')}], not a float32 map [1, 1, height, width].`,
    );
  }
  if (!values.every((value) => value >= 0 && value <= 1))
    throw new UnusableModel(
      "The model's output holds values that are no probabilities from 0 to 1.",
    );
  return { width, height, values };
}
