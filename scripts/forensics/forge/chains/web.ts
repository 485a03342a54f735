import { planSharpen } from './adjust';
import { cropped, planResize } from './geometry';
import { planJpeg, saved } from './save';
import type { PlanChain, Step } from './step';

/** Processing on the web: made smaller, sharpened, saved, cropped off the grid, saved again. */
export const planWeb: PlanChain = (random, size) => {
  const sideMaxPx = random.pick([random.int(400, 800), random.int(640, 1440), 1024, 1280, 1920]);
  const factor = Math.min(1, sideMaxPx / Math.max(size.width, size.height));
  const resize = planResize(random, size, factor);
  const steps: Step[] = factor < 1 ? [resize] : [];
  if (random.chance(0.7)) steps.push(planSharpen(random));
  steps.push(saved(planJpeg(random, random.int(65, 94))));
  const { width, height } = factor < 1 ? resize.size : size;
  if (random.chance(0.7)) {
    const [left, top] = [
      random.int(1, 7) + random.int(0, width >> 5),
      random.int(1, 7) + random.int(0, height >> 5),
    ];
    const [right, bottom] = [random.int(0, width >> 5), random.int(0, height >> 5)];
    steps.push(cropped({ left, top, width: width - left - right, height: height - top - bottom }));
  }
  return { steps, last: planJpeg(random, random.int(65, 94)), keepsExif: random.chance(0.1) };
};
