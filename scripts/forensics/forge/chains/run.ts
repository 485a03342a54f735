import type { Bitmap } from '@/scripts/forensics/bitmap';
import type { Mask } from '../mask';
import type { Chain } from './step';

/** Returns the picture after all steps, before the last save. */
export async function afterSteps(chain: Chain, picture: Bitmap): Promise<Bitmap> {
  for (const { apply } of chain.steps) picture = await apply(picture);
  return picture;
}

/** Returns the mask after all steps, black and white. */
export async function maskAfterSteps(chain: Chain, mask: Mask): Promise<Mask> {
  for (const { applyToMask } of chain.steps) mask = (await applyToMask?.(mask)) ?? mask;
  return { ...mask, alpha: mask.alpha.map((value) => (value > 127 ? 255 : 0)) };
}
