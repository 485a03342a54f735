import { planResize } from './geometry';
import { planJpeg } from './save';
import type { PlanChain } from './step';

/** Below this side a picture says nothing about itself any more. */
const SIDE_MIN_PX = 360;

export const planSmaller: PlanChain = (random, size) => {
  const factorMin = Math.min(0.95, Math.max(0.35, SIDE_MIN_PX / Math.max(size.width, size.height)));
  return {
    steps: [planResize(random, size, random.between(factorMin, Math.max(0.9, factorMin)))],
    last: planJpeg(random, random.int(70, 95)),
    keepsExif: random.chance(0.3),
  };
};
