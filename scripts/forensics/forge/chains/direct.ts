import { planJpeg } from './save';
import type { PlanChain } from './step';

/** Saved once, as most editors do. */
export const planDirect: PlanChain = (random) => {
  const quality = random.weighted([
    [random.int(75, 98), 60],
    [random.pick([80, 85, 90, 95]), 40],
  ]);
  return { steps: [], last: planJpeg(random, quality), keepsExif: random.chance(0.5) };
};
