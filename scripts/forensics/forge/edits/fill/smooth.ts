import { type Bitmap, copyOf } from '@/scripts/forensics/bitmap';
import type { Mask } from '../../mask';

const RELAXATIONS = 60;

/**
 * Fills the hole with the smoothest surface between its rims: coarse to fine by a pyramid of
 * averages (push-pull, Gortler et al. 1996, The Lumigraph, section 3.3), then relaxed towards
 * Laplace's equation.
 */
export function smoothFill(picture: Bitmap, hole: Mask): Bitmap {
  const result = copyOf(picture);
  const holes = Array.from(hole.alpha.keys()).filter((i) => hole.alpha[i] !== 0);
  for (let c = 0; c < 3; c++) {
    const values = Float32Array.from(hole.alpha, (_, i) => picture.rgb[i * 3 + c] as number);
    pullPush(
      values,
      Float32Array.from(hole.alpha, (value) => (value === 0 ? 1 : 0)),
      picture.width,
      picture.height,
    );
    relax(values, holes, picture.width, picture.height);
    for (const i of holes) result.rgb[i * 3 + c] = Math.round(values[i] as number);
  }
  return result;
}

/** Where the weight is 0, the value comes from the next coarser level. */
function pullPush(
  values: Float32Array,
  weights: Float32Array,
  width: number,
  height: number,
): void {
  if (width < 2 && height < 2) return;
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const [coarse, coarseWeights] = [new Float32Array(w * h), new Float32Array(w * h)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [i, at] = [y * width + x, (y >> 1) * w + (x >> 1)];
      const weight = weights[i] as number;
      coarse[at] = (coarse[at] as number) + weight * (values[i] as number);
      coarseWeights[at] = (coarseWeights[at] as number) + weight;
    }
  }
  for (let i = 0; i < coarse.length; i++) {
    const weight = coarseWeights[i] as number;
    if (weight === 0) continue;
    coarse[i] = (coarse[i] as number) / weight;
    coarseWeights[i] = 1;
  }
  pullPush(coarse, coarseWeights, w, h);
  for (let i = 0; i < values.length; i++) {
    if (weights[i] === 0)
      values[i] = coarse[(Math.floor(i / width) >> 1) * w + ((i % width) >> 1)] as number;
  }
}

function relax(
  values: Float32Array,
  holes: readonly number[],
  width: number,
  height: number,
): void {
  for (let round = 0; round < RELAXATIONS; round++) {
    for (const i of holes) {
      const x = i % width;
      const left = values[x > 0 ? i - 1 : i] as number;
      const right = values[x < width - 1 ? i + 1 : i] as number;
      const up = values[i >= width ? i - width : i] as number;
      const down = values[i < width * (height - 1) ? i + width : i] as number;
      values[i] = (left + right + up + down) / 4;
    }
  }
}
