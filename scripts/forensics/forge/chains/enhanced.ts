import { planSharpen, planTone } from './adjust';
import { planJpeg } from './save';
import type { PlanChain } from './step';

/**
 * Changes brightness, contrast, gamma and colour of the complete picture, as people do without any
 * intent to deceive.
 */
export const planEnhanced: PlanChain = (random) => ({
  steps: [planTone(random), ...(random.chance(0.4) ? [planSharpen(random)] : [])],
  last: planJpeg(random, random.int(78, 97)),
  keepsExif: random.chance(0.5),
});
