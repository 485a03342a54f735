import { planJpeg, saved } from './save';
import type { PlanChain } from './step';

/** Saved two or three times at different qualities, on the same grid. */
export const planTwice: PlanChain = (random) => {
  const saves = Array.from({ length: random.int(2, 3) }, () =>
    planJpeg(random, random.int(70, 97)),
  );
  const [last, ...before] = saves.reverse();
  if (last === undefined) throw new Error('a chain needs a last save');
  return { steps: before.map(saved), last, keepsExif: random.chance(0.4) };
};
