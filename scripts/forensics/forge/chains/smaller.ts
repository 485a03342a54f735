import { planResize } from './geometry';
import { planJpeg } from './save';
import type { PlanChain } from './step';

/** A picture with a shorter side has too little information for the engine. */
const SIDE_MIN_PX = 360;

export const planSmaller: PlanChain = (random, size) => {
  const factorMin = Math.min(0.95, Math.max(0.35, SIDE_MIN_PX / Math.max(size.width, size.height)));
  return {
    steps: [planResize(random, size, random.between(factorMin, Math.max(0.9, factorMin)))],
    last: planJpeg(random, random.int(70, 95)),
    keepsExif: random.chance(0.3),
  };
};
