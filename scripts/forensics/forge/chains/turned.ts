import { quarterTurned, straightened } from './geometry';
import { planJpeg } from './save';
import type { PlanChain } from './step';

/** Rotates by a quarter turn or straightens by up to 5°. */
export const planTurned: PlanChain = (random, size) => {
  const degrees = random.between(0.5, 5) * (random.chance(0.5) ? 1 : -1);
  const step = random.chance(0.45)
    ? quarterTurned(
        random.weighted([
          [90, 4],
          [270, 4],
          [180, 2],
        ]),
      )
    : straightened(
        size,
        Math.round(degrees * 10) / 10,
        random.pick(['bicubic', 'bilinear', 'lbb']),
      );
  return {
    steps: [step],
    last: planJpeg(random, random.int(78, 97)),
    keepsExif: random.chance(0.5),
  };
};
