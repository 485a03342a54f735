import type { Random } from '../random';
import { planResize } from './geometry';
import { planJpeg, saved } from './save';
import type { Chain, PlanChain, Size, Step } from './step';

/**
 * A messenger's copy: the longest side limited, saved at a low quality, without metadata; one in
 * four is forwarded again.
 */
export const planMessenger: PlanChain = (random, size) => {
  const first = planSending(random, size, random.pick([1600, 1280, 2048]));
  if (!random.chance(0.25)) return { ...first, keepsExif: false };
  const again = planSending(random, first.size, random.pick([1280, 1024]));
  return {
    steps: [...first.steps, saved(first.last), ...again.steps],
    last: again.last,
    keepsExif: false,
  };
};

type Sending = Omit<Chain, 'keepsExif'> & { readonly size: Size };

function planSending(random: Random, size: Size, sideMaxPx: number): Sending {
  const factor = sideMaxPx / Math.max(size.width, size.height);
  const steps: Step[] = [];
  let sent = size;
  if (factor < 1) {
    const resize = planResize(random, size, factor);
    steps.push(resize);
    sent = resize.size;
  }
  return { steps, last: planJpeg(random, random.int(65, 85), 0), size: sent };
}
