import sharp from 'sharp';
import { toSharp } from '@/scripts/forensics/bitmap';
import { pixelsOf } from '../decode';
import { maskOf, maskToSharp } from '../mask';
import type { Random } from '../random';
import { planJpeg, planPng } from './save';
import { drawScreen } from './screen';
import type { PlanChain, Size, Step } from './step';

const SCREENS: readonly Size[] = [
  { width: 1080, height: 1920 },
  { width: 1080, height: 2340 },
  { width: 828, height: 1792 },
  { width: 750, height: 1334 },
  { width: 1170, height: 2532 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** A screenshot of the picture in a gallery, a chat or a browser. */
export const planScreenshot: PlanChain = (random, size) => {
  const last = random.chance(0.55) ? planPng() : planJpeg(random, random.int(78, 96));
  return { steps: [planScreen(random, size)], last, keepsExif: false };
};

function planScreen(random: Random, size: Size): Step {
  const screen = random.pick(SCREENS);
  const upright = screen.height > screen.width;
  const factor = Math.min(
    (screen.width / size.width) * (upright && random.chance(0.6) ? 1 : random.between(0.6, 0.95)),
    (screen.height * 0.72) / size.height,
  );
  const photo = {
    width: Math.round(size.width * factor),
    height: Math.round(size.height * factor),
  };
  const left = Math.round(
    (screen.width - photo.width) * (random.chance(0.6) ? 0.5 : random.between(0, 1)),
  );
  const top = Math.round(screen.height * random.between(0.08, 0.14));
  const svg = Buffer.from(drawScreen(random, screen, top + photo.height));
  const kernel = random.pick(['lanczos3', 'cubic', 'linear'] as const);
  return {
    params: { step: 'screen', ...screen, left, top, photo: [photo.width, photo.height], kernel },
    apply: async (picture) => {
      const shown = await pixelsOf(
        toSharp(picture).resize(photo.width, photo.height, { fit: 'fill', kernel }),
      );
      const input = Buffer.from(shown.rgb);
      const raw = { ...photo, channels: 3 } as const;
      return pixelsOf(sharp(svg).flatten().composite([{ input, raw, left, top }]).removeAlpha());
    },
    applyToMask: (mask) => {
      const shown = maskToSharp(mask).resize(photo.width, photo.height, {
        fit: 'fill',
        kernel: 'linear',
      });
      const [right, bottom] = [
        screen.width - left - photo.width,
        screen.height - top - photo.height,
      ];
      return maskOf(shown.extend({ left, top, right, bottom, background: '#000' }));
    },
  };
}
