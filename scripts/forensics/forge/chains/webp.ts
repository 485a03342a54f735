import { planJpeg, planWebp, saved } from './save';
import type { PlanChain } from './step';

/** Saved as WebP, in half of the cases after a JPEG. */
export const planWebpChain: PlanChain = (random) => ({
  steps: random.chance(0.5) ? [saved(planJpeg(random, random.int(78, 96)))] : [],
  last: planWebp(random, random.int(68, 95)),
  keepsExif: false,
});
