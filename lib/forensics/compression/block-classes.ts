import { magnitudeSums } from '../kernels/coefficients';
import { CLIPPING_KINDS, UNUSABLE } from './clipping';
import type { CoefficientPlanes } from './coefficient-planes';

/**
 * Blocks are compared only with blocks of similar contrast and clipping, because the information in
 * a coefficient depends on both.
 */
const CONTRASTS = 12;
export const CLASSES = CONTRASTS * CLIPPING_KINDS;
const NO_CLASS = 255;
/** Planes 1-9: the lowest AC frequencies. */
const CONTRAST_PLANES = 10;

/** Level of each contrast; larger contrasts get the last level. */
const LEVELS = Uint8Array.from({ length: 512 }, (_, contrast) =>
  Math.min(CONTRASTS - 1, Math.floor(Math.log2(1 + contrast) * 1.25)),
);

/** Returns the class of each block, `NO_CLASS` for unusable ones. */
export function classesOf({ planes, steps }: CoefficientPlanes, clipping: Uint8Array): Uint8Array {
  const contrast = magnitudeSums(planes.slice(1, CONTRAST_PLANES), steps.slice(1, CONTRAST_PLANES));
  const classes = new Uint8Array(clipping.length);
  for (let i = 0; i < classes.length; i++) {
    const kind = clipping[i] as number;
    const level = LEVELS[Math.min(LEVELS.length - 1, contrast[i] as number)] as number;
    classes[i] = kind === UNUSABLE ? NO_CLASS : level + CONTRASTS * (kind - 1);
  }
  return classes;
}
